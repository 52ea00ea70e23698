// The audit table: kinds of rows, actions and their groups, its list and the history of a row.
import * as z from 'zod';
import { ADMIN_ONLY, STAFF_ONLY } from './access.ts';
import { byKind, KINDS, type KindName } from './all-kinds.ts';
import { AUDIT_CALLS } from './audit-texts.ts';
import { endpoints } from './endpoint.ts';
import { Id, NoQuery, pagedParams, pageOf, periodParams, searchParam } from './fields.ts';

/** Kinds of rows outside the register of kinds, by their place among all of them. */
const OTHER_PLACES = {
  product: 10,
  family: 15,
  category: 20,
  'missed-search': 28,
  task: 29,
  'price-list': 26,
  user: 30,
  setting: 40,
  session: 50,
  blog: 60,
  media: 105,
  'media-folder': 106,
  page: 110,
  menu: 111,
  'missing-page': 113,
  application: 140,
  message: 150,
  newsletter: 160,
  mail: 165,
  'mail-template': 166,
  order: 170,
  customer: 175,
  personal: 180,
} as const;
export type AuditKind = keyof typeof OTHER_PLACES | KindName;
const PLACES: Readonly<Record<AuditKind, number>> = { ...OTHER_PLACES, ...byKind(({ place }) => place) };
/** Kinds of rows that the audit table records, by their place. */
export const AUDIT_KINDS = (Object.keys(PLACES) as AuditKind[]).sort((a, b) => PLACES[a] - PLACES[b]);
export const AUDIT_ACTIONS = [
  'create',
  'update',
  'delete',
  'restore',
  'erase',
  'login',
  'logout',
  'read',
  'export',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Groups of actions: changes to rows, reading and exporting, signing in and out. */
export const AUDIT_GROUPS = ['changes', 'reading', 'sessions'] as const;
export type AuditGroup = (typeof AUDIT_GROUPS)[number];
const GROUP_OF: Record<AuditAction, AuditGroup> = {
  create: 'changes',
  update: 'changes',
  delete: 'changes',
  restore: 'changes',
  erase: 'changes',
  read: 'reading',
  export: 'reading',
  login: 'sessions',
  logout: 'sessions',
};
export const groupOf = (action: AuditAction): AuditGroup => GROUP_OF[action];
export const actionsOf = (group: AuditGroup): AuditAction[] =>
  AUDIT_ACTIONS.filter((action) => GROUP_OF[action] === group);

/**
 * Kinds whose rows have an edit form with a history. Messages, applications and orders show theirs on their own
 * screens.
 */
export type HistoryKind = KindName | 'product' | 'family' | 'category' | 'blog' | 'page' | 'user';
export const HISTORY_KINDS: readonly HistoryKind[] = [
  'product',
  'family',
  'category',
  'blog',
  'page',
  ...KINDS.map(({ name }) => name),
  'user',
];

export const AuditEntry = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  actor: z.string().describe('Name as it was'),
  action: z.enum(AUDIT_ACTIONS),
  kind: z.enum(AUDIT_KINDS),
  rowId: z.string(),
  title: z.string().describe('Of the row, as it was'),
  changes: z
    .array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() }))
    .describe('Changed fields only; secrets never'),
});
export type AuditEntry = z.output<typeof AuditEntry>;

/** One entry of a row's history, with the version of the row that it led to. */
export const HistoryEntry = AuditEntry.extend({
  action: z.enum(AUDIT_ACTIONS).nullable().describe('null: a kept version of which no change is recorded'),
  version: z.int().nullable().describe('null: it led to none'),
  isKept: z.boolean().describe('Whether this version is kept as a whole'),
});
export type HistoryEntry = z.output<typeof HistoryEntry>;

/** One entry of the list. Joins readings of the same list by the same person within a short time. */
export const ListedAuditEntry = AuditEntry.extend({
  times: z.int().describe('How many records it stands for; above 1 for repeated reading'),
  lastAt: z.iso.datetime().describe('Of the last of them'),
  place: z.enum(['row', 'trash', 'gone']).describe('Where the row is now'),
});
export type ListedAuditEntry = z.output<typeof ListedAuditEntry>;

/** Filter value for commands and the server itself, in place of a user id. */
export const SYSTEM_ACTOR = 'system';
export const AuditPerson = z.object({
  _id: z.string().describe(`User id, or '${SYSTEM_ACTOR}'`),
  name: z.string(),
  isStaff: z.boolean().describe('false: no longer, or no person'),
});
export type AuditPerson = z.output<typeof AuditPerson>;

export const auditEndpoints = endpoints(AUDIT_CALLS, {
  'GET /api/audit': {
    access: ADMIN_ONLY,
    query: z.strictObject({
      ...pagedParams(20),
      q: searchParam('In the title of the row: name, code, order number, subject'),
      group: z
        .enum([...AUDIT_GROUPS, 'all'])
        .default('changes')
        .describe('Without meaning where `action` or `within` is given'),
      action: z.enum(AUDIT_ACTIONS).optional(),
      kind: z.enum(AUDIT_KINDS).optional(),
      rowId: Id.optional(),
      actor: Id.optional().describe(`User id, or '${SYSTEM_ACTOR}'`),
      ...periodParams,
      within: Id.optional().describe('Id of an entry: all records that it stands for'),
    }),
    response: pageOf(ListedAuditEntry),
  },
  'GET /api/audit/people': {
    access: ADMIN_ONLY,
    query: NoQuery,
    response: z.array(AuditPerson),
  },
  'GET /api/audit/rows/:kind/:id': {
    access: STAFF_ONLY,
    params: z.object({ kind: z.enum(HISTORY_KINDS), id: Id }),
    query: z.strictObject(pagedParams(10)),
    response: pageOf(HistoryEntry),
  },
});
