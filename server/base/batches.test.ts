import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { batches } from './batches.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Options {
  maxWaiting?: number;
  write?: (values: string[]) => Promise<void>;
}
function start({ maxWaiting, write }: Options = {}) {
  const written: string[][] = [];
  const errors: unknown[] = [];
  const gathered = batches<string>({
    waitMs: 5_000,
    maxWaiting,
    merge: (waiting, next) => waiting + next,
    write: write ?? (async (values) => void written.push(values)),
    onError: (error) => errors.push(error),
  });
  return { gathered, written, errors };
}

test('values of one key are merged, and all are written once the first has waited', async () => {
  const { gathered, written } = start();
  gathered.put('a', '1');
  gathered.put('b', '2');
  await vi.advanceTimersByTimeAsync(4_999);
  gathered.put('a', '3');
  expect(written).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(written).toEqual([['13', '2']]);
  await vi.advanceTimersByTimeAsync(60_000);
  await gathered.flush();
  expect(written).toHaveLength(1);
});

test('a write that fails leaves its values before those that came meanwhile', async () => {
  const tries: string[][] = [];
  const { gathered, errors } = start({
    async write(values) {
      tries.push(values);
      if (tries.length > 1) return;
      gathered.put('a', '2');
      throw new Error('away');
    },
  });
  gathered.put('a', '1');
  await gathered.flush();
  expect(errors).toEqual([new Error('away')]);
  await gathered.flush();
  expect(tries).toEqual([['1'], ['12']]);
});

test('more keys than may wait are dropped, known ones are not', async () => {
  const { gathered, written } = start({ maxWaiting: 1 });
  for (const [key, value] of ['a1', 'b2', 'a3']) gathered.put(key!, value!);
  expect([gathered.size, gathered.has('a'), gathered.has('b')]).toEqual([1, true, false]);
  await gathered.flush();
  expect(written).toEqual([['13']]);
});
