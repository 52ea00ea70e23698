// Turns text pasted from Word, Excel, Google Docs and web pages into plain markup. The editor drops styles, classes and
// unknown tags itself; this keeps what would be lost or wrong by then.
import { isTextImage } from '#contract/fields.ts';
import { UPLOAD_ATTRIBUTE } from './picture.ts';

/** Holds the style of an element: the page's policy forbids parsing style attributes, even in hidden documents. */
const STYLE = 'data-style';
const styleOf = (element: Element): string => element.getAttribute(STYLE) ?? '';
const OTHER_HEADINGS: Record<string, string> = { H1: 'h2', H5: 'h4', H6: 'h4' };
const DATA_IMAGE = /^data:(image\/(?:png|jpe?g|gif|webp));base64,([a-z0-9+/=\s]+)$/i;
const MAX_DATA_LENGTH = 8 * 1024 * 1024;

/** File in a data: URL, or null when it is not a picture that may be uploaded. */
export function fileOfDataUrl(url: string, name: string): File | null {
  const [, type, data] = (url.length <= MAX_DATA_LENGTH && DATA_IMAGE.exec(url)) || [];
  if (!type || !data) return null;
  try {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    return new File([bytes], `${name}.${type.slice('image/'.length).toLowerCase().replace('jpeg', 'jpg')}`, {
      type: type.toLowerCase(),
    });
  } catch {
    return null; // not valid base64
  }
}

/** Parses the HTML into a separate document without applying styles. */
function parse(html: string): Document {
  const harmless = html
    .replace(/<(\/?)style\b/gi, '<$1xmp')
    .replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/([\s"'])style(\s*=)/i, `$1${STYLE}$2`));
  return new DOMParser().parseFromString(harmless, 'text/html');
}

/** Whether it has text, not only a picture. */
export function hasWords(html: string): boolean {
  const { body } = parse(html);
  for (const element of body.querySelectorAll('xmp, script')) element.remove();
  return body.textContent.trim() !== '';
}

interface PastedImages {
  /**
   * Uploads a picture embedded in the pasted text.
   * @returns id of the upload
   */
  onImage: (url: string) => string | null;
  /** Called when the file of a picture is not part of the pasted text. */
  onLost: () => void;
}

/** Pasted HTML, cleaned for the editor. */
export function cleanPasted(html: string, { onImage, onLost }: PastedImages): string {
  const page = parse(html);
  for (const element of page.querySelectorAll('script, xmp, meta, link, title, xml')) element.remove();
  for (const heading of page.querySelectorAll('h1, h5, h6')) rename(heading, OTHER_HEADINGS[heading.tagName]!);
  makeWordLists(page);
  makeMarks(page);
  // Word uses paragraphs with a non-breaking space only as spacing.
  for (const paragraph of page.querySelectorAll('p'))
    if (!paragraph.textContent.replace(/[\s\u00a0]/g, '') && !paragraph.querySelector('img')) paragraph.remove();

  let isLost = false;
  for (const image of page.querySelectorAll('img')) {
    const src = image.getAttribute('src') ?? '';
    const upload = src.startsWith('data:') ? onImage(src) : null;
    if (upload) {
      image.removeAttribute('src');
      image.setAttribute(UPLOAD_ATTRIBUTE, upload);
    } else if (!isTextImage(src) && !image.hasAttribute(UPLOAD_ATTRIBUTE)) {
      isLost = true;
      image.remove();
    }
  }
  if (isLost) onLost();
  return page.body.innerHTML;
}

function rename(element: Element, tag: string): Element {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Word writes list items as paragraphs that begin with the marker; turns them into lists again. */
function makeWordLists(page: Document): void {
  const open: { list: Element; level: number }[] = [];
  let previous: Element | null = null;
  for (const paragraph of page.querySelectorAll('p')) {
    const level = Number(/mso-list:\s*l\d+\s+level(\d)/i.exec(styleOf(paragraph))?.[1] ?? 0);
    if (level === 0) continue;
    const sign = markerOf(paragraph);
    const isNumbered = /^[\da-z]{1,4}[.)]/i.test(sign?.textContent.trim() ?? '');
    sign?.remove();
    if (paragraph.previousElementSibling !== previous || previous === null) open.length = 0;
    while (open.length > 0 && open.at(-1)!.level > level) open.pop();
    if (open.at(-1)?.level !== level) {
      const list = page.createElement(isNumbered ? 'ol' : 'ul');
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else paragraph.before(list);
      open.push({ list, level });
    }
    const item = page.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)!.list.append(item);
    paragraph.remove();
    previous = open[0]!.list;
  }
}

const markerOf = (paragraph: Element): Element | undefined =>
  [...paragraph.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(styleOf(span)));

/** Styles, and tags with the same meaning. */
const STYLED: readonly [RegExp, string][] = [
  [/font-weight:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration[a-z-]*:[^;]*underline/i, 'u'],
  [/text-decoration[a-z-]*:[^;]*line-through/i, 's'],
  [/vertical-align:\s*sub/i, 'sub'],
  [/vertical-align:\s*super/i, 'sup'],
];

/** Google Docs writes bold text as styled spans, and wraps everything in a <b> that is not bold. */
function makeMarks(page: Document): void {
  for (const wrapper of page.querySelectorAll(`b[${STYLE}], strong[${STYLE}]`)) {
    if (/font-weight:\s*(?:normal|[1-4]00)/i.test(styleOf(wrapper))) wrapper.replaceWith(...wrapper.childNodes);
  }
  for (const span of page.querySelectorAll(`span[${STYLE}]`)) {
    for (const [pattern, tag] of STYLED) {
      if (!pattern.test(styleOf(span)) || (tag === 'u' && span.closest('a'))) continue;
      const mark = page.createElement(tag);
      mark.append(...span.childNodes);
      span.append(mark);
    }
  }
}
