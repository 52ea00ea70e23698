import { describe, expect, test } from 'vitest';
import type { FamilyColumn } from '#contract/families.ts';
import type { CheckedRow, GridArticle } from '#contract/family-articles.ts';
import {
  byPercent,
  changesOf,
  edited,
  emptyRow,
  filledDown,
  found,
  isChanged,
  rebased,
  rowsOf,
  stateOf,
  summaryOf,
  withChecked,
  withEmptyEnd,
  withPercent,
  withRefusals,
  withRemoved,
  withRow,
  type GridFamily,
} from './model.ts';
import { begin, redo, step, undo } from './steps.ts';

const column = (key: string, label: string, facts: Partial<FamilyColumn> = {}): FamilyColumn => ({
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
  ...facts,
});
const FAMILY: GridFamily = {
  columns: [column('d1', 'Çap'), column('L', 'Boy'), column('renk', 'Renk', { kind: 'text', isKey: false })],
  codePattern: 'P-{d1}X{L}',
  namePattern: 'Pim Ø{d1}×{L}',
};
const article = (
  d1: number,
  L: number,
  facts: Partial<GridArticle> = {},
  row: GridArticle['row'] = {},
): GridArticle => ({
  _id: `${d1}x${L}`,
  slug: 's',
  version: 1,
  ...facts,
  row: {
    code: `P-${d1}X${L}`,
    name: 'x',
    d1,
    L,
    renk: null,
    price: 12.5,
    stockStatus: 'in_stock',
    stockQuantity: 3,
    leadTimeDays: null,
    weightG: null,
    minQuantity: null,
    packQuantity: null,
    isActive: true,
    ...row,
  },
});
const ROWS = rowsOf(FAMILY, [article(5, 100), article(6.2, 100)]);

