import { useMatches } from 'react-router';
import { KINDS, type Kind, type KindList } from '#contract/all-kinds.ts';
import type { Key } from '#contract/endpoints.ts';
import { SCREEN_TITLES } from './texts.ts';

/** A screen as the frame knows it: heading, place, and the call it is useless without. */
export interface ScreenData {
  title: string;
  /** Path of the screen above it in the breadcrumb; the dashboard when absent. */
  under?: string;
  /** Roles that may not make this call see `NotAllowed` instead. */
  needs?: Key;
}

const OTHER_SCREENS = {
  dashboard: { title: SCREEN_TITLES.dashboard },
  profile: { title: SCREEN_TITLES.profile },
  products: { title: SCREEN_TITLES.products, needs: 'POST /api/products' },
  'products/create': { title: SCREEN_TITLES['products/create'], under: 'products', needs: 'POST /api/products' },
  'products/update/:id': {
    title: SCREEN_TITLES['products/update/:id'],
    under: 'products',
    needs: 'PUT /api/products/:id',
  },
  families: { title: SCREEN_TITLES.families, needs: 'POST /api/families' },
  'families/create': { title: SCREEN_TITLES['families/create'], under: 'families', needs: 'POST /api/families' },
  'families/update/:id': {
    title: SCREEN_TITLES['families/update/:id'],
    under: 'families',
    needs: 'PUT /api/families/:id',
  },
  'families/from-products': {
    title: SCREEN_TITLES['families/from-products'],
    under: 'families',
    needs: 'POST /api/families/from-products',
  },
  categories: { title: SCREEN_TITLES.categories, needs: 'POST /api/categories' },
  'categories/create': {
    title: SCREEN_TITLES['categories/create'],
    under: 'categories',
    needs: 'POST /api/categories',
  },
  'categories/update/:id': {
    title: SCREEN_TITLES['categories/update/:id'],
    under: 'categories',
    needs: 'PUT /api/categories/:id',
  },
  'synonyms/missed-searches': {
    title: SCREEN_TITLES['synonyms/missed-searches'],
    under: 'synonyms',
    needs: 'GET /api/missed-searches',
  },
  'synonyms/trial': { title: SCREEN_TITLES['synonyms/trial'], under: 'synonyms', needs: 'POST /api/synonyms' },
  'redirects/automatic': {
    title: SCREEN_TITLES['redirects/automatic'],
    under: 'redirects',
    needs: 'GET /api/redirects/automatic',
  },
  'redirects/missing-pages': {
    title: SCREEN_TITLES['redirects/missing-pages'],
    under: 'redirects',
    needs: 'GET /api/missing-pages',
  },
  blogs: { title: SCREEN_TITLES.blogs, needs: 'POST /api/blogs' },
  'blogs/create': { title: SCREEN_TITLES['blogs/create'], under: 'blogs', needs: 'POST /api/blogs' },
  'blogs/update/:id': { title: SCREEN_TITLES['blogs/update/:id'], under: 'blogs', needs: 'PUT /api/blogs/:id' },
  media: { title: SCREEN_TITLES.media, needs: 'GET /api/media' },
  pages: { title: SCREEN_TITLES.pages, needs: 'POST /api/pages' },
  'pages/create': { title: SCREEN_TITLES['pages/create'], under: 'pages', needs: 'POST /api/pages' },
  'pages/update/:id': { title: SCREEN_TITLES['pages/update/:id'], under: 'pages', needs: 'PUT /api/pages/:id' },
  menus: { title: SCREEN_TITLES.menus, needs: 'GET /api/menus/admin' },
  'menus/update/:id': { title: SCREEN_TITLES['menus/update/:id'], under: 'menus', needs: 'PUT /api/menus/:id' },
  seo: { title: SCREEN_TITLES.seo, needs: 'GET /api/seo' },
  orders: { title: SCREEN_TITLES.orders, needs: 'GET /api/orders' },
  'orders/:id': { title: SCREEN_TITLES['orders/:id'], under: 'orders', needs: 'GET /api/orders' },
  'orders/:id/sheet': { title: SCREEN_TITLES['orders/:id/sheet'], under: 'orders', needs: 'GET /api/orders' },
  customers: { title: SCREEN_TITLES.customers, needs: 'GET /api/customers' },
  'customers/update/:id': {
    title: SCREEN_TITLES['customers/update/:id'],
    under: 'customers',
    needs: 'PUT /api/customers/:id',
  },
  'job-applications': { title: SCREEN_TITLES['job-applications'], needs: 'GET /api/job-applications' },
  users: { title: SCREEN_TITLES.users, needs: 'GET /api/users' },
  'users/create': { title: SCREEN_TITLES['users/create'], under: 'users', needs: 'POST /api/users' },
  'users/update/:id': { title: SCREEN_TITLES['users/update/:id'], under: 'users', needs: 'PUT /api/users/:id' },
  messages: { title: SCREEN_TITLES.messages, needs: 'GET /api/contacts' },
  newsletter: { title: SCREEN_TITLES.newsletter, needs: 'GET /api/newsletter' },
  settings: { title: SCREEN_TITLES.settings, needs: 'PUT /api/settings' },
  'settings/homepage': { title: SCREEN_TITLES['settings/homepage'], under: 'settings', needs: 'PUT /api/settings' },
  'settings/site': { title: SCREEN_TITLES['settings/site'], under: 'settings', needs: 'PUT /api/settings' },
  'settings/money': { title: SCREEN_TITLES['settings/money'], under: 'settings', needs: 'POST /api/money' },
  'settings/exchange-rates': {
    title: SCREEN_TITLES['settings/exchange-rates'],
    under: 'settings',
    needs: 'PUT /api/exchange-rates',
  },
  'settings/payment': { title: SCREEN_TITLES['settings/payment'], under: 'settings', needs: 'PUT /api/settings' },
  'settings/shipping': { title: SCREEN_TITLES['settings/shipping'], under: 'settings', needs: 'PUT /api/settings' },
  'settings/mail': { title: SCREEN_TITLES['settings/mail'], under: 'settings', needs: 'PUT /api/settings' },
  'settings/mail-templates': {
    title: SCREEN_TITLES['settings/mail-templates'],
    under: 'settings',
    needs: 'GET /api/mail/templates',
  },
  'settings/mail-templates/update/:id': {
    title: SCREEN_TITLES['settings/mail-templates/update/:id'],
    under: 'settings/mail-templates',
    needs: 'PUT /api/mail/templates/:id',
  },
  'settings/outbox': { title: SCREEN_TITLES['settings/outbox'], under: 'settings', needs: 'GET /api/outbox' },
  audit: { title: SCREEN_TITLES.audit, needs: 'GET /api/audit' },
  'price-lists': { title: SCREEN_TITLES['price-lists'], needs: 'POST /api/price-lists' },
  'price-lists/:id': {
    title: SCREEN_TITLES['price-lists/:id'],
    under: 'price-lists',
    needs: 'POST /api/price-lists',
  },
  tasks: { title: SCREEN_TITLES.tasks, needs: 'GET /api/tasks' },
  import: { title: SCREEN_TITLES.import, needs: 'POST /api/imports/:kind' },
  'import/:id': { title: SCREEN_TITLES['import/:id'], under: 'import', needs: 'POST /api/imports/:kind' },
  trash: { title: SCREEN_TITLES.trash, needs: 'GET /api/trash' },
  '*': { title: SCREEN_TITLES['*'] },
} as const satisfies Record<string, ScreenData>;
export type OtherScreen = keyof typeof OTHER_SCREENS;
type KindScreen = `${KindList}${'' | '/create' | '/update/:id'}`;

const screensOf = ({ path, words }: Kind): [string, ScreenData][] => {
  const list = path.replace('/api/', '');
  const create: Key = `POST ${path}`;
  const update: Key = `PUT ${path}/:id`;
  return [
    [list, { title: words.list, needs: create }],
    [`${list}/create`, { title: words.create, under: list, needs: create }],
    [`${list}/update/:id`, { title: words.edit, under: list, needs: update }],
  ];
};

/** Screens in the frame, by their path below /admin. */
export const SCREENS = { ...OTHER_SCREENS, ...Object.fromEntries(KINDS.flatMap(screensOf)) } as Readonly<
  Record<OtherScreen | KindScreen, ScreenData>
>;

export const screenAt = (path: string): ScreenData | undefined =>
  (SCREENS as Readonly<Record<string, ScreenData>>)[path];

/** The open screen; undefined only while an address is being resolved. */
export const useScreen = (): ScreenData | undefined => useMatches().at(-1)?.handle as ScreenData | undefined;
