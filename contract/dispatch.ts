import { dispatchedSameDay } from './dispatch-texts.ts';
import type { Settings } from './setting-defaults.ts';

/** Says when an order for articles in stock leaves; '' where the owner promises no day. */
export const dispatchSentence = ({ company_dispatch_time: time }: Pick<Settings, 'company_dispatch_time'>): string =>
  time && dispatchedSameDay(time);
