// The site's menus: as visitors see them, and as staff edit them (docs/decisions/0140).
import * as z from 'zod';
import { EVERYONE, STAFF_ONLY } from './access.ts';
import { CATALOGUE_STRUCTURE, endpoints } from './endpoint.ts';
import { NoContent, NoQuery, oneLine, RowParams, searchParam } from './fields.ts';
import { NOT_TEXT } from './field-texts.ts';
import { tooLong } from './form-texts.ts';
import {
  hasHeadings,
  hasTitle,
  isStaticTarget,
  MAX_MENU_ENTRIES,
  MAX_MENU_ITEMS,
  MENU_PLACES,
  MENU_TARGET_KINDS,
  type MenuPlaceName,
} from './menu-places.ts';
import {
  MENU_CALLS,
  MENU_HEADER_EMPTY,
  MENU_HEADING_REFUSED,
  MENU_KIND_REFUSED,
  MENU_LABEL_MISSING,
  MENU_TARGET_MISSING,
  MENU_TOO_DEEP,
  MENU_URL_REFUSED,
  menuTooLong,
  NOT_MENU_ENTRIES,
} from './menu-texts.ts';
import { isOwnOrForeign, MAX_ADDRESS_LENGTH } from './redirects.ts';
import { updateOf } from './saving.ts';
import { shortText, switchValue } from './typed-fields.ts';

export const MAX_MENU_LABEL = 40;

/** A link, or a heading without an address. */
const Link = z.object({
  label: z.string(),
  href: z.string().optional().describe('Left out: a heading'),
  newTab: z.literal(true).optional(),
  also: z.array(z.string()).optional().describe('Beginnings of further addresses at which the link is the current one'),
});
export const MenuLink = Link.extend({
  items: z.array(Link).optional().describe('Below a heading'),
});
export type MenuLink = z.output<typeof MenuLink>;

const Column = z.object({ title: z.string(), links: z.array(MenuLink) });
export type MenuColumn = z.output<typeof Column>;

export const SiteMenus = z.object({
  header: z.array(MenuLink),
  footer_1: Column,
  footer_2: Column,
  footer_legal: z.array(MenuLink),
  groups: z.array(Link).describe('Main categories; the phone’s menu has them below the shop'),
  hasNotice: z.boolean().describe('The notice on personal data is published'),
  hasPosts: z.boolean().describe('A saved entry leads to a post, published or not'),
});
export type SiteMenus = z.output<typeof SiteMenus>;

const to = z.string(NOT_TEXT).max(MAX_ADDRESS_LENGTH, tooLong(MAX_ADDRESS_LENGTH)).overwrite(oneLine);
/** Fields of one entry. */
export const menuItemFields = {
  label: shortText(MAX_MENU_LABEL).describe('Empty: the name of what it leads to'),
  kind: z.enum(MENU_TARGET_KINDS, MENU_KIND_REFUSED),
  to: to.describe('Id of a page, category or post, name of a fixed page, or an address; empty for a heading'),
  newTab: switchValue,
};

interface Checked {
  label: string;
  kind: (typeof MENU_TARGET_KINDS)[number];
  to: string;
}
/** What is wrong with an entry by its kind. */
function checkItem({ label, kind, to: wanted }: Checked, context: z.core.$RefinementCtx): void {
  const refuse = (field: string, message: string): void => {
    context.issues.push({ code: 'custom', message, path: [field], input: undefined });
  };
  if (label === '' && (kind === 'heading' || kind === 'url')) refuse('label', MENU_LABEL_MISSING);
  if (kind === 'heading') return;
  if (kind === 'url') {
    if (!isOwnOrForeign(wanted)) refuse('to', MENU_URL_REFUSED);
  } else if (wanted === '' || (kind === 'static' && !isStaticTarget(wanted))) refuse('to', MENU_TARGET_MISSING);
}

const Item = z
  .strictObject(menuItemFields)
  .superRefine(checkItem)
  .refine(({ kind }) => kind !== 'heading', { error: MENU_TOO_DEEP, path: ['kind'] });
