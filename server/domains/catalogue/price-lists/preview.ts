import type { PriceListPreview } from '#contract/price-lists.ts';
import type { Db } from '../../../base/db/database.ts';
import { pacer } from '../../../base/slices.ts';
import { currencyRules } from '../price.ts';
import { changeOf, itemPrice, itemsAfter, presentPrice } from './shown.ts';

/** Rows that are read at once. */
const AT_ONCE = 1_000;

/** What a list would do to today's prices. */
export async function previewOf(db: Db, listId: number): Promise<PriceListPreview> {
  const pace = pacer();
  const refusalOf = await currencyRules(db);
  const refusals = new Map<string, number>();
  const counts = { count: 0, raised: 0, lowered: 0, same: 0, unpriced: 0 };
  let [min, max, sum, compared] = [Infinity, -Infinity, 0, 0];
  for (let last = 0; ;) {
    const rows = await itemsAfter(db, listId, last, AT_ONCE);
    for (const row of rows) {
      await pace();
      counts.count += 1;
      const price = itemPrice(row);
      const refusal = refusalOf(price.currency);
      if (refusal !== null) {
        refusals.set(refusal, (refusals.get(refusal) ?? 0) + 1);
        continue;
      }
      const before = presentPrice(row);
      const change = changeOf(before, price);
      if (change === null || before === null) {
        counts.unpriced += 1;
        continue;
      }
      [min, max, sum, compared] = [Math.min(min, change), Math.max(max, change), sum + change, compared + 1];
      if (price.minor > before.minor) counts.raised += 1;
      else if (price.minor < before.minor) counts.lowered += 1;
      else counts.same += 1;
    }
    if (rows.length < AT_ONCE) break;
    last = rows.at(-1)!.id;
  }
  return {
    ...counts,
    change: compared === 0 ? null : { min, max, mean: Math.round((sum / compared) * 100) / 100 },
    refused: [...refusals].map(([sentence, count]) => ({ sentence, count })),
  };
}
