import { fold } from '#contract/text.ts';

/**
 * A code for comparing: small letters and digits, with a point where a sign stands between two digits. 'Z40-2-5X100' →
 * 'z40.2.5x100'. Codes are looked up without the points, since people leave them out; the points decide between codes
 * that are then alike (ZDH-1-2X71, ZDH-12X71).
 */
export function codeKey(code: string): string {
  let key = '';
  let isSigned = false;
  for (const sign of PLAIN_CODE.test(code) ? code.toLowerCase() : fold(code)) {
    if (!LETTER_OR_DIGIT.test(sign)) {
      isSigned = true;
      continue;
    }
    if (isSigned && isDigit(sign) && isDigit(key.at(-1))) key += '.';
    key += sign;
    isSigned = false;
  }
  return key;
}

const PLAIN_CODE = /^[A-Za-z0-9 ./-]*$/;
const LETTER_OR_DIGIT = /[a-z0-9]|[^\u0000-\u007f]/;
const isDigit = (sign: string | undefined): boolean => sign !== undefined && sign >= '0' && sign <= '9';
const withoutPoints = (key: string): string => key.replaceAll('.', '');

/** The first signs of a code's key, by which families are chosen before their codes are looked at. */
export const startOfCode = (key: string): string => withoutPoints(key).slice(0, 2);

const POINT = 46;
const encoder = new TextEncoder();
const MAX_CHANGED = 512;

/** The codes of one family, sorted, in one buffer: no string is kept. */
export class Codes {
  private bytes = new Uint8Array(0);
  private starts = new Uint32Array(1);
  /** Rows in the order of their codes without points. */
  private order = new Uint32Array(0);
  /** Rows whose code has changed since, and their new key; null: removed. */
  private readonly changed = new Map<number, string | null>();

  constructor(keys: readonly string[]) {
    this.sortIn(keys.map((key, row) => [key, row]));
  }

  private sortIn(entries: [key: string, row: number][]): void {
    const sorted = entries
      .map(([key, row]) => ({ key, row, flat: withoutPoints(key) }))
      .sort((a, b) => (a.flat < b.flat ? -1 : Number(a.flat > b.flat)));
    const encoded = encoder.encode(sorted.map(({ key }) => key).join(''));
    const starts = new Uint32Array(sorted.length + 1);
    for (const [i, { key }] of sorted.entries())
      starts[i + 1] = starts[i]! + (isAscii(key) ? key.length : encoder.encode(key).length);
    this.bytes = encoded;
    this.starts = starts;
    this.order = Uint32Array.from(sorted, ({ row }) => row);
  }

  set(row: number, key: string | null): void {
    this.changed.set(row, key);
    if (this.changed.size <= MAX_CHANGED) return;
    const entries: [string, number][] = [];
    for (const [i, known] of this.order.entries()) if (!this.changed.has(known)) entries.push([this.keyAt(i), known]);
    for (const [changedRow, changedKey] of this.changed)
      if (changedKey !== null) entries.push([changedKey, changedRow]);
    this.changed.clear();
    this.sortIn(entries);
  }

  private keyAt(i: number): string {
    return new TextDecoder().decode(this.bytes.subarray(this.starts[i]!, this.starts[i + 1]!));
  }

  /** Rows with this code; where signs tell two apart, the one that is signed as the text is. */
  exact(key: string): number[] {
    const flat = withoutPoints(key);
    const found: { row: number; key: string }[] = [];
    const bytes = encoder.encode(flat);
    for (let i = this.lowerBound(bytes); i < this.order.length && this.compare(i, bytes) === 0; i++)
      if (!this.changed.has(this.order[i]!)) found.push({ row: this.order[i]!, key: this.keyAt(i) });
    for (const [row, changedKey] of this.changed)
      if (changedKey !== null && withoutPoints(changedKey) === flat) found.push({ row, key: changedKey });
    if (found.length < 2) return found.map(({ row }) => row);
    return found
      .map((hit) => ({ row: hit.row, strange: differentPoints(hit.key, key) }))
      .sort((a, b) => a.strange - b.strange)
      .map(({ row }) => row);
  }

  /** Rows whose code begins with the key, at most `limit`. */
  beginning(key: string, limit: number): number[] {
    const flat = withoutPoints(key);
    const bytes = encoder.encode(flat);
    const found: number[] = [];
    for (let i = this.lowerBound(bytes); i < this.order.length && found.length < limit; i++) {
      if (this.compare(i, bytes, true) !== 0) break;
      if (!this.changed.has(this.order[i]!)) found.push(this.order[i]!);
    }
    for (const [row, changedKey] of this.changed)
      if (found.length < limit && changedKey !== null && withoutPoints(changedKey).startsWith(flat)) found.push(row);
    return found;
  }

  private lowerBound(bytes: Uint8Array): number {
    let low = 0;
    let high = this.order.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.compare(middle, bytes) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Compares the i-th code, without its points, with the bytes; as a beginning: 0 where it begins with them. */
  private compare(i: number, bytes: Uint8Array, asBeginning = false): number {
    const end = this.starts[i + 1]!;
    let at = this.starts[i]!;
    for (const byte of bytes) {
      while (at < end && this.bytes[at] === POINT) at++;
      if (at >= end) return -1;
      const difference = this.bytes[at]! - byte;
      if (difference !== 0) return difference;
      at++;
    }
    return asBeginning || at >= end ? 0 : 1;
  }
}

const isAscii = (text: string): boolean => /^[\u0000-\u007f]*$/.test(text);

/** Number of places where one of two codes that are alike without points has a point and the other none. */
function differentPoints(a: string, b: string): number {
  let [i, j, count] = [0, 0, 0];
  while (i < a.length || j < b.length) {
    const [isPointA, isPointB] = [a[i] === '.', b[j] === '.'];
    if (isPointA !== isPointB) count++;
    if (isPointA) i++;
    if (isPointB) j++;
    i++;
    j++;
  }
  return count;
}
