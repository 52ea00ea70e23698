import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { jobOf, pinBody } from '../../testing/cad.ts';
import { corners } from '../outline.ts';
import { turned } from '../body.ts';
import { MODELLER_LIMITS, openModeller, type Modeller, type ModellerLimits } from './modeller.ts';

let ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends) end();
  ends = [];
});
function open(limits: Partial<ModellerLimits> = {}, path?: string): Modeller {
  const modeller = openModeller({ ...MODELLER_LIMITS, ...limits }, path);
  ends.push(() => modeller.stop());
  return modeller;
}
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
async function untilGone(pid: number): Promise<void> {
  while (isAlive(pid)) await sleep(10);
}

/** A process that answers nothing, in place of the kernel's. @param isReady whether it says that it has started */
function silentProcess({ isReady = true } = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'kaliphane-cad-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'silent.mjs');
  const ready = isReady ? 'process.send({ isReady: true });' : '';
  writeFileSync(path, `${ready} process.on('message', () => {}); process.on('disconnect', () => process.exit());`);
  return path;
}

test('starts its process with the first model, and ends it after a while without work', async () => {
  const modeller = open({ idleMs: 50 });
  expect(modeller.pid).toBeUndefined();
  const { measures, file } = await modeller.make(jobOf(pinBody()));
  expect(measures.isValid).toBe(true);
  expect(Buffer.from(file).toString()).toMatch(/^ISO-10303-21;/);
  await untilGone(modeller.pid!);
  expect(modeller.pid).toBeUndefined();
});

test('builds one model at a time, in the order in which they were asked for', async () => {
  const modeller = open();
  const order: number[] = [];
  await Promise.all([100, 200, 300].map((L) => modeller.make(jobOf(pinBody(L))).then(() => order.push(L))));
  expect(order).toEqual([100, 200, 300]);
});

test('a process killed at work fails that model alone; the next has a new process', async () => {
  const modeller = open();
  const [first, second] = [modeller.make(jobOf(pinBody(100))), modeller.make(jobOf(pinBody(200)))];
  const pid = modeller.pid!;
  process.kill(pid, 'SIGKILL');
  await expect(first).rejects.toMatchObject({ name: 'ModellerUnavailable' });
  expect((await second).measures.max[2]).toBeCloseTo(195);
  expect(modeller.pid).not.toBe(pid);
});

test('a model that takes too long is given up with its process', async () => {
  const modeller = open({ modelMs: 200 }, silentProcess());
  const made = modeller.make(jobOf(pinBody()));
  const pid = modeller.pid!;
  await expect(made).rejects.toMatchObject({ name: 'ModelFailed', message: 'took longer than 200 ms' });
  await untilGone(pid);
});

test('a process that does not start is given up, and its model may be asked for again', async () => {
  const modeller = open({ startMs: 200, modelMs: 1 }, silentProcess({ isReady: false }));
  const made = modeller.make(jobOf(pinBody()));
  const pid = modeller.pid!;
  await expect(made).rejects.toMatchObject({
    name: 'ModellerUnavailable',
    message: 'the CAD process did not start in 200 ms',
  });
  await untilGone(pid);
});

test('too many waiting models are refused at once', async () => {
  const modeller = open({ maxWaiting: 2 }, silentProcess());
  const held = [1, 2, 3].map(() => modeller.make(jobOf(pinBody())));
  await expect(modeller.make(jobOf(pinBody()))).rejects.toMatchObject({ message: 'too many models wait' });
  modeller.stop();
  for (const one of held) await expect(one).rejects.toMatchObject({ name: 'ModellerUnavailable' });
});

test('the process is replaced after its number of models, and above its memory', async () => {
  const modeller = open({ maxModels: 2 });
  const pids: (number | undefined)[] = [];
  for (const L of [100, 200, 300]) {
    const made = modeller.make(jobOf(pinBody(L)));
    pids.push(modeller.pid);
    await made;
  }
  expect(pids[1]).toBe(pids[0]);
  expect(pids[2]).not.toBe(pids[0]);
  const hungry = open({ maxRssBytes: 1 });
  await hungry.make(jobOf(pinBody()));
  expect(hungry.pid).toBeUndefined();
});

test('geometry that makes no solid fails, and the process goes on', async () => {
  const modeller = open();
  const crossing = turned(corners([0, 0], [0, 5], [10, -5], [10, 0]));
  const body = { ...pinBody(), add: [crossing] };
  await expect(modeller.make({ ...jobOf(pinBody()), body })).rejects.toMatchObject({ name: 'ModelFailed' });
  const pid = modeller.pid;
  await modeller.make(jobOf(pinBody()));
  expect(modeller.pid).toBe(pid);
});
