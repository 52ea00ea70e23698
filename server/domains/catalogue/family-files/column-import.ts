// Columns of families from a file: a line is one column, found by its family and its letter. Lines are judged and applied
// one after the other, each on what those before it have made of the family.
import { isDeepStrictEqual } from 'node:util';
import { ApiError } from '#contract/api-error.ts';
import { FamilyUpdate, type FamilyColumn } from '#contract/families.ts';
import {
  COLUMN_HEADINGS,
  COLUMN_KIND_WORDS,
  COLUMN_USED_SINCE,
  familyUnknown,
  type ColumnTableColumn,
} from '#contract/family-table-texts.ts';
import { formatNumber } from '#contract/format.ts';
import { fieldsKept, IMPORT_ROW_CHANGED, KNOWN_ROW, UNKNOWN_ROW } from '#contract/import-texts.ts';
import type { ImportMode } from '#contract/imports.ts';
import { NO, YES } from '#contract/product-table-texts.ts';
import { fold } from '#contract/text.ts';
import { changed } from '../../../base/db/changes.ts';
import type { Db, Trx } from '../../../base/db/database.ts';
import type { FieldRule, ImportKind, Judge, Judgement, WantedRow } from '../../../entities/imports/kind.ts';
import type { By, Row } from '../../../entities/resource.ts';
import { getRow, updateRow } from '../../../entities/saving.ts';
import type { Done, TaskFields, Undone } from '../../../entities/tasks/kind.ts';
import { checkFamily, updateColumns } from '../families/columns.ts';
import { familyResource } from '../families/resource.ts';
import { movedSizes, type SizeRow } from '../families/sizes.ts';
import { actionOf } from '../product-table/import.ts';
import { newColumn } from './cells.ts';

type Field = Exclude<ColumnTableColumn, 'family' | 'key'>;

/** How each column is read, and other headings that mean it. */
const RULES: Record<ColumnTableColumn, Omit<FieldRule, 'name' | 'label'>> = {
  family: { type: 'text', isKey: true, isNeeded: true, aliases: ['Seri', 'Seri Slug', 'Slug', 'Aile'] },
  key: { type: 'text', isKey: true, isNeeded: true, aliases: ['Sütun', 'Ölçü', 'Ölçü Harfi'] },
  order: { type: 'whole', aliases: ['Sıralama', 'Yer'] },
  label: { type: 'text', isNeeded: true, aliases: ['Ölçü Adı', 'Sütun Adı'] },
  kind: { type: 'text' },
  unit: { type: 'text', aliases: ['Ölçü Birimi'] },
  decimals: { type: 'whole', aliases: ['Ondalık Basamak'] },
  tolerance: { type: 'text' },
  isKey: { type: 'switch', aliases: ['Belirleyici'] },
  isFilter: { type: 'switch', aliases: ['Filtre'] },
  isShown: { type: 'switch', aliases: ['Tabloda Göster'] },
  attribute: { type: 'text', aliases: ['Özellik'] },
};
const NAMES = Object.keys(RULES) as ColumnTableColumn[];
/** Between the two parts of a key, and of the name of a row. */
const JOINT = ' → ';
const ID_JOINT = ':';
const NEW_ID = '_id';

/** A column's fields as a file has them. */
function flatColumn(columns: readonly FamilyColumn[], key: string, names: readonly string[]): Record<string, unknown> {
  const at = columns.findIndex((one) => one.key === key);
  return Object.fromEntries(
    names.map((name) => {
      if (name === 'order') return [name, at + 1];
      const value = columns[at]![name as keyof FamilyColumn];
      return [name, name === 'kind' ? COLUMN_KIND_WORDS[value as FamilyColumn['kind']] : value];
    }),
  );
}

/** Empties of the fields that can be empty. */
const EMPTIED: Readonly<Record<string, unknown>> = { unit: '', tolerance: '', attribute: null };
const kindOf = (word: unknown): unknown =>
  Object.entries(COLUMN_KIND_WORDS).find(
    ([kind, known]) => kind === word || fold(known) === fold(String(word ?? '')),
  )?.[0] ?? word;

/** The columns with these fields of one; it is added where there is none of its letter. */
function columnsWith(columns: readonly FamilyColumn[], key: string, fields: TaskFields): FamilyColumn[] {
  const { order, family: _family, key: _key, ...own } = fields;
  const values = Object.fromEntries(
    Object.entries(own).map(([name, value]) => [
      name,
      name === 'kind' ? kindOf(value) : (value ?? (name in EMPTIED ? EMPTIED[name] : value)),
    ]),
  );
  const at = columns.findIndex((one) => one.key === key);
  const next = columns.filter((one) => one.key !== key);
  const place = typeof order === 'number' ? Math.max(0, order - 1) : at;
  next.splice(place < 0 ? next.length : place, 0, {
    ...(columns[at] ?? newColumn(key)),
    ...values,
  });
  return next;
}

