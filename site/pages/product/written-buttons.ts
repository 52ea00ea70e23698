// Buttons of written parts: 'Kodu kopyala', 'Taksit seçenekleri', 'Ekle' in the list of neighbours, links to CAD files, and
// the 3D view. Fetched at the first press.
import { ApiError } from '#contract/api-error.ts';
import type { CadFormat } from '#contract/cad.ts';
import { cadFilePath } from '#contract/cad-paths.ts';
import { formatNumber } from '#contract/format.ts';
import { MAX_QUANTITY } from '#contract/order-facts.ts';
import { fetchSignedIn } from '#browser/signed-in-api.ts';
import { api } from '../../base/browser-api.ts';
import { addToCart } from '../../cart/add.ts';
import { readCart } from '../../cart/store.ts';
import { IN_CART } from '../../texts/added.ts';
import { CAD_TEXTS as cadTexts, DETAIL_TEXTS as texts } from '../../texts/product-details.ts';
import { toast } from '../../ui/toast.ts';

export async function press(button: HTMLElement): Promise<void> {
  const { copy, add, cad, model, instalments } = button.dataset;
  if (copy !== undefined) await copyCode(button, copy);
  if (add !== undefined) await addNeighbour(button, add);
  if (cad !== undefined) await saveCadFile(button as HTMLAnchorElement);
  if (model !== undefined) await showModel(model);
  if (instalments !== undefined) await showInstalments(instalments, button.textContent);
}

/** A file that is ready comes before anybody could read that it is being prepared. */
const SOON_MS = 300;

/** Saves the file that a link leads to, and says beside it what keeps it. */
async function saveCadFile(link: HTMLAnchorElement): Promise<void> {
  const said = link.parentElement!.querySelector('output')!;
  const waiting = setTimeout(() => (said.textContent = cadTexts.preparing), SOON_MS);
  said.textContent = '';
  try {
    const { download } = await import('#browser/download.ts');
    const { article, cad } = link.dataset;
    await download('GET /api/products/:id/cad/:format', { params: { id: article!, format: cad as CadFormat } });
    said.textContent = '';
  } catch (error) {
    // The link leads to the door then, and from there back to this page.
    if (ApiError.is(error) && error.status === 401) return location.assign(link.href);
    said.textContent = ApiError.is(error) && error.status > 0 ? error.message : cadTexts.failed;
  } finally {
    clearTimeout(waiting);
  }
}

/** Opens the 3D view, with the facts that stand in the page. */
async function showModel(id: string): Promise<void> {
  // As the signed-in person: what staff look at is not counted.
  const reply = fetchSignedIn(cadFilePath(id, 'glb'), {
    method: 'GET',
    credentials: 'same-origin',
    headers: {},
  });
  reply.catch(() => {}); // the viewer says so
  const { openViewer } = await import('../../cad-viewer/open.ts');
  const textOf = (element: Element | null) => element?.textContent?.trim() ?? '';
  await openViewer({
    reply,
    code: textOf(document.querySelector('.product-code b')),
    name: textOf(document.querySelector('.product-head h1')),
    dimensions: [...document.querySelectorAll('.product-dims tbody tr')].flatMap((row) => {
      const [letter, , value] = [...row.children].map(textOf);
      return letter && value ? [`${letter} ${value}`] : [];
    }),
    // Shown where there is no WebGL.
    picture:
      (document.querySelector('.product-gallery img[src*="/cad/webp"]') as HTMLImageElement | null)?.currentSrc ??
      document.querySelector<HTMLImageElement>('.product-gallery img')?.currentSrc ??
      '',
  });
}

/** Opens the instalments of as many pieces as the page is about to add to the cart. */
async function showInstalments(id: string, title: string): Promise<void> {
  const { openInstalments } = await import('./instalments.ts');
  const typed = Number(document.querySelector<HTMLInputElement>('.product-buy .quantity input')?.value);
  await openInstalments(id, Number.isInteger(typed) && typed > 0 ? Math.min(typed, MAX_QUANTITY) : 1, title);
}

/** Copies the order code; selects it if the browser forbids copying. */
async function copyCode(button: HTMLElement, code: string): Promise<void> {
  const said = button.nextElementSibling!;
  try {
    await navigator.clipboard.writeText(code);
    said.textContent = texts.copied;
    button.addEventListener('blur', () => (said.textContent = ''), { once: true });
  } catch {
    getSelection()?.selectAllChildren(button.previousElementSibling!);
  }
}

/** Adds the least order of a neighbour, and says in the button how many are in the cart. */
async function addNeighbour(button: HTMLElement, id: string): Promise<void> {
  try {
    addToCart(await api('GET /api/products/:id', { params: { id } }));
  } catch {
    return toast(texts.addFailed, 'error');
  }
  const line = readCart().find((one) => one._id === id);
  if (!line) return;
  button.textContent = IN_CART(formatNumber(line.quantity));
  button.dataset['added'] = '';
  button.removeAttribute('aria-label');
}
