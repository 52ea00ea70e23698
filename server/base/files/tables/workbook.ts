// Opens a workbook: finds its sheets, styles and shared strings by its relations.
import { posix } from 'node:path';
import { openZip, ZipFileError, type ZippedFile, type ZipReader } from '../zip-reader.ts';
import { readSharedStrings } from './cell-texts.ts';
import { formatKind, type FormatKind } from './dates.ts';
import { readSheet, textsOf } from './sheet.ts';
import { NO_SHEETS, SAVE_AS_XLSX_OR_CSV, sheetMissing, TABLE_DAMAGED } from './table-texts.ts';
import { TableFileError, type TableRow } from './table.ts';
import { readSmallXml } from './xml.ts';

const MAX_ENTRIES = 10_000;
/** Far more relations, sheets, styles and number formats than any spreadsheet keeps. */
const MAX_LISTED = 65_536;

export interface Workbook {
  /** Names of the sheets that are shown, in their order. */
  sheets: string[];
  /** Rows with content. @throws TableFileError */
  rows: (sheet: string) => AsyncGenerator<TableRow, void, undefined>;
  /** The first rows, without reading more of the file than they need. @throws TableFileError */
  firstRows: (sheet: string, most: number) => Promise<TableRow[]>;
  close: () => Promise<void>;
}

interface Relation {
  type: string;
  target: string;
}
type Relations = ReadonlyMap<string, Relation>;

function listed<T>(list: T[], item: T): void {
  if (list.length === MAX_LISTED) throw new TableFileError(TABLE_DAMAGED);
  list.push(item);
}

/** The parts of a package by their names, in which capitals do not count. */
function partsOf(zip: ZipReader): (name: string) => ZippedFile | undefined {
  const parts = new Map(zip.files.map((file) => [file.name.toLowerCase(), file]));
  return (name) => parts.get(name.toLowerCase());
}

/** @throws TableFileError for a file that is no workbook, or whose parts are missing */
export async function openWorkbook(path: string): Promise<Workbook> {
  let zip: ZipReader;
  try {
    zip = await openZip(path, { maxEntries: MAX_ENTRIES });
  } catch (error) {
    throw tableMistake(error);
  }
  try {
    return await workbookOf(zip);
  } catch (error) {
    await zip.close();
    throw tableMistake(error);
  }
}

const tableMistake = (error: unknown): unknown =>
  error instanceof ZipFileError ? new TableFileError(error.message, { cause: error }) : error;

