// Families, their columns and their articles as files, under the headings that their imports read.
import { ApiError } from '#contract/api-error.ts';
import { ACTIVE, PASSIVE } from '#contract/article-texts.ts';
import type { Download } from '#contract/downloads.ts';
import type { TableFormat } from '#contract/exports.ts';
import {
  COLUMN_HEADINGS,
  COLUMN_KIND_WORDS,
  FAMILY_FILE_WORDS,
  FAMILY_HEADINGS,
  familyFileName,
  tooManyFileColumns,
  type ColumnTableColumn,
  type FamilyFile,
  type FamilyTableColumn,
} from '#contract/family-table-texts.ts';
import type { FamilyColumn } from '#contract/families.ts';
import { ITEM_SEPARATOR, NO, TABLE_HEADINGS, YES } from '#contract/product-table-texts.ts';
import { TABLE_LIMITS } from '#contract/table-files.ts';
import { istanbulDay } from '../../../base/clock.ts';
import type { Db } from '../../../base/db/database.ts';
import { tableDownload, USUAL_WIDTH } from '../../../base/files/table-download.ts';
import type { SheetCell } from '../../../base/files/xlsx-writer.ts';
import type { Row } from '../../../entities/resource.ts';
import { TABLE_CELLS, type TableRow } from '../product-table/columns.ts';
import { pathOf } from '../product-table/flat.ts';
import { PRODUCT_RULES, type ProductField } from '../product-table/import.ts';
import { dimCell, dimHeading } from './dims.ts';
import { flatFamily } from './family-flat.ts';

/** Families, and articles, of one query. */
const FAMILIES_AT_ONCE = 50;
const ARTICLES_AT_ONCE = 200;
const WIDE = 42;
const WIDE_ONES: ReadonlySet<string> = new Set(['name', 'category', 'columns', 'summary', 'body', 'description']);

type Listed = Row<'families'> & { path: string };
interface Table {
  head: string[];
  widths: number[];
  rows: AsyncIterable<SheetCell[]>;
}

/** Families in this order. */
async function* familiesBy(db: Db, ids: readonly number[]): AsyncGenerator<Listed> {
  for (let from = 0; from < ids.length; from += FAMILIES_AT_ONCE) {
    const part = ids.slice(from, from + FAMILIES_AT_ONCE);
    const rows = await db
      .selectFrom('families as f')
      .innerJoin('categories as c', 'c.id', 'f.categoryId')
      .leftJoin('categories as s', 's.id', 'f.subCategoryId')
      .selectAll('f')
      .select(['c.name as mainName', 's.name as subName'])
      .where('f.id', 'in', part)
      .execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const id of part) {
      const row = byId.get(id);
      if (row) yield { ...row, path: pathOf(row.mainName, row.subName) } as Listed;
    }
  }
}

function familyCell(name: FamilyTableColumn, value: unknown): SheetCell {
  if (value === null || value === undefined) return null;
  if (name === 'isActive') return value === true ? ACTIVE : PASSIVE;
  if (Array.isArray(value)) return value.join(ITEM_SEPARATOR);
  return value as string | number;
}

function familyTable(db: Db, ids: readonly number[]): Table {
  const names = Object.keys(FAMILY_HEADINGS) as FamilyTableColumn[];
  return {
    head: names.map((name) => FAMILY_HEADINGS[name]),
    widths: names.map((name) => (WIDE_ONES.has(name) ? WIDE : USUAL_WIDTH)),
    rows: (async function* () {
      for await (const row of familiesBy(db, ids)) {
        const flat = flatFamily(row, row.path, names);
        yield names.map((name) => familyCell(name, flat[name]));
      }
    })(),
  };
}

const switched = (value: boolean): string => (value ? YES : NO);
/** What each column of the columns' file holds. */
const COLUMN_CELLS: Record<
  ColumnTableColumn,
  (of: { slug: string; column: FamilyColumn; place: number }) => SheetCell
> = {
  family: ({ slug }) => slug,
  key: ({ column }) => column.key,
  order: ({ place }) => place + 1,
  label: ({ column }) => column.label,
  kind: ({ column }) => COLUMN_KIND_WORDS[column.kind],
  unit: ({ column }) => column.unit,
  decimals: ({ column }) => column.decimals,
  tolerance: ({ column }) => column.tolerance,
  isKey: ({ column }) => switched(column.isKey),
  isFilter: ({ column }) => switched(column.isFilter),
  isShown: ({ column }) => switched(column.isShown),
  attribute: ({ column }) => column.attribute,
};

