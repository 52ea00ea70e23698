// Reduced prices of a time, from columns of a file: products come into the draft of a campaign, which staff schedule
// themselves (docs/decisions/0136, 0144). What the columns say; the lists are those of `price-lists/imported.ts`.
import type { Selectable } from 'kysely';
import { CAMPAIGN_NAME, CAMPAIGN_PRICE_MISSING, CAMPAIGN_TIME_MISSING, IS_NOT_TIME } from '#contract/import-texts.ts';
import { toMajor, toMinor } from '#contract/money.ts';
import { PRICE_LIST_ENDS_FIRST } from '#contract/price-list-texts.ts';
import { MAX_PRICE_LIST_NAME } from '#contract/price-lists.ts';
import { CAMPAIGN_HEADINGS, type CampaignColumn } from '#contract/product-table-texts.ts';
import { amount } from '#contract/products.ts';
import { fold } from '#contract/text.ts';
import { istanbulDayText } from '../../../base/clock.ts';
import type { Db, Trx } from '../../../base/db/database.ts';
import type { PriceListTable } from '../../../base/db/tables.ts';
import { endOf, timeOf } from '../../../base/files/tables/time-cells.ts';
import type { FieldRule } from '../../../entities/imports/kind.ts';
import type { By, Row } from '../../../entities/resource.ts';
import type { TaskFields } from '../../../entities/tasks/kind.ts';

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
export interface Campaign {
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

type Listed = Pick<Selectable<PriceListTable>, 'nameKey' | 'startsAt' | 'endsAt'>;
/** Whether a list is that of a campaign. */
export const isListOf = (
  { campaignStart, campaignEnd, campaignName }: Omit<Campaign, 'campaignPrice'>,
  list: Listed,
): boolean =>
  list.nameKey === fold(campaignName) &&
  (list.startsAt?.toISOString() ?? null) === campaignStart &&
  (list.endsAt?.toISOString() ?? null) === campaignEnd;

/** A price that a product has in a campaign. */
export interface CampaignItem extends Listed {
  productId: number;
  priceMinor: number;
}

/** The campaigns that products come into: given at the register, because price lists stand above this folder. */
export interface Campaigns {
  /** Prices that some products have in campaigns which may still come, or hold. */
  itemsOf(db: Db, productIds: readonly number[]): Promise<readonly CampaignItem[]>;
  /** Puts a product into the draft of a campaign, which is made if there is none. @returns what was done; null: nothing */
  put(trx: Trx, product: Row<'products'>, wanted: Partial<Campaign>, by: By): Promise<TaskFields | null>;
  /**
   * Takes a product out of the draft, or gives it the price there that it had; a draft that is empty then goes too.
   * @param put what was done
   * @returns the sentence where it stays
   */
  undo(trx: Trx, productId: number, put: TaskFields, by: By): Promise<string | null>;
}

/** What a campaign changes: its fields as they were and as they are to be; null: the product is in it at that price. */
export function campaignChange(
  campaign: Campaign,
  items: readonly CampaignItem[],
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
