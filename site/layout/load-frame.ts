import type { Output } from '#contract/endpoints.ts';
import { LEGAL_SLUGS } from '#contract/legal-pages.ts';
import type { PaymentMode } from '#contract/order-facts.ts';
import { pagePath } from '#contract/page-paths.ts';
import { PAGE_PREFIX } from '#contract/paths.ts';
import type { Seller } from '#contract/settings.ts';
import { SETTING_DEFAULTS, toSettings } from '#contract/setting-defaults.ts';
import type { FrameData, MenuPage } from '../base/frame.ts';
import type { LoadContext } from '../base/page.tsx';
import { COMPANY_PAGE_TEXTS } from '../texts/company-heads.ts';

/** The corporate menu when `GET /api/pages` fails. */
const fallbackPages = (): MenuPage[] =>
  Object.entries(COMPANY_PAGE_TEXTS).map(([slug, { title }]) => ({ path: `/${slug}`, title }));

/** The footer lists the legal pages, not the corporate menu. */
const isLegal = ({ path }: MenuPage): boolean => LEGAL_SLUGS.includes(path.slice(PAGE_PREFIX.length));

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
  const [settings, seller, pages, categories, mode] = await Promise.all([
    orElse(api('GET /api/settings'), null),
    orElse(api('GET /api/settings/seller'), null),
    orElse(api('GET /api/pages'), null),
    orElse(api('GET /api/categories', { query: { type: 'main' } }), null),
    orElse(api('GET /api/payment/mode'), null),
  ]);
  return frameOf(
    settings,
    seller,
    pages,
    categories,
    mode?.payment ?? 'card',
    mode?.hasOwnDelivery ?? false,
    publicUrl,
    new Date().getFullYear(),
  );
}

type Sources = [
  settings: Output<'GET /api/settings'> | null,
  seller: Seller | null,
  pages: Output<'GET /api/pages'> | null,
  categories: Output<'GET /api/categories'> | null,
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
  const [settings, seller, pages, categories, payment, hasOwnDelivery, publicUrl, year] = sources;
  const listed = pages?.map(({ slug, title }) => ({ path: pagePath(slug), title })) ?? fallbackPages();
  const frame: FrameData = {
    settings: settings ? toSettings(settings) : SETTING_DEFAULTS,
    seller: seller && Object.values(seller).some(Boolean) ? seller : undefined,
    menuPages: listed.filter((page) => !isLegal(page)),
    legalPages: listed.filter(isLegal),
    categories: categories?.map(({ _id, name }) => ({ _id, name })) ?? [],
    payment,
    hasOwnDelivery,
    publicUrl,
    year,
  };
  last = { sources, frame };
  return frame;
}
