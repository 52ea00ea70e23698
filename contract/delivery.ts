// The shop's promises about delivery. Product pages, the footer, company pages and the demo content take their words
// from here (docs/decisions/0088).
import { SAME_DAY, sameDayUntil, TODAY, workingDays } from './delivery-texts.ts';
import { withRangeDash } from './format.ts';
import type { Product } from './products.ts';
import type { Settings } from './setting-defaults.ts';

type Terms = Pick<Settings, 'company_dispatch_time' | 'company_delivery_text'>;

type Article = Pick<Product, 'stockStatus' | 'leadTimeDays'>;

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

/** The most days that a lead time names; NaN for a text without a number. */
const daysIn = (text: string): number => (text === TODAY ? 0 : Number(/\d+(?=\D*$)/.exec(text)?.[0] ?? NaN));

/**
 * The latest of several lead times in the words of `leadTimeOf`: '7–14 iş günü' is later than '12 iş günü'. Empty where
 * that cannot be told: there is none, or the usual time is a text without a number.
 */
export function latestOfTimes(words: readonly string[]): string {
  const times = words.filter(Boolean);
  if (times.some((time) => Number.isNaN(daysIn(time)))) return '';
  return times.reduce((latest, time) => (latest !== '' && daysIn(latest) >= daysIn(time) ? latest : time), '');
}

/** When the last of several articles leaves. */
export const latestLeadTime = (articles: readonly Article[], terms: Terms): string =>
  latestOfTimes(articles.map((article) => leadTimeOf(article, terms)));

/** When the last line of an order leaves, as agreed at its purchase; empty where that is not known. */
export const latestAgreed = (lines: readonly { leadTime: string }[]): string =>
  latestOfTimes(lines.map(({ leadTime }) => leadTime));
