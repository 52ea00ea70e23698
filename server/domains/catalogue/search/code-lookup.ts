import { codeKey, startOfCode } from './codes.ts';
import type { FamilyIndex } from './family-index.ts';
import type { Place } from './grammar.ts';
import { plain, withoutQuantity } from './plain.ts';
import type { Scope } from './ranking.ts';

/** An article whose very code was typed, and what was typed beside it. */
export interface FoundCode {
  family: FamilyIndex;
  row: number;
  rest: string;
  /** Where the code stands in the line. */
  place: Place;
  line: string;
}

export interface BegunCode {
  family: FamilyIndex;
  rows: number[];
}

const MAX_PIECES = 12;
/** Pieces of a text that may make one code: 'z 40 6 x 200'. */
const MAX_WINDOW = 4;
const MAX_BEGINNINGS = 1_000;
const MIN_LENGTH = 3;

const flatOf = (key: string): string => key.replaceAll('.', '');

/** The families' codes, by their first two signs. */
export class CodeLookup {
  private readonly families = new Map<string, Set<FamilyIndex>>();

  add(family: FamilyIndex, starts: Iterable<string>): void {
    for (const start of starts) {
      const known = this.families.get(start);
      if (known) known.add(family);
      else this.families.set(start, new Set([family]));
    }
  }

  remove(family: FamilyIndex): void {
    for (const families of this.families.values()) families.delete(family);
  }

  /** The article whose very code stands in the text: in one to four pieces, the longest first. */
  find(text: string, { mask, isAllowed }: Scope): FoundCode | null {
    const line = plain(withoutQuantity(text));
    const places = [...line.matchAll(/\S+/g)].slice(0, MAX_PIECES);
    const pieces = places.map(([piece]) => piece);
    for (let length = Math.min(MAX_WINDOW, pieces.length); length > 0; length--) {
      for (let at = 0; at + length <= pieces.length; at++) {
        const key = codeKey(pieces.slice(at, at + length).join(' '));
        const flat = flatOf(key);
        if (flat.length < MIN_LENGTH || !/\d/.test(flat) || !/\p{L}/u.test(flat)) continue;
        for (const family of this.families.get(startOfCode(key)) ?? []) {
          const row = isAllowed(family)
            ? keysOf(key)
                .flatMap((one) => family.codes.exact(one))
                .find((found) => family.table.isIn(found, mask))
            : undefined;
          if (row === undefined) continue;
          const last = places[at + length - 1]!;
          const place = { from: places[at]!.index, to: last.index + last[0].length };
          return { family, row, rest: [...pieces.slice(0, at), ...pieces.slice(at + length)].join(' '), place, line };
        }
      }
    }
    return null;
  }

  /** Articles whose codes begin with the whole text: letters with a digit behind them. */
  beginningWith(text: string, { mask, isAllowed }: Scope): BegunCode[] {
    const key = codeKey(plain(text));
    if (!isBegunCode(text)) return [];
    return [...(this.families.get(startOfCode(key)) ?? [])].flatMap((family) => {
      if (!isAllowed(family)) return [];
      const rows = family.codes.beginning(key, MAX_BEGINNINGS).filter((row) => family.table.isIn(row, mask));
      return rows.length > 0 ? [{ family, rows: rows.sort((a, b) => a - b) }] : [];
    });
  }
}

/** Points of a key that may stand for an x: 'z40.8.160' for Z40-8X160. */
const MAX_POINTS = 4;
/** The key as typed, then with an x in place of some of its points. */
function keysOf(key: string): string[] {
  const [first, ...parts] = key.split('.') as [string, ...string[]];
  if (parts.length === 0 || parts.length > MAX_POINTS) return [key];
  return parts.reduce((starts, part) => starts.flatMap((start) => [`${start}.${part}`, `${start}x${part}`]), [first]);
}

function isBegunCode(text: string): boolean {
  const flat = flatOf(codeKey(plain(text)));
  return flat.length >= MIN_LENGTH && /^\p{L}+\d[\p{L}\d]*$/u.test(flat);
}
