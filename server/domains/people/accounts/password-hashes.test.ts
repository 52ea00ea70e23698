import type * as crypto from 'node:crypto';
import { argon2 } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { hashPassword, isPassword, type Asker } from './password-hashes.ts';

/** Replaces hashing by one turn of the event loop, so that hundreds of requests run within a second. */
vi.mock('node:crypto', async (importOriginal) => ({
  ...(await importOriginal<typeof crypto>()),
  argon2: vi.fn((_algorithm, _parameters, done: (error: null, key: Buffer) => void) => {
    setImmediate(() => done(null, Buffer.alloc(32)));
  }),
}));

const check = (address: string, lane: Asker['lane'] = 'any') =>
  isPassword(undefined, 'x', { lane, address }).then(
    () => 'checked',
    (error: { status: number }) => error.status,
  );

/**
 * Keeps a number of tasks running until the other one has ended.
 * @returns its result, and a count of each answer to the tasks
 */
async function against<T>(parallel: number, attack: (n: number) => Promise<string | number>, work: () => Promise<T>) {
  const answers = new Map<string | number, number>();
  const state = { isOver: false };
  let count = 0;
  const attackers = Array.from({ length: parallel }, async () => {
    while (!state.isOver) {
      const answer = await attack(count++);
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
      if (answer !== 'checked')
        await new Promise((resolve) => {
          setImmediate(resolve);
        }); // a refusal takes no time
    }
  });
  const result = await work();
  state.isOver = true;
  await Promise.all(attackers);
  return { result, answers };
}

const sixTimes = async (lane?: Asker['lane']) => {
  const answers: (string | number)[] = [];
  for (let i = 0; i < 6; i++) answers.push(await check('203.0.113.7', lane));
  return answers;
};
const SIX = Array.from({ length: 6 }, () => 'checked');

test('60 guesses at a time from ever new networks keep nobody else out', async () => {
  const { result, answers } = await against(
    60,
    (n) => check(`2001:db8:${(n % 0xffff).toString(16)}::1`),
    () => sixTimes(),
  );
  expect(result).toEqual(SIX);
  expect([...answers.keys()]).toEqual(['checked']);
});

test('300 at a time from one network wait for themselves', async () => {
  vi.mocked(argon2).mockClear();
  const { result, answers } = await against(
    300,
    (n) => check(`2001:db8:1:${(n % 0xffff).toString(16)}::1`),
    () => sixTimes(),
  );
  expect(result).toEqual(SIX);
  expect(vi.mocked(argon2).mock.calls.length, 'turns with the one network, and what had begun').toBeLessThan(
    6 * 4 + 40,
  );
  expect(answers.get(503)).toBeGreaterThan(250);
});

test('however many networks ask, known browsers and sessions have turns of their own', async () => {
  vi.mocked(argon2).mockClear();
  const { result } = await against(
    300,
    (n) => check(`2001:db8:${(n % 0xffff).toString(16)}::1`),
    () => sixTimes('known'),
  );
  expect(result).toEqual(SIX);
  expect(vi.mocked(argon2).mock.calls.length).toBeLessThan(6 * 4 + 140);
});

test('registering and signing in take turns', async () => {
  const { result } = await against(
    200,
    (n) =>
      hashPassword('x', `10.${n % 200}.0.1`).then(
        () => 'checked',
        (error: { status: number }) => error.status,
      ),
    () => sixTimes(),
  );
  expect(result).toEqual(SIX);
  const reverse = await against(
    200,
    (n) => check(`10.${n % 200}.0.1`),
    async () => {
      for (let i = 0; i < 6; i++) await hashPassword('x', '203.0.113.7');
      return 'made';
    },
  );
  expect(reverse.result).toBe('made');
});