/** A family as far as the lines before have brought it. */
interface Judged {
  row: Row<'families'>;
  columns: FamilyColumn[];
  sizes: SizeRow[] | null;
}

const ROW_FIELDS: ReadonlySet<string> = new Set(NAMES);

async function open(db: Db): Promise<Judge> {
  const families = new Map<string, Judged | null>();
  const familyOf = async (slug: string): Promise<Judged | null> => {
    const known = families.get(slug);
    if (known !== undefined) return known;
    const row = (await db.selectFrom('families').selectAll().where('slug', '=', slug).executeTakeFirst()) as
      | Row<'families'>
      | undefined;
    const found = row ? { row, columns: row.columns, sizes: null } : null;
    families.set(slug, found);
    return found;
  };
  /** What the sizes of the family say to its new columns. @throws ApiError */
  async function tryOnSizes(family: Judged, next: readonly FamilyColumn[]): Promise<SizeRow[] | null> {
    const isPlain = next.every((column) => {
      const was = family.columns.find(({ key }) => key === column.key);
      return was ? was.isKey === column.isKey && was.kind === column.kind : !column.isKey;
    });
    if (isPlain && family.sizes === null) return null;
    const sizes =
      family.sizes ??
      (await db
        .selectFrom('products')
        .select(['code', 'dims', 'deletedAt'])
        .where('familyId', '=', family.row.id)
        .orderBy('id')
        .execute());
    return movedSizes(sizes, family.columns, next).map(({ size, dims }) => ({ ...size, dims }));
  }

  async function judged({ values }: WantedRow, mode: ImportMode): Promise<Judgement> {
    const slug = String(values.get('family')).trim();
    const key = String(values.get('key')).trim();
    const errors: { field: string; sentence: string }[] = [];
    const family = await familyOf(slug);
    const rowId = family ? `${family.row.publicId}${ID_JOINT}${key}` : '';
    const refused = (field?: string, sentence?: string): Judgement => {
      if (field !== undefined && sentence !== undefined) errors.push({ field, sentence });
      return { action: 'error', rowId, before: null, after: {}, errors };
    };
    if (!family) return refused('family', familyUnknown(slug));
    const isThere = family.columns.some((one) => one.key === key);
    if (!isThere && mode === 'update') return refused('key', UNKNOWN_ROW);
    if (isThere && mode === 'create') return refused('key', KNOWN_ROW);

    const given = Object.fromEntries([...values].filter(([name]) => name !== 'family' && name !== 'key'));
    const next = columnsWith(family.columns, key, given);
    const parsed = FamilyUpdate.safeParse({ columns: next });
    const own = next.findIndex((one) => one.key === key);
    for (const { path, message } of parsed.error?.issues ?? []) {
      const name = String(path[2] ?? '');
      const field = path[1] === own && ROW_FIELDS.has(name) ? name : 'key';
      if (!errors.some((one) => one.field === field)) errors.push({ field, sentence: message });
    }
    if (errors.length > 0 || !parsed.success) return refused();
    const columns = parsed.data.columns as FamilyColumn[];
    let sizes: SizeRow[] | null;
    try {
      await checkFamily(db, { ...family.row, columns, aliases: [] }, family.row.id);
      sizes = await tryOnSizes(family, columns);
    } catch (error) {
      if (!ApiError.is(error)) throw error;
      const name = Object.keys(error.fields ?? {})[0]?.split('.')[2] ?? '';
      return refused(ROW_FIELDS.has(name) ? name : 'key', error.message);
    }
    const names = Object.keys(given);
    const wanted = flatColumn(columns, key, names);
    const before = isThere ? flatColumn(family.columns, key, names) : null;
    const news = names.filter((name) => !before || !isDeepStrictEqual(wanted[name], before[name]));
    const action = actionOf(false, isThere && news.length === 0, isThere);
    family.columns = columns;
    family.sizes = sizes;
    const picked = (from: Record<string, unknown>) => Object.fromEntries(news.map((name) => [name, from[name]]));
    return {
      action,
      rowId,
      before: before && picked(before),
      after: isThere ? picked(wanted) : { family: slug, key, ...wanted },
      errors,
    };
  }

  return {
    async judge(rows, mode) {
      const judgements: Judgement[] = [];
      for (const row of rows) judgements.push(await judged(row, mode));
      return judgements;
    },
    warningsOf: () => [],
  };
}

