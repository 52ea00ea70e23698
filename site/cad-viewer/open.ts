// The 3D view of an article, in a dialog over the page. Fetched when it is first wanted.
import { ApiError } from '#contract/api-error.ts';
import { toApiError } from '#contract/client.ts';
import { formatNumber } from '#contract/format.ts';
import { FIRST_LOOK, zoomed } from '#browser/model-view/camera.ts';
import { KEY_ZOOM } from '#browser/model-view/controls.ts';
import { readGlb, type ModelMesh } from '#browser/model-view/glb.ts';
import { showModel, type ModelView, type ShownExtent } from '#browser/model-view/view.ts';
import { markup } from '../base/markup.ts';
import { MODEL_VIEW_TEXTS as texts } from '../texts/model-view.ts';
import './viewer.css';

export interface ShownArticle {
  /** Of its GLB file: asked for while this code was on its way. */
  reply: Promise<Response>;
  code: string;
  name: string;
  /** Its dimensions as people read them: 'd1 Ø6'. */
  dimensions: readonly string[];
  /** Address of a picture for browsers without WebGL; '' for none. */
  picture: string;
}

const frame = ({ code, name, dimensions }: ShownArticle) =>
  markup`<header><h2 id="model-title">${texts.title(code)}</h2><form method="dialog"><button class="button button--quiet button--dense">${texts.close}</button></form></header><div class="model-stage"><canvas tabindex="0" role="img" aria-label="${texts.alt(name, dimensions.join(', '))}" aria-describedby="model-help"></canvas><div class="model-extents" aria-hidden="true" hidden></div><ul class="model-dimensions code" hidden>${dimensions.map((one) => markup`<li>${one}</li>`)}</ul><output>${texts.preparing}</output></div><footer><p id="model-help">${texts.help}</p><div><label><input type="checkbox"> ${texts.dimensions}</label><button type="button" class="button button--quiet button--dense" data-act="in" aria-label="${texts.zoomIn}">+</button><button type="button" class="button button--quiet button--dense" data-act="out" aria-label="${texts.zoomOut}">−</button><button type="button" class="button button--quiet button--dense" data-act="reset">${texts.reset}</button></div></footer>`;

/** @throws ApiError */
async function meshOf(asked: Promise<Response>): Promise<ModelMesh> {
  const reply = await asked;
  if (!reply.ok) throw toApiError(reply.status, await reply.json().catch(() => null));
  return readGlb(await reply.arrayBuffer());
}

/** Lines shorter than their figures say less than the list beside them, px. */
const MIN_LINE = 64;

/** The lengths of the model's box, as lines with figures over the picture. */
function extentLines(extents: readonly ShownExtent[]): string {
  const shown = extents.filter(({ from, to }) => Math.hypot(to.x - from.x, to.y - from.y) >= MIN_LINE);
  const lines = shown.map(({ from, to }) => markup`<line x1="${from.x}" y1="${from.y}" x2="${to.x}" y2="${to.y}"/>`);
  const figures = shown.map(({ mm, from, to }) => {
    const text = texts.extent(formatNumber(Math.round(mm * 100) / 100));
    return markup`<span class="code" data-x="${(from.x + to.x) / 2}" data-y="${(from.y + to.y) / 2}">${text}</span>`;
  });
  return markup`<svg>${lines}</svg>${figures}`.html;
}

export async function openViewer(article: ShownArticle): Promise<void> {
  const dialog = document.createElement('dialog');
  dialog.className = 'model-view';
  dialog.setAttribute('aria-labelledby', 'model-title');
  dialog.innerHTML = frame(article).html;
  const find = <E extends Element>(selector: string): E => dialog.querySelector<E>(selector)!;
  const canvas = find<HTMLCanvasElement>('canvas');
  const lines = find<HTMLElement>('.model-extents');
  const said = find<HTMLOutputElement>('output');
  let view: ModelView | null = null;
  dialog.addEventListener('close', () => {
    view?.end();
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
  canvas.focus();

  find('footer').addEventListener('click', ({ target }) => {
    const act = (target as Element).closest<HTMLElement>('[data-act]')?.dataset['act'];
    if (act === 'in') view?.change((look) => zoomed(look, KEY_ZOOM));
    if (act === 'out') view?.change((look) => zoomed(look, 1 / KEY_ZOOM));
    if (act === 'reset') view?.change(() => FIRST_LOOK);
  });
  find<HTMLInputElement>('input').addEventListener('change', ({ target }) => {
    const isWanted = (target as HTMLInputElement).checked;
    lines.hidden = !isWanted;
    find<HTMLElement>('.model-dimensions').hidden = !isWanted;
  });
  const drawExtents = (extents: readonly ShownExtent[]) => {
    lines.innerHTML = extentLines(extents);
    // By script, because the pages' policy takes no style attributes in HTML.
    for (const figure of lines.querySelectorAll<HTMLElement>('span'))
      figure.style.translate = `calc(${figure.dataset['x']}px - 50%) calc(${figure.dataset['y']}px - 50%)`;
  };
  try {
    const mesh = await meshOf(article.reply);
    view = showModel(canvas, mesh, drawExtents);
    said.textContent = view ? '' : texts.unsupported;
    if (!view) showPicture(canvas, article);
  } catch (error) {
    said.textContent = ApiError.is(error) && error.status > 0 ? error.message : texts.failed;
  }
}

function showPicture(canvas: HTMLCanvasElement, { picture, name }: ShownArticle): void {
  if (!picture) return;
  const image = document.createElement('img');
  image.src = picture;
  image.alt = name;
  canvas.replaceWith(image);
}
