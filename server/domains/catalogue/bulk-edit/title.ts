import { ACTIVE, PASSIVE } from '#contract/article-texts.ts';
import type { BulkChange } from '#contract/bulk-edit.ts';
import { BULK_TITLES, EMPTIED } from '#contract/bulk-edit-texts.ts';
import { priceMoveInWords } from '#contract/bulk-price.ts';
import { STOCK_LABELS } from '#contract/catalogue-texts.ts';
import { formatMoney } from '#contract/money.ts';
import { PRODUCT_LABELS, WORKING_DAYS } from '#contract/product-texts.ts';
import type { Db } from '../../../base/db/database.ts';

/** The change in words, as the lists of tasks and of changes name it: 'Fiyat %8 artar', 'KDV Oranı: %20'. */
export async function titleOf(db: Db, change: BulkChange): Promise<string> {
  if (change.field === 'price') return priceMoveInWords(change, (major) => formatMoney(major, change.currency));
  if (change.field === 'category') {
    const ids = [change.category, ...(change.subCategory === null ? [] : [change.subCategory])];
    const rows = await db.selectFrom('categories').select(['publicId', 'name']).where('publicId', 'in', ids).execute();
    const names = ids.map((id) => rows.find(({ publicId }) => publicId === id)?.name ?? id);
    return `${BULK_TITLES.category}: ${names.join(' › ')}`;
  }
  return `${PRODUCT_LABELS[change.field]}: ${valueInWords(change)}`;
}

function valueInWords(change: Exclude<BulkChange, { field: 'price' | 'category' }>): string {
  switch (change.field) {
    case 'isActive':
      return change.value ? ACTIVE : PASSIVE;
    case 'stockStatus':
      return STOCK_LABELS[change.value];
    case 'leadTimeDays':
      return change.value === null ? EMPTIED : `${change.value} ${WORKING_DAYS}`;
    case 'vatRate':
      return change.value === null ? EMPTIED : `%${change.value}`;
    default:
      return change.value === null ? EMPTIED : String(change.value);
  }
}
