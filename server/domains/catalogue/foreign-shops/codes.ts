// Product codes of other shops: folded to the letters that ours have, and told apart within a file.

const MAX_CODE = 60;
/** Letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = { ı: 'i', Ø: 'O', ø: 'o', ß: 'ss', Æ: 'AE', æ: 'ae', '×': 'x' };

const cut = (code: string, max = MAX_CODE): string => code.slice(0, max).replace(/-+$/, '');

/** A code of A–Z, 0–9 and '-': 'Pim Ø6×100/ğ' → 'PIM-O6X100-G'; '' where nothing is left. */
export const foldCode = (text: string): string =>
  cut(
    text
      .replace(/[ıØøßÆæ×]/g, (letter) => LETTERS[letter] ?? letter)
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toUpperCase()
      .replace(/[^A-Z0-9]+/g, '-')
      .replace(/^-+/, ''),
  );

/** The codes of a file: which there are, and how many are not as the file has them. */
export function codeBook() {
  const known = new Set<string>();
  const taken = new Set<string>();
  const counts = { folded: 0, clashes: 0, made: 0 };
  return {
    counts,
    /** Notes a code that a row may have, so that no suffix makes it anew. */
    reserve: (code: string): void => void known.add(code),
    /** Notes a row's code. @param written as the file has it; '': it has none */
    note(code: string, written: string): void {
      if (written === '') counts.made += 1;
      else if (code !== written.toUpperCase()) counts.folded += 1;
      if (taken.has(code)) counts.clashes += 1;
      taken.add(code);
      known.add(code);
    },
    /** Gives the rows their codes, in the order of the file: the first has it as it is, others get '-2', '-3'. */
    giver(): (code: string) => string {
      const given = new Set<string>();
      const last = new Map<string, number>();
      return (code) => {
        let found = code;
        let n = last.get(code) ?? 1;
        while (given.has(found) || (found !== code && known.has(found))) {
          n += 1;
          found = `${cut(code, MAX_CODE - `-${n}`.length)}-${n}`;
        }
        last.set(code, n);
        given.add(found);
        return found;
      };
    },
  };
}
export type CodeBook = ReturnType<typeof codeBook>;