const Entry = z
  .strictObject({
    ...menuItemFields,
    items: z.array(Item, NOT_MENU_ENTRIES).max(MAX_MENU_ITEMS, menuTooLong(MAX_MENU_ITEMS)),
  })
  .superRefine(checkItem)
  .refine(({ kind, items }) => kind === 'heading' || items.length === 0, { error: MENU_TOO_DEEP, path: ['items'] });

/** The longest menu of any place: which one it is, the server knows. */
const entriesOf = (most: number) => z.array(Entry, NOT_MENU_ENTRIES).max(most, menuTooLong(most));

export const menuFields = {
  title: shortText(MAX_MENU_LABEL).describe('Of a column; empty: the usual one'),
  entries: entriesOf(Math.max(...Object.values(MAX_MENU_ENTRIES))),
};
export type MenuInput = { [K in keyof typeof menuFields]: z.output<(typeof menuFields)[K]> };

/** Rules of one place's form. */
export const menuRules = (place: MenuPlaceName): Record<keyof typeof menuFields, z.ZodType> => ({
  title: hasTitle(place) ? menuFields.title : menuFields.title.max(0),
  entries: entriesOf(MAX_MENU_ENTRIES[place])
    .min(place === 'header' ? 1 : 0, MENU_HEADER_EMPTY)
    .superRefine((entries, context) => {
      if (hasHeadings(place)) return;
      for (const [at, { kind }] of entries.entries())
        if (kind === 'heading') context.addIssue({ code: 'custom', message: MENU_HEADING_REFUSED, path: [at, 'kind'] });
    }),
});

export const MenuTarget = z.object({
  kind: z.enum(['page', 'category', 'blog']),
  to: z.string().describe('Id of the row'),
  title: z.string(),
  path: z.string(),
  isPublic: z.boolean(),
});
export type MenuTarget = z.output<typeof MenuTarget>;

const StoredItem = z.object({
  label: z.string(),
  kind: z.enum(MENU_TARGET_KINDS),
  to: z.string(),
  newTab: z.boolean(),
});
export const StoredMenu = z.object({
  _id: z.enum(MENU_PLACES),
  label: z.string(),
  title: z.string(),
  entries: z.array(StoredItem.extend({ items: z.array(StoredItem) })),
  targets: z.array(MenuTarget).describe('Rows that its entries lead to; those that are gone are missing'),
  isOwn: z.boolean().describe('false: never saved, or set back'),
  changedAt: z.iso.datetime().nullable(),
  changedBy: z.string(),
  version: z.int().describe('Grows with every save; sent back with one'),
});
export type StoredMenu = z.output<typeof StoredMenu>;

export const menuEndpoints = endpoints(MENU_CALLS, {
  'GET /api/menus': {
    access: EVERYONE,
    query: NoQuery,
    response: SiteMenus,
    reads: ['settings', 'pages', CATALOGUE_STRUCTURE, 'blogs'],
    shows: ({ hasPosts }: SiteMenus) => [
      'settings',
      'pages',
      CATALOGUE_STRUCTURE,
      ...(hasPosts ? (['blogs'] as const) : []),
    ],
  },
  'GET /api/menus/admin': { access: STAFF_ONLY, query: NoQuery, response: z.array(StoredMenu) },
  'GET /api/menus/admin/:id': { access: STAFF_ONLY, params: RowParams, response: StoredMenu },
  'GET /api/menus/targets': {
    access: STAFF_ONLY,
    query: z.strictObject({
      kind: z.enum(['page', 'category', 'blog'], MENU_KIND_REFUSED).default('page'),
      q: searchParam('title'),
    }),
    response: z.array(MenuTarget).describe('Posts: the newest 30 that match'),
  },
  'PUT /api/menus/:id': { access: STAFF_ONLY, params: RowParams, body: updateOf(menuFields), response: StoredMenu },
  'DELETE /api/menus/:id': { access: STAFF_ONLY, params: RowParams, response: NoContent, status: 204 },
});
