/** A set of row ids as bits: some 100,000 ids take 13 kB, and asking it costs next to nothing. */
export class IdSet {
  private bits: Uint32Array;
  /** Number of ids. */
  size = 0;

  constructor(ids: Iterable<number> = []) {
    this.bits = new Uint32Array(64);
    for (const id of ids) this.add(id);
  }

  add(id: number): void {
    const place = id >>> 5;
    if (place >= this.bits.length) {
      const bits = new Uint32Array(Math.max(place + 1, this.bits.length * 2));
      bits.set(this.bits);
      this.bits = bits;
    }
    const bit = 1 << (id & 31);
    if ((this.bits[place]! & bit) !== 0) return;
    this.bits[place]! |= bit;
    this.size++;
  }

  has(id: number): boolean {
    return ((this.bits[id >>> 5] ?? 0) & (1 << (id & 31))) !== 0;
  }

  /** The ids in ascending order. */
  *[Symbol.iterator](): Generator<number> {
    for (const [place, word] of this.bits.entries())
      for (let rest = word; rest !== 0; rest &= rest - 1) yield place * 32 + 31 - Math.clz32(rest & -rest);
  }
}
