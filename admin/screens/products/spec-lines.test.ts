import { describe, expect, test } from 'vitest';
import { specsOfText } from './spec-lines.ts';

describe('pasted lines as technical specifications', () => {
  test('cells of a spreadsheet become names, values and units', () => {
    expect(specsOfText('Çap\t5\tmm\r\nBoy\t100\tmm\r\n\r\nMalzeme\t1.2344\r\n')).toEqual([
      { name: 'Çap', value: '5', unit: 'mm' },
      { name: 'Boy', value: '100', unit: 'mm' },
      { name: 'Malzeme', value: '1.2344', unit: '' },
    ]);
  });
  test('a single row of cells counts', () =>
    expect(specsOfText('Sertlik\t60\tHRC')).toEqual([{ name: 'Sertlik', value: '60', unit: 'HRC' }]));
  test('a unit after the number is split off', () => {
    expect(specsOfText('Sıcaklık\t≤ 250 °C\nÖlçü\t12,5 mm\nNorm\tDIN 1530\nTolerans\tg6')).toEqual([
      { name: 'Sıcaklık', value: '≤ 250', unit: '°C' },
      { name: 'Ölçü', value: '12,5', unit: 'mm' },
      { name: 'Norm', value: 'DIN 1530', unit: '' },
      { name: 'Tolerans', value: 'g6', unit: '' },
    ]);
  });
  test('lines of a text are split at the colon', () => {
    expect(specsOfText('Çap: 5 mm\nOran: 1:2')).toEqual([
      { name: 'Çap', value: '5', unit: 'mm' },
      { name: 'Oran', value: '1:2', unit: '' },
    ]);
  });
  test.each(['Çap', 'Çap: 5', 'bir\niki', '', 'x\t'.repeat(40_000)])('ordinary text stays text', (text) =>
    expect(specsOfText(text)).toBeUndefined(),
  );
});
