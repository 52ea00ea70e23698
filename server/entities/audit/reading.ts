import type { AuditKind } from '#contract/audit.ts';
import type { Clock } from '../../base/clock.ts';
import type { Database } from '../../base/db/database.ts';
import type { Viewer } from '../../call/handlers.ts';
import { record, secret } from './record.ts';

interface Reading {
  viewer: Viewer;
  kind: AuditKind;
  action: 'read' | 'export';
  /** What was read: 'Başvurular'. */
  title: string;
  /** How many rows were shown. */
  rows: number;
  /** The one row, where it was one. */
  rowId?: string;
  /** What they were narrowed to. A searched text may be a name: of it, only that there was one is kept. */
  filter: Readonly<Record<string, unknown>> & { q?: string | undefined };
}

/** Notes in the audit table that somebody has read what people wrote of themselves: once per call, not per row. */
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
