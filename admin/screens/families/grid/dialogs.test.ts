import { describe, expect, test } from 'vitest';
import type { FamilyColumn } from '#contract/families.ts';
import type { CheckedRow } from '#contract/family-articles.ts';
import { letterHit, withLetter, withoutLetter } from '../letters.ts';
import { emptyRow } from './model.ts';
import { refusedCells, theirsOf } from './stale-rows.ts';
import { exceptionsOf, valuesOf } from './value-lists.ts';
import { wrongRowsCsv } from './wrong-rows.ts';

const column = (key: string, label: string): FamilyColumn => ({
  key,
  label,
  kind: 'number',
  unit: 'mm',
  decimals: 1,
  tolerance: '',
  isKey: true,
  isFilter: true,
  isShown: true,
  attribute: null,
});
const FAMILY = { columns: [column('d1', 'Çap'), column('L', 'Boy')], codePattern: '', namePattern: '' };

describe('value lists', () => {
  test('of numbers are separated by spaces, semicolons and lines; texts keep their spaces', () => {
    expect(valuesOf({ kind: 'number' }, ' 6 8;2,5\n10 ')).toEqual(['6', '8', '2,5', '10']);
    expect(valuesOf({ kind: 'text' }, 'açık mavi; kırmızı\n')).toEqual(['açık mavi', 'kırmızı']);
  });

  test('of sizes to leave out follow the key columns; a missing value stands for all', () => {
    expect(exceptionsOf(FAMILY.columns, '6×1000\n8x\n\n x 50')).toEqual([
      { d1: '6', L: '1000' },
      { d1: '8' },
      { L: '50' },
    ]);
  });
});

test('wrong rows become a file with their sentences, safe for spreadsheets', () => {
  const row = (facts: Partial<CheckedRow>): CheckedRow => ({
    line: 2,
    state: 'error',
    message: 'Olmaz.',
    _id: null,
    code: '',
    row: {},
    changes: [],
    cells: [],
    ...facts,
  });
  const text = wrongRowsCsv(FAMILY, {
    mapping: ['d1', null],
    rows: [row({ cells: ['6..2', '=1+1'] }), row({ state: 'new' }), row({ line: 4, cells: ['a "b"'] })],
  });
  expect(text).toBe(
    '\ufeff"Çap (d1)";"";"Satır";"Hata"\r\n"6..2";"\'=1+1";"2";"Olmaz."\r\n"a ""b""";"";"4";"Olmaz."\r\n',
  );
});

test('refused cells are those of the rows that were sent', () => {
  const sent = [
    { ...emptyRow(), id: 'a', cells: { code: 'A' } },
    { ...emptyRow(), id: 'b', cells: { code: 'B' } },
  ];
  const changed = { by: 'Ayşe', at: '2026-11-23T10:00:00.000Z' };
  const rows = refusedCells({
    sent,
    stale: {
      changedBy: 'Ayşe',
      changedAt: changed.at,
      version: 3,
      fields: [],
      changes: [
        { field: 'changes.1.price', now: 3, mine: 4, ...changed },
        { field: 'changes.1.L', now: 5, mine: 6, ...changed },
        { field: 'changes.9.L', now: 5, mine: 6, ...changed },
      ],
    },
  });
  expect(rows).toEqual([
    {
      id: 'b',
      code: 'B',
      cells: [
        { key: 'price', now: 3, mine: 4 },
        { key: 'L', now: 5, mine: 6 },
      ],
    },
  ]);
  expect(theirsOf(rows)).toEqual(new Map([['b', new Set(['price', 'L'])]]));
});

test('letters lie in pixels of the drawing, and move with one of another size', () => {
  const first = withLetter(null, { width: 800, height: 600 }, 'd1', { x: 100.04, y: 50 });
  expect(first).toEqual({ width: 800, height: 600, letters: [{ key: 'd1', x: 100, y: 50 }] });
  const larger = withLetter(first, { width: 1600, height: 1200 }, 'L', { x: 10, y: 20 });
  expect(larger.letters).toEqual([
    { key: 'd1', x: 200, y: 100 },
    { key: 'L', x: 10, y: 20 },
  ]);
  expect(letterHit(larger, { x: 400, y: 300 })).toEqual({ left: '25%', top: '25%' });
  expect(withoutLetter(larger, 0)?.letters).toEqual([{ key: 'L', x: 10, y: 20 }]);
  expect(withoutLetter(first, 0)).toBeNull();
});
