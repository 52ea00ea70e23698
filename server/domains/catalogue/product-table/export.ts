// Products as a file: read in pieces.
import type { Download } from '#contract/downloads.ts';
import type { TableFormat } from '#contract/exports.ts';
import {
  productFileName,
  PRODUCTS_AS_FILE,
  specHeading,
  TABLE_HEADINGS,
  type TableColumn,
} from '#contract/product-table-texts.ts';
import type { Db } from '../../../base/db/database.ts';
import { tableDownload, USUAL_WIDTH } from '../../../base/files/table-download.ts';
import type { SheetCell } from '../../../base/files/xlsx-writer.ts';
import { istanbulDay } from '../../../base/clock.ts';
import { pacer } from '../../../base/slices.ts';
import { TABLE_CELLS, type TableRow } from './columns.ts';

/** Products of one query. */
const AT_ONCE = 200;
/** Columns that spreadsheets and a later import take in all. */
const MAX_COLUMNS = 200;
/** Width of a column in characters, for names, texts and values. */
const WIDTHS: Partial<Record<TableColumn, number>> = {
  code: 22,
  name: 42,
  category: 34,
  family: 30,
  description: 42,
  detailedDescription: 42,
};

const COLUMNS = Object.keys(TABLE_CELLS) as TableColumn[];

async function* productsBy(db: Db, ids: readonly number[]): AsyncGenerator<TableRow> {
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const rows = await db
      .selectFrom('products as p')
      .innerJoin('categories as c', 'c.id', 'p.categoryId')
      .leftJoin('categories as s', 's.id', 'p.subCategoryId')
      .leftJoin('families as f', 'f.id', 'p.familyId')
      .selectAll('p')
      .select(['c.name as categoryName', 's.name as subCategoryName', 'f.name as familyName'])
      .where('p.id', 'in', ids.slice(from, from + AT_ONCE))
      .where('p.deletedAt', 'is', null)
      .orderBy('p.id')
      .execute();
    yield* rows as TableRow[];
  }
}

/** Headings of the technical values that the products have, the most frequent first. */
async function specHeadings(db: Db, ids: readonly number[]): Promise<string[]> {
  const pace = pacer();
  const counts = new Map<string, number>();
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const rows = await db
      .selectFrom('products')
      .select('technicalSpecs')
      .where('id', 'in', ids.slice(from, from + AT_ONCE))
      .where('deletedAt', 'is', null)
      .orderBy('id')
      .execute();
    for (const { technicalSpecs } of rows)
      for (const { name, unit } of technicalSpecs)
        counts.set(specHeading(name, unit), (counts.get(specHeading(name, unit)) ?? 0) + 1);
    await pace();
  }
  return [...counts]
    .toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, MAX_COLUMNS - COLUMNS.length)
    .map(([heading]) => heading);
}

/**
 * The products as CSV or XLSX, each technical value in a column of its own.
 * @param ids row ids
 * @returns the file, and how many products it has
 */
export async function exportProducts(
  { db, dataDir, now }: { db: Db; dataDir: string; now: number },
  ids: readonly number[],
  format: TableFormat,
): Promise<{ file: Download; count: number }> {
  const specs = await specHeadings(db, ids);
  const head = [...COLUMNS.map((column) => TABLE_HEADINGS[column]), ...specs];
  let count = 0;
  async function* lines(): AsyncGenerator<SheetCell[]> {
    for await (const row of productsBy(db, ids)) {
      const values = new Map(row.technicalSpecs.map(({ name, value, unit }) => [specHeading(name, unit), value]));
      count += 1;
      yield [
        ...COLUMNS.map((column) => TABLE_CELLS[column](row)),
        ...specs.map((heading) => values.get(heading) ?? null),
      ];
    }
  }
  const file = await tableDownload(
    { dataDir, now },
    {
      fileName: productFileName(istanbulDay(now)),
      name: PRODUCTS_AS_FILE,
      head,
      widths: [...COLUMNS.map((column) => WIDTHS[column] ?? USUAL_WIDTH), ...specs.map(() => USUAL_WIDTH)],
      rows: lines(),
    },
    format,
  );
  return { file, count };
}
