import { expect, test } from 'vitest';
import { ApiError } from '#contract/api-error.ts';
import type { Product } from '#contract/products.ts';
import {
  contradiction,
  levelAfter,
  moveOver,
  moveTyped,
  noMove,
  sendWithMove,
  statusAfterMove,
  stockMoveSchema,
  type StockMoveValues,
} from './stock-move.ts';

const move = (given: Partial<StockMoveValues>): StockMoveValues => ({
  kind: 'in',
  pieces: null,
  note: '',
  seen: 40,
  attempt: 'a',
  ...given,
});
const sent = async (given: Partial<StockMoveValues>): Promise<Record<string, unknown>> => {
  const bodies: Record<string, unknown>[] = [];
  await sendWithMove(
    (body) => {
      bodies.push(body);
      return Promise.resolve({} as Product);
    },
    { name: 'x', stockQuantity: moveTyped(move(given)) },
  );
  return bodies[0]!;
};

test('a movement is sent as pieces in or out, or as a count; an empty one is not sent', async () => {
  expect(await sent({})).toEqual({ name: 'x' });
  expect(await sent({ pieces: 5, note: ' Üretim ' })).toEqual({
    name: 'x',
    stockChange: 5,
    stockAttempt: 'a',
    stockNote: 'Üretim',
  });
  expect(await sent({ kind: 'out', pieces: 5 })).toEqual({ name: 'x', stockChange: -5, stockAttempt: 'a' });
  expect(await sent({ kind: 'count', pieces: 0 })).toEqual({ name: 'x', stockQuantity: 0, stockSeen: 40 });
  expect(await sent({ kind: 'end' })).toEqual({ name: 'x', stockQuantity: null, stockSeen: 40 });
});

test('a new product is sent with its number, or with none', async () => {
  for (const stockQuantity of [40, 0, null]) {
    const bodies: Record<string, unknown>[] = [];
    await sendWithMove(
      (body) => {
        bodies.push(body);
        return Promise.resolve({} as Product);
      },
      { name: 'x', stockQuantity },
    );
    expect(bodies).toEqual([{ name: 'x', stockQuantity }]);
  }
});

test('a refusal of the movement is shown at its inputs', async () => {
  const refuse = () => Promise.reject(new ApiError(409, 'GUARDED', 'Az', { stockChange: 'Az', name: 'Ad' }));
  await expect(sendWithMove(refuse, {})).rejects.toMatchObject({
    code: 'GUARDED',
    fields: { 'stockQuantity.pieces': 'Az', name: 'Ad' },
  });
});

test('rules are the contract’s', () => {
  const issues = (given: Partial<StockMoveValues>) =>
    stockMoveSchema.safeParse(move(given)).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
  expect(issues({ pieces: 0 })).toEqual([['pieces', 'Giriş veya çıkış adedi 0 olamaz.']]);
  for (const kind of ['in', 'out'] as const)
    expect(issues({ kind, pieces: -3 })).toEqual([['pieces', 'Adet 1 veya daha büyük olmalıdır.']]); // the kind determines the sign
  expect(issues({ kind: 'count', pieces: -1 })).toEqual([['pieces', 'Stok adedi 0 veya daha büyük olmalıdır.']]);
  expect(issues({ kind: 'count', pieces: 0, note: 'x'.repeat(201) }).map(([path]) => path)).toEqual(['note']);
  expect([issues({ kind: 'end' }), issues({ pieces: 3 })]).toEqual([[], []]);
});

test('the level after it, and the status that follows unless it was chosen here', () => {
  expect([
    levelAfter(move({})),
    levelAfter(move({ pieces: 5 })),
    levelAfter(move({ kind: 'out', pieces: 5 })),
    levelAfter(move({ kind: 'count', pieces: 7 })),
    levelAfter(move({ kind: 'end' })),
  ]).toEqual([undefined, 45, 35, 7, null]);
  expect(statusAfterMove('in_stock', false, move({ kind: 'out', pieces: 40 }))).toBe('out_of_stock');
  expect(statusAfterMove('in_stock', true, move({ kind: 'out', pieces: 40 }))).toBe('in_stock');
  expect(statusAfterMove('out_of_stock', false, move({ seen: 0, pieces: 1 }))).toBe('in_stock');
});

test('a status that contradicts the number comes with one that fits', () => {
  expect([contradiction('made_to_order', 40), contradiction('out_of_stock', 1), contradiction('in_stock', 0)]).toEqual([
    { fits: 'in_stock' },
    { fits: 'in_stock' },
    { fits: 'out_of_stock' },
  ]);
  for (const [status, level] of [
    ['in_stock', 3],
    ['out_of_stock', 0],
    ['made_to_order', 0],
    ['in_stock', null],
    ['made_to_order', null],
  ] as const)
    expect(contradiction(status, level)).toBeUndefined();
});

test('a count over a newer level moves by its difference, so that no sale is lost', () => {
  const newer = { ...noMove({ stockQuantity: 37 }), attempt: 'b' };
  expect(moveOver(move({ kind: 'count', pieces: 45, note: 'Raf' }), newer)).toEqual({
    kind: 'in',
    pieces: 5,
    note: 'Raf',
    seen: 37,
    attempt: 'b',
  });
  expect(moveOver(move({ kind: 'count', pieces: 38 }), newer)).toMatchObject({ kind: 'out', pieces: 2 });
  expect(moveOver(move({ kind: 'count', pieces: 40 }), newer)).toMatchObject({ pieces: null });
  expect(moveOver(move({ kind: 'out', pieces: 4 }), newer)).toMatchObject({ kind: 'out', pieces: 4, seen: 37 });
  expect(moveOver(move({ kind: 'count', pieces: 9, seen: null }), newer)).toMatchObject({
    kind: 'count',
    pieces: 9,
    seen: 37,
  });
});
