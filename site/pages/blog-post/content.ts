// A post's HTML as its page shows it. It comes from the sanitizer: tags are complete, headings have no attributes, and
// '<' occurs only in tags.
import { BLOG_POST_TEXTS as texts } from '../../texts/blog-post.ts';

/** Fewer headings need no table of contents. */
const MIN_HEADINGS = 3;
const HEADING = /<h2>(.*?)<\/h2>/gs;

interface Heading {
  id: string;
  text: string;
}

/** Characters that the sanitizer writes as entities; the ampersand last, which begins all others. */
const ENTITIES = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&nbsp;', '\u00a0'],
  ['&amp;', '&'],
] as const;

const textOf = (html: string): string =>
  ENTITIES.reduce((text, [entity, sign]) => text.replaceAll(entity, sign), html.replace(/<[^>]*>/g, '')).trim();

/** The text with addressable headings and with each table in a box in which it scrolls, and its table of contents. */
export function prepared(content: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const html = content
    .replace(HEADING, (whole, inner: string) => {
      const text = textOf(inner);
      if (text === '') return whole;
      const id = `bolum-${headings.length + 1}`;
      headings.push({ id, text });
      return `<h2 id="${id}">${inner}</h2>`;
    })
    .replaceAll('<table', `<div class="post-table" role="group" aria-label="${texts.table}" tabindex="0"><table`)
    .replaceAll('</table>', '</table></div>');
  return { html, headings: headings.length < MIN_HEADINGS ? [] : headings };
}
