// Buttons of written parts: 'Kodu kopyala', and 'Ekle' in the list of neighbours. Fetched at the first press.
import { formatNumber } from '#contract/format.ts';
import { api } from '../../base/browser-api.ts';
import { addToCart } from '../../cart/add.ts';
import { readCart } from '../../cart/store.ts';
import { IN_CART } from '../../texts/added.ts';
import { DETAIL_TEXTS as texts } from '../../texts/product-details.ts';
import { toast } from '../../ui/toast.ts';

export async function press(button: HTMLButtonElement): Promise<void> {
  const { copy, add } = button.dataset;
  if (copy !== undefined) await copyCode(button, copy);
  if (add !== undefined) await addNeighbour(button, add);
}

/** Copies the order code; selects it if the browser forbids copying. */
async function copyCode(button: HTMLButtonElement, code: string): Promise<void> {
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
async function addNeighbour(button: HTMLButtonElement, id: string): Promise<void> {
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