describe('rows', () => {
  test('show texts as people write them, with one empty row at the end', () => {
    expect(ROWS).toHaveLength(3);
    expect(ROWS[1]!.cells).toMatchObject({
      d1: '6,2',
      price: '12,50',
      stockStatus: 'Stokta',
      isActive: 'Aktif',
      renk: '',
    });
    expect(withEmptyEnd([...ROWS, emptyRow()])).toHaveLength(3);
    expect(summaryOf(FAMILY, ROWS).changed).toEqual([]);
  });

  test('are changed only where the value is another one', () => {
    const same = edited(FAMILY, ROWS[1]!, { d1: '6.20 mm', price: '$12,5', isActive: 'evet' });
    expect(isChanged(FAMILY, same)).toBe(false);
    const other = edited(FAMILY, same, { price: '13', L: '6..2' });
    const { changed, errors } = stateOf(FAMILY, other);
    expect([...changed]).toEqual([['price', 1300]]);
    expect([...errors]).toEqual([['L', '“6..2” bir sayı değil.']]);
    expect(summaryOf(FAMILY, [other]).wrong).toEqual([other]);
  });

  test('that are new get code and name from the patterns until they are typed', () => {
    const half = edited(FAMILY, emptyRow(), { d1: '2,5' });
    expect([half.cells['code'], half.proposed]).toEqual(['', ['code', 'name']]);
    expect([...stateOf(FAMILY, half).errors.keys()]).toEqual(['L']);
    const whole = edited(FAMILY, half, { L: '80' });
    expect(whole.cells).toMatchObject({ code: 'P-2-5X80', name: 'Pim Ø2,5×80' });
    const typed = edited(FAMILY, whole, { code: 'OZEL-1' });
    expect(typed.proposed).toEqual(['name']);
    const moved = edited(FAMILY, typed, { L: '90' });
    expect(moved.cells).toMatchObject({ code: 'OZEL-1', name: 'Pim Ø2,5×90' });
    expect(edited(FAMILY, moved, { code: '' }).cells['code']).toBe('P-2-5X90');
    expect(changesOf(FAMILY, [moved])).toEqual([
      { op: 'add', row: { code: 'OZEL-1', name: 'Pim Ø2,5×90', d1: 2.5, L: 90 } },
    ]);
  });

  test('send their changed cells with the version that was read, and the stock that was seen', () => {
    const [first, second] = ROWS;
    const rows = [edited(FAMILY, first!, { stockQuantity: '9', renk: 'mavi' }), { ...second!, isRemoved: true }];
    expect(changesOf(FAMILY, rows)).toEqual([
      { op: 'set', _id: '5x100', version: 1, stockSeen: 3, row: { stockQuantity: 9, renk: 'mavi' } },
      { op: 'remove', _id: '6.2x100', version: 1 },
    ]);
  });

  test('show the server’s sentences until the cell is edited', () => {
    const sent = [edited(FAMILY, ROWS[1]!, { L: '100,5' })];
    const [, refused] = withRefusals([ROWS[0]!, ...sent], sent, { 'changes.0.L': 'Bu ölçüde bir ürün zaten var: X' });
    expect([...stateOf(FAMILY, refused!).errors]).toEqual([['L', 'Bu ölçüde bir ürün zaten var: X']]);
    expect(stateOf(FAMILY, edited(FAMILY, refused!, { L: '101' })).errors.size).toBe(0);
  });

  test('keep what is typed over newer articles; chosen cells become the server’s', () => {
    const mine = [edited(FAMILY, ROWS[0]!, { price: '20', renk: 'mavi' }), edited(FAMILY, emptyRow(), { d1: '1' })];
    const newer = [article(5, 100, { version: 2 }, { price: 30, leadTimeDays: 4 }), article(7, 100)];
    const kept = rebased(FAMILY, mine, newer);
    expect(kept.map(({ cells }) => [cells['d1'], cells['price'], cells['leadTimeDays']])).toEqual([
      ['5', '20', '4'],
      ['7', '12,50', ''],
      ['1', undefined, undefined],
      [undefined, undefined, undefined],
    ]);
    expect(changesOf(FAMILY, [kept[0]!])).toMatchObject([{ version: 2, row: { price: 20, renk: 'mavi' } }]);
    const [theirs] = rebased(FAMILY, mine, newer, new Map([['5x100', new Set(['price'])]]));
    expect(changesOf(FAMILY, [theirs!])).toMatchObject([{ row: { renk: 'mavi' } }]);
  });

  test('take over a dry run', () => {
    const checked = (facts: Partial<CheckedRow>): CheckedRow => ({
      line: 1,
      state: 'same',
      message: '',
      _id: null,
      code: '',
      row: {},
      changes: [],
      cells: [],
      ...facts,
    });
    const rows = withChecked(FAMILY, ROWS, [
      checked({ state: 'change', _id: '5x100', row: { price: 9.9 } }),
      checked({ state: 'new', row: { code: 'P-8X100', name: 'Pim', d1: 8, L: 100, isActive: true } }),
      checked({ state: 'error' }),
    ]);
    expect(rows.map(({ cells }) => [cells['code'], cells['price']])).toEqual([
      ['P-5X100', '9,90'],
      ['P-6.2X100', '12,50'],
      ['P-8X100', undefined],
      [undefined, undefined],
    ]);
    expect(summaryOf(FAMILY, rows).changed).toHaveLength(2);
  });

  test('are filled down, changed by percent, and taken out and back', () => {
    const filled = filledDown(FAMILY, [edited(FAMILY, ROWS[0]!, { price: '7' }), ...ROWS.slice(1)], ['price'], 0, 2);
    expect(filled.map(({ cells }) => cells['price'])).toEqual(['7', '7', '7', undefined]);
    expect([byPercent(1250, 10), byPercent(999, -12.5), byPercent(1, -80)]).toEqual([1375, 874, 1]);
    const raised = withPercent(FAMILY, ROWS, new Set(['5x100', ROWS[2]!.id]), 8);
    expect(raised.map(({ cells }) => cells['price'])).toEqual(['13,50', '12,50', undefined]);
    const out = withRemoved(ROWS, new Set(['5x100']));
    expect(out.map(({ isRemoved }) => isRemoved)).toEqual([true, false, false]);
    expect(withRemoved(out, new Set(['5x100']))[0]!.isRemoved).toBe(false);
    expect(withRemoved([edited(FAMILY, emptyRow(), { d1: '1' })], new Set([`x`]))).toHaveLength(2);
  });
});

test('fifty steps can be undone, and done again until something else is done', () => {
  let steps = begin(0);
  for (let n = 1; n <= 60; n++) steps = step(steps, n);
  expect(undo(steps).present).toBe(59);
  expect(redo(undo(steps)).present).toBe(60);
  let back = steps;
  for (let n = 0; n < 99; n++) back = undo(back);
  expect(back.present).toBe(10);
  expect(redo(step(undo(steps), 7)).present).toBe(7);
});

test('sizes are found by parts of code and name, and by whole dimensions; an edited row keeps its place', () => {
  const size = (d1: string, L: string) => edited(FAMILY, emptyRow(), { d1, L, code: `Z40-${d1}X${L}` });
  const rows = [size('6', '100'), size('6', '160'), size('8', '160')];
  const codes = (text: string) => found(FAMILY, rows, text).map(({ cells }) => cells['code']);
  expect(codes('')).toHaveLength(3);
  expect(codes('6×160')).toEqual(['Z40-6X160']);
  expect(codes('16')).toEqual(['Z40-6X160', 'Z40-8X160']); // a part of their codes
  expect(codes('z40-8')).toEqual(['Z40-8X160']);
  expect(codes('yok')).toEqual([]);
  const next = edited(FAMILY, rows[1]!, { price: '5' });
  expect(withRow(rows, next).map(({ cells }) => cells['price'])).toEqual([undefined, '5', undefined]);
});
