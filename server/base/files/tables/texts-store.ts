// Keeps the shared strings of a workbook outside of the heap: as strings they would take a multiple of the memory, and
// hold on to the pieces of the file that they were cut from.
import { textsTooLarge, tooManyTexts } from './table-texts.ts';
import { MAX_SHARED_STRINGS, TableFileError } from './table.ts';

const BLOCK_BYTES = 1024 * 1024;
const MAX_MIB = 96;
const UTF8_MOST = 3;

export interface TextsStore {
  count: () => number;
  /** @throws TableFileError beyond the bounds */
  add: (text: string) => void;
  at: (index: number) => string | undefined;
}

export function createTextsStore(): TextsStore {
  const blocks: Buffer[] = [];
  let used = 0;
  let count = 0;
  let starts = new Uint32Array(1024);
  let lengths = new Uint32Array(1024);
  return {
    count: () => count,
    add(text) {
      if (count === MAX_SHARED_STRINGS) throw new TableFileError(tooManyTexts(MAX_SHARED_STRINGS));
      if (count === starts.length) {
        starts = grown(starts);
        lengths = grown(lengths);
      }
      if (blocks.length === 0 || text.length * UTF8_MOST > BLOCK_BYTES - used) {
        if (blocks.length === MAX_MIB) throw new TableFileError(textsTooLarge(MAX_MIB));
        blocks.push(Buffer.allocUnsafeSlow(BLOCK_BYTES));
        used = 0;
      }
      const length = blocks.at(-1)!.write(text, used, 'utf8');
      starts[count] = (blocks.length - 1) * BLOCK_BYTES + used;
      lengths[count] = length;
      used += length;
      count += 1;
    },
    at(index) {
      if (!(Number.isInteger(index) && index >= 0 && index < count)) return undefined;
      const start = starts[index]! % BLOCK_BYTES;
      return blocks[Math.floor(starts[index]! / BLOCK_BYTES)]!.toString('utf8', start, start + lengths[index]!);
    },
  };
}

function grown(numbers: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const more = new Uint32Array(numbers.length * 2);
  more.set(numbers);
  return more;
}
