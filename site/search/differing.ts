// Names of neighbouring hits, with what differs between them set apart.

/** A standard with its form ('DIN 1530-A'), or one word. */
const WORD = /(?:DIN|ISO|EN)(?: (?:EN|ISO))* [^\s,]+|[^\s,]+(?:,\d[^\s,]*)*/g;
/** 'Ø6×200', 'Ø0,8/2×63', 'M6×10', '156×156×22', 'R15,5': what people look for, so it always stands out. */
const SIZE = /^[ØMRGdL]?\d+(?:,\d+)?(?:\/\d+(?:,\d+)?)?(?:×|$)/;

/** A piece of a name. */
export interface NamePart {
  text: string;
  stands: boolean;
}

/** 'DIN 1530-A': it mostly follows from the form. */
const isStandard = (word: string): boolean => word.includes(' ');

/**
 * The words that a name has and the one beside it lacks, without sizes; standards only where nothing else differs.
 * Names of altogether different parts would differ as a whole: there are none.
 */
export function differingWords(name: string, beside: string): ReadonlySet<string> {
  const known = new Set(wordsOf(beside));
  const words = wordsOf(name).filter((word) => !SIZE.test(word) && word !== 'mm');
  if (!words.some((word) => known.has(word))) return new Set();
  const own = words.filter((word) => !known.has(word));
  return new Set(own.every(isStandard) ? own : own.filter((word) => !isStandard(word)));
}

/**
 * Splits a name into pieces: the words by which it differs from the one beside it stand out, and its size.
 * @param beside the name to compare with; the same one for the first of a list
 * @param isSizeKnown the size stands out only where it is not the other's
 */
export function differingParts(name: string, beside: string, isSizeKnown = false): NamePart[] {
  const sizes = isSizeKnown ? new Set(wordsOf(beside)) : new Set();
  const differing = differingWords(name, beside);
  const parts: NamePart[] = [];
  let end = 0;
  const put = (text: string, stands: boolean) => {
    const last = parts.at(-1);
    if (last && (last.stands === stands || text.trim() === '')) last.text += text;
    else if (text !== '') parts.push({ text, stands });
  };
  for (const { 0: word, index } of name.matchAll(WORD)) {
    put(name.slice(end, index), false);
    put(word, SIZE.test(word) ? !sizes.has(word) : differing.has(word));
    end = index + word.length;
  }
  put(name.slice(end), false);
  return parts;
}

const wordsOf = (name: string): string[] => name.match(WORD) ?? [];
