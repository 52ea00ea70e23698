// The shop's currency, tax and fees, changed together with the prices that are stored.
import * as z from 'zod';
import { ADMIN_ONLY } from './access.ts';
import { endpoints } from './endpoint.ts';
import { Id, NoQuery } from './fields.ts';
import { CURRENCIES } from './money.ts';
import {
  CURRENCY_TWICE,
  MONEY_CALLS,
  PRICE_MOVE_REFUSED,
  PRICES_ARE_MISSING,
  RATE_MISSING,
  rateRefused,
} from './money-setup-texts.ts';
import { MAX_EXCHANGE_RATE, PRICE_MOVES, RATE_DECIMALS } from './price-change.ts';
import { CURRENCY_REFUSED } from './setting-texts.ts';
import { SettingInput } from './settings.ts';
import type { AllSettings } from './staff-settings.ts';

/** Settings that are saved together with the prices. */
export const MONEY_SETTINGS = [
  'shop_currency',
  'shop_vat_mode',
  'shop_vat_rate',
  'shop_shipping_vat_rate',
  'shop_price_display',
  'shop_standard_cargo_fee',
  'shop_fast_cargo_fee',
  'shop_free_shipping_threshold',
] as const satisfies (keyof AllSettings)[];
export type MoneySetting = (typeof MONEY_SETTINGS)[number];
/** Amounts among them, which have to be typed anew in another currency. */
export const FEE_SETTINGS = [
  'shop_standard_cargo_fee',
  'shop_fast_cargo_fee',
  'shop_free_shipping_threshold',
] as const satisfies MoneySetting[];

const rateSentence = rateRefused(MAX_EXCHANGE_RATE, RATE_DECIMALS);
/** Units of the new currency for one of the former. */
export const ExchangeRate = z
  .number(RATE_MISSING)
  .positive(rateSentence)
  .max(MAX_EXCHANGE_RATE, rateSentence)
  .refine((rate) => Math.abs(rate * 10 ** RATE_DECIMALS - Math.round(rate * 10 ** RATE_DECIMALS)) < 1e-3, rateSentence)
  .refine((rate) => rate * 10 ** RATE_DECIMALS >= 1, rateSentence);

const from = z.enum(CURRENCIES, CURRENCY_REFUSED).describe('Currency of the prices');
const Move = z.discriminatedUnion(
  'move',
  [
    z.strictObject({ from, move: z.enum(['keep', 'relabel']) }),
    z.strictObject({ from, move: z.literal('convert'), rate: ExchangeRate }),
  ],
  PRICE_MOVE_REFUSED,
);

export const MoneyChange = z.strictObject({
  settings: z
    .array(SettingInput.extend({ settingKey: z.enum(MONEY_SETTINGS) }))
    .max(MONEY_SETTINGS.length)
    .describe('As `PUT /api/settings` takes them. Where the currency changes, all three amounts belong to it'),
  pricesAre: z
    .enum(['included', 'excluded'], PRICES_ARE_MISSING)
    .nullable()
    .describe('Whether the stored prices contain the tax; needed where none was computed so far and now is'),
  moves: z
    .array(Move)
    .refine((moves) => new Set(moves.map((one) => one.from)).size === moves.length, CURRENCY_TWICE)
    .describe(
      `What becomes of prices in other currencies than the new one: ${PRICE_MOVES.join(', ')}. Not named: keep`,
    ),
});
export type MoneyChange = z.input<typeof MoneyChange>;

const price = z.number().describe('Decimal number');
export const MoneyState = z.object({
  prices: z
    .array(z.object({ currency: z.enum(CURRENCIES), count: z.int() }))
    .describe('Products with a price, by its currency, the most first'),
  examples: z
    .array(
      z.object({
        code: z.string(),
        name: z.string(),
        price,
        old: price.nullable(),
        currency: z.enum(CURRENCIES),
        vatRate: z.int().nullable().describe('Its own; null: the shop’s'),
      }),
    )
    .describe('Of each currency the cheapest, the one in the middle, the dearest'),
  openPayments: z.int().describe('Orders with a payment page that can still be paid'),
  lastChange: z
    .object({
      id: z.string(),
      at: z.iso.datetime(),
      by: z.string(),
      prices: z.int().describe('How many changed'),
      currency: z.enum(CURRENCIES).describe('Of the shop before it'),
      isUndone: z.boolean(),
    })
    .nullable(),
});
export type MoneyState = z.output<typeof MoneyState>;

export const moneyEndpoints = endpoints(MONEY_CALLS, {
  'GET /api/money': { access: ADMIN_ONLY, query: NoQuery, response: MoneyState },
  'POST /api/money': {
    access: ADMIN_ONLY,
    body: MoneyChange,
    response: z.object({ prices: z.int().describe('How many changed') }),
  },
  'POST /api/money/undo': {
    access: ADMIN_ONLY,
    body: z.strictObject({ id: Id }),
    response: z.object({
      prices: z.int().describe('How many are as they were before'),
      kept: z.int().describe('How many were changed since, and stay'),
    }),
  },
});
