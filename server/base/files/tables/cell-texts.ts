// Texts of a workbook's cells: rich text, readings and escapes.
import { textTooLong } from './table-texts.ts';
import { MAX_CELL_CHARACTERS, MAX_WRITTEN_CHARACTERS, TableFileError } from './table.ts';
import { createTextsStore, type TextsStore } from './texts-store.ts';
import { readXml, type XmlHandlers } from './xml.ts';

/**
 * Characters that XML cannot hold are written as '_x000D_', which is itself written as '_x005F_x000D_'. Characters that
 * no text may have (U+0000) are left out.
 */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, code: string) =>
        code === '0000' ? '' : String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;

const tooLong = (): TableFileError => new TableFileError(textTooLong(MAX_CELL_CHARACTERS));

/** Joins the runs of a rich text; readings above the characters (`rPh`) are no part of it. */
export interface RichText extends Required<XmlHandlers> {
  /** The text so far, and begins the next. */
  take: () => string;
}

export function richText(): RichText {
  let text = '';
  let run = '';
  let isInRun = false;
  let isReading = false;
  return {
    open(name) {
      if (name === 'rPh') isReading = true;
      else if (name === 't' && !isReading) isInRun = true;
    },
    text(piece) {
      if (!isInRun) return;
      run += piece;
      if (run.length > MAX_WRITTEN_CHARACTERS) throw tooLong();
    },
    close(name) {
      if (name === 'rPh') isReading = false;
      if (name !== 't' || !isInRun) return;
      text += unescaped(run);
      run = '';
      isInRun = false;
      if (text.length > MAX_CELL_CHARACTERS) throw tooLong();
    },
    take() {
      const taken = text;
      text = '';
      return taken;
    },
  };
}

/**
 * Reads the shared strings.
 * @param last the highest place that is needed; those behind it are not read
 */
export async function readSharedStrings(
  pieces: AsyncIterable<Buffer>,
  last = Number.POSITIVE_INFINITY,
): Promise<TextsStore> {
  const store = createTextsStore();
  const rich = richText();
  const reading = readXml(pieces, {
    open: rich.open,
    text: rich.text,
    close(name) {
      rich.close(name);
      if (name === 'si') store.add(rich.take());
    },
  });
  for await (const _ of reading) if (store.count() > last) break;
  return store;
}
