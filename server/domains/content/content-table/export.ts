// Posts and pages as files, under the headings that their import reads.
import type { TableFormat } from '#contract/exports.ts';
import type { Download } from '#contract/downloads.ts';
import { istanbulDay } from '../../../base/clock.ts';
import { MAX_CELL_CHARACTERS } from '../../../base/files/tables/table.ts';
import { tableDownload, USUAL_WIDTH } from '../../../base/files/table-download.ts';
import type { SheetCell } from '../../../base/files/xlsx-writer.ts';
import { handlers, type Viewer } from '../../../call/handlers.ts';
import type { StaffServices } from '../../../call/services.ts';
import { readingAudit } from '../../../entities/audit/reading.ts';
import type { Row } from '../../../entities/resource.ts';
import { pageTable } from './pages.ts';
import { postTable } from './posts.ts';
import type { ContentKind, ContentTable } from './table.ts';

/** Rows of one query. */
const AT_ONCE = 100;

/** A text that no spreadsheet holds is left out: an empty cell changes nothing when the file comes back. */
const fitting = (cell: SheetCell): SheetCell =>
  typeof cell === 'string' && cell.length > MAX_CELL_CHARACTERS ? null : cell;

export const contentTableHandlers = (
  { database, now }: Pick<StaffServices, 'database' | 'now'>,
  { dataDir }: { dataDir: string },
) => {
  const { db } = database;
  const noteReading = readingAudit(database, now);

  async function fileOf<T extends ContentKind>(
    { resource, fields, flatOf, cellOf, widths, words }: ContentTable<T>,
    format: TableFormat,
    viewer: Viewer,
  ): Promise<Download> {
    let count = 0;
    async function* lines(): AsyncGenerator<SheetCell[]> {
      for (let last = 0; ;) {
        const rows = await db
          .selectFrom(resource.table as 'blogs')
          .selectAll()
          .where('id', '>', last)
          .orderBy('id')
          .limit(AT_ONCE)
          .execute();
        for (const row of rows) {
          const flat = flatOf(row as unknown as Row<T>);
          count += 1;
          yield fields.map(({ name }) => fitting(cellOf(name, flat[name])));
        }
        if (rows.length < AT_ONCE) return;
        last = rows.at(-1)!.id;
      }
    }
    const file = await tableDownload(
      { dataDir, now: now() },
      {
        fileName: words.fileName(istanbulDay(now())),
        name: words.title,
        head: fields.map(({ label }) => label),
        widths: fields.map(({ name }) => widths[name] ?? USUAL_WIDTH),
        rows: lines(),
      },
      format,
    );
    await noteReading({ viewer, kind: resource.kind, action: 'export', title: words.title, rows: count, filter: {} });
    return file;
  }

  return handlers({
    'GET /api/blogs/export': ({ query: { format } }, { viewer }) => fileOf(postTable, format, viewer),
    'GET /api/pages/admin/export': ({ query: { format } }, { viewer }) => fileOf(pageTable, format, viewer),
  });
};
