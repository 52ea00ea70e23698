import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from '#contract/api-error.ts';
import type { Download } from '#contract/downloads.ts';
import { openCadCache, type CadCache } from '../../../cad/making/cache.ts';
import { openModeller, type Modeller } from '../../../cad/making/modeller.ts';
import { pinBody } from '../../../testing/cad.ts';
import { cadFiles, type CadOrder } from './files.ts';

let ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.toReversed()) end();
  ends = [];
});

/** The real process and a cache on disk. `asked`: codes whose models were asked for; `built`: those that were made. */
function open({ cache: given }: { cache?: CadCache } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'kaliphane-cad-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  const real = openModeller();
  ends.push(real.stop);
  const asked: string[] = [];
  const built: string[] = [];
  const modeller: Modeller = {
    ...real,
    get pid() {
      return real.pid;
    },
    async make(job) {
      asked.push(job.title.code);
      const model = await real.make(job);
      built.push(job.title.code);
      return model;
    },
  };
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const cache = given ?? openCadCache({ folder, maxBytes: 1e8, onError });
  const clock = { now: 0 };
  const files = cadFiles({ modeller, cache, now: () => clock.now, onFailure: onError });
  return { folder, asked, built, errors, clock, modeller, files };
}
const FREE = { kept() {}, made: async () => {} };
const order = (L: number, more: Partial<CadOrder> = {}): CadOrder => ({
  article: { code: `P-6X${L}`, name: `Pim Ø6×${L}`, body: pinBody(L), changedAt: new Date('2026-11-26T10:00:00Z') },
  maker: { company: 'Örnek A.Ş.', website: 'https://ornek.example' },
  format: 'step',
  protocol: '214',
  ...more,
});
const textOf = ({ content }: Download): string => Buffer.from((content as { bytes: Uint8Array }).bytes).toString();
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  );

test('equal orders give equal bytes, made once and then kept', async () => {
  const { files, asked } = open();
  const first = await files.file(order(200), FREE);
  const second = await files.file(order(200), FREE);
  expect(textOf(second)).toBe(textOf(first));
  expect(second).toMatchObject({ fileName: 'P-6X200.step', contentType: 'model/step', version: first.version });
  expect(asked).toEqual(['P-6X200']);
  const again = await open().files.file(order(200), FREE);
  expect(textOf(again)).toBe(textOf(first));
});

test('a STEP file names the article, its maker and what it is, in letters that every reader knows', async () => {
  const { files } = open();
  const text = textOf(await files.file(order(200), FREE));
  expect(text).toMatch(/^[\n\r\x20-\x7e]*$/);
  expect(text).toContain(String.raw`PRODUCT('P-6X200','Pim \X2\00D8\X0\6\X2\00D7\X0\200'`);
  expect(text).toContain(
    String.raw`FILE_NAME('P-6X200.step','2026-11-26T10:00:00',(''),('\X2\00D6\X0\rnek A.\X2\015E\X0\.')`,
  );
  expect(text).toContain(String.raw`Nominal \X2\00F6\X0\l\X2\00E700FC\X0\ler`);
  expect(text).toContain('AUTOMOTIVE_DESIGN');
  expect(text).toContain('COLOUR_RGB');
  const newer = textOf(await files.file(order(200, { protocol: '242' }), FREE));
  expect(newer).toContain('AP242_MANAGED_MODEL_BASED_3D_ENGINEERING');
});

test('200 orders at once for 50 parts build 50 models', { timeout: 60_000 }, async () => {
  const { files, built } = open();
  // 40 models may wait: whoever is refused comes again, as browsers are told to.
  const fetch = async (L: number): Promise<Download> => {
    for (;;) {
      try {
        return await files.file(order(L), FREE);
      } catch (error) {
        if (!(ApiError.is(error) && error.code === 'CAD_BUSY')) throw error;
        await sleep(100);
      }
    }
  };
  const lengths = Array.from({ length: 200 }, (_, i) => 100 + (i % 50));
  const made = await Promise.all(lengths.map(fetch));
  expect(new Set(made.map(({ fileName }) => fileName)).size).toBe(50);
  expect(built).toHaveLength(50);
});

