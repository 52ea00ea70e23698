import * as z from 'zod';
import { ADMIN_ONLY } from './access.ts';
import { MAX_PAGE_SIZE } from './catalogue.ts';
import { endpoints } from './endpoint.ts';
import { Id, countParam } from './fields.ts';

/** What the audit table tells of: rows by their kind. */
export const AUDIT_KINDS = [
  'product', 'category', 'user', 'setting', 'session', 'blog', 'feature', 'slider', 'program', 'reference', 'page', 'quality', 'job', 'application', 'message', 'newsletter', 'order', 'personal',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];
export const AUDIT_ACTIONS = ['create', 'update', 'delete', 'restore', 'erase', 'login', 'logout', 'read', 'export'] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const pages = {
  page: countParam(1, 100_000, 'Sayfa numarası 1 veya daha büyük bir tam sayı olmalıdır.', 1),
  limit: countParam(1, MAX_PAGE_SIZE, `Sayfa boyutu 1 ile ${MAX_PAGE_SIZE} arasında bir tam sayı olmalıdır.`, 20),
};
export const pageOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), total: z.int(), page: z.int(), limit: z.int(), pages: z.int() });

export const AuditEntry = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  actor: z.string().describe('Name as it was'),
  action: z.enum(AUDIT_ACTIONS),
  kind: z.enum(AUDIT_KINDS),
  rowId: z.string(),
  title: z.string().describe('Of the row, as it was'),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })).describe('Changed fields only; secrets never'),
});
export type AuditEntry = z.output<typeof AuditEntry>;

export const auditEndpoints = endpoints({
  'GET /api/audit': {
    summary: 'İşlem kayıtları, en yenisi önce', access: ADMIN_ONLY,
    query: z.strictObject({ ...pages, kind: z.enum(AUDIT_KINDS).optional(), action: z.enum(AUDIT_ACTIONS).optional(), rowId: Id.optional(), actor: Id.optional().describe('User id') }),
    response: pageOf(AuditEntry),
  },
});
