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

/**
 * Splits a name into pieces: its size, and the words that the name beside it lacks, stand out. Names of altogether
 * different parts would stand out as a whole; there the size alone does.
 * @param beside the name to compare with; the same one for the first of a list
 */
export function differingParts(name: string, beside: string): NamePart[] {
  const known = new Set(wordsOf(beside));
  const isAkin = wordsOf(name).some((word) => !SIZE.test(word) && word !== 'mm' && known.has(word));
  const parts: NamePart[] = [];
  let end = 0;
  const put = (text: string, stands: boolean) => {
    const last = parts.at(-1);
    if (last && (last.stands === stands || text.trim() === '')) last.text += text;
    else if (text !== '') parts.push({ text, stands });
  };
  for (const { 0: word, index } of name.matchAll(WORD)) {
    put(name.slice(end, index), false);
    put(word, SIZE.test(word) || (isAkin && !known.has(word)));
    end = index + word.length;
  }
  put(name.slice(end), false);
  return parts;
}

const wordsOf = (name: string): string[] => name.match(WORD) ?? [];
