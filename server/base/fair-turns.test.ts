import { describe, expect, test } from 'vitest';
import { fairTurns, type FairTurnRules, type Whose } from './fair-turns.ts';

type Lane = 'known' | 'any';

/** Works that last until the test ends them, each with a name. */
function start({ atOnce = 1, lanes = { known: [50], any: [50, 50] } }: Partial<FairTurnRules<Lane>> = {}) {
  const inTurn = fairTurns<Lane>({ atOnce, lanes, busy: 'Dolu.', retrySeconds: 3 });
  const begun: string[] = [];
  const refused: string[] = [];
  const ends = new Map<string, () => void>();
  const come = (name: string, ...whose: Whose<Lane>) => {
    inTurn(
      whose,
      () =>
        new Promise<void>((resolve) => {
          begun.push(name);
          ends.set(name, resolve);
        }),
    ).catch((error: { status: number }) => {
      expect(error).toMatchObject({ status: 503, code: 'UNAVAILABLE', message: 'Dolu.', retryAfter: 3 });
      refused.push(name);
    });
  };
  const settle = () =>
    new Promise((resolve) => {
      setImmediate(resolve);
    });
  /** Ends works one after the other until none is left. @returns the order in which they began */
  const order = async () => {
    await settle();
    for (let i = 0; i < begun.length; i++) {
      ends.get(begun[i]!)!();
      await settle();
    }
    return begun.join(' ');
  };
  return { inTurn, come, order, begun, refused, settle };
}

describe('fair turns', () => {
  test('begin at once while there is room, and in order for one party', async () => {
    const { come, order, begun, settle } = start({ atOnce: 2 });
    for (const name of ['a', 'b', 'c', 'd']) come(name, 'any', 'x');
    await settle();
    expect(begun).toEqual(['a', 'b']);
    expect(await order()).toBe('a b c d');
  });

  test('go round the groups, and round the groups in them, regardless of who came first', async () => {
    const { come, order } = start();
    come('first', 'any', 'x', '1');
    for (const name of ['x1a', 'x1b', 'x1c']) come(name, 'any', 'x', '1');
    come('x2a', 'any', 'x', '2');
    come('y1a', 'any', 'y', '1');
    come('y1b', 'any', 'y', '1');
    expect(await order()).toBe('first x1a y1a x2a y1b x1b x1c');
  });

  test('alternate between lanes, however many wait in one', async () => {
    const { come, order } = start();
    come('first', 'any', 'x');
    for (let i = 0; i < 6; i++) come(`any${i}`, 'any', `x${i}`);
    come('known0', 'known', 'a');
    come('known1', 'known', 'a');
    expect(await order()).toBe('first any0 known0 any1 known1 any2 any3 any4 any5');
  });

  test('refuse the newest work of the party with the most waiting, not the newcomer', async () => {
    const { come, order, refused, settle } = start({ lanes: { known: [9], any: [4] } });
    come('first', 'any', 'x', '1');
    for (const name of ['x1', 'x2', 'x3']) come(name, 'any', 'x', name);
    come('y1', 'any', 'y', '1');
    come('z1', 'any', 'z', '1');
    await settle();
    expect(refused).toEqual(['x3']);
    come('y2', 'any', 'y', '1');
    come('w1', 'any', 'w', '1');
    await settle();
    expect(refused, 'among equals not the newcomer’s').toEqual(['x3', 'x2', 'y2']);
    expect(await order()).toBe('first x1 y1 z1 w1');
  });

  test('let a newcomer in where everybody else has one waiting', async () => {
    const { come, order, refused } = start({ lanes: { known: [9], any: [3] } });
    come('first', 'any', '0');
    for (let i = 1; i <= 20; i++) come(`n${i}`, 'any', `${i}`);
    expect(await order()).toBe('first n1 n2 n20');
    expect(refused).toHaveLength(17);
  });

  test('hold so many of one group at most, while there is room for others', async () => {
    const { come, order, refused } = start({ lanes: { known: [9], any: [9, 2] } });
    come('first', 'any', 'x');
    for (const name of ['x1', 'x2', 'x3', 'x4']) come(name, 'any', 'x');
    come('y1', 'any', 'y');
    expect(await order()).toBe('first x1 y1 x2');
    expect(refused).toEqual(['x3', 'x4']);
  });

  test('a failure gives its place away', async () => {
    const { inTurn } = start();
    const failing = inTurn(['any', 'x'], () => Promise.reject(new Error('no')));
    const next = inTurn(['any', 'x'], () => Promise.resolve('yes'));
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('yes');
    expect(await inTurn(['known'], () => Promise.resolve('free'))).toBe('free');
  });
});
