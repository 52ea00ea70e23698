import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Unbroken } from './unbroken.tsx';

const rendered = (text: string) => renderToStaticMarkup(createElement(Unbroken, { text }));
const kept = (text: string) =>
  [...rendered(text).matchAll(/<span class="unbroken">(.*?)<\/span>/g)].map((match) => match[1]);

test('keeps a standard with its form and a size with its unit on one line', () => {
  expect(kept('İtici pim Ø6×200 mm, DIN 1530-A, nitrürlü')).toEqual(['Ø6×200 mm', 'DIN 1530-A']);
  expect(kept('Zımba Ø2,05×80 mm, DIN 1530-A/D')).toEqual(['Ø2,05×80 mm', 'DIN 1530-A/D']);
  expect(kept('Lama itici 1,2×5,5×160 mm, DIN 1530-F')).toEqual(['1,2×5,5×160 mm', 'DIN 1530-F']);
  expect(kept('İmbus cıvata M8×30, DIN 912')).toEqual(['M8×30', 'DIN 912']);
  expect(kept('1.2210 · 60 ±2 HRC · 337 ölçü')).toEqual(['60 ±2 HRC']);
  expect(kept('210–240 HB, 950 HV 0,3')).toEqual(['210–240 HB', '950 HV']);
});

test('changes no letter of a name, and lets long or ordinary parts break', () => {
  const name = 'Kolon & burç <x> 2 adet, Ø1000,55×1000,55×1000,55 mm';
  expect(kept(name)).toEqual([]);
  expect(rendered(name)).toBe('Kolon &amp; burç &lt;x&gt; 2 adet, Ø1000,55×1000,55×1000,55 mm');
});
