import { LIST_FILE_NAMES } from '#contract/export-texts.ts';
import type { ListFileKind } from '#contract/list-files.ts';
import { istanbulDay } from '../../base/clock.ts';
import { tableDownload, USUAL_WIDTH } from '../../base/files/table-download.ts';
import type { SheetCell } from '../../base/files/xlsx-writer.ts';
import { handlers } from '../../call/handlers.ts';
import type { StaffServices } from '../../call/services.ts';
import { readingAudit } from '../audit/reading.ts';
import { readSmallList } from '../small-list.ts';
import { cellOf, cellTypeOf, fieldsOf, type ListFile, type Values } from './list-file.ts';

/** Of columns with texts. */
const TEXT_WIDTH = 36;

/** Small lists as files. */
export const listFileHandlers = (
  { database, now }: Pick<StaffServices, 'database' | 'now'>,
  { files, dataDir }: { files: Readonly<Record<ListFileKind, ListFile>>; dataDir: string },
) => {
  const noteReading = readingAudit(database, now);
  return handlers({
    async 'GET /api/lists/:kind/export'({ params: { kind }, query: { format } }, { viewer }) {
      const file = files[kind];
      const { name, words } = file.list.kind;
      const all = (await readSmallList(database.db, file.list).list('staff')) as readonly Values[];
      const fields = Object.entries(fieldsOf(file));
      async function* rows(): AsyncGenerator<SheetCell[]> {
        for (const row of all) yield fields.map(([field]) => cellOf(file, field, row[field]));
      }
      const made = await tableDownload(
        { dataDir, now: now() },
        {
          fileName: `${LIST_FILE_NAMES[kind]}-${istanbulDay(now())}`,
          name: words.list,
          head: fields.map(([, { label }]) => label),
          widths: fields.map(([, field]) => (cellTypeOf(field) === 'text' ? TEXT_WIDTH : USUAL_WIDTH)),
          rows: rows(),
        },
        format,
      );
      await noteReading({ viewer, kind: name, action: 'export', title: words.list, rows: all.length, filter: {} });
      return made;
    },
  });
};
