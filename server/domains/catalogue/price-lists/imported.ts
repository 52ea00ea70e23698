// Products that an import puts into the drafts of campaigns (docs/decisions/0144).
import { CAMPAIGN_LIST_MOVED_ON } from '#contract/import-texts.ts';
import { toMinor, type Currency } from '#contract/money.ts';
import { fold } from '#contract/text.ts';
import type { Db, Trx } from '../../../base/db/database.ts';
import type { By, Row } from '../../../entities/resource.ts';
import { createRow, removeRow } from '../../../entities/saving.ts';
import type { TaskFields } from '../../../entities/tasks/kind.ts';
import { keptPrice } from '../daily-prices.ts';
import { isListOf, type Campaign, type CampaignItem, type Campaigns } from '../product-table/campaigns.ts';
import { itemsNow, putWithin, type NewItem } from './items.ts';
import { draftColumns, priceListResource } from './resource.ts';

async function itemsOf(db: Db, productIds: readonly number[]): Promise<readonly CampaignItem[]> {
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

/** What a row did to a list. */
interface Put {
  list: string;
  priceMinor: number;
  currency: Currency;
  before: Pick<NewItem, 'priceMinor' | 'currency'> | null;
}

async function put(trx: Trx, product: Row<'products'>, wanted: Partial<Campaign>, by: By): Promise<Put | null> {
  if (typeof wanted.campaignPrice !== 'number') return null;
  const campaign = wanted as Campaign;
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

async function undo(trx: Trx, productId: number, done: Put, by: By): Promise<string | null> {
  const list = await trx.selectFrom('priceLists').selectAll().where('publicId', '=', done.list).executeTakeFirst();
  if (!list) return null;
  if (list.state !== 'draft') return CAMPAIGN_LIST_MOVED_ON;
  const item = (await itemsNow(trx, list.id, [productId])).get(productId);
  if (item?.priceMinor !== done.priceMinor || item.currency !== done.currency) return null; // somebody else's by now
  if (done.before) await putWithin(trx, list, { ...done.before, productId });
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

export const importCampaigns: Campaigns = {
  itemsOf,
  put: async (trx, product, wanted, by) => (await put(trx, product, wanted, by)) as TaskFields | null,
  undo: (trx, productId, done, by) => undo(trx, productId, done as unknown as Put, by),
};
