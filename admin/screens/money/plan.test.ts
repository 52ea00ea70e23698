import { expect, test } from 'vitest';
import { MoneyChange } from '#contract/money-setup.ts';
import { ALL_SETTING_DEFAULTS } from '#contract/staff-settings.ts';
import { asksPricesAre, bodyOf, countMoved, feesOf, firstValues, isDecided, planOf, type MoneyValues } from './plan.ts';

const PRICES = [
  { currency: 'USD' as const, count: 100 },
  { currency: 'TRY' as const, count: 5 },
];
const NOW = ALL_SETTING_DEFAULTS;
const chosen = (more: Partial<MoneyValues> = {}): MoneyValues => ({
  ...firstValues(NOW),
  pricesAre: 'excluded',
  moves: { USD: { move: 'convert', rate: 40 } },
  ...more,
});

test('a shop that has not decided is proposed lira with tax; one that has sees what is set', () => {
  expect(firstValues(NOW)).toMatchObject({ shop_currency: 'TRY', shop_vat_mode: 'included', shop_vat_rate: 20 });
  expect(firstValues({ ...NOW, shop_money_decided: true })).toMatchObject({
    shop_currency: 'USD',
    shop_vat_mode: 'none',
  });
  expect(isDecided({ shop_money_decided: false, shop_vat_mode: 'excluded' })).toBe(true);
});

test('there is no plan while a choice is missing', () => {
  expect(planOf(NOW, chosen({ moves: {} }), PRICES)).toBeUndefined();
  expect(planOf(NOW, chosen({ moves: { USD: { move: 'convert', rate: null } } }), PRICES)).toBeUndefined();
  const { pricesAre, ...without } = chosen();
  expect([pricesAre, planOf(NOW, without, PRICES)]).toEqual(['excluded', undefined]);
  expect(planOf(NOW, without, [])).toMatchObject({ shift: 'none', moves: {} }); // nothing is priced
  expect(asksPricesAre({ ...NOW, shop_vat_mode: 'included' }, chosen(), PRICES)).toBe(false);
});

test('fees follow what becomes of prices', () => {
  const plan = planOf(NOW, chosen(), PRICES)!;
  expect(plan).toEqual({
    currency: 'TRY',
    moves: { USD: { move: 'convert', rate: 40 } },
    shift: 'add',
    vatRate: 20,
  });
  expect(feesOf(NOW, chosen({ shop_shipping_vat_rate: 10 }), plan)).toEqual({
    shop_standard_cargo_fee: null,
    shop_fast_cargo_fee: 660,
    shop_free_shipping_threshold: 7_728,
  });
  const relabelled = chosen({ pricesAre: 'included', moves: { USD: { move: 'relabel' } } });
  expect(feesOf(NOW, relabelled, planOf(NOW, relabelled, PRICES)!)).toMatchObject({ shop_fast_cargo_fee: 15 });
});

test('the body holds what differs, and every amount in a new currency', () => {
  const values = chosen({ shop_fast_cargo_fee: 600 });
  const plan = planOf(NOW, values, PRICES)!;
  const body = bodyOf(NOW, values, plan);
  expect(body).toEqual({
    settings: [
      { settingKey: 'shop_currency', settingValue: 'TRY', shownValue: 'USD' },
      { settingKey: 'shop_vat_mode', settingValue: 'included', shownValue: 'none' },
      { settingKey: 'shop_standard_cargo_fee', settingValue: null, shownValue: null },
      { settingKey: 'shop_fast_cargo_fee', settingValue: 600, shownValue: 15 },
      { settingKey: 'shop_free_shipping_threshold', settingValue: 161, shownValue: 161 },
    ],
    pricesAre: 'excluded',
    moves: [{ from: 'USD', move: 'convert', rate: 40 }],
  });
  expect(MoneyChange.safeParse(body).success).toBe(true);
  const kept = chosen({ shop_currency: 'USD', shop_vat_mode: 'none', moves: { TRY: { move: 'keep', rate: 3 } } });
  expect(bodyOf(NOW, kept, planOf(NOW, kept, PRICES)!)).toEqual({
    settings: [],
    pricesAre: 'excluded',
    moves: [{ from: 'TRY', move: 'keep' }],
  });
});

test('counts the prices that move', () => {
  expect(countMoved(planOf(NOW, chosen(), PRICES)!, PRICES)).toBe(105); // the lira prices get their tax
  const same = chosen({ pricesAre: 'included' });
  expect(countMoved(planOf(NOW, same, PRICES)!, PRICES)).toBe(100);
  const kept = chosen({ pricesAre: 'included', moves: { USD: { move: 'keep' } } });
  expect(countMoved(planOf(NOW, kept, PRICES)!, PRICES)).toBe(0);
});
