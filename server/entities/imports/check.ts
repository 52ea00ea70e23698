// The dry run of an import: every row is read and judged, nothing is changed. Killed and taken up again it goes on after
// the last row that it has kept.
import { join } from 'node:path';
import { CURRENCY_SIGNS } from '#contract/article-cells.ts';
import { KEY_MISSING, keyTwice, numbersAmbiguous } from '#contract/import-texts.ts';
import { IMPORT_WARNINGS, type ImportWarning } from '#contract/imports.ts';
import { numberFormFinder, type NumberForm } from '#contract/number-forms.ts';
import type { Clock } from '../../base/clock.ts';
import type { Database } from '../../base/db/database.ts';
import { json } from '../../base/db/tables.ts';
import { IMPORT_FOLDER } from '../../base/files/storage.ts';
import { TableFileError, type TableCell } from '../../base/files/tables/tables.ts';
import type { Outside } from '../../base/outgoing-file.ts';
import { TaskRefused, type LongContext, type LongWork, type TaskFields } from '../tasks/kind.ts';
import { cellText, readCell } from './cells.ts';
import { isFormer, type FormerAddresses } from './former.ts';
import { ruleOf } from './guess.ts';
import type {
  FieldRule,
  ImportKind,
  ImportKinds,
  Judge,
  Judgement,
  PictureFinder,
  TranslatedRow,
  WantedRow,
  WantedValue,
} from './kind.ts';
import { addressesOf, finderFor, noteMissing, takePictures, type PictureParts } from './pictures.ts';
import { openPicturesZip } from './pictures-zip.ts';
import { importRows } from './reading.ts';
import type { ImportRecord } from './rows.ts';

/** Rows that are judged together. */
const AT_ONCE = 200;
/** Rows after which the first reading tells that it goes on. */
const TOLD_EVERY = 5_000;
/** Rows of one statement, below the engines' limit of parameters. */
const ROWS_AT_ONCE = 100;
/** Characters of a key and of a wrong value that are shown. */
const MAX_SHOWN = 300;

export const importPath = (dataDir: string, publicId: string): string => join(dataDir, IMPORT_FOLDER, publicId);
/** Where the ZIP of pictures lies that came with a table. */
export const picturesPath = (dataDir: string, publicId: string): string => `${importPath(dataDir, publicId)}.zip`;

interface Column {
  index: number;
  rule: FieldRule;
  isEmptyCleared: boolean;
  form: NumberForm;
}

/** A row that was read: what it wants, or why some of its cells cannot be read. */
interface Read {
  wanted: WantedRow;
  /** Its former addresses, which judges do not see. */
  former: TaskFields;
  errors: Judgement['errors'];
  cells: readonly TableCell[];
}

/** What a check needs besides the task's own. */
export interface CheckParts {
  kinds: ImportKinds;
  /** Below which the files lie. */
  dataDir: string;
  /** Reads former addresses. */
  addresses: FormerAddresses;
  library(database: Database, now: Clock): PictureParts['library'];
  /** How addresses of pictures are asked; absent: really. */
  outside?: Outside | undefined;
}

export const importCheck = (parts: CheckParts): LongWork<{ importId: number }> => ({
  async run(context) {
    const row = await context.database.db
      .selectFrom('imports')
      .selectAll()
      .where('id', '=', context.params.importId)
      .executeTakeFirstOrThrow();
    try {
      await check(context, parts, row);
    } catch (error) {
      if (error instanceof TableFileError) throw new TaskRefused(error.message, { cause: error });
      throw error;
    }
  },
});

async function check(context: LongContext<unknown>, parts: CheckParts, row: ImportRecord): Promise<void> {
  const { database, report } = context;
  const kind = parts.kinds[row.kind];
  const path = importPath(parts.dataDir, row.publicId);
  const { last, kept, made } = await soFar(database, row.id);
  const rows = await importRows(kind, row, path);
  const { columns, total } = await columnsOf(row, kind, (seen) => report(kept, seen), rows());
  const [key, second] = kind.fields
    .filter(({ isKey }) => isKey)
    .map(({ name }) => columns.find(({ rule }) => rule.name === name)!);
  const textAt = (cells: readonly TableCell[], column: Column | undefined): string =>
    column ? cellText(cells[column.index] ?? '') : '';
  const readOf = ({ no, cells, standIns = [] }: TranslatedRow): Read =>
    readRow(parts.addresses, second ? columns : columns.filter((column) => column !== key), {
      no,
      cells,
      standIns,
      key: kind.keyOf(textAt(cells, key), textAt(cells, second)),
    });
  // Of a check that goes on among its rows the pictures are done.
  if (kind.pictures && kept === 0) await withPictures(context, parts, row, kind, () => readAll(rows(), readOf));
  const judge = await kind.open(database.db, made);
  const seen = new Map<string, number>();
  let done = kept;
  let batch: Read[] = [];
  const flush = async (): Promise<void> => {
    if (batch.length === 0) return;
    await keep(database, row.id, columns, await judgedAll(database, judge, row, kind, batch));
    done += batch.length;
    batch = [];
    await report(done, total);
  };
  for await (const one of rows()) {
    const { no } = one;
    const read = readOf(one);
    const first = seen.get(read.wanted.key);
    if (first === undefined) seen.set(read.wanted.key, no);
    if (no <= last) continue;
    const problem = read.wanted.key === '' ? KEY_MISSING : first !== undefined && keyTwice(first);
    if (problem) read.errors = [{ field: key!.rule.name, sentence: problem }];
    batch.push(read);
    if (batch.length === AT_ONCE) await flush();
  }
  await flush();
  await finish(database, row.id, judge);
  await report(done, done);
}