/** Saves the columns as the family's form does. @throws as the family's call */
async function save(trx: Trx, publicId: string, columns: readonly FamilyColumn[], by: By): Promise<void> {
  changed(trx, ['catalogue']);
  const parsed = FamilyUpdate.safeParse({ columns });
  if (!parsed.success) throw new ApiError(400, 'VALIDATION', parsed.error.issues[0]!.message);
  await updateRow(trx, familyResource, by, publicId, undefined, (row) => updateColumns(trx, parsed.data, row, by.at));
}

async function create(trx: Trx, after: TaskFields, by: By): Promise<Done> {
  const [slug, key] = [String(after['family']), String(after['key'])];
  const family = await trx.selectFrom('families').selectAll().where('slug', '=', slug).executeTakeFirst();
  if (!family) return { outcome: 'refused', sentence: familyUnknown(slug) };
  if (family.columns.some((one) => one.key === key)) return { outcome: 'refused', sentence: IMPORT_ROW_CHANGED };
  await save(trx, family.publicId, columnsWith(family.columns, key, after), by);
  return { outcome: 'changed', before: null, after: { ...after, [NEW_ID]: `${family.publicId}${ID_JOINT}${key}` } };
}

/** The family and the letter that a row's name says. */
async function namedRow(trx: Trx, rowId: string) {
  const at = rowId.lastIndexOf(ID_JOINT);
  const row = await getRow(trx, familyResource, rowId.slice(0, at));
  return { row, key: rowId.slice(at + 1) };
}

async function update(
  trx: Trx,
  { rowId, before, after }: { rowId: string; before: TaskFields; after: TaskFields },
  by: By,
): Promise<Done> {
  const { row, key } = await namedRow(trx, rowId);
  if (!row.columns.some((one) => one.key === key)) return { outcome: 'refused', sentence: IMPORT_ROW_CHANGED };
  const present = flatColumn(row.columns, key, Object.keys(before));
  // Where the column stands may follow from the lines before it.
  if (!isDeepStrictEqual({ ...present, order: 0 }, { ...before, order: 0 }))
    return { outcome: 'refused', sentence: IMPORT_ROW_CHANGED };
  await save(trx, row.publicId, columnsWith(row.columns, key, after), by);
  return { outcome: 'changed', before: present, after: { ...after, [NEW_ID]: rowId } };
}

async function undo(
  trx: Trx,
  { before, after: { [NEW_ID]: id, ...after } }: { before: TaskFields | null; after: TaskFields },
  by: By,
): Promise<Undone> {
  const { row, key } = await namedRow(trx, String(id));
  const at = row.columns.findIndex((one) => one.key === key);
  if (at < 0) return { outcome: 'kept', sentence: COLUMN_USED_SINCE };
  const { family: _family, key: _key, ...own } = after;
  const present = flatColumn(row.columns, key, Object.keys(own));
  const names = Object.keys(own).filter((name) => isDeepStrictEqual(present[name], own[name]));
  const kept = Object.keys(own).filter((name) => !names.includes(name));
  if (before === null) {
    const articles = await trx.selectFrom('products').select('dims').where('familyId', '=', row.id).execute();
    if (kept.length > 0 || articles.some(({ dims }) => (dims?.[at] ?? null) !== null))
      return { outcome: 'kept', sentence: COLUMN_USED_SINCE };
    await save(
      trx,
      row.publicId,
      row.columns.filter((one) => one.key !== key),
      by,
    );
    return { outcome: 'restored' };
  }
  if (names.length > 0)
    await save(
      trx,
      row.publicId,
      columnsWith(row.columns, key, Object.fromEntries(names.map((name) => [name, before[name]]))),
      by,
    );
  return kept.length === 0
    ? { outcome: 'restored' }
    : { outcome: 'kept', sentence: fieldsKept(kept.map((name) => COLUMN_HEADINGS[name as Field])) };
}

function shown(_field: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? YES : NO;
  return typeof value === 'number' ? formatNumber(value) : String(value);
}

export const familyColumnsImport: ImportKind = {
  locks: [{ partsOf: 'catalogue' }],
  modes: ['both', 'update', 'create'],
  fields: NAMES.map((name) => ({ name, label: COLUMN_HEADINGS[name], ...RULES[name] })),
  keyOf: (family, key) => (family.trim() === '' || key.trim() === '' ? '' : `${family.trim()}${JOINT}${key.trim()}`),
  sample: {
    family: 'itici-pim-din-1530-a',
    key: 'd1',
    order: 1,
    label: 'Çap',
    kind: COLUMN_KIND_WORDS.number,
    unit: 'mm',
    decimals: 1,
    tolerance: 'g6',
    isKey: YES,
    isFilter: YES,
    isShown: YES,
  },
  open,
  create,
  update,
  undo,
  shown,
};
