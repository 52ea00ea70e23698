import { expect, test } from 'vitest';
import type { ArticleSizes } from '#contract/families.ts';
import { trueRatio } from './true-ratio.ts';

const dimension = (key: string, label: string, value: number | string, unit = 'mm', isKey = false) => ({
  key,
  label,
  unit,
  value,
  tolerance: '',
  limits: null,
  isKey,
});
const rod = (d: number, length: number) => [dimension('d1', 'Çap', d), dimension('L', 'Boy', length, 'mm', true)];
const htmlOf = (dimensions: ArticleSizes['dimensions']): string | undefined => {
  const strip = trueRatio({ dimensions });
  return strip === false ? undefined : strip.html;
};

test('a pin is drawn to scale, with its head', () => {
  const html = htmlOf([...rod(6, 200), dimension('d2', 'Kafa çapı', 12), dimension('k', 'Kafa yüksekliği', 5)]);
  expect(html).toContain('viewBox="0 0 200 12"');
  expect(html).toContain('d="M0,0H5V12H0ZM5,3H200v6H5Z"');
  expect(html).toContain('Gerçek oran 6 : 200');
});

test('a countersunk head ends where its cone meets the body', () => {
  const angle = dimension('aci', 'Kafa açısı', 60, '°');
  const html = htmlOf([...rod(6, 200), dimension('d2', 'Kafa çapı', 12), dimension('k', 'Kafa yüksekliği', 1), angle]);
  expect(html).toContain('d="M0,0H1L6.2,3v6L1,12H0ZM6.2,3H200v6H6.2Z"');
});

test('a part longer than 60 diameters is broken, and says so', () => {
  expect(htmlOf(rod(2, 120))).toContain('Gerçek oran 2 : 120');
  const html = htmlOf(rod(1.5, 1000));
  expect(html).toContain('viewBox="0 0 90 1.5"');
  expect(html).toContain('Kesikli gösterim · 1,5 : 1000');
  expect(html!.match(/Z/g)).toHaveLength(2);
});

test('a sleeve counts with its outer diameter', () => {
  const sleeve = [
    dimension('d1', 'Delik çapı', 3, 'mm', true),
    dimension('d2', 'Dış çap', 5),
    dimension('L', 'Boy', 100),
  ];
  expect(htmlOf(sleeve)).toContain('Gerçek oran 5 : 100');
});

test('there is no strip for short parts, for other forms, and where a dimension is missing', () => {
  expect(htmlOf(rod(20, 60))).toBeUndefined();
  expect(htmlOf([dimension('b', 'Genişlik', 20), dimension('L', 'Boy', 300)])).toBeUndefined();
  expect(htmlOf([...rod(6, 200), dimension('d2', 'Flanş çapı', 30)])).toBeUndefined();
  expect(htmlOf([...rod(6, 200), dimension('d2', 'Kafa çapı', 12)])).toBeUndefined();
  expect(htmlOf([...rod(6, 200), dimension('uc', 'Uç tipi', 'torpido', '', true)])).toBeUndefined();
  expect(htmlOf([dimension('d1', 'Çap', 6)])).toBeUndefined();
});
