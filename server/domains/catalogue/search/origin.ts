import type { Place } from './grammar.ts';
import { MAX_TEXT, plain } from './plain.ts';

/**
 * Letters and digits, which reading keeps one by one and in order. An x may be a sign between two numbers, so it does
 * not count.
 */
const KEPT = /[\p{L}\p{N}]/u;
/** An accent that stands behind its letter. */
const MARK = /\p{M}/u;
const isKept = (sign: string): boolean => KEPT.test(sign) && sign !== 'x';

/** A sign as it is read. */
const lettersOf = (sign: string): string => (sign < '\u0080' ? sign.toLowerCase() : plain(sign));

/** Finds the parts of a typed text that pieces of its read form came from. */
export class Origin {
  /** Where the n-th letter or digit stands in the text. */
  private readonly typed: Place[] = [];
  /** Where it stands in the line. */
  private readonly read: number[] = [];
  private readonly text: string;
  private readonly line: string;

  /** @param line the text as it was read, whole or cut at its end */
  constructor(text: string, line: string) {
    this.text = text;
    this.line = line;
    let at = 0;
    for (const sign of text.slice(0, MAX_TEXT)) {
      for (const letter of lettersOf(sign)) if (isKept(letter)) this.typed.push({ from: at, to: at + sign.length });
      if (MARK.test(sign) && this.typed.length > 0) this.typed.at(-1)!.to = at + sign.length;
      at += sign.length;
    }
    for (let i = 0; i < line.length; i++) if (isKept(line[i]!)) this.read.push(i);
  }

  /** The part of the typed text that a place of the line came from. */
  placeOf({ from, to }: Place): Place {
    const first = this.read.findIndex((i) => i >= from);
    const last = this.read.findLastIndex((i) => i < to);
    const [begin, end] = [this.typed[first], this.typed[last]];
    if (!begin || !end || last < first) return { from: 0, to: 0 };
    // Signs at the edges belong to it: the degree of '60°', the x of 'hex'.
    const before = this.line.slice(from, this.read[first]).trimStart().length;
    const behind = this.line.slice(this.read[last]! + 1, to).trimEnd().length;
    return { from: this.grow(begin.from, -1, before), to: this.grow(end.to, 1, behind) };
  }

  private grow(at: number, by: 1 | -1, most: number): number {
    const next = (edge: number): string => this.text[by > 0 ? edge : edge - 1] ?? ' ';
    let edge = at;
    for (let n = 0; n < most && !/\s/.test(next(edge)); n++) edge += by;
    return edge;
  }
}
