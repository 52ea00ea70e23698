// The form of a part, as its sub-category names it.

const lower = (text: string): string => text.toLocaleLowerCase('tr');

/** Letters that two forms of a word have in common at least, and by how many the shorter one may be longer. */
const MIN_STEM = 3;
const MAX_ENDING = 2;

/** Whether two words are forms of one: 'pimi' and 'pimleri'. */
function isForm(word: string, other: string): boolean {
  if (word === other) return true;
  let common = 0;
  while (common < word.length && word[common] === other[common]) common++;
  return common >= Math.max(MIN_STEM, Math.min(word.length, other.length) - MAX_ENDING);
}

/** 'Konik' → 'konik'; what is not written as a word, as 'HSS', stays. */
const asWithin = (word: string): string => (/^\p{Lu}\p{Ll}+$/u.test(word) ? lower(word) : word);

/** 'İtici pim' → 'itici pim'. */
export const withinSentence = (name: string): string => name.replace(/^\S+/, asWithin);

/** What a sub-category says of form beyond the family's name: 'Konik Kafalı İtici Pimler' of 'İtici pim': konik kafalı. */
export function formOf(name: string, subCategory: string): string {
  const named = lower(name).split(/[\s,]+/);
  return subCategory
    .split(' ')
    .filter((word) => !named.some((other) => isForm(lower(word), other)))
    .map(asWithin)
    .join(' ');
}
