/** The sanitizer writes '&' as '&amp;'; shows '&' itself, unless it would become an entity. */
export const readable = (html: string): string =>
  html.replace(/&amp;(?!(?:[a-z]{1,10}|#\d{1,6}|#x[\da-f]{1,6});)/gi, '&').replace(/<br ?\/?>\n?/gi, '\n');

/** Running text for typing: a blank line between paragraphs, a new line for a break. */
export const toText = (paragraphs: readonly string[]): string => paragraphs.map(readable).join('\n\n');

export const toParagraphs = (text: string): string[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map((one) => one.trim().replaceAll('\n', '<br>'))
    .filter(Boolean);

/**
 * Wraps a part of a text in a mark.
 * @returns the text and the part's new place
 */
export function wrapped(
  text: string,
  from: number,
  to: number,
  before: string,
  after: string,
): { text: string; from: number; to: number } {
  return {
    text: text.slice(0, from) + before + text.slice(from, to) + after + text.slice(to),
    from: from + before.length,
    to: to + before.length,
  };
}
