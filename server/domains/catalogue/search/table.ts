/**
 * Rows of equal columns in typed arrays, with postings: which rows hold a value. Numbers are thousandths; texts are
 * numbered by a dictionary for each column. Knows nothing of searching: dimension tables and facets read it as well.
 */

export type Cell = number | string | null;

/** Stands for null in number columns, the number of no text in text columns. */
export const NO_NUMBER = -2_147_483_648;
const NO_TEXT = 0;
const NO_PRICE = -1;
const REMOVED = 128;
/** Changed rows that are compared one by one before a column's postings are made again. */
const MAX_CHANGED = 256;

interface Postings {
  /** Distinct values, ascending; without nulls. */
  values: Int32Array;
  /** `rows.subarray(starts[i], starts[i + 1])` hold `values[i]`. */
  starts: Uint32Array;
  rows: Uint32Array;
  /** Rows changed since: what is said of them above no longer holds. */
  changed: Set<number>;
}

class Column {
  readonly kind: 'number' | 'text';
  cells: Int32Array | Uint16Array;
  readonly texts: string[] = [''];
  private readonly numberOf = new Map<string, number>();
  postings: Postings | null = null;

  constructor(kind: 'number' | 'text', capacity: number) {
    this.kind = kind;
    this.cells = kind === 'number' ? new Int32Array(capacity) : new Uint16Array(capacity);
  }

  get none(): number {
    return this.kind === 'number' ? NO_NUMBER : NO_TEXT;
  }

  grow(capacity: number): void {
    const cells = this.cells instanceof Int32Array ? new Int32Array(capacity) : new Uint16Array(capacity);
    cells.set(this.cells);
    this.cells = cells;
  }

  put(row: number, value: Cell): void {
    this.cells[row] = this.toCell(value);
    this.postings?.changed.add(row);
  }

  private toCell(value: Cell): number {
    if (value === null || value === '') return this.none;
    if (this.kind === 'number') return typeof value === 'number' && Number.isFinite(value) ? value : NO_NUMBER;
    const text = String(value);
    const known = this.numberOf.get(text);
    if (known !== undefined) return known;
    const number = this.texts.push(text) - 1;
    if (number === 65_536) this.cells = Int32Array.from(this.cells); // more texts than 16 bits can number
    this.numberOf.set(text, number);
    return number;
  }

  /** Returns the cell of a value that occurs, or undefined. */
  find(value: number | string): number | undefined {
    if (this.kind === 'number') return typeof value === 'number' ? value : undefined;
    return this.numberOf.get(String(value));
  }

  shown(cell: number): number | string | null {
    if (cell === this.none) return null;
    return this.kind === 'number' ? cell : (this.texts[cell] ?? null);
  }
}

export interface Condition {
  column: number;
  /** As stored: thousandths, or the text's number (`Table.cellOf`). */
  cell: number;
}

export class Table {
  readonly columns: readonly Column[];
  private capacity: number;
  private used = 0;
  private removed = 0;
  private ids: Int32Array;
  private flags: Uint8Array;
  /** Minor units. */
  private prices: Int32Array;
  /** Grows with every change: what was computed from the rows before no longer holds. */
  revision = 0;
  /** Made at the first change; a table that is only read does without. */
  private rowById: Map<number, number> | null = null;
  /** Rows that have all bits of a mask, by mask. */
  private readonly counts = new Map<number, number>();

  constructor(kinds: readonly ('number' | 'text')[], capacity: number) {
    this.capacity = Math.max(capacity, 4);
    this.columns = kinds.map((kind) => new Column(kind, this.capacity));
    this.ids = new Int32Array(this.capacity);
    this.flags = new Uint8Array(this.capacity);
    this.prices = new Int32Array(this.capacity).fill(NO_PRICE);
  }

  /** Rows ever added; removed ones are counted too, and `isIn` says which those are. */
  get rowCount(): number {
    return this.used;
  }

  /** Share of rows that have been removed and still take room. */
  get waste(): number {
    return this.used === 0 ? 0 : this.removed / this.used;
  }

