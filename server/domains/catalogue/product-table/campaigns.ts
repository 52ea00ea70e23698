// Reduced prices of a time, from columns of a file: products come into the draft of a campaign, which staff schedule
// themselves (docs/decisions/0136, 0144).
import {
  CAMPAIGN_LIST_MOVED_ON,
  CAMPAIGN_NAME,
  CAMPAIGN_PRICE_MISSING,
  CAMPAIGN_TIME_MISSING,
  IS_NOT_TIME,
} from '#contract/import-texts.ts';
import { toMajor, toMinor, type Currency } from '#contract/money.ts';
import { PRICE_LIST_ENDS_FIRST } from '#contract/price-list-texts.ts';
import { MAX_PRICE_LIST_NAME } from '#contract/price-lists.ts';
import { CAMPAIGN_HEADINGS, type CampaignColumn } from '#contract/product-table-texts.ts';
import { amount } from '#contract/products.ts';
import { fold } from '#contract/text.ts';
import { istanbulDayText } from '../../../base/clock.ts';
import type { Db, Trx } from '../../../base/db/database.ts';
import { endOf, timeOf } from '../../../base/files/tables/time-cells.ts';
import type { FieldRule } from '../../../entities/imports/kind.ts';
import type { By, Row } from '../../../entities/resource.ts';
import { createRow, removeRow } from '../../../entities/saving.ts';
import type { TaskFields } from '../../../entities/tasks/kind.ts';
import { keptPrice } from '../daily-prices.ts';
import { itemsNow, putWithin, type NewItem } from '../price-lists/items.ts';
import { draftColumns, priceListResource, type ListRow } from '../price-lists/resource.ts';

const MINUTE_MS = 60_000;

/** How the columns are read. */
export const CAMPAIGN_RULES: Record<CampaignColumn, Omit<FieldRule, 'name' | 'label'>> = {
  campaignPrice: { type: 'number', aliases: ['İndirimli Fiyat', 'Sale price'] },
  campaignStart: { type: 'text', aliases: ['İndirim Başlangıcı'] },
  campaignEnd: { type: 'text', aliases: ['İndirim Bitişi'] },
  campaignName: { type: 'text' },
};
const COLUMNS = Object.keys(CAMPAIGN_HEADINGS) as CampaignColumn[];
const isColumn = (name: string): boolean => name in CAMPAIGN_HEADINGS;

/** Fields with those of a campaign apart. */
export function splitCampaign<V>(fields: Readonly<Record<string, V>>): {
  fields: Record<string, V>;
  campaign: Partial<Record<CampaignColumn, V>>;
} {
  const split = { fields: {} as Record<string, V>, campaign: {} as Record<string, V> };
  for (const [name, value] of Object.entries(fields)) (isColumn(name) ? split.campaign : split.fields)[name] = value;
  return split;
}

/** A campaign as a row names it; its list is found by all of it but the price. */
interface Campaign {
  campaignPrice: number;
  campaignStart: string | null;
  campaignEnd: string | null;
  campaignName: string;
}

/** '1.12.2026–31.12.2026'; an end at midnight is that of the day before. */
function spanOf(start: Date | null, end: Date | null): string {
  const day = (at: Date | null): string => (at === null ? '' : istanbulDayText(at));
  return `${day(start)}–${day(end && new Date(end.getTime() - MINUTE_MS))}`;
}

/** The campaign of a row; null: none. */
export function campaignOf(
  cells: Partial<Record<CampaignColumn, unknown>>,
  errors: { field: string; sentence: string }[],
): Campaign | null {
  const said = (name: CampaignColumn): string => String(cells[name] ?? '').trim();
  const wrong = (field: CampaignColumn, sentence: string): null => {
    errors.push({ field, sentence });
    return null;
  };
  const [startText, endText] = [said('campaignStart'), said('campaignEnd')];
  if (said('campaignPrice') === '')
    return startText + endText === '' ? null : wrong('campaignPrice', CAMPAIGN_PRICE_MISSING);
  const price = amount.safeParse(cells.campaignPrice);
  if (!price.success) return wrong('campaignPrice', price.error.issues[0]!.message);
  const [start, end] = [timeOf(startText), endOf(endText)];
  if (startText !== '' && !start) return wrong('campaignStart', IS_NOT_TIME);
  if (endText !== '' && !end) return wrong('campaignEnd', IS_NOT_TIME);
  if (!start && !end) return wrong('campaignEnd', CAMPAIGN_TIME_MISSING);
  if (start && end && end <= start) return wrong('campaignEnd', PRICE_LIST_ENDS_FIRST);
  const span = spanOf(start, end);
  const name = (said('campaignName') || CAMPAIGN_NAME).slice(0, MAX_PRICE_LIST_NAME - span.length - 2);
  return {
    campaignPrice: price.data,
    campaignStart: start?.toISOString() ?? null,
    campaignEnd: end?.toISOString() ?? null,
    campaignName: `${name}: ${span}`,
  };
}

