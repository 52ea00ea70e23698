// The latest of several lead times: of a cart, of an order. Apart from `delivery.ts`, so that product pages do not carry it.
import { leadTimeOf, type Article, type Terms } from './delivery.ts';
import { TODAY } from './delivery-texts.ts';

/** The most days that a lead time names; NaN for a text without a number. */
const daysIn = (text: string): number => (text === TODAY ? 0 : Number(/\d+(?=\D*$)/.exec(text)?.[0] ?? NaN));

/**
 * The latest of several lead times in the words of `leadTimeOf`: '7–14 iş günü' is later than '12 iş günü'. Empty where
 * that cannot be told: there is none, or the usual time is a text without a number.
 */
function latestOfTimes(words: readonly string[]): string {
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