function columnTable(db: Db, ids: readonly number[]): Table {
  const names = Object.keys(COLUMN_HEADINGS) as ColumnTableColumn[];
  return {
    head: names.map((name) => COLUMN_HEADINGS[name]),
    widths: names.map((name) => (name === 'family' || name === 'label' ? WIDE : USUAL_WIDTH)),
    rows: (async function* () {
      for await (const { slug, columns } of familiesBy(db, ids))
        for (const [place, column] of columns.entries())
          yield names.map((name) => COLUMN_CELLS[name]({ slug, column, place }));
    })(),
  };
}

/** The articles of a family, inactive ones too. */
async function* articlesIn(db: Db, familyId: number): AsyncGenerator<TableRow> {
  const ids = await db
    .selectFrom('products')
    .select('id')
    .where('familyId', '=', familyId)
    .where('deletedAt', 'is', null)
    .orderBy('sortOrder')
    .orderBy('id')
    .execute();
  for (let from = 0; from < ids.length; from += ARTICLES_AT_ONCE) {
    const part = ids.slice(from, from + ARTICLES_AT_ONCE).map(({ id }) => id);
    const rows = await db.selectFrom('products').selectAll().where('id', 'in', part).execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const id of part) {
      const row = byId.get(id);
      if (row) yield { ...row, categoryName: '', subCategoryName: null, familyName: null } as TableRow;
    }
  }
}

/** Dimensions of all of the families by their headings, in the order in which families have them. */
async function dimHeadings(db: Db, ids: readonly number[]): Promise<string[]> {
  const headings = new Set<string>();
  for await (const { columns } of familiesBy(db, ids)) for (const column of columns) headings.add(dimHeading(column));
  return [...headings];
}

/** @throws VALIDATION where the dimensions of the families are more columns than a file has */
async function articleTable(db: Db, ids: readonly number[], format: TableFormat): Promise<Table> {
  const dims = await dimHeadings(db, ids);
  const [first, ...others] = (Object.keys(PRODUCT_RULES) as ProductField[]).filter((name) => name !== 'category');
  const max = TABLE_LIMITS.columns - others.length - 2;
  if (dims.length > max) throw new ApiError(400, 'VALIDATION', tooManyFileColumns(max));
  return {
    head: [TABLE_HEADINGS[first!], COLUMN_HEADINGS.family, ...dims, ...others.map((name) => TABLE_HEADINGS[name])],
    widths: [
      USUAL_WIDTH,
      WIDE,
      ...dims.map(() => USUAL_WIDTH),
      ...others.map((name) => (WIDE_ONES.has(name) ? WIDE : USUAL_WIDTH)),
    ],
    rows: (async function* () {
      for await (const { id, slug, columns } of familiesBy(db, ids)) {
        const places = dims.map((heading) => columns.findIndex((column) => dimHeading(column) === heading));
        for await (const row of articlesIn(db, id))
          yield [
            TABLE_CELLS[first!](row),
            slug,
            ...places.map((place) =>
              place < 0 ? null : dimCell(columns[place]!.key, row.dims?.[place] ?? null, format),
            ),
            ...others.map((name) => TABLE_CELLS[name](row)),
          ];
      }
    })(),
  };
}

/**
 * Families, their columns or their articles as a file.
 * @param ids row ids of families, in the order of the file
 * @returns the file, and how many rows it has @throws VALIDATION for too many dimensions
 */
export async function exportFamilies(
  { db, dataDir, now }: { db: Db; dataDir: string; now: number },
  { ids, file, format }: { ids: readonly number[]; file: FamilyFile; format: TableFormat },
): Promise<{ download: Download; count: number }> {
  const tables: Record<FamilyFile, () => Table | Promise<Table>> = {
    families: () => familyTable(db, ids),
    columns: () => columnTable(db, ids),
    articles: () => articleTable(db, ids, format),
  };
  const { rows, ...table } = await tables[file]();
  let count = 0;
  async function* counted(): AsyncGenerator<SheetCell[]> {
    for await (const row of rows) {
      count += 1;
      yield row;
    }
  }
  const download = await tableDownload(
    { dataDir, now },
    { ...table, fileName: familyFileName(file, istanbulDay(now)), name: FAMILY_FILE_WORDS[file], rows: counted() },
    format,
  );
  return { download, count };
}
