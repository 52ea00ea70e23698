// Where the site has menus, where their entries lead, and what stands in a menu that was never saved. Free of schemas.
import { LEGAL_SLUGS } from './legal-pages.ts';
import { ALL_PRODUCTS, COMPANY_HEADING } from './menu-texts.ts';
import {
  ACCOUNT_PATH,
  BLOG_PATH,
  CAREERS_PATH,
  CART_PATH,
  CONTACT_PATH,
  ENGLISH_PATH,
  FAMILY_PREFIX,
  GERMAN_PATH,
  HOME_PATH,
  JOB_PREFIX,
  LICENCES_PATH,
  NEWSLETTER_PATH,
  POST_PREFIX,
  PRODUCT_CODE_PREFIX,
  PRODUCT_PREFIX,
  SERVICES_PATH,
  SHOP_PATH,
  SITE_SEARCH_PATH,
} from './paths.ts';

export const MENU_PLACES = ['header', 'footer_1', 'footer_2', 'footer_legal'] as const;
export type MenuPlaceName = (typeof MENU_PLACES)[number];
export const isMenuPlace = (name: string): name is MenuPlaceName => (MENU_PLACES as readonly string[]).includes(name);

/** Entries of a menu, below a heading not counted: what fits beside the logo's line, and in a column. */
export const MAX_MENU_ENTRIES: Readonly<Record<MenuPlaceName, number>> = {
  header: 12,
  footer_1: 20,
  footer_2: 20,
  footer_legal: 20,
};
/** Entries below a heading. */
export const MAX_MENU_ITEMS = 20;
/** Legal texts are one line: it has no headings. */
export const hasHeadings = (place: MenuPlaceName): boolean => place !== 'footer_legal';
/** Columns have a name. */
export const hasTitle = (place: MenuPlaceName): boolean => place === 'footer_1' || place === 'footer_2';

/** The site's fixed pages; `also`: beginnings of addresses that belong to them. */
export const STATIC_TARGETS = {
  home: { path: HOME_PATH },
  shop: { path: SHOP_PATH, also: [PRODUCT_PREFIX, PRODUCT_CODE_PREFIX, FAMILY_PREFIX] },
  blog: { path: BLOG_PATH, also: [POST_PREFIX] },
  services: { path: SERVICES_PATH },
  careers: { path: CAREERS_PATH, also: [JOB_PREFIX] },
  contact: { path: CONTACT_PATH },
  newsletter: { path: NEWSLETTER_PATH },
  search: { path: SITE_SEARCH_PATH },
  cart: { path: CART_PATH },
  account: { path: ACCOUNT_PATH },
  licences: { path: LICENCES_PATH },
  english: { path: ENGLISH_PATH },
  german: { path: GERMAN_PATH },
} as const satisfies Record<string, { path: string; also?: readonly string[] }>;
export type StaticTarget = keyof typeof STATIC_TARGETS;
export const isStaticTarget = (name: string): name is StaticTarget => Object.hasOwn(STATIC_TARGETS, name);

/** `heading`: leads nowhere, its items stand below it. */
export const MENU_TARGET_KINDS = ['page', 'category', 'blog', 'static', 'url', 'heading'] as const;
export type MenuTargetKind = (typeof MENU_TARGET_KINDS)[number];

export interface MenuItem {
  /** '': the name of what it leads to. */
  label: string;
  kind: MenuTargetKind;
  /** Id of a row, name of a fixed page, or an address. */
  to: string;
  newTab: boolean;
}
export interface MenuEntry extends MenuItem {
  /** Below a heading. */
  items: MenuItem[];
}

/** What menus that were never saved are made of: public rows in their order. */
export interface MenuSources {
  pages: readonly { _id: string; slug: string }[];
  mainCategories: readonly { _id: string }[];
}

/** Main categories in a footer that was never saved; the catalogue lists the others. */
const MAX_CATEGORIES = 16;

const item = (kind: MenuTargetKind, to: string, label = ''): MenuItem => ({ kind, to, label, newTab: false });
const entry = (kind: MenuTargetKind, to: string, label = '', items: MenuItem[] = []): MenuEntry => ({
  ...item(kind, to, label),
  items,
});
const fixed = (name: StaticTarget, label?: string): MenuEntry => entry('static', name, label);

/** The entries of a menu that was never saved. */
export function defaultEntries(place: MenuPlaceName, { pages, mainCategories }: MenuSources): MenuEntry[] {
  const isLegal = ({ slug }: { slug: string }): boolean => LEGAL_SLUGS.includes(slug);
  if (place === 'footer_1') return mainCategories.slice(0, MAX_CATEGORIES).map(({ _id }) => entry('category', _id));
  if (place === 'footer_legal') return pages.filter(isLegal).map(({ _id }) => entry('page', _id));
  if (place === 'footer_2')
    return [
      fixed('home'),
      fixed('shop', ALL_PRODUCTS),
      fixed('services'),
      fixed('blog'),
      fixed('careers'),
      fixed('contact'),
      fixed('licences'),
    ];
  const company = pages.filter((page) => !isLegal(page)).map(({ _id }) => item('page', _id));
  return [
    fixed('home'),
    entry('heading', '', COMPANY_HEADING, company),
    fixed('shop'),
    fixed('blog'),
    fixed('services'),
    fixed('careers'),
    fixed('contact'),
  ];
}
