import { expect, test } from 'vitest';
import { latestAgreed, latestLeadTime } from './latest-delivery.ts';
import { SETTING_DEFAULTS } from './setting-defaults.ts';

test('the latest of several lead times; none where a text has no number to compare', () => {
  const latest = (days: (number | null)[], terms = SETTING_DEFAULTS) =>
    latestLeadTime(
      days.map((leadTimeDays) => ({ stockStatus: 'made_to_order', leadTimeDays })),
      terms,
    );
  expect(latest([0, 12, 9])).toBe('12 iş günü');
  expect(latest([12, null])).toBe('7–14 iş günü');
  expect(latest([15, null])).toBe('15 iş günü');
  expect(latest([0, 0])).toBe('aynı gün');
  expect(latest([12, null], { ...SETTING_DEFAULTS, company_delivery_text: 'sorunuz' })).toBe('');
  expect(latest([])).toBe('');
  expect(latestLeadTime([{ stockStatus: 'out_of_stock', leadTimeDays: 30 }], SETTING_DEFAULTS)).toBe('');
});

test('the latest of an order, as agreed at its purchase; none where its lines do not know', () => {
  const latest = (...times: string[]) => latestAgreed(times.map((leadTime) => ({ leadTime })));
  expect(latest('aynı gün', '12 iş günü', '9 iş günü')).toBe('12 iş günü');
  expect(latest('12 iş günü', '7–14 iş günü')).toBe('7–14 iş günü');
  expect(latest('12 iş günü', 'sorunuz')).toBe('');
  expect(latest('', '')).toBe('');
});
