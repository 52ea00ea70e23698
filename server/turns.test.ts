import { describe, expect, test } from 'vitest';
import { turns } from './turns.ts';

const rules = { busy: 'Dolu.', retrySeconds: 3 };

describe('turns', () => {
  test('come in order, so many at a time; whoever finds the queue full is told', async () => {
    const inTurn = turns({ ...rules, atOnce: 2, maxWaiting: 2 });
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const work = (n: number) => inTurn(() => new Promise<number>((resolve) => { begun.push(n); ends[n] = () => resolve(n); }));
    const results = [0, 1, 2, 3].map(work);
    await expect(work(4)).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE', message: 'Dolu.', retryAfter: 3 });
    expect(begun).toEqual([0, 1]);
    ends[1]!();
    await results[1];
    await Promise.resolve();
    expect(begun).toEqual([0, 1, 2]);
    for (const n of [0, 2]) ends[n]!();
    await results[2];
    await Promise.resolve();
    ends[3]!();
    expect(await Promise.all(results)).toEqual([0, 1, 2, 3]);
  });

  test('a failure gives its place away', async () => {
    const inTurn = turns({ ...rules, atOnce: 1, maxWaiting: 1 });
    const failing = inTurn(() => Promise.reject(new Error('no')));
    const next = inTurn(() => Promise.resolve('yes'));
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('yes');
    expect(await inTurn(() => Promise.resolve('free'))).toBe('free');
  });
});
