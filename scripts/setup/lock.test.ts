import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isStale, withLock } from './lock.mjs';

let folder = '';
let path = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kaliphane-lock-'));
  path = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** No process has this number: it is above the system's maximum. */
const NOBODY = 2 ** 30;

test('runs one after the other', async () => {
  const events: string[] = [];
  const said: string[] = [];
  const work = (name: string) =>
    withLock(
      path,
      async () => {
        events.push(`${name} begins`);
        await sleep(50);
        events.push(`${name} ends`);
      },
      (message) => {
        said.push(message);
      },
    );
  await Promise.all([work('a'), work('b')]);
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  expect(said).toHaveLength(1);
  expect(existsSync(path)).toBe(false);
});

test('is released when the work fails', async () => {
  await expect(
    withLock(path, async () => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(existsSync(path)).toBe(false);
});

test('takes over a lock whose process is gone', async () => {
  writeFileSync(path, `${NOBODY}\n${hostname()}\n`);
  expect(
    await withLock(
      path,
      async () => 'done',
      () => {},
    ),
  ).toBe('done');
});

test('leaves a living process or another host its lock as long as it is renewed', () => {
  writeFileSync(path, `${process.pid}\n${hostname()}\n`);
  expect(isStale(path)).toBe(false);
  writeFileSync(path, `${NOBODY}\nanother-host\n`);
  expect(isStale(path)).toBe(false);
  utimesSync(path, new Date(), new Date(Date.now() - 120_000));
  expect(isStale(path)).toBe(true);
});

test('does not call a missing lock stale', () => {
  expect(isStale(path)).toBe(false);
});
