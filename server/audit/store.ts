import type { AuditAction, AuditEntry, AuditKind } from '#contract/audit.ts';
import type { Database } from '../db/open.ts';

export interface AuditFilter { kind?: AuditKind | undefined; action?: AuditAction | undefined; rowId?: string | undefined; actor?: string | undefined; page: number; limit: number }

/** Reads the audit table; `record.ts` alone writes it. What it tells of one status, `history.ts` puts together. */
export const auditStore = ({ db }: Pick<Database, 'db'>) => ({
  /** The newest first, with the number of all that match. */
  async list({ kind, action, rowId, actor, page, limit }: AuditFilter): Promise<{ items: AuditEntry[]; total: number }> {
    const matching = db.selectFrom('audit')
      .$if(kind !== undefined, (q) => q.where('kind', '=', kind!)).$if(action !== undefined, (q) => q.where('action', '=', action!))
      .$if(rowId !== undefined, (q) => q.where('rowId', '=', rowId!)).$if(actor !== undefined, (q) => q.where('actorId', '=', actor!));
    const { n: total } = await matching.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
    const rows = await matching.select(['publicId', 'at', 'actorName', 'action', 'kind', 'rowId', 'title', 'changes'])
      .orderBy('id', 'desc').limit(limit).offset((page - 1) * limit).execute();
    return {
      total,
      items: rows.map(({ publicId, at, actorName, ...row }) => ({ _id: publicId, at: at.toISOString(), actor: actorName, ...row })),
    };
  },
});