  add(id: number, flags: number, cells: readonly Cell[], priceMinor: number | null = null): number {
    if (this.used === this.capacity) this.grow();
    const row = this.used++;
    this.ids[row] = id;
    this.rowById?.set(id, row);
    this.write(row, flags, cells, priceMinor);
    return row;
  }

  change(row: number, flags: number, cells: readonly Cell[], priceMinor: number | null = null): void {
    this.write(row, flags, cells, priceMinor);
  }

  remove(row: number): void {
    if ((this.flags[row]! & REMOVED) !== 0) return;
    this.rowById?.delete(this.ids[row]!);
    this.flags[row] = REMOVED;
    this.removed++;
    this.revision++;
    this.counts.clear();
  }

  rowOf(id: number): number | undefined {
    if (this.rowById === null) {
      this.rowById = new Map();
      for (let row = 0; row < this.used; row++)
        if ((this.flags[row]! & REMOVED) === 0) this.rowById.set(this.ids[row]!, row);
    }
    return this.rowById.get(id);
  }

  idOf(row: number): number {
    return this.ids[row]!;
  }

  /** Whether the row has all bits of the mask (0: any) and has not been removed. */
  isIn(row: number, mask: number): boolean {
    const flags = this.flags[row]!;
    return (flags & REMOVED) === 0 && (flags & mask) === mask;
  }

  /** Whether the row has, of the mask's bits, exactly these, and has not been removed. */
  hasBits(row: number, mask: number, bits: number): boolean {
    return (this.flags[row]! & (mask | REMOVED)) === bits;
  }

  /** Minor units; null: on request. */
  priceAt(row: number): number | null {
    const price = this.prices[row]!;
    return price === NO_PRICE ? null : price;
  }

  /** Number of rows with all bits of the mask. */
  count(mask: number): number {
    const known = this.counts.get(mask);
    if (known !== undefined) return known;
    let count = 0;
    for (let row = 0; row < this.used; row++) if (this.isIn(row, mask)) count++;
    this.counts.set(mask, count);
    return count;
  }

  valueAt(row: number, column: number): number | string | null {
    const { cells } = this.columns[column]!;
    return this.columns[column]!.shown(cells[row]!);
  }

  cellAt(row: number, column: number): number {
    return this.columns[column]!.cells[row]!;
  }

  /** The cell that a value has in a column, or undefined where no row holds it. */
  cellOf(column: number, value: number | string): number | undefined {
    const cell = this.columns[column]!.find(value);
    return cell !== undefined && this.holds(column, cell) ? cell : undefined;
  }

  private holds(column: number, cell: number): boolean {
    const postings = this.postings(column);
    if (indexOf(postings.values, cell) >= 0) return true;
    for (const row of postings.changed) if (this.cellAt(row, column) === cell) return true;
    return false;
  }

  /** Distinct cells of a column that any row holds or held, ascending. */
  distinct(column: number): Int32Array {
    const postings = this.postings(column);
    if (postings.changed.size === 0) return postings.values;
    const added = [...postings.changed].map((row) => this.cellAt(row, column));
    const { none } = this.columns[column]!;
    return Int32Array.from(new Set([...postings.values, ...added].filter((cell) => cell !== none))).sort();
  }

  /** Rows that meet every condition and have the mask's bits, ascending; at most `limit`. */
  match(conditions: readonly Condition[], mask: number, limit = Infinity): number[] {
    const found: number[] = [];
    if (conditions.length === 0) {
      for (let row = 0; row < this.used && found.length < limit; row++) if (this.isIn(row, mask)) found.push(row);
      return found;
    }
    const lists = conditions.map(({ column, cell }) => this.rowsHolding(column, cell));
    let shortest = 0;
    for (let i = 1; i < lists.length; i++) if (lists[i]!.length < lists[shortest]!.length) shortest = i;
    const meets = (row: number): boolean => {
      for (const { column, cell } of conditions) if (this.cellAt(row, column) !== cell) return false;
      return this.isIn(row, mask);
    };
    const changed = this.columns[conditions[shortest]!.column]!.postings!.changed;
    for (const row of lists[shortest]!) {
      if (found.length >= limit) return found;
      if (!changed.has(row) && meets(row)) found.push(row);
    }
    if (changed.size > 0) {
      for (const row of changed) if (found.length < limit && meets(row)) found.push(row);
      found.sort((a, b) => a - b);
    }
    return found;
  }

