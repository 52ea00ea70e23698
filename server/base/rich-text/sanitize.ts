import { hash } from 'node:crypto';
import sanitizeHtml from 'sanitize-html';
import sanitizerPackage from 'sanitize-html/package.json' with { type: 'json' };
import { isTextImage, isTextLink } from '#contract/fields.ts';
import { isPlainMarkup } from './plain-markup.ts';

/**
 * The allowed rich text: prose, lists, tables, links and pictures. No styles, scripts, frames, forms or identifiers
 * (docs/decisions/0008).
 */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'h2',
    'h3',
    'h4',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'blockquote',
    'code',
    'pre',
    'ul',
    'ol',
    'li',
    'a',
    'img',
    'figure',
    'figcaption',
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
    'colgroup',
    'col',
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
  // Copies only allowed attributes: a tag may bring thousands of them.
  transformTags: {
    a: (tagName, attributes) => {
      const { href, target, title } = attributes;
      return {
        tagName,
        attribs: only({
          title,
          href: href !== undefined && isTextLink(href) ? href : undefined,
          target: target === '_blank' ? target : undefined,
          rel: target === '_blank' ? 'noopener' : undefined,
        }),
      };
    },
    img: (tagName, attributes) => {
      const { src, alt, title, width, height } = attributes;
      return {
        tagName,
        attribs: only({
          src: src !== undefined && isTextImage(src) ? src : undefined,
          alt,
          title,
          width,
          height,
          loading: 'lazy',
        }),
      };
    },
  },
};

const only = (attributes: Record<string, string | undefined>): sanitizeHtml.Attributes =>
  Object.fromEntries(Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** Running text: the tags allowed inside a paragraph. */
const INLINE_OPTIONS: sanitizeHtml.IOptions = {
  ...OPTIONS,
  allowedTags: ['br', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'a'],
};

/** Tags within tags; the sanitizer's time grows with the square of more. */
export const MAX_DEPTH = 50;
/** Tags and pieces of text between them that one save may bring: each takes some microseconds. */
export const MAX_PIECES = 10_000;
/** Each picture counts as so many pieces: its address and attributes are checked one by one. */
const PIECES_OF_PICTURE = 4;

/** Thrown for HTML that exceeds a bound, before all of it is parsed. */
export class TooElaborate extends Error {
  readonly reason: 'depth' | 'pieces';
  constructor(reason: 'depth' | 'pieces') {
    super(`HTML beyond its bounds: ${reason}`);
    this.reason = reason;
  }
}

/** The number of pieces left. */
export interface Budget {
  pieces: number;
}

/** Sanitizes by the options, counting as the parser sees it. @throws TooElaborate as soon as a bound is passed */
function sanitizeWithin(html: string, options: sanitizeHtml.IOptions, budget: Budget): string {
  let depth = 0;
  const count = (pieces = 1) => {
    if ((budget.pieces -= pieces) < 0) throw new TooElaborate('pieces');
  };
  return sanitizeHtml(html, {
    ...options,
    onOpenTag(name) {
      count(name === 'img' ? PIECES_OF_PICTURE : 1);
      if (++depth > MAX_DEPTH) throw new TooElaborate('depth');
    },
    onCloseTag() {
      depth--;
    },
    textFilter(text) {
      count();
      return text;
    },
  });
}

/** The words of HTML without its marks, as HTML; linear, whatever it is given. */
const wordsOf = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?!(?:amp|lt|gt|quot|nbsp|#39);)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\s+/g, ' ')
    .trim();

function sanitizeOrWords(html: string, options: sanitizeHtml.IOptions): string {
  try {
    return sanitizeWithin(html, options, { pieces: Infinity });
  } catch (error) {
    if (!(error instanceof TooElaborate)) throw error;
    return wordsOf(html);
  }
}

const MAX_KEPT = 2_000;
const MAX_KEPT_LENGTH = 4_000_000;

/**
 * Sanitizes by the options, and keeps the last results. Text that is nested too deeply is reduced to its words.
 * @param isSettled recognises, cheaply, some texts that sanitizing would not change
 */
function sanitizer(
  options: sanitizeHtml.IOptions,
  isSettled: (html: string) => boolean = () => false,
): (html: string) => string {
  const kept = new Map<string, string>();
  let length = 0;
  return (html) => {
    if (isSettled(html)) return html;
    const known = kept.get(html);
    if (known !== undefined) return known;
    const clean = sanitizeOrWords(html, options);
    kept.set(html, clean);
    length += html.length + clean.length;
    for (const [oldest, result] of kept) {
      if (kept.size <= MAX_KEPT && length <= MAX_KEPT_LENGTH) break;
      kept.delete(oldest);
      length -= oldest.length + result.length;
    }
    return clean;
  };
}

/**
 * Returns HTML that may be put into a page, for text without a valid stamp (`stored.ts`). Most prose is plain and is
 * not parsed; results of other texts, which families of products share, are kept.
 */
export const sanitizeRichText = sanitizer(OPTIONS, isPlainMarkup);

/** The same for running text: marks and links only, nothing that a paragraph may not hold. */
export const sanitizeInline = sanitizer(INLINE_OPTIONS);

/** The same for text about to be saved. @throws TooElaborate */
export const sanitizeRichTextToSave = (html: string, budget: Budget): string =>
  isPlainMarkup(html) ? html : sanitizeWithin(html, OPTIONS, budget);
export const sanitizeInlineToSave = (html: string, budget: Budget): string =>
  sanitizeWithin(html, INLINE_OPTIONS, budget);

/** Grows with changes to functions that the rules above call: the fingerprint below does not see those. */
const RULES_VERSION = 1;
export const RULES = hash(
  'sha256',
  JSON.stringify([
    RULES_VERSION,
    sanitizerPackage.version,
    [OPTIONS, INLINE_OPTIONS].map((options) =>
      JSON.stringify(options, (_, value: unknown) => (typeof value === 'function' ? String(value) : value)),
    ),
  ]),
  'base64url',
).slice(0, 12);

/** Returns the words of HTML on one line, with entities decoded; at most `max` characters. */
export function plainText(html: string, max: number): string {
  const spaced = html.replace(/<\/(?:p|h[1-6]|li|tr|td|th|div|blockquote|figcaption)>|<br\s*\/?>/gi, ' $&');
  const text = sanitizeOrWords(spaced, { allowedTags: [], allowedAttributes: {} });
  return decoded(text)
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, '');
}

/** Text of sanitized HTML without its tags, on one line, with entities decoded. */
export const decoded = (text: string): string =>
  text
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
