import { expect, test } from 'vitest';
import { Changes } from '../base/db/changes.ts';
import { createReplyMemo } from './reply-memo.ts';

const reader = () => {
  const state = { reads: 0 };
  const memo = createReplyMemo();
  const versions = new Changes();
  const ask = (input: unknown) =>
    memo(versions, 'GET /api/products', input, ['catalogue'], () => Promise.resolve(++state.reads));
  return { state, versions, memo, ask };
};

test('the same call is read once while nothing changes, and again afterwards', async () => {
  const { versions, ask } = reader();
  expect([
    await ask({ query: { page: 1 } }),
    await ask({ query: { page: 1 } }),
    await ask({ query: { page: 2 } }),
  ]).toEqual([1, 1, 2]);
  versions.note('catalogue');
  expect(await ask({ query: { page: 1 } })).toBe(3);
});

test('a reply read before a change is not given to a later caller', async () => {
  const { versions, memo } = reader();
  const { promise, resolve } = Promise.withResolvers<string>();
  const early = memo(versions, 'GET /api/pages', {}, ['pages'], () => promise);
  versions.note('pages');
  const late = memo(versions, 'GET /api/pages', {}, ['pages'], () => Promise.resolve('new'));
  resolve('old');
  expect([await early, await late]).toEqual(['old', 'new']);
  expect(await memo(versions, 'GET /api/pages', {}, ['pages'], () => Promise.resolve('newer'))).toBe('new');
});

test('a failure is not remembered', async () => {
  const { versions, memo } = reader();
  await expect(memo(versions, 'GET /api/pages', {}, ['pages'], () => Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  );
  expect(await memo(versions, 'GET /api/pages', {}, ['pages'], () => Promise.resolve('yes'))).toBe('yes');
});

test('remembers the latest calls, up to a limit', async () => {
  const { state, ask } = reader();
  for (let i = 0; i < 400; i++) await ask({ i });
  await ask({ i: 399 });
  expect(state.reads).toBe(400);
  await ask({ i: 0 });
  expect(state.reads).toBe(401);
});

test('a remembered reply outlives changes to parts that it does not show, once its parts are known', async () => {
  const { versions, memo } = reader();
  const { promise, resolve } = Promise.withResolvers<string>();
  const ask = (value: string | Promise<string>) =>
    memo(
      versions,
      'GET /api/products',
      {},
      ['catalogue'],
      () => Promise.resolve(value),
      () => ['catalogue:a'],
    );
  const early = ask(promise);
  versions.note('catalogue:b');
  const late = ask('late'); // the early call may still turn out to show the other part
  resolve('early');
  expect([await early, await late]).toEqual(['early', 'late']);
  versions.note('catalogue:b');
  expect(await ask('later')).toBe('late');
  versions.note('catalogue:a');
  expect(await ask('latest')).toBe('latest');
});
