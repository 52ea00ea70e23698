import { expect, test } from 'vitest';
import { differingParts } from './differing.ts';

const PIN = 'İtici pim Ø6×200 mm, DIN 1530-A';
/** The pieces that stand out. */
const standing = (name: string, beside: string) =>
  differingParts(name, beside)
    .filter(({ stands }) => stands)
    .map(({ text }) => text.trim());

test('what the name beside it lacks stands out, and the size', () => {
  expect(standing(PIN, PIN)).toEqual(['Ø6×200']);
  expect(standing(`${PIN}, nitrürlü`, PIN)).toEqual(['Ø6×200', 'nitrürlü']);
  expect(standing('İtici pim konik kafalı Ø6×200 mm, DIN 1530-D', PIN)).toEqual(['konik kafalı Ø6×200']);
  expect(standing('İtici pim Ø6×200 mm, DIN 1530-D', PIN)).toEqual(['Ø6×200', 'DIN 1530-D']);
  expect(standing('İtici pim Ø6,2×200 mm, DIN 1530-A', PIN)).toEqual(['Ø6,2×200']);
  expect(standing('İmbus cıvata M6×10 mm, DIN 912', 'İmbus cıvata M6×8 mm, DIN 912')).toEqual(['M6×10']);
});

test('a size that is the same as the one beside it stands back', () => {
  const standingBack = (name: string) =>
    differingParts(name, PIN, true).flatMap(({ text, stands }) => (stands ? [text.trim()] : []));
  expect(standingBack(PIN)).toEqual([]);
  expect(standingBack(`${PIN}, nitrürlü`)).toEqual(['nitrürlü']);
  expect(standingBack('İtici pim konik kafalı Ø6×250 mm, DIN 1530-D')).toEqual(['konik kafalı Ø6×250']);
});

test('of altogether different parts the size alone stands out', () => {
  expect(standing('Bilyalı kafes Ø20×56 mm, pirinç', 'Kılavuz burç Ø20×56 mm, DIN 16716')).toEqual(['Ø20×56']);
});

test('the pieces together are the name', () => {
  for (const name of ['', ' ', PIN, `  ${PIN},, nitrürlü `, 'Kolon delikli plaka 156×156×22 mm, 1.1730'])
    expect(
      differingParts(name, 'İtici pim')
        .map(({ text }) => text)
        .join(''),
    ).toBe(name);
});
