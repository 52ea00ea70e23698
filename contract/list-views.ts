// Saved views of the panel's lists, and what each person has chosen for a list (docs/decisions/0134).
import * as z from 'zod';
import { STAFF_ONLY } from './access.ts';
import { KINDS } from './all-kinds.ts';
import { MAX_QUERY_LENGTH } from './catalogue.ts';
import { endpoints } from './endpoint.ts';
import { clean, Id, NoContent, NoQuery, RowParams, SearchText } from './fields.ts';
import { VIEW_LIST_REFUSED, VIEW_NAME_MISSING, VIEW_STATE_REFUSED, LIST_VIEW_CALLS } from './list-view-texts.ts';
import { updateOf } from './saving.ts';
import { neededText, switchValue } from './typed-fields.ts';

/** Rows of a page, as people can choose them. */
export const LIST_SIZES = [10, 20, 50, 100] as const;

const OTHER_LISTS = {
  products: 'GET /api/products',
  categories: 'GET /api/categories',
  families: 'GET /api/families',
  users: 'GET /api/users',
  customers: 'GET /api/customers',
  blogs: 'GET /api/blogs',
  pages: 'GET /api/pages/admin/all',
  'job-applications': 'GET /api/job-applications',
  messages: 'GET /api/contacts',
  newsletter: 'GET /api/newsletter',
  orders: 'GET /api/orders',
  audit: 'GET /api/audit',
  trash: 'GET /api/trash',
  outbox: 'GET /api/outbox',
  'mail-templates': 'GET /api/mail/templates',
  'missed-searches': 'GET /api/missed-searches',
  'missing-pages': 'GET /api/missing-pages',
  tasks: 'GET /api/tasks',
} as const;

/**
 * Lists that have views, by the last segment of their address in the panel, each with the call that reads it: who may
 * not make the call sees none of its views.
 */
export const VIEWED_LISTS: Readonly<Record<string, string>> = {
  ...OTHER_LISTS,
  ...Object.fromEntries(KINDS.map(({ path }) => [path.slice('/api/'.length), `GET ${path}`])),
};

/** Views that a person keeps of a list. */
export const MAX_VIEWS = 30;
export const MAX_VIEW_NAME = 60;
const MAX_FILTERS = 20;
const MAX_COLUMNS = 40;

const name = /^[A-Za-z][\w-]{0,39}$/;
const list = z.enum(Object.keys(VIEWED_LISTS) as [string, ...string[]], VIEW_LIST_REFUSED);
const columns = z
  .array(z.string(VIEW_STATE_REFUSED).regex(name, VIEW_STATE_REFUSED), VIEW_STATE_REFUSED)
  .min(1, VIEW_STATE_REFUSED)
  .max(MAX_COLUMNS, VIEW_STATE_REFUSED)
  .nullable()
  .describe('Keys of the columns shown; null: those that the list shows by itself');

/** State of a list as its address has it, with the columns. Filters that a list does not know are no filters there. */
export const ViewState = z.strictObject({
  q: SearchText.max(MAX_QUERY_LENGTH),
  sort: z.string(VIEW_STATE_REFUSED).regex(/^(?:-?[A-Za-z][\w-]{0,39})?$/, VIEW_STATE_REFUSED),
  size: z.literal(LIST_SIZES, VIEW_STATE_REFUSED),
  filters: z
    .record(
      z.string().regex(name, VIEW_STATE_REFUSED),
      z.string(VIEW_STATE_REFUSED).min(1, VIEW_STATE_REFUSED).max(200, VIEW_STATE_REFUSED).overwrite(clean),
      VIEW_STATE_REFUSED,
    )
    .refine((filters) => Object.keys(filters).length <= MAX_FILTERS, VIEW_STATE_REFUSED),
  columns,
});
export type ViewState = z.output<typeof ViewState>;

export const ListView = z.object({
  _id: z.string(),
  list: z.string().describe('Last segment of the list’s address in the panel'),
  name: z.string(),
  isShared: z.boolean().describe('With all staff who may read the list'),
  isOwn: z.boolean(),
  owner: z.string().describe('Name of whose it is'),
  state: ViewState,
  version: z.int().describe('Grows with every save; sent back with one'),
});
export type ListView = z.output<typeof ListView>;

/** What a person has chosen for a list. */
export const ListChoice = z.object({
  list: z.string(),
  columns,
  defaultView: z.string().nullable().describe('View with which the list opens; null: without any'),
});
export type ListChoice = z.output<typeof ListChoice>;

const viewFields = {
  name: neededText(MAX_VIEW_NAME, VIEW_NAME_MISSING),
  isShared: switchValue,
  state: ViewState,
};
export const viewNameRule = viewFields.name;

export const listViewEndpoints = endpoints(LIST_VIEW_CALLS, {
  'GET /api/list-views': {
    access: STAFF_ONLY,
    query: NoQuery,
    response: z.object({ views: z.array(ListView), choices: z.array(ListChoice) }),
  },
  'POST /api/list-views': {
    access: STAFF_ONLY,
    body: z.strictObject({ list, ...viewFields }),
    response: ListView,
    status: 201,
    bodyBytes: 16 * 1024,
  },
  'PUT /api/list-views/:id': {
    access: STAFF_ONLY,
    params: RowParams,
    body: updateOf(viewFields),
    response: ListView,
    bodyBytes: 16 * 1024,
  },
  'DELETE /api/list-views/:id': {
    access: STAFF_ONLY,
    params: RowParams,
    response: NoContent,
    status: 204,
  },
  'PUT /api/list-views/choices/:list': {
    access: STAFF_ONLY,
    params: z.object({ list }),
    body: z.strictObject({ columns: columns.optional(), defaultView: Id.nullable().optional() }),
    response: ListChoice,
    bodyBytes: 16 * 1024,
  },
});
