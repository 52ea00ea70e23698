import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPerson, keepDraft, keepInvoice, readDraft, readInvoice } from './checkout-draft.ts';

function storage() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      values.set(key, value);
    },
    removeItem: (key: string) => {
      values.delete(key);
    },
  };
}
const [tab, browser] = [storage(), storage()];
beforeEach(() => {
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('localStorage', browser);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a deleted account leaves no data in the browser; another account’s stays', () => {
  keepInvoice('ayse', { 'invoice.company': 'Yılmaz Kalıp', 'invoice.vkn': '1234567890' });
  keepInvoice('veli', { 'invoice.company': 'Veli Makina' });
  keepDraft('ayse', { recipient: 'Ayşe Yılmaz', 'invoice.tckn': '10000000146' });
  forgetPerson('ayse');
  expect(readDraft('ayse')).toBeUndefined();
  expect([readInvoice('ayse'), readInvoice('veli')['invoice.company']]).toEqual([{}, 'Veli Makina']);
  expect([...tab.values.values(), ...browser.values.values()].join(' ')).not.toMatch(/Yılmaz|10000000146|1234567890/);
});
