import { expect, test } from 'vitest';
import { deviationsOf, formatDeviations } from './iso286.ts';

const written = (toleranceClass: string, nominal: number) => {
  const deviations = deviationsOf(toleranceClass, nominal);
  return deviations && formatDeviations(deviations);
};

test('gives the limits that workshop tables print', () => {
  // From printed tables of fits, not computed: each covers another letter, grade and range.
  for (const [toleranceClass, nominal, text] of [
    ['g6', 6, '−4 / −12 µm'],
    ['g6', 3, '−2 / −8 µm'],
    ['g5', 25, '−7 / −16 µm'],
    ['f7', 50, '−25 / −50 µm'],
    ['f8', 10, '−13 / −35 µm'],
    ['h4', 18, '0 / −5 µm'],
    ['h5', 3.5, '0 / −5 µm'],
    ['h6', 40, '0 / −16 µm'],
    ['h7', 120, '0 / −35 µm'],
    ['h8', 250, '0 / −72 µm'],
    ['h9', 12, '0 / −43 µm'],
    ['h10', 30, '0 / −84 µm'],
    ['h11', 500, '0 / −400 µm'],
    ['H5', 30, '+9 / 0 µm'],
    ['H7', 6, '+12 / 0 µm'],
    ['H7', 100, '+35 / 0 µm'],
    ['H8', 20, '+33 / 0 µm'],
    ['k6', 16, '+12 / +1 µm'],
    ['k6', 2, '+6 / 0 µm'],
    ['m6', 8, '+15 / +6 µm'],
    ['m6', 60, '+30 / +11 µm'],
    ['n6', 25, '+28 / +15 µm'],
    ['js6', 4, '+4 / −4 µm'],
    ['js6', 12, '+5,5 / −5,5 µm'],
  ] as const)
    expect(written(toleranceClass, nominal), `${toleranceClass} ${nominal}`).toBe(text);
});

test('ends of a range belong to the lower one', () => {
  expect(written('g6', 6.001)).toBe('−5 / −14 µm');
  expect(written('g6', 10)).toBe('−5 / −14 µm');
});

test('knows no other classes and sizes', () => {
  for (const [toleranceClass, nominal] of [
    ['G6', 6],
    ['g7', 6],
    ['6g', 6],
    ['', 6],
    ['+2 / 0', 6],
    ['constructor6', 6],
    ['g6', 1],
    ['g6', 500.001],
    ['g6', 0],
    ['g6', Number.NaN],
  ] as const)
    expect(deviationsOf(toleranceClass, nominal), `${toleranceClass} ${nominal}`).toBeNull();
});
