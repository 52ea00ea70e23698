import type { QuoteLine } from '#contract/cart.ts';
import { latestLeadTime } from '#contract/latest-delivery.ts';
import type { Settings } from '#contract/setting-defaults.ts';

/** When the last of the lines that can be bought leaves; empty where that cannot be told. */
export const latestOf = (lines: readonly QuoteLine[], settings: Settings): string =>
  latestLeadTime(
    lines.flatMap(({ state, stockStatus, leadTimeDays }) =>
      state === 'unavailable' || stockStatus === null ? [] : { stockStatus, leadTimeDays },
    ),
    settings,
  );
