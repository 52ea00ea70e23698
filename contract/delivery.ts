// The shop's promises about delivery. Product pages, the footer, company pages and the demo content take their words
// from here (docs/decisions/0088).
import { SAME_DAY, sameDayUntil, workingDays } from './delivery-texts.ts';
import type { StockStatus } from './catalogue.ts';
import type { Settings } from './setting-defaults.ts';

type Terms = Pick<Settings, 'company_dispatch_time' | 'company_delivery_text'>;

/** Returns an article's delivery time in words: its own working days, otherwise the usual time of its stock status. */
export function deliveryOf(
  { stockStatus, leadTimeDays }: { stockStatus: StockStatus; leadTimeDays: number | null },
  { company_dispatch_time: time, company_delivery_text: usual }: Terms,
): string {
  if (leadTimeDays !== null && leadTimeDays > 0) return workingDays(leadTimeDays);
  const isFromStock = leadTimeDays === 0 || stockStatus === 'in_stock';
  if (isFromStock && time) return sameDayUntil(time);
  return leadTimeDays === 0 ? SAME_DAY : usual;
}
