import type { Output } from '#contract/endpoints.ts';
import { defaultEntries, isStaticTarget, STATIC_TARGETS, type MenuEntry } from '#contract/menu-places.ts';
import { MENU_COLUMN_TITLES, STATIC_TARGET_LABELS } from '#contract/menu-texts.ts';
import type { MenuLink, SiteMenus } from '#contract/menus.ts';
import type { PaymentMode } from '#contract/order-facts.ts';
import type { Seller } from '#contract/settings.ts';
import { SETTING_DEFAULTS, toSettings } from '#contract/setting-defaults.ts';
import type { FrameData } from '../base/frame.ts';
import type { LoadContext } from '../base/page.tsx';
import { COMPANY_PAGE_TEXTS } from '../texts/company-heads.ts';

/** Menus when `GET /api/menus` fails: the usual ones, with the company's pages that the site itself has. */
export function fallbackMenus(): SiteMenus {
  const company = Object.entries(COMPANY_PAGE_TEXTS).map(([slug, { title }]) => ({ label: title, href: `/${slug}` }));
  const link = ({ kind, to, label }: MenuEntry): MenuLink =>
    kind === 'static' && isStaticTarget(to)
      ? { label: label || STATIC_TARGET_LABELS[to], href: STATIC_TARGETS[to].path }
      : { label, items: company };
  const nothing = { pages: [], mainCategories: [] };
  return {
    header: defaultEntries('header', nothing).map(link),
    footer_1: { title: '', links: [] },
    footer_2: { title: MENU_COLUMN_TITLES.footer_2!, links: defaultEntries('footer_2', nothing).map(link) },
    footer_legal: [],
    groups: [],
    hasNotice: false,
    hasPosts: false,
  };
}

/** Loads the frame's data. A part that fails falls back by itself, so that the layout always stands. */
export async function loadFrame({ api, report, publicUrl }: LoadContext): Promise<FrameData> {
  const orElse = async <T>(call: Promise<T>, fallback: T): Promise<T> => {
    try {
      return await call;
    } catch (error) {
      report(error);
      return fallback;
    }
  };
  const [settings, seller, menus, mode] = await Promise.all([
    orElse(api('GET /api/settings'), null),
    orElse(api('GET /api/settings/seller'), null),
    orElse(api('GET /api/menus'), null),
    orElse(api('GET /api/payment/mode'), null),
  ]);
  return frameOf(
    settings,
    seller,
    menus,
    mode?.payment ?? 'card',
    mode?.hasOwnDelivery ?? false,
    publicUrl,
    new Date().getFullYear(),
  );
}

type Sources = [
  settings: Output<'GET /api/settings'> | null,
  seller: Seller | null,
  menus: SiteMenus | null,
  payment: PaymentMode,
  hasOwnDelivery: boolean,
  publicUrl: string,
  year: number,
];
let last: { sources: Sources; frame: FrameData } | undefined;

/**
 * Returns the same object for the same replies, so that the server makes theme and JSON of a frame once for thousands
 * of pages.
 */
function frameOf(...sources: Sources): FrameData {
  if (last?.sources.every((source, i) => source === sources[i])) return last.frame;
  const [settings, seller, menus, payment, hasOwnDelivery, publicUrl, year] = sources;
  const { header, footer_1, footer_2, footer_legal: legal, groups, hasNotice } = menus ?? fallbackMenus();
  const frame: FrameData = {
    settings: settings ? toSettings(settings) : SETTING_DEFAULTS,
    seller: seller && Object.values(seller).some(Boolean) ? seller : undefined,
    menu: header,
    columns: [footer_1, footer_2],
    legal,
    groups,
    hasNotice,
    payment,
    hasOwnDelivery,
    publicUrl,
    year,
  };
  last = { sources, frame };
  return frame;
}
