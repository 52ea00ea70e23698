// Deleted rows: listed, put back under the id they had, and removed for good once they are old.
import { ApiError, notFound } from '#contract/api-error.ts';
import type { AuditKind, TrashEntry } from '#contract/audit.ts';
import { forgetTitle, record } from '../audit/record.ts';
import type { Trx } from '../db/open.ts';
import type { Viewer } from '../http/handlers.ts';
import type { Resource, Row, StaffTable } from '../staff/resource.ts';
import { answeringDuplicates, encoded, getRow, insertRow } from '../staff/saving.ts';
import type { StaffServices } from '../staff/services.ts';
import { resourceOf } from './kinds.ts';
import type { TrashData } from './put.ts';

export const TRASH_DAYS = 30;
const KEPT_MS = TRASH_DAYS * 24 * 60 * 60_000;
const ABSENT = 'Silinen kayıt bulunamadı.';

export const trashStore = ({ database, now }: Pick<StaffServices, 'database' | 'now'>) => {
  const { db } = database;
  const expiry = () => new Date(now() - KEPT_MS);
  const entries = (kind?: AuditKind) => db.selectFrom('trash').where('deletedAt', '>', expiry()).$if(kind !== undefined, (q) => q.where('kind', '=', kind!));

  return {
    /** The youngest first, with the number of all. */
    async list({ kind, page, limit }: { kind?: AuditKind | undefined; page: number; limit: number }): Promise<{ items: TrashEntry[]; total: number }> {
      const { n: total } = await entries(kind).select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
      const rows = await entries(kind).select(['publicId', 'kind', 'title', 'deletedBy', 'deletedAt'])
        .orderBy('deletedAt', 'desc').orderBy('id', 'desc').limit(limit).offset((page - 1) * limit).execute();
      return {
        total,
        items: rows.map((row) => ({
          _id: row.publicId, kind: row.kind, title: row.title, deletedBy: row.deletedBy,
          deletedAt: row.deletedAt.toISOString(), removedAt: new Date(row.deletedAt.getTime() + KEPT_MS).toISOString(),
        })),
      };
    },

    /** Puts the row back. @throws 404 when it is not there (any more), 409 when its place is taken or gone */
    async restore(viewer: Viewer, publicId: string): Promise<{ kind: AuditKind; rowId: string }> {
      const found = await entries().select('kind').where('publicId', '=', publicId).executeTakeFirst();
      const resource = found && resourceOf(found.kind);
      if (!resource) throw notFound(ABSENT);
      try {
        return await answeringDuplicates(resource, () => database.write(resource.scope, async (trx) => {
          const entry = await trx.selectFrom('trash').select(['id', 'rowId', 'data']).where('publicId', '=', publicId).executeTakeFirst();
          if (!entry) throw notFound(ABSENT); // another was faster
          await trx.deleteFrom('trash').where('id', '=', entry.id).execute();
          await putBack(trx, resource, entry.data as TrashData, viewer, new Date(now()));
          return { kind: resource.kind, rowId: entry.rowId };
        }));
      } catch (error) {
        if (ApiError.is(error) && error.status === 409) throw new ApiError(409, error.code, `Kayıt geri alınamadı: ${error.message}`);
        throw error;
      }
    },

    /** Removes for good what nobody has wanted back in time, with the words of visitors that the audit table repeats. */
    async removeOld(): Promise<void> {
      const due = expiry();
      if (!(await db.selectFrom('trash').select('id').where('deletedAt', '<=', due).limit(1).executeTakeFirst())) return; // looking is no write
      await database.write('inbox', async (trx) => {
        for (const { kind, rowId } of await trx.deleteFrom('trash').where('deletedAt', '<=', due).returning(['kind', 'rowId']).execute()) {
          const erasedTitle = resourceOf(kind)?.erasedTitle;
          if (erasedTitle !== undefined) await forgetTitle(trx, kind, rowId, erasedTitle);
        }
      });
    },
  };
};

/** The row with its id and number, so that whatever named it names it again, in a version of its own: forms left open are out of date. */
async function putBack(trx: Trx, resource: Resource<StaffTable>, { row: data, related }: TrashData, viewer: Viewer, at: Date): Promise<void> {
  const stored = withTimes(data) as unknown as Row<StaffTable>;
  const change = await resource.beforeRestore?.(trx, stored);
  await insertRow(trx, resource, { ...encoded({ ...stored, ...change }), version: stored.version + 1, updatedAt: at });
  const row = await getRow(trx, resource, stored.publicId);
  await resource.related?.putBack(trx, row, related);
  await record(trx, { viewer, now: at, action: 'restore', kind: resource.kind, rowId: row.publicId, rowVersion: row.version, title: resource.titleOf(row) });
}

/** Times were written as text; their columns end in 'At', and no others do. */
const withTimes = (row: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column, typeof value === 'string' && column.endsWith('At') ? new Date(value) : value]));