async function* readAll(
  rows: AsyncIterable<TranslatedRow>,
  readOf: (row: TranslatedRow) => Read,
): AsyncGenerator<WantedRow[], void, undefined> {
  let batch: WantedRow[] = [];
  for await (const row of rows) {
    const { wanted, errors } = readOf(row);
    if (errors.length > 0 || wanted.key === '') continue;
    batch.push(wanted);
    if (batch.length < AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Whether pictures come with the file, or are fetched: others are in the library already. */
const bringsPictures = (kind: ImportKind, row: ImportRecord): boolean =>
  kind.reader !== undefined || row.picturesZip !== null || row.arePicturesFetched;

/** Takes the pictures of the rows into the library that would not be refused without them. */
async function withPictures(
  context: LongContext<unknown>,
  { dataDir, library, outside }: CheckParts,
  row: ImportRecord,
  kind: ImportKind,
  rows: () => AsyncIterable<WantedRow[]>,
): Promise<void> {
  if (!bringsPictures(kind, row)) return;
  const { database, now } = context;
  const zip = kind.reader
    ? await openPicturesZip(importPath(dataDir, row.publicId))
    : row.picturesZip && (await openPicturesZip(picturesPath(dataDir, row.publicId)));
  const none: PictureFinder = { pathOf: () => undefined, addresses: addressesOf(row) };
  const judge = await kind.open(database.db, []);
  const wanted = async function* (): AsyncGenerator<WantedRow[], void, undefined> {
    for await (const batch of rows()) {
      const judged = await judge.judge(batch, row.mode, none);
      yield batch.filter((_, i) => judged[i]!.action !== 'error');
    }
  };
  try {
    const parts = { dataDir, library: library(database, now), outside };
    await takePictures(context, parts, row, kind.pictures!, zip, wanted());
  } finally {
    await zip?.close();
  }
}

/** What was kept of the check before it was interrupted. */
async function soFar({ db }: Database, importId: number) {
  const rows = db.selectFrom('importRows').where('importId', '=', importId);
  const { last, kept } = await rows
    .select((eb) => [eb.fn.max('no').as('last'), eb.fn.countAll<number>().as('kept')])
    .executeTakeFirstOrThrow();
  const made = kept > 0 ? await rows.select('key').where('action', '=', 'create').orderBy('no').execute() : [];
  return { last: last ?? 0, kept, made: made.map((one) => one.key) };
}

/** The mapped columns, each with the form of its numbers, decided from all of them; and the number of rows. */
async function columnsOf(
  row: ImportRecord,
  kind: ImportKind,
  told: (rows: number) => Promise<void>,
  rows: AsyncIterable<TranslatedRow>,
): Promise<{ columns: Column[]; total: number }> {
  const open = row.mapping.flatMap(({ field, numbers, isEmptyCleared }, index) => {
    const rule = field === null ? undefined : ruleOf(kind, field);
    if (!rule) return [];
    const isUndecided = (rule.type === 'number' || rule.type === 'whole') && numbers === 'auto';
    return [{ index, rule, isEmptyCleared, numbers, finder: isUndecided ? numberFormFinder() : null, sample: '' }];
  });
  let total = 0;
  for await (const { cells } of rows) {
    total += 1;
    for (const column of open) {
      const cell = cells[column.index];
      if (!column.finder || typeof cell !== 'string') continue;
      const text = cell.replace(CURRENCY_SIGNS, '');
      column.finder.add(text);
      if (column.sample === '' && column.finder.found() === 'ask') column.sample = cell.trim();
    }
    if (total % TOLD_EVERY === 0) await told(total);
  }
  const columns = open.map(({ finder, numbers, sample, ...column }): Column => {
    if (!finder) return { ...column, form: numbers === 'dot' ? 'dot' : 'comma' };
    const found = finder.found();
    // Of whole numbers only one reading is whole.
    if (found === 'ask' && column.rule.type === 'whole')
      return { ...column, form: sample.includes('.') ? 'comma' : 'dot' };
    if (found === 'ask') throw new TaskRefused(numbersAmbiguous(row.columns[column.index]?.header ?? '', sample));
    return { ...column, form: found === 'mixed' ? 'comma' : found };
  });
  return { columns, total };
}

/** Reads the cells of a row. */
function readRow(
  addresses: FormerAddresses,
  columns: readonly Column[],
  { no, cells, standIns, key }: { no: number; cells: readonly TableCell[]; standIns: readonly number[]; key: string },
): Read {
  const values = new Map<string, WantedValue>();
  const errors: { field: string; sentence: string }[] = [];
  const former: Record<string, string> = {};
  for (const { index, rule, isEmptyCleared, form } of columns) {
    const cell = cells[index] ?? '';
    if (typeof cell === 'string' && cell.trim() === '') {
      if (isEmptyCleared && !isFormer(rule.name)) values.set(rule.name, null);
      continue;
    }
    const read = readCell(rule.type, cell, form);
    if ('sentence' in read) errors.push({ field: rule.name, sentence: read.sentence });
    else if (isFormer(rule.name)) {
      const found = addresses.read(String(read.value));
      if ('sentence' in found) errors.push({ field: rule.name, sentence: found.sentence });
      else former[rule.name] = found.address;
    } else values.set(rule.name, read.value);
  }
  const standing = columns.filter(({ index }) => standIns.includes(index)).map(({ rule }) => rule.name);
  return { wanted: { no, key, values, standIns: new Set(standing) }, former, errors, cells };
}

/** Judges the rows that could be read; the others are wrong as they are. */
async function judgedAll(
  database: Database,
  judge: Judge,
  row: ImportRecord,
  kind: ImportKind,
  batch: readonly Read[],
): Promise<{ read: Read; judgement: Judgement }[]> {
  const whole = batch.filter(({ errors }) => errors.length === 0);
  const judgements = new Map<Read, Judgement>();
  const wanted = whole.map((read) => read.wanted);
  const names = wanted.flatMap(({ values }) => kind.pictures?.namedBy(values) ?? []);
  const found = wanted.length > 0 ? await judge.judge(wanted, row.mode, await finderFor(database.db, row, names)) : [];
  const missing = found.flatMap((judgement) => judgement.missing ?? []);
  await noteMissing(database, row, missing, row.picturesZip !== null || kind.reader !== undefined);
  for (const [i, read] of whole.entries()) judgements.set(read, found[i]!);
  return batch.map((read) => ({
    read,
    judgement: judgements.get(read) ?? { action: 'error', rowId: '', before: null, after: {}, errors: read.errors },
  }));
}

/** What a row is to become; redirects are for new rows alone. */
function afterOf({ action, after }: Judgement, former: TaskFields) {
  if (action === 'same' || action === 'error') return null;
  return json(action === 'create' ? { ...after, ...former } : after);
}

/** Keeps what was found of some rows. */
const keep = (
  database: Database,
  importId: number,
  columns: readonly Column[],
  judged: readonly { read: Read; judgement: Judgement }[],
): Promise<unknown> =>
  database.write('tasks', async (trx) => {
    const textAt = (cells: readonly TableCell[], field: string): string => {
      const column = columns.find(({ rule }) => rule.name === field);
      return column ? cellText(cells[column.index] ?? '').slice(0, MAX_SHOWN) : '';
    };
    for (let from = 0; from < judged.length; from += ROWS_AT_ONCE)
      await trx
        .insertInto('importRows')
        .values(
          judged.slice(from, from + ROWS_AT_ONCE).map(({ read: { wanted, cells, former }, judgement }) => ({
            importId,
            no: wanted.no,
            key: wanted.key.slice(0, MAX_SHOWN),
            action: judgement.action,
            rowId: judgement.rowId,
            fieldsBefore: judgement.before && json(judgement.before),
            fieldsAfter: afterOf(judgement, former),
            errors: json(
              judgement.errors.map(({ field, sentence }) => ({ field, value: textAt(cells, field), sentence })),
            ),
            cells: judgement.action === 'error' ? json(cells.map(cellText)) : null,
            warning: judgement.warning ?? ('' as const),
            makes: judgement.makes ?? '',
          })),
        )
        .execute();
  });

/** The file is checked: its warnings are counted, and it waits for its go-ahead. */
const finish = (database: Database, importId: number, judge: Judge): Promise<unknown> =>
  database.write('tasks', async (trx) => {
    const rows = await trx
      .selectFrom('importRows')
      .select(['warning', (eb) => eb.fn.countAll<number>().as('n')])
      .where('importId', '=', importId)
      .where('warning', '<>', '')
      .groupBy('warning')
      .execute();
    const counts = Object.fromEntries([
      ...IMPORT_WARNINGS.map((name) => [name, 0] as const),
      ...rows.map(({ warning, n }) => [warning, n] as const),
    ]) as Record<ImportWarning, number>;
    await trx
      .updateTable('imports')
      .set({
        state: 'checked',
        problem: '',
        warnings: json(judge.warningsOf(counts).map((name) => ({ name, count: counts[name] }))),
      })
      .where('id', '=', importId)
      .execute();
  });
