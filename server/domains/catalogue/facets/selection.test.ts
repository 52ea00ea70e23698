import { describe, expect, test } from 'vitest';
import { isEmpty, NO_SELECTION, parseBand, selectionOf, type FacetAttribute } from './selection.ts';

const ATTRIBUTES: FacetAttribute[] = [
  { key: 'cap', name: 'Çap', kind: 'number', unit: 'mm' },
  { key: 'stock', name: 'Stok şekli', kind: 'text', unit: '' },
];

describe('a band of hardness', () => {
  test.each([
    ['58..62 HRC', 58_000, 62_000, 'HRC'],
    ['58..62', 58_000, 62_000, 'HRC'],
    ['60', 60_000, 60_000, 'HRC'],
    ['58,5 hrc', 58_500, 58_500, 'HRC'],
    ['950 HV 0,3', 950_000, 950_000, 'HV 0,3'],
    ['..230HB', null, 230_000, 'HB'],
    [' 70.. Shore A ', 70_000, null, 'Shore A'],
    ['200..300 HV', 200_000, 300_000, 'HV'],
  ])('%s', (text, from, to, scale) => {
    expect(parseBand(text)).toEqual({ from, to, scale });
  });

  test.each(['', 'HRC', '..', '.. HRC', '62..58', 'sert', '58-62', '58..62 HRA', '58..60..62'])('not %s', (text) => {
    expect(parseBand(text)).toBeNull();
  });
});

describe('a selection', () => {
  test('is empty without filters, and with empty ones', () => {
    for (const query of [
      {},
      { category: 'x', page: 2, facets: '1' },
      { material: ' ', 'attr.cap': '', hardness: '' },
    ]) {
      expect(selectionOf(query, ATTRIBUTES)).toEqual(NO_SELECTION);
      expect(isEmpty(selectionOf(query, ATTRIBUTES))).toBe(true);
    }
  });

  test('holds every filter that is set', () => {
    const selection = selectionOf(
      { 'attr.cap': '6,8', material: 'A | B|A', hardness: '60|50..52 HB', standard: 'DIN 1', stock: 'made_to_order' },
      ATTRIBUTES,
    );
    expect(selection).toEqual({
      attributes: [{ key: 'cap', filter: { key: 'attr.cap', values: [6000, 8000] } }],
      materials: ['A', 'B'],
      hardness: [
        { from: 60_000, to: 60_000, scale: 'HRC' },
        { from: 50_000, to: 52_000, scale: 'HB' },
      ],
      standards: ['DIN 1'],
      stock: 'made_to_order',
    });
    expect(isEmpty(selection)).toBe(false);
  });

  test('takes an attribute of any name, and leaves states of stock alone that need quantities', () => {
    expect(selectionOf({ 'attr.stock': 'dolu', stock: 'low' }, ATTRIBUTES)).toEqual({
      ...NO_SELECTION,
      attributes: [{ key: 'stock', filter: { key: 'attr.stock', values: ['dolu'] } }],
    });
  });

  test('has at most 60 values in a filter', () => {
    const many = (count: number) => Array.from({ length: count }, (_, i) => `M${i}`).join('|');
    expect(selectionOf({ material: many(60) }, ATTRIBUTES).materials).toHaveLength(60);
    expect(() => selectionOf({ material: many(61) }, ATTRIBUTES)).toThrow('Filtre geçersiz: material');
    expect(() => selectionOf({ 'attr.yok': '1' }, ATTRIBUTES)).toThrow('Filtre geçersiz: attr.yok');
  });
});
