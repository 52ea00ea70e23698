// Found words in plain text: marked, and a passage around the first of them.
import type { MarkedText } from '#contract/content-search.ts';
import { fold } from '#contract/text.ts';
import type { Words } from '../../../base/search-text/words.ts';

/** A word, a figure with its sign, a size: what `fold` turns into one word or a few. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:(?:[.,-]|\s*[×*]\s*)[\p{L}\p{M}\p{N}]+)*/gu;

/** Letters that `fold` makes one of. */
const SPELLED: Readonly<Record<string, string>> = {
  a: '[aâ]',
  c: '[cç]',
  g: '[gğ]',
  i: '[iıİIî]',
  o: '[oö]',
  s: '[sş]',
  u: '[uüû]',
  x: String.raw`\s*[x×*]\s*`,
  '.': '[.,-]',
};

/** Where a folded term may stand in a text; the marks compare by `fold` itself. */
const spelled = (term: string): RegExp =>
  new RegExp([...term].map((letter) => SPELLED[letter] ?? letter).join(''), 'iu');

/** Marks the words in which a term occurs; one of one or two letters must begin the word, as in the search. */
export function marked(text: string, terms: readonly string[]): MarkedText {
  const pieces: MarkedText = [];
  const put = (piece: string, isHit: boolean) => {
    const last = pieces.at(-1);
    if (piece === '') return;
    if (last?.isHit === isHit) last.text += piece;
    else pieces.push({ text: piece, isHit });
  };
  const long = terms.filter((term) => term.length > 2);
  const short = terms.filter((term) => term.length <= 2);
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const folded = fold(word);
    const isHit =
      long.some((term) => folded.includes(term)) ||
      (short.length > 0 && folded.split(' ').some((one) => short.some((term) => one.startsWith(term))));
    put(text.slice(end, index), false);
    put(word, isHit);
    end = index + word.length;
  }
  put(text.slice(end), false);
  return pieces;
}

/** Characters of a passage, and of those before the first found word. */
const PASSAGE = 180;
const BEFORE = 60;

/** The passage of the summary or the text in which a term stands first, else how they begin. */
export function snippetOf({ summary, text }: Words, terms: readonly string[]): MarkedText {
  const patterns = [...terms].sort((a, b) => b.length - a.length).map(spelled);
  for (const source of [summary, text])
    for (const pattern of patterns) {
      const at = source.search(pattern);
      if (at >= 0) return marked(passageAt(source, at), terms);
    }
  return marked(passageAt(summary.trim() === '' ? text : summary, 0), terms);
}

/** @param at where it must contain the text; cut between words */
function passageAt(text: string, at: number): string {
  const from = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1;
  // A text without spaces is cut anywhere.
  const start = from > at ? at : from;
  const rest = text.slice(start);
  if (rest.length <= PASSAGE) return (start > 0 ? '… ' : '') + rest.trim();
  const space = rest.lastIndexOf(' ', PASSAGE);
  const cut = rest.slice(0, space > PASSAGE / 2 ? space : PASSAGE).replace(/[\ud800-\udbff]$/, '');
  return `${start > 0 ? '… ' : ''}${cut.trim()} …`;
}
