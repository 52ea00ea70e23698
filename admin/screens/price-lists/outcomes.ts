import type { PriceList } from '#contract/price-lists.ts';
import { TASK_OUTCOMES } from '#contract/tasks.ts';
import { PRICE_LIST_TEXTS as texts } from './texts.ts';

/** What became of the products, in words; '' before anything has. */
export const outcomesIn = ({ outcomes, state }: Pick<PriceList, 'outcomes' | 'state'>): string =>
  state === 'draft' || state === 'scheduled'
    ? ''
    : TASK_OUTCOMES.filter((name) => (outcomes[name] ?? 0) > 0)
        .map((name) => texts.outcomes[name](outcomes[name]!))
        .join(' · ');
