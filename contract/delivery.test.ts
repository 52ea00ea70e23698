import { expect, test } from 'vitest';
import { deliveryOf, leadTimeOf } from './delivery.ts';
import { SETTING_DEFAULTS } from './setting-defaults.ts';
import { SETTINGS } from './settings.ts';

const none = { ...SETTING_DEFAULTS, company_dispatch_time: '' };

test('an article in stock leaves the same day, others within the usual time; its own time wins', () => {
  const sameDay = 'Aynı gün kargo (15:00 öncesi onaylanan siparişler)';
  expect(deliveryOf({ stockStatus: 'in_stock', leadTimeDays: null }, SETTING_DEFAULTS)).toBe(sameDay);
  expect(deliveryOf({ stockStatus: 'in_stock', leadTimeDays: 0 }, SETTING_DEFAULTS)).toBe(sameDay);
  expect(deliveryOf({ stockStatus: 'in_stock', leadTimeDays: 2 }, SETTING_DEFAULTS)).toBe('2 iş günü');
  expect(deliveryOf({ stockStatus: 'made_to_order', leadTimeDays: null }, SETTING_DEFAULTS)).toBe('7–14 iş günü');
  expect(deliveryOf({ stockStatus: 'made_to_order', leadTimeDays: 9 }, SETTING_DEFAULTS)).toBe('9 iş günü');
  expect(deliveryOf({ stockStatus: 'out_of_stock', leadTimeDays: null }, SETTING_DEFAULTS)).toBe('7–14 iş günü');
});

test('rows say it in few words, and nothing of what is not sold', () => {
  const of = (stockStatus: 'in_stock' | 'made_to_order' | 'out_of_stock', leadTimeDays: number | null, terms = none) =>
    leadTimeOf({ stockStatus, leadTimeDays }, terms);
  expect(of('in_stock', null, SETTING_DEFAULTS)).toBe('aynı gün');
  expect(of('in_stock', 0)).toBe('aynı gün');
  expect(of('in_stock', null)).toBe('7–14 iş günü');
  expect(of('in_stock', 2, SETTING_DEFAULTS)).toBe('2 iş günü');
  expect(of('made_to_order', 9)).toBe('9 iş günü');
  expect(of('out_of_stock', 9, SETTING_DEFAULTS)).toBe('');
});

test('promises no day without an hour', () => {
  expect(deliveryOf({ stockStatus: 'in_stock', leadTimeDays: null }, none)).toBe('7–14 iş günü');
  expect(deliveryOf({ stockStatus: 'in_stock', leadTimeDays: 0 }, none)).toBe('Aynı gün kargo');
});

test('the hour is a time of day, or empty', () => {
  const { schema } = SETTINGS.company_dispatch_time;
  for (const hour of ['', '00:00', '09:30', ' 23:59 ']) expect(schema.safeParse(hour).success, hour).toBe(true);
  for (const hour of ['24:00', '9:30', '15.00', '15', 'öğlen', 15])
    expect(schema.safeParse(hour).error?.issues[0]?.message, String(hour)).toBe('Saat “15:00” biçiminde olmalıdır.');
});
