// Addresses of the panel, each said once.
import type { KindList } from './all-kinds.ts';
import type { ImportKindName } from './imports.ts';
import { withQuery } from './with-query.ts';

export const PANEL_PATH = '/admin';
export const PANEL_LOGIN_PATH = '/admin/login';
export const PANEL_SETUP_PATH = '/admin/setup';
export const PANEL_HOME_PATH = '/admin/dashboard';
export const PANEL_PROFILE_PATH = '/admin/profile';
export const PANEL_SETTINGS_PATH = '/admin/settings';
export const PANEL_SITE_SETTINGS_PATH = '/admin/settings/site';
/** A part of the site's settings, by the key of its tab. */
export const panelSiteSettingsPath = (tab: string): string => withQuery(PANEL_SITE_SETTINGS_PATH, { tab });
export const PANEL_MONEY_PATH = '/admin/settings/money';
export const PANEL_PAYMENT_SETTINGS_PATH = '/admin/settings/payment';
export const PANEL_EXCHANGE_RATES_PATH = '/admin/settings/exchange-rates';
export const PANEL_SHIPPING_SETTINGS_PATH = '/admin/settings/shipping';
export const PANEL_MAIL_SETTINGS_PATH = '/admin/settings/mail';
export const PANEL_HOMEPAGE_SETTINGS_PATH = '/admin/settings/homepage';
export const PANEL_MAIL_TEMPLATES_PATH = '/admin/settings/mail-templates';
export const PANEL_OUTBOX_PATH = '/admin/settings/outbox';

export const PANEL_SEO_PATH = '/admin/seo';
export const PANEL_IMPORT_PATH = '/admin/import';
/** The first step of an import, with a kind chosen. */
export const panelImportStartPath = (kind: ImportKindName): string => `${PANEL_IMPORT_PATH}?tur=${kind}`;
export const panelImportPath = (id: string): string => `${PANEL_IMPORT_PATH}/${encodeURIComponent(id)}`;
export const PANEL_MISSED_SEARCHES_PATH = '/admin/synonyms/missed-searches';
export const PANEL_SEARCH_TRIAL_PATH = '/admin/synonyms/trial';
/** The explanation of a search. */
export const panelSearchTrialPath = (q: string): string => withQuery(PANEL_SEARCH_TRIAL_PATH, { q });
/** An empty form of a synonym with what is known of it filled in. */
export const panelNewSynonymPath = (known: { words?: string; means?: string }): string =>
  withQuery('/admin/synonyms/create', known);

export const PANEL_AUTOMATIC_REDIRECTS_PATH = '/admin/redirects/automatic';
export const PANEL_MISSING_PAGES_PATH = '/admin/redirects/missing-pages';
/** An empty form of a redirect with the address filled in. */
export const panelNewRedirectPath = (fromPath: string): string => withQuery('/admin/redirects/create', { fromPath });

/** A file of the library, with the places that name it. */
export const panelMediaPath = (id: string): string => withQuery('/admin/media', { file: id });

/** The panel's lists of rows, by their last segment. */
export type PanelList =
  | KindList
  | 'products'
  | 'categories'
  | 'families'
  | 'users'
  | 'blogs'
  | 'media'
  | 'pages'
  | 'menus'
  | 'job-applications'
  | 'messages'
  | 'newsletter'
  | 'orders'
  | 'customers'
  | 'audit'
  | 'tasks'
  | 'price-lists'
  | 'trash';
/** A list of the panel, narrowed by the query that its call takes. */
export const panelListPath = (
  list: PanelList,
  query: Readonly<Record<string, string | number | boolean | undefined>> = {},
): `/admin/${string}` => withQuery(`/admin/${list}`, query);

/** Lists whose rows have a form of their own; the others show theirs over the list or on a page. */
type PanelFormList = Exclude<
  PanelList,
  'media' | 'job-applications' | 'messages' | 'newsletter' | 'orders' | 'audit' | 'tasks' | 'price-lists' | 'trash'
>;
export const panelCreatePath = (list: PanelFormList): string => `/admin/${list}/create`;
export const panelRowPath = (list: PanelFormList, id: string): string =>
  `/admin/${list}/update/${encodeURIComponent(id)}`;
/** An order in the panel. @param order its id or its number */
export const panelOrderPath = (order: string): string => `/admin/orders/${encodeURIComponent(order)}`;

/** A price list with its products. */
export const panelPriceListPath = (id: string): `/admin/${string}` => `/admin/price-lists/${encodeURIComponent(id)}`;

/** The panel's door; who signs in goes on to `next`, a path of the panel with query and fragment. */
export const panelDoorPath = (next?: string): string =>
  next === undefined ? PANEL_PATH : `${PANEL_PATH}?next=${encodeURIComponent(next)}`;
/** An order's sheet for packing, to print. */
export const panelOrderSheetPath = (order: string): string => `${panelOrderPath(order)}/sheet`;

/** Where the first admin is made. The token is the fragment, which browsers send to nobody, so no log has it. */
export const panelSetupPath = (token: string): string => `${PANEL_SETUP_PATH}#${token}`;
