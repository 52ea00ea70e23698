// Daily exchange rates, at which prices kept in a foreign currency are sold in lira (docs/decisions/0129).
import * as z from 'zod';
import { ADMIN_ONLY, STAFF_ONLY } from './access.ts';
import { RATE_CURRENCIES, RATE_SOURCES } from './daily-price.ts';
import { endpoints } from './endpoint.ts';
import { EXCHANGE_RATE_CALLS, RATE_CURRENCY_REFUSED } from './exchange-rate-texts.ts';
import { NoQuery, RowParams } from './fields.ts';
import { ExchangeRate } from './money-setup.ts';
import { SettingInput } from './settings.ts';
import type { AllSettings } from './staff-settings.ts';
import { switchValue } from './typed-fields.ts';

/** Settings of the daily rates. */
export const RATE_SETTINGS = [
  'shop_rate_source',
  'shop_rate_kind',
  'shop_rate_margin',
  'shop_rate_max_age_hours',
] as const satisfies (keyof AllSettings)[];

const currency = z.enum(RATE_CURRENCIES, RATE_CURRENCY_REFUSED);
const rate = z.number().describe('Lira for one unit, as published or typed');
const day = z.iso.date().describe('Of the bulletin, or on which it was typed, in Istanbul');
const source = z.enum(RATE_SOURCES).exclude(['none']);
const by = z.string().describe('Who typed it; empty: nobody');

export const ExchangeRates = z.object({
  source: z.enum(RATE_SOURCES).describe('none: foreign prices are not sold'),
  isApplied: z.boolean().describe('Whether foreign prices are sold: the source is on, and the shop sells in lira'),
  rates: z
    .array(
      z.object({
        currency,
        rate: rate.nullable().describe('null: there is none yet'),
        soldAt: z.number().nullable().describe('With the margin; null: there is none, or it is too old to sell at'),
        day: day.nullable(),
        source: source.nullable(),
        by,
        isTooOld: z.boolean(),
        products: z.int().describe('Products whose price is kept in this currency'),
      }),
    )
    .describe('The rates in force'),
  waiting: z
    .array(z.object({ _id: z.string(), currency, rate, former: rate, day, source, by }))
    .describe('Rates that moved by more than a tenth: an admin decides'),
  lastTry: z
    .object({ at: z.iso.datetime(), problem: z.string().describe('A sentence; empty: it succeeded') })
    .nullable()
    .describe('When the bulletin was last asked for'),
  former: z
    .array(z.object({ currency, rate, day, source, by, at: z.iso.datetime() }))
    .describe('Rates that were in force, the newest first, at most 30'),
});
export type ExchangeRates = z.output<typeof ExchangeRates>;

export const exchangeRateEndpoints = endpoints(EXCHANGE_RATE_CALLS, {
  'GET /api/exchange-rates': { access: STAFF_ONLY, query: NoQuery, response: ExchangeRates },
  'PUT /api/exchange-rates': {
    access: ADMIN_ONLY,
    body: z.strictObject({
      settings: z
        .array(SettingInput.extend({ settingKey: z.enum(RATE_SETTINGS) }))
        .max(RATE_SETTINGS.length)
        .describe('As `PUT /api/settings` takes them'),
    }),
    response: ExchangeRates,
  },
  'POST /api/exchange-rates': {
    access: ADMIN_ONLY,
    body: z.strictObject({ currency, rate: ExchangeRate }),
    response: ExchangeRates,
  },
  'POST /api/exchange-rates/fetch': { access: ADMIN_ONLY, response: ExchangeRates },
  'POST /api/exchange-rates/:id/decide': {
    access: ADMIN_ONLY,
    params: RowParams,
    body: z.strictObject({ isApproved: switchValue }),
    response: ExchangeRates,
  },
});
