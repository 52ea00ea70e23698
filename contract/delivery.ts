// The shop's promises about delivery. Product pages, the footer, company pages and the demo content take their words
// from here (docs/decisions/0088).
import { SAME_DAY, sameDayUntil, TODAY, workingDays } from './delivery-texts.ts';
import { withRangeDash } from './format.ts';
import type { Product } from './products.ts';
import type { Settings } from './setting-defaults.ts';

export type Terms = Pick<Settings, 'company_dispatch_time' | 'company_delivery_text'>;

export type Article = Pick<Product, 'stockStatus' | 'leadTimeDays'>;

/** Returns an article's delivery time in words: its own working days, otherwise the usual time of its stock status. */
export function deliveryOf(
  { stockStatus, leadTimeDays }: Article,
  { company_dispatch_time: time, company_delivery_text: usual }: Terms,
): string {
  if (leadTimeDays !== null && leadTimeDays > 0) return workingDays(leadTimeDays);
  const isFromStock = leadTimeDays === 0 || stockStatus === 'in_stock';
  if (isFromStock && time) return sameDayUntil(time);
  return leadTimeDays === 0 ? SAME_DAY : withRangeDash(usual);
}

/** The same in few words, for rows: 'aynı gün', '9 iş günü'; empty where the shop has none to sell. */
export function leadTimeOf(article: Article, terms: Terms): string {
  const { stockStatus, leadTimeDays } = article;
  if (stockStatus === 'out_of_stock') return '';
  const isToday = leadTimeDays === 0 || (leadTimeDays === null && stockStatus === 'in_stock');
  return isToday && (leadTimeDays === 0 || terms.company_dispatch_time) ? TODAY : deliveryOf(article, terms);
}
