import sanitizeHtml from 'sanitize-html';
import { isTextImage, isTextLink } from '#contract/fields.ts';
import { isPlainMarkup } from './plain-markup.ts';

/** What rich text may hold: prose, lists, tables, links and pictures. No styles, scripts, frames, forms or identifiers. */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    'p', 'br', 'hr', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'blockquote', 'code', 'pre', 'ul', 'ol', 'li', 'a', 'img', 'figure', 'figcaption',
    'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'colgroup', 'col',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    col: ['span'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href, target, rel: _rel, ...attributes }) => ({
      tagName,
      attribs: { ...attributes, ...(href !== undefined && isTextLink(href) ? { href } : {}), ...(target === '_blank' ? { target, rel: 'noopener' } : {}) },
    }),
    img: (tagName, { src, ...attributes }) => ({ tagName, attribs: { ...(src !== undefined && isTextImage(src) ? { src } : {}), ...attributes, loading: 'lazy' } }),
  },
};

/** Running text: what may stand inside a paragraph. */
const INLINE_OPTIONS: sanitizeHtml.IOptions = { ...OPTIONS, allowedTags: ['br', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'a'] };

const MAX_KEPT = 2_000;
const MAX_KEPT_LENGTH = 20_000;

/**
 * Sanitizes by the options, and keeps the last results.
 * @param isSettled tells cheaply of some texts that sanitizing would not change them
 */
function sanitizer(options: sanitizeHtml.IOptions, isSettled: (html: string) => boolean = () => false): (html: string) => string {
  const kept = new Map<string, string>();
  return (html) => {
    if (isSettled(html)) return html;
    const known = kept.get(html);
    if (known !== undefined) return known;
    const clean = sanitizeHtml(html, options);
    if (html.length <= MAX_KEPT_LENGTH) {
      kept.set(html, clean);
      if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!);
    }
    return clean;
  };
}

/**
 * HTML that may be put into a page. Runs on save and again on display, where most prose is plain and need not be taken apart; of the
 * other, which families of products share, the last results are kept.
 */
export const sanitizeRichText = sanitizer(OPTIONS, isPlainMarkup);

/** The same for running text: marks and links only, nothing that a paragraph may not hold. */
export const sanitizeInline = sanitizer(INLINE_OPTIONS);

/** The words of HTML on one line, entities as the characters they stand for; at most `max` characters. */
export function plainText(html: string, max: number): string {
  const spaced = html.replace(/<\/(?:p|h[1-6]|li|tr|td|th|div|blockquote|figcaption)>|<br\s*\/?>/gi, ' $&');
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} });
  return text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '').replace(/\s+/g, ' ').trim().slice(0, max).replace(/[\ud800-\udbff]$/, '');
}
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
