import { expect, test } from 'vitest';
import type { KeyRange } from '#contract/families.ts';
import type { ListedFamily } from '../../ui/family-card/variants.ts';
import { scalesText } from './scales.ts';

const range = (key: string, label: string, min: number, max: number): KeyRange => ({
  key,
  label,
  unit: 'mm',
  min,
  max,
  count: 2,
});
const family = (...keyRanges: KeyRange[]) => ({ keyRanges }) as ListedFamily;

test('a scale is named after what all its bars measure, otherwise by its place', () => {
  const pin = family(range('d1', 'Çap', 2, 12), range('L', 'Boy', 75, 200));
  const sleeve = family(range('d1', 'Delik çapı', 1.6, 16), range('L', 'Boy', 100, 400));
  expect(scalesText([pin, pin])).toBe('çap 2–12, boy 75–200 mm');
  expect(scalesText([pin, sleeve])).toBe('ilk ölçü 1,6–16, boy 75–400 mm');
  expect(scalesText([family()])).toBe('');
});
