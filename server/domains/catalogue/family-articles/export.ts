// A family's sizes as a file for spreadsheets. Pasted back unchanged it changes nothing.
import writeExcelFile from 'write-excel-file/node';
import { cellInput, cellText, gridHeading, gridKeys, type CellValue } from '#contract/article-cells.ts';
import { XLSX_TYPE, type Download } from '#contract/downloads.ts';
import type { Db } from '../../../base/db/database.ts';
import { csvDownload } from '../../../base/files/csv.ts';
import { articlesOf, cellOf, familyById } from './articles.ts';

/** Width of a column in characters, for names and for values. */
const WIDTHS = { name: 42, code: 20, other: 14 } as const;

/** @throws NOT_FOUND */
export async function exportArticles(db: Db, publicId: string, format: 'xlsx' | 'csv'): Promise<Download> {
  const family = await familyById(db, publicId);
  const keys = gridKeys(family.columns);
  const head = keys.map((key) => gridHeading(family.columns, key));
  const articles = await articlesOf(db, family);
  const valueOf = (article: (typeof articles)[number], key: string): CellValue => cellOf(family.columns, article, key);
  if (format === 'csv')
    return csvDownload(
      `${family.slug}.csv`,
      head,
      articles.map((article) => keys.map((key) => cellText(key, valueOf(article, key)))),
    );
  const cell = (key: string, value: CellValue) => {
    const input = cellInput(key, value);
    if (typeof input === 'number')
      return { value: input, type: Number, ...(key === 'price' ? { format: '0.00' } : {}) };
    return value === null ? null : { value: cellText(key, value), type: String };
  };
  const bytes = await writeExcelFile(
    [
      head.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
      ...articles.map((article) => keys.map((key) => cell(key, valueOf(article, key)))),
    ],
    {
      columns: keys.map((key) => ({ width: WIDTHS[key as keyof typeof WIDTHS] ?? WIDTHS.other })),
      stickyRowsCount: 1,
    },
  ).toBuffer();
  return { fileName: `${family.slug}.xlsx`, contentType: XLSX_TYPE, content: { bytes: new Uint8Array(bytes) } };
}
