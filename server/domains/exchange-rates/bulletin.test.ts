import { expect, test } from 'vitest';
import { bulletinXml } from '../../testing/central-bank.ts';
import { readBulletin, UnreadableBulletin } from './bulletin.ts';

test('reads selling rates for one unit, and the day', () => {
  expect(
    readBulletin(bulletinXml('20.11.2026', { USD: '41.2345', EUR: '48.0001', JPY: '27.3456', GBP: '55' })),
  ).toEqual({
    day: '2026-11-20',
    number: '2026/219',
    rates: {
      EUR: { forexMicros: 48_000_100, banknoteMicros: 48_010_100 },
      USD: { forexMicros: 41_234_500, banknoteMicros: 41_244_500 },
      GBP: { forexMicros: 55_000_000, banknoteMicros: 55_010_000 },
    },
  });
});

test('a rate for ten units is one for one, and notes without a rate cost what transfers do', () => {
  const xml = bulletinXml('20.11.2026', { EUR: '480.5' })
    .replace('<Unit>1<', '<Unit>10<')
    .replace(/<BanknoteSelling>.*</, '<BanknoteSelling><');
  expect(readBulletin(xml).rates.EUR).toEqual({ forexMicros: 48_050_000, banknoteMicros: 48_050_000 });
});

const good = bulletinXml('20.11.2026', { EUR: '48.1' });
test.each([
  ['nothing', ''],
  ['a page', '<!doctype html><html><body>Bakım</body></html>'],
  ['an entity', good.replace('<Tarih_Date', '<!DOCTYPE x [<!ENTITY e "9">]><Tarih_Date')],
  ['half of it', good.slice(0, -40)],
  ['no day', good.replace('Tarih="20.11.2026"', 'Tarih=""')],
  ['no rate', good.replace('48.1<', '<')],
  ['a rate of nought', good.replace('48.1<', '0.0000<')],
  ['a rate that is a word', good.replace('48.1<', 'Infinity<')],
  ['a rate beyond all rates', good.replace('48.1<', '48100<')],
  ['no unit', good.replace('<Unit>1<', '<Unit>0<')],
  ['other currencies alone', bulletinXml('20.11.2026', { JPY: '27.3' })],
])('is not read: %s', (_, xml) => {
  expect(() => readBulletin(xml)).toThrow(UnreadableBulletin);
});
