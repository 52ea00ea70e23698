import type { AuditKind } from '#contract/audit.ts';
import type { Clock } from '../../base/clock.ts';
import type { Database } from '../../base/db/database.ts';
import type { Viewer } from '../../call/handlers.ts';
import { record, secret } from './record.ts';

interface Reading {
  viewer: Viewer;
  kind: AuditKind;
  action: 'read' | 'export';
  /** The name of the list or row: 'Başvurular'. */
  title: string;
  /** Number of rows shown. */
  rows: number;
  /** The public id where only one row was read. */
  rowId?: string;
  /** The list's filter. A search text may be a name, so only the fact of a search is kept. */
  filter: Readonly<Record<string, unknown>> & { q?: string | undefined };
}

/** Notes in the audit table that a person has read what people wrote about themselves: once per call, not per row. */
export const readingAudit =
  ({ db }: Pick<Database, 'db'>, now: Clock) =>
  ({ viewer, kind, action, title, rows, rowId = '', filter: { q, ...filter } }: Reading): Promise<void> =>
    db.transaction().execute((trx) =>
      record(trx, {
        viewer,
        now: new Date(now()),
        action,
        kind,
        rowId,
        rowVersion: null,
        title,
        after: { rows, ...filter, q: q ? secret(q) : undefined },
      }),
    );