test('a process killed in the middle answers 503, the next order works, and no half file stays', async () => {
  const { files, modeller, folder, errors } = open();
  const refused = files.file(order(200), FREE).catch((error: unknown) => error);
  while (modeller.pid === undefined) await sleep(1);
  process.kill(modeller.pid, 'SIGKILL');
  expect(await refused).toMatchObject({ status: 503, code: 'CAD_BUSY', retryAfter: 10 });
  expect(filesIn(folder)).toEqual([]);
  expect(errors).toEqual([]);
  const text = textOf(await files.file(order(200), FREE));
  expect(text.trimEnd()).toMatch(/END-ISO-10303-21;$/);
});

test('a body that makes no model is refused, told once, and not tried again for a day', async () => {
  const { files, asked, errors, clock } = open();
  const wrong = order(200);
  const [pin] = wrong.article.body.add;
  // Two parts that touch nowhere are not one solid.
  const apart = { ...pin!, place: { origin: [100, 0, 0], z: [0, 0, 1], x: [1, 0, 0] } } as typeof pin;
  const body = { ...wrong.article.body, add: [pin!, apart!] };
  const bad = { ...wrong, article: { ...wrong.article, body } };
  for (const _ of [1, 2])
    await expect(files.file(bad, FREE)).rejects.toMatchObject({
      status: 422,
      code: 'CAD_FAILED',
      message: 'Model oluşturulamadı. Lütfen bize bildirin.',
    });
  expect(asked).toHaveLength(1);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatchObject({ message: 'P-6X200: 2 solids instead of one' });
  const failure = { code: 'P-6X200', reason: '2 solids instead of one', at: '1970-01-01T00:00:00.000Z' };
  expect(await files.state()).toEqual({ made: 0, failed: 1, failures: [failure] });
  await files.file(order(200), FREE);
  expect(await files.state()).toMatchObject({ made: 1, failed: 1 });
  clock.now = 24 * 60 * 60_000;
  await expect(files.file(bad, FREE)).rejects.toMatchObject({ code: 'CAD_FAILED' });
  expect(asked).toHaveLength(3);
  expect(await files.state()).toMatchObject({ failed: 2, failures: [{ ...failure, at: '1970-01-02T00:00:00.000Z' }] });
});

test('whoever may make no more files still gets those that others are having made', async () => {
  const { files } = open();
  const refusal = new ApiError(429, 'RATE_LIMITED', 'yeter');
  const refused = { kept() {}, made: () => Promise.reject(refusal) };
  await expect(files.file(order(200), refused)).rejects.toBe(refusal);
  const [first, joined] = await Promise.all([files.file(order(200), FREE), files.file(order(200), refused)]);
  expect(joined.version).toBe(first.version);
  // And the limit of one who began does not refuse the others: the other joins first, then the one who began is refused.
  const { promise: began, resolve: begin } = Promise.withResolvers<void>();
  const { promise: joins, resolve: hasJoined } = Promise.withResolvers<void>();
  const begun = files.file(order(300), {
    kept() {},
    async made() {
      begin();
      await joins;
      throw refusal;
    },
  });
  await began;
  const other = files.file(order(300), { kept: hasJoined, made: async () => {} });
  await expect(begun).rejects.toBe(refusal);
  expect((await other).fileName).toBe('P-6X300.step');
});

test('a full disk costs nobody the file', async () => {
  const written: string[] = [];
  const cache: CadCache = {
    read: async () => null,
    write: async (name) => void written.push(name),
    newest: async () => [],
    usedBytes: async () => 0,
  };
  const { files } = open({ cache });
  expect(textOf(await files.file(order(200, { format: 'dxf' }), FREE))).toContain('AC1009');
  expect(written).toHaveLength(1);
});
