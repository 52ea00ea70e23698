import { byKind } from '#contract/all-kinds.ts';
import type { AuditKind, ListedAuditEntry } from '#contract/audit.ts';
import {
  PANEL_HOMEPAGE_SETTINGS_PATH,
  PANEL_MAIL_SETTINGS_PATH,
  PANEL_MAIL_TEMPLATES_PATH,
  PANEL_MISSED_SEARCHES_PATH,
  PANEL_MISSING_PAGES_PATH,
  PANEL_MONEY_PATH,
  PANEL_OUTBOX_PATH,
  PANEL_PAYMENT_SETTINGS_PATH,
  PANEL_SETTINGS_PATH,
  PANEL_SITE_SETTINGS_PATH,
  panelListPath,
  panelMediaPath,
  panelOrderPath,
  panelPriceListPath,
} from '#contract/panel-paths.ts';
import { panelPathOf } from '../../crud/resource.ts';

/** Lists of the kinds' rows. Sessions and erased people have none. */
const LISTS: { [K in AuditKind]?: string } = {
  product: panelListPath('products'),
  family: panelListPath('families'),
  category: panelListPath('categories'),
  'missed-search': PANEL_MISSED_SEARCHES_PATH,
  'price-list': panelListPath('price-lists'),
  task: panelListPath('tasks'),
  'missing-page': PANEL_MISSING_PAGES_PATH,
  user: panelListPath('users'),
  blog: panelListPath('blogs'),
  media: panelListPath('media'),
  'media-folder': panelListPath('media'),
  page: panelListPath('pages'),
  menu: panelListPath('menus'),
  application: panelListPath('job-applications'),
  message: panelListPath('messages'),
  newsletter: panelListPath('newsletter'),
  mail: PANEL_OUTBOX_PATH,
  'mail-template': PANEL_MAIL_TEMPLATES_PATH,
  order: panelListPath('orders'),
  customer: panelListPath('customers'),
  setting: PANEL_SETTINGS_PATH,
  ...byKind(panelPathOf),
};
/** Screens of settings besides the site's. */
const SETTING_SCREENS: readonly (readonly [keys: RegExp, path: string])[] = [
  [/^homepage_/, PANEL_HOMEPAGE_SETTINGS_PATH],
  [/^mail_/, PANEL_MAIL_SETTINGS_PATH],
  [
    /^(?:bank_|iyzico_|paytr_|shop_card_provider|shop_paytr|shop_instalments|shop_transfer|shop_account)/,
    PANEL_PAYMENT_SETTINGS_PATH,
  ],
  [/^money$|^shop_(?:currency|vat_|shipping_vat_|.*fee$|.*threshold$|money_)/, PANEL_MONEY_PATH],
];
/** Rows that open over their list, found there by a search. */
const OVER_LIST: readonly AuditKind[] = ['message', 'application'];

/** Current address of an entry's row; undefined if there is none. Reading a list leads to the list. */
export function addressOf({
  kind,
  rowId,
  title,
  place,
}: Pick<ListedAuditEntry, 'kind' | 'rowId' | 'title' | 'place'>): string | undefined {
  const list = LISTS[kind];
  if (list === undefined || rowId === '') return list;
  if (place === 'trash') return panelListPath('trash', { kind, q: title });
  if (place === 'gone') return undefined;
  if (kind === 'setting') return SETTING_SCREENS.find(([keys]) => keys.test(rowId))?.[1] ?? PANEL_SITE_SETTINGS_PATH;
  if (kind === 'order') return panelOrderPath(rowId);
  if (kind === 'price-list') return panelPriceListPath(rowId);
  if (kind === 'newsletter' || kind === 'mail' || kind === 'task' || kind === 'media-folder') return list;
  if (kind === 'media') return panelMediaPath(rowId);
  return OVER_LIST.includes(kind) ? `${list}?${new URLSearchParams({ q: title })}` : `${list}/update/${rowId}`;
}
