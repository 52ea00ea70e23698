// The trash: deleted rows that can be restored.
import * as z from 'zod';
import { ADMIN_ONLY, STAFF_ONLY } from './access.ts';
import { KINDS, type KindName } from './all-kinds.ts';
import { TIME_REFUSED, TRASH_CALLS } from './audit-texts.ts';
import type { AuditKind } from './audit.ts';
import { endpoints } from './endpoint.ts';
import { searchTooLong } from './field-texts.ts';
import { Id, NoContent, pagedParams, pageOf } from './fields.ts';

// Other rooms import it from here.
export { TRASH_DAYS } from './access.ts';

/**
 * Kinds of rows whose deletion can be undone. Accounts, applications and subscribers are erased at once: the law lets
 * a person ask for that.
 */
export type TrashKind = KindName | 'product' | 'family' | 'category' | 'blog' | 'page' | 'message';
export const TRASH_KINDS: readonly TrashKind[] = [
  'product',
  'family',
  'category',
  'blog',
  'page',
  ...KINDS.map(({ name }) => name),
  'message',
];
export const isTrashKind = (kind: AuditKind): kind is TrashKind => (TRASH_KINDS as readonly AuditKind[]).includes(kind);
const Kind = z.enum(TRASH_KINDS);

export const TrashEntry = z.object({
  _id: z.string(),
  kind: Kind,
  title: z.string(),
  deletedBy: z.string(),
  deletedAt: z.iso.datetime(),
  removedAt: z.iso.datetime().describe('When it is removed for good'),
});
export type TrashEntry = z.output<typeof TrashEntry>;

const EntryParams = z.object({ id: Id.describe('Of the entry') });

export const trashEndpoints = endpoints(TRASH_CALLS, {
  'GET /api/trash': {
    access: STAFF_ONLY,
    query: z.strictObject({
      ...pagedParams(20),
      kind: Kind.optional(),
      q: z.string().max(100, searchTooLong(100)).optional().describe('Words of the title'),
    }),
    response: pageOf(TrashEntry),
  },
  'POST /api/trash/:id/restore': {
    access: STAFF_ONLY,
    params: z.object({
      id: Id.describe('Of the entry, or of the deleted row: a DELETE needs no reply to be taken back'),
    }),
    response: z.object({
      kind: Kind,
      rowId: z.string(),
      also: z
        .array(z.object({ kind: Kind, rowId: z.string(), title: z.string() }))
        .describe('Rows that it lies in and that came back with it'),
    }),
  },
  'DELETE /api/trash/:id': {
    access: ADMIN_ONLY,
    params: EntryParams,
    response: NoContent,
    status: 204,
  },
  'DELETE /api/trash': {
    access: ADMIN_ONLY,
    query: z.strictObject({
      until: z.iso
        .datetime(TIME_REFUSED)
        .optional()
        .describe('Only what was deleted until then: what somebody deletes meanwhile stays'),
    }),
    response: z.object({ removed: z.int() }),
  },
});