  /** How many rows hold each value of a column, for facets; of the given rows, or of all with the mask's bits. */
  countValues(column: number, mask: number, rows?: readonly number[]): Map<number | string, number> {
    const counts = new Map<number, number>();
    const { cells, none } = this.columns[column]!;
    const count = (row: number): void => {
      const cell = cells[row]!;
      if (cell !== none && this.isIn(row, mask)) counts.set(cell, (counts.get(cell) ?? 0) + 1);
    };
    if (rows) for (const row of rows) count(row);
    else for (let row = 0; row < this.used; row++) count(row);
    return new Map([...counts].map(([cell, n]) => [this.columns[column]!.shown(cell)!, n]));
  }

  /** Rows that the postings know for a cell; changed rows stand apart. */
  rowsHolding(column: number, cell: number): Uint32Array {
    const postings = this.postings(column);
    const at = indexOf(postings.values, cell);
    return at < 0 ? NO_ROWS : postings.rows.subarray(postings.starts[at]!, postings.starts[at + 1]!);
  }

  /** Makes the postings of a column if they are missing or too many rows have changed: linear in the rows. */
  postings(column: number): Postings {
    const known = this.columns[column]!.postings;
    if (known && known.changed.size <= MAX_CHANGED) return known;
    const { cells, none } = this.columns[column]!;
    const slotOf = new Map<number, number>();
    const counts: number[] = [];
    const slots = new Int32Array(this.used);
    for (let row = 0; row < this.used; row++) {
      const cell = cells[row]!;
      let slot = -1;
      if (cell !== none) {
        slot = slotOf.get(cell) ?? -1;
        if (slot < 0) slotOf.set(cell, (slot = counts.push(0) - 1));
        counts[slot]!++;
      }
      slots[row] = slot;
    }
    const values = Int32Array.from(slotOf.keys()).sort();
    const starts = new Uint32Array(values.length + 1);
    const next = new Uint32Array(counts.length);
    for (let i = 0; i < values.length; i++) {
      const slot = slotOf.get(values[i]!)!;
      next[slot] = starts[i]!;
      starts[i + 1] = starts[i]! + counts[slot]!;
    }
    const rows = new Uint32Array(starts[values.length]!);
    for (let row = 0; row < this.used; row++) if (slots[row]! >= 0) rows[next[slots[row]!]!++] = row;
    const made = { values, starts, rows, changed: new Set<number>() };
    this.columns[column]!.postings = made;
    return made;
  }

  private write(row: number, flags: number, cells: readonly Cell[], priceMinor: number | null): void {
    this.flags[row] = flags & ~REMOVED;
    this.prices[row] = priceMinor ?? NO_PRICE;
    this.revision++;
    for (const [i, column] of this.columns.entries()) column.put(row, cells[i] ?? null);
    this.counts.clear();
  }

  private grow(): void {
    this.capacity = Math.ceil(this.capacity * 1.5);
    for (const column of this.columns) column.grow(this.capacity);
    const ids = new Int32Array(this.capacity);
    ids.set(this.ids);
    this.ids = ids;
    const flags = new Uint8Array(this.capacity);
    flags.set(this.flags);
    this.flags = flags;
    const prices = new Int32Array(this.capacity);
    prices.set(this.prices);
    this.prices = prices;
  }
}

const NO_ROWS = new Uint32Array(0);

/** Place of a value in an ascending array, or the complement of where it would stand. */
export function indexOf(values: Int32Array, value: number): number {
  let low = 0;
  let high = values.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (values[middle]! < value) low = middle + 1;
    else if (values[middle]! > value) high = middle - 1;
    else return middle;
  }
  return ~low;
}