async function workbookOf(zip: ZipReader): Promise<Workbook> {
  const part = partsOf(zip);
  async function* read(file: ZippedFile): AsyncGenerator<Buffer, void, undefined> {
    try {
      yield* zip.read(file);
    } catch (error) {
      throw tableMistake(error);
    }
  }

  async function relationsOf(name: string): Promise<Relations> {
    const { dir, base } = posix.parse(name);
    const file = part(posix.join(dir, '_rels', `${base}.rels`));
    const found: [string, Relation][] = [];
    if (file)
      await readSmallXml(read(file), {
        open(tag, { Id = '', Type = '', Target = '', TargetMode }) {
          if (tag !== 'Relationship' || TargetMode === 'External') return;
          // Names within the package begin at its root.
          const target = posix.join('/', Target.startsWith('/') ? '' : dir, Target).slice(1);
          listed(found, [Id, { type: Type.slice(Type.lastIndexOf('/') + 1), target }]);
        },
      });
    return new Map(found);
  }
  const byType = (relations: Relations, type: string): ZippedFile | undefined => {
    const relation = [...relations.values()].find((one) => one.type === type);
    return relation && part(relation.target);
  };

  const root = byType(await relationsOf(''), 'officeDocument') ?? part('xl/workbook.xml');
  if (!root?.name.endsWith('.xml')) throw new TableFileError(SAVE_AS_XLSX_OR_CSV);
  const { sheets, is1904 } = await readWorkbook(read(root));
  const relations = await relationsOf(root.name);
  const styles = byType(relations, 'styles');
  const kinds = styles ? await readStyles(read(styles)) : [];
  const texts = byType(relations, 'sharedStrings');

  const tables = sheets.filter(({ relation }) => relations.get(relation)?.type === 'worksheet');
  const shown = tables.some(({ isHidden }) => !isHidden) ? tables.filter(({ isHidden }) => !isHidden) : tables;
  if (shown.length === 0) throw new TableFileError(NO_SHEETS);
  const sheetPart = (name: string): ZippedFile => {
    const sheet = tables.find((one) => one.name === name);
    if (!sheet) throw new TableFileError(sheetMissing(name));
    const file = part(relations.get(sheet.relation)!.target);
    if (!file) throw new TableFileError(TABLE_DAMAGED);
    return file;
  };

  async function textsUpTo(last?: number): Promise<(index: number) => string> {
    const store = texts && (await readSharedStrings(read(texts), last));
    return textsOf((index) => store?.at(index));
  }

  async function some(file: ZippedFile, most: number, textAt: (index: number) => string): Promise<TableRow[]> {
    const rows: TableRow[] = [];
    for await (const row of readSheet(read(file), { kinds, is1904, textAt })) {
      rows.push(row);
      if (rows.length === most) break;
    }
    return rows;
  }

  return {
    sheets: shown.map(({ name }) => name),
    async *rows(sheet) {
      const file = sheetPart(sheet);
      yield* readSheet(read(file), { kinds, is1904, textAt: await textsUpTo() });
    },
    async firstRows(sheet, most) {
      const file = sheetPart(sheet);
      // Once to see which shared strings are needed, and again with them.
      let last = -1;
      await some(file, most, (index) => {
        last = Math.max(last, index);
        return '\u2026';
      });
      return some(file, most, last < 0 ? textsOf(() => undefined) : await textsUpTo(last));
    },
    close: () => zip.close(),
  };
}

interface ListedSheet {
  name: string;
  relation: string;
  isHidden: boolean;
}

async function readWorkbook(pieces: AsyncIterable<Buffer>): Promise<{ sheets: ListedSheet[]; is1904: boolean }> {
  const sheets: ListedSheet[] = [];
  let is1904 = false;
  let root = '';
  await readSmallXml(pieces, {
    open(tag, attributes) {
      root ||= tag;
      if (tag === 'workbookPr') is1904 = attributes['date1904'] === '1' || attributes['date1904'] === 'true';
      if (tag !== 'sheet') return;
      // The prefix is the writer's choice; the sheet has no other id that has one.
      const relation = Object.entries(attributes).find(([name]) => /^\w+:id$/.test(name))?.[1] ?? '';
      listed(sheets, {
        name: attributes['name'] ?? '',
        relation,
        isHidden: (attributes['state'] ?? 'visible') !== 'visible',
      });
    },
  });
  if (root !== 'workbook') throw new TableFileError(SAVE_AS_XLSX_OR_CSV);
  return { sheets, is1904 };
}

/** What each style of cells shows. */
async function readStyles(pieces: AsyncIterable<Buffer>): Promise<FormatKind[]> {
  const codes: [number, string][] = [];
  const ids: number[] = [];
  let isCellStyles = false;
  await readSmallXml(pieces, {
    open(tag, attributes) {
      if (tag === 'cellXfs') isCellStyles = true;
      else if (tag === 'xf' && isCellStyles) listed(ids, Number(attributes['numFmtId'] ?? 0));
      else if (tag === 'numFmt') listed(codes, [Number(attributes['numFmtId']), attributes['formatCode'] ?? '']);
    },
    close(tag) {
      if (tag === 'cellXfs') isCellStyles = false;
    },
  });
  const byId = new Map(codes);
  return ids.map((id) => formatKind(id, byId.get(id)));
}
