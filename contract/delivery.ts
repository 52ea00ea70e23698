// What the shop promises about delivery. Product pages, the footer, company pages and the seeded content all take their
// words from here.
import type { StockStatus } from './catalogue.ts';
import type { Settings } from './setting-defaults.ts';

type Terms = Pick<Settings, 'company_dispatch_time' | 'company_delivery_text'>;

export const SAME_DAY = 'Aynı gün kargo';

/** An article's delivery time: its own, otherwise that of articles in stock or of all others. */
export function deliveryOf(
  { stockStatus, leadTimeDays }: { stockStatus: StockStatus; leadTimeDays: number | null },
  { company_dispatch_time: time, company_delivery_text: usual }: Terms,
): string {
  if (leadTimeDays !== null && leadTimeDays > 0) return `${leadTimeDays} iş günü`;
  const isFromStock = leadTimeDays === 0 || stockStatus === 'in_stock';
  if (isFromStock && time) return `${SAME_DAY} (${time} öncesi onaylanan siparişler)`;
  return leadTimeDays === 0 ? SAME_DAY : usual;
}