type Listed = Pick<ListRow, 'nameKey' | 'startsAt' | 'endsAt'>;
const isListOf = (
  { campaignStart, campaignEnd, campaignName }: Omit<Campaign, 'campaignPrice'>,
  list: Listed,
): boolean =>
  list.nameKey === fold(campaignName) &&
  (list.startsAt?.toISOString() ?? null) === campaignStart &&
  (list.endsAt?.toISOString() ?? null) === campaignEnd;

/** Prices that some products have in campaigns which may still come, or hold. */
export async function campaignItems(db: Db, productIds: readonly number[]) {
  if (productIds.length === 0) return [];
  return db
    .selectFrom('priceListItems as i')
    .innerJoin('priceLists as l', 'l.id', 'i.listId')
    .select(['i.productId', 'i.priceMinor', 'l.nameKey', 'l.startsAt', 'l.endsAt'])
    .where('i.productId', 'in', productIds)
    .where('l.kind', '=', 'campaign')
    .where('l.state', 'in', ['draft', 'scheduled', 'starting', 'running', 'halted'])
    .orderBy('i.listId')
    .execute();
}

/** What a campaign changes: its fields as they were and as they are to be; null: the product is in it at that price. */
export function campaignChange(
  campaign: Campaign,
  items: Awaited<ReturnType<typeof campaignItems>>,
): { before: TaskFields; after: TaskFields } | null {
  const price = items.find((item) => isListOf(campaign, item))?.priceMinor;
  if (price === toMinor(campaign.campaignPrice)) return null;
  const { campaignPrice: _, ...list } = campaign;
  const was = price === undefined ? Object.fromEntries(COLUMNS.map((name) => [name, null])) : list;
  return {
    before: { ...was, campaignPrice: price === undefined ? null : toMajor(price) },
    after: { ...campaign },
  };
}

/** What a row did to a list. */
interface Put {
  list: string;
  priceMinor: number;
  currency: Currency;
  before: Pick<NewItem, 'priceMinor' | 'currency'> | null;
}

/** Puts a product into the draft of a campaign, which is made if there is none. @param trx holds 'price_lists' */
export async function putCampaign(
  trx: Trx,
  product: Row<'products'>,
  wanted: Partial<Record<CampaignColumn, unknown>>,
  by: By,
): Promise<Put | null> {
  if (typeof wanted.campaignPrice !== 'number') return null;
  const campaign = wanted as unknown as Campaign;
  const drafts = await trx
    .selectFrom('priceLists')
    .selectAll()
    .where('nameKey', '=', fold(campaign.campaignName))
    .where('kind', '=', 'campaign')
    .where('state', '=', 'draft')
    .orderBy('id')
    .execute();
  const list =
    drafts.find((one) => isListOf(campaign, one)) ??
    (await createRow(
      trx,
      priceListResource,
      by,
      draftColumns({
        name: campaign.campaignName,
        kind: 'campaign',
        startsAt: campaign.campaignStart,
        endsAt: campaign.campaignEnd,
      }),
    ));
  const item = { priceMinor: toMinor(campaign.campaignPrice), currency: keptPrice(product).currency };
  const before = (await itemsNow(trx, list.id, [product.id])).get(product.id) ?? null;
  await putWithin(trx, list, { ...item, productId: product.id });
  return { ...item, list: list.publicId, before };
}

/**
 * Takes a product out of the draft, or gives it the price there that it had; a draft that is empty then goes too.
 * @returns the sentence where it stays
 */
export async function undoCampaign(trx: Trx, productId: number, put: Put, by: By): Promise<string | null> {
  const list = await trx.selectFrom('priceLists').selectAll().where('publicId', '=', put.list).executeTakeFirst();
  if (!list) return null;
  if (list.state !== 'draft') return CAMPAIGN_LIST_MOVED_ON;
  const item = (await itemsNow(trx, list.id, [productId])).get(productId);
  if (item?.priceMinor !== put.priceMinor || item.currency !== put.currency) return null; // somebody else's by now
  if (put.before) await putWithin(trx, list, { ...put.before, productId });
  else
    await trx.deleteFrom('priceListItems').where('listId', '=', list.id).where('productId', '=', productId).execute();
  const left = await trx
    .selectFrom('priceListItems')
    .select('productId')
    .where('listId', '=', list.id)
    .limit(1)
    .executeTakeFirst();
  if (!left && list.version === 1) await removeRow(trx, priceListResource, by, list.publicId, 'all');
  return null;
}
