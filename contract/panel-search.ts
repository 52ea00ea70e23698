import * as z from 'zod';
import { STAFF_ONLY } from './access.ts';
import { UserRole } from './auth.ts';
import { endpoints } from './endpoint.ts';
import { searchTooLong } from './field-texts.ts';
import { clean } from './fields.ts';
import { OrderSummary } from './orders.ts';
import { PANEL_SEARCH_CALLS, PANEL_SEARCH_MISSING, panelSearchTooShort } from './panel-texts.ts';

/** Rows of each kind in the panel's search; the lists show the rest. */
export const SEARCH_GROUP_SIZE = 8;
/** Characters that a search of rows needs; with fewer the panel looks through its own screens only. */
export const MIN_SEARCH_LENGTH = 2;

const groupOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item).max(SEARCH_GROUP_SIZE), hasMore: z.boolean() });

export const PanelSearchResults = z.object({
  products: groupOf(z.object({ _id: z.string(), code: z.string(), name: z.string(), isActive: z.boolean() })).describe(
    'Best first',
  ),
  families: groupOf(
    z.object({ _id: z.string(), name: z.string(), articleCount: z.int(), isActive: z.boolean() }),
  ).describe('In the order of the catalogue'),
  orders: groupOf(
    OrderSummary.pick({
      _id: true,
      number: true,
      customerName: true,
      status: true,
      paymentMethod: true,
      currency: true,
      total: true,
      createdAt: true,
    }),
  )
    .nullable()
    .describe('Newest first; admins only, null for moderators'),
  users: groupOf(
    z.object({ _id: z.string(), name: z.string(), username: z.string(), email: z.string(), role: UserRole }),
  )
    .nullable()
    .describe('Newest first; admins only, null for moderators'),
  blogs: groupOf(z.object({ _id: z.string(), title: z.string(), isPublished: z.boolean() })).describe('Newest first'),
  pages: groupOf(z.object({ _id: z.string(), title: z.string(), isActive: z.boolean() })).describe('In their order'),
});
export type PanelSearchResults = z.output<typeof PanelSearchResults>;

export const panelSearchEndpoints = endpoints(PANEL_SEARCH_CALLS, {
  'GET /api/search': {
    access: STAFF_ONLY,
    response: PanelSearchResults,
    query: z.strictObject({
      q: z
        .string(PANEL_SEARCH_MISSING)
        .max(100, searchTooLong(100))
        .overwrite(clean)
        .refine((text) => [...text.trim()].length >= MIN_SEARCH_LENGTH, panelSearchTooShort(MIN_SEARCH_LENGTH)),
    }),
  },
});
