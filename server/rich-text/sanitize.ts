import sanitizeHtml from 'sanitize-html';

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
    a: (tagName, attributes) => ({ tagName, attribs: attributes['target'] === '_blank' ? { ...attributes, rel: 'noopener' } : attributes }),
    img: (tagName, attributes) => ({ tagName, attribs: { ...attributes, loading: 'lazy' } }),
  },
};

const MAX_KEPT = 2_000;
const MAX_KEPT_LENGTH = 20_000;
const kept = new Map<string, string>();

/**
 * HTML that may be put into a page. Runs on save and again on display; because families of products share their prose, the
 * last results are kept.
 */
export function sanitizeRichText(html: string): string {
  const known = kept.get(html);
  if (known !== undefined) return known;
  const clean = sanitizeHtml(html, OPTIONS);
  if (html.length <= MAX_KEPT_LENGTH) {
    kept.set(html, clean);
    if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!);
  }
  return clean;
}
