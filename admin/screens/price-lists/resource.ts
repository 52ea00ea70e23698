// screens/price-lists/: price lists and campaigns: their list, one with its products, and where products come from.
import { panelListPath } from '#contract/panel-paths.ts';
import type { PriceList } from '#contract/price-lists.ts';
import { refresh } from '../../base/queries.ts';
import type { Resource } from '../../crud/resource.ts';
import { PRICE_LIST_TEXTS as texts } from './texts.ts';

export const priceLists: Resource<PriceList> = {
  path: panelListPath('price-lists'),
  calls: { list: 'GET /api/price-lists' },
  titleOf: ({ name }) => name,
  texts: texts.rows,
};

/** A list whose prices are being written or put back is read again after this. */
export const READ_EVERY_MS = 2_000;
export const isMoving = ({ state }: Pick<PriceList, 'state'>): boolean => state === 'starting' || state === 'ending';

/** Reads again what a list may have changed. */
export const refreshLists = (): Promise<void> =>
  refresh('/api/price-lists', '/api/products', '/api/families', '/api/tasks', '/api/audit');
