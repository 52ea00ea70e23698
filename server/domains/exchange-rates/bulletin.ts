// Reads the central bank's daily bulletin of exchange rates.
import { SaxesParser } from 'saxes';
import { MAX_EXCHANGE_RATE } from '#contract/price-change.ts';
import { isRateCurrency, RATE_CURRENCIES, toMicros, type RateCurrency } from '#contract/daily-price.ts';
import type { Currency } from '#contract/money.ts';

export interface Bulletin {
  /** 'YYYY-MM-DD' */
  day: string;
  number: string;
  /** Millionths of a lira for one unit. */
  rates: Partial<Record<RateCurrency, { forexMicros: number; banknoteMicros: number }>>;
}

/** A bulletin that is none, or not as agreed. */
export class UnreadableBulletin extends Error {}

/** A number of the bulletin as millionths for one unit. */
function microsOf(text: string | undefined, unit: number): number {
  const rate = Number(text) / unit;
  if (!/^\d+(?:\.\d+)?$/.test(text ?? '') || !(rate > 0 && rate <= MAX_EXCHANGE_RATE))
    throw new UnreadableBulletin('a rate that is none');
  return toMicros(rate);
}

/** @throws UnreadableBulletin */
export function readBulletin(xml: string): Bulletin {
  let [day, number] = ['', ''];
  const values: Partial<Record<RateCurrency, Record<string, string>>> = {};
  let current: Record<string, string> | undefined;
  let field = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw new UnreadableBulletin(error.message);
  });
  parser.on('doctype', () => {
    throw new UnreadableBulletin('a document type');
  });
  parser.on('opentag', ({ name, attributes }) => {
    field = name;
    if (name === 'Tarih_Date') {
      const [, d, m, y] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(attributes['Tarih'] ?? '') ?? [];
      day = y === undefined ? '' : `${y}-${m}-${d}`;
      number = (attributes['Bulten_No'] ?? '').slice(0, 40);
    }
    if (name !== 'Currency') return;
    const code = (attributes['CurrencyCode'] ?? '') as Currency;
    current = isRateCurrency(code) ? (values[code] = {}) : undefined;
  });
  parser.on('text', (text) => {
    if (current) current[field] = `${current[field] ?? ''}${text.trim()}`;
  });
  parser.on('closetag', ({ name }) => {
    field = '';
    if (name === 'Currency') current = undefined;
  });
  parser.write(xml).close();
  if (day === '') throw new UnreadableBulletin('no day');
  const rates: Bulletin['rates'] = {};
  for (const currency of RATE_CURRENCIES) {
    const found = values[currency];
    if (!found) continue;
    const unit = Number(found['Unit']);
    if (!Number.isInteger(unit) || unit < 1) throw new UnreadableBulletin('a unit that is none');
    const forexMicros = microsOf(found['ForexSelling'], unit);
    // Some currencies have no rate for notes.
    rates[currency] = {
      forexMicros,
      banknoteMicros: found['BanknoteSelling'] ? microsOf(found['BanknoteSelling'], unit) : forexMicros,
    };
  }
  if (Object.keys(rates).length === 0) throw new UnreadableBulletin('no rates');
  return { day, number, rates };
}
