import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from '#contract/api-error.ts';
import type { Download } from '#contract/downloads.ts';
import { pinBody } from '../../../testing/cad.ts';
import { zipEntries } from '../../../testing/zips.ts';
import type { CadOrder } from '../cad/files.ts';
import { ZIP_LIMITS, zipJobs, type ZipLimits } from './jobs.ts';
import type { ZipLine } from './lines.ts';
import type { ZipOrder } from './packing.ts';
import { zipStore, type ZipProgress } from './store.ts';
import { diskStorage } from '../../../base/files/storage.ts';
import type { OwnFile } from '../cad-models/own-files.ts';

let ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.toReversed()) await end();
  ends = [];
});

const HOUR = 60 * 60_000;
const QUICK: ZipLimits = { ...ZIP_LIMITS, pausesMs: [1, 1] };
const refusal = (code: string) => new ApiError(code === 'CAD_BUSY' ? 503 : 422, code, 'Olmadı.');

/** Jobs over files that `answer` gives: by default the code and the format. `asked`: names of the files, in order. */
function open({
  answer = async (name: string) => Buffer.from(name),
  limits = QUICK,
  maxBytes,
}: {
  answer?(name: string): Promise<Uint8Array<ArrayBuffer>>;
  limits?: ZipLimits;
  maxBytes?: number;
} = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'kaliphane-zips-'));
  ends.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const clock = { now: Date.UTC(2026, 10, 27, 9) };
  const now = () => clock.now;
  const asked: string[] = [];
  const errors: unknown[] = [];
  const store = zipStore({ dataDir, now, maxBytes });
  const jobs = zipJobs({
    files: {
      async file({ article, format }: CadOrder): Promise<Download> {
        const fileName = `${article.code}.${format}`;
        asked.push(fileName);
        return { fileName, contentType: '', content: { bytes: await answer(fileName) } };
      },
    },
    storage: diskStorage(dataDir),
    store,
    now,
    onError: (error) => errors.push(error),
    limits,
  });
  ends.push(jobs.stop);
  const folder = join(dataDir, 'cad-zips');
  const ended = async (id: string): Promise<ZipProgress> => {
    for (;;) {
      const progress = (await store.read(id))!;
      if (progress.state !== 'making') return progress;
      await sleep(2);
    }
  };
  const entries = async (id: string) => zipEntries(readFileSync(join(folder, `${id}.zip`)));
  /** Puts a file that staff gave. */
  const given = async (fileName: string, content: string): Promise<OwnFile> => {
    const privatePath = `private/cad-files/${fileName}`;
    await diskStorage(dataDir).put(privatePath, Buffer.from(content));
    return { privatePath, fileName, version: fileName };
  };
  return { given, folder, clock, asked, errors, store, jobs, ended, entries };
}
const line = (L: number, more: Partial<ZipLine> = {}): ZipLine => {
  const code = `P-6X${L}`;
  const name = `Pim Ø6×${L}`;
  return {
    productId: L,
    code,
    name,
    material: '1.2210',
    own: {},
    model: {
      article: { code, name, body: pinBody(L), changedAt: new Date('2026-11-26T10:00:00Z') },
      template: { label: 'İtici pim', simplifications: ['Dişler silindir olarak çizilir'] },
    },
    ...more,
  };
};
const order = (lines: ZipLine[], more: Partial<ZipOrder> = {}): ZipOrder => ({
  lines,
  formats: ['step', 'dxf'],
  maker: { company: 'Örnek A.Ş.', website: 'https://ornek.example' },
  ...more,
});

test('a zip holds the files by their codes, the list, and what is to be known of them', async () => {
  const { jobs, ended, entries, asked, folder } = open({
    answer: async (name) => {
      if (name === 'P-6X160.step') throw refusal('CAD_FAILED');
      return Buffer.from(name);
    },
  });
  const id = await jobs.begin(order([line(100), line(160), line(200, { name: '=Pim', model: null })]));
  expect(id).toMatch(/^[0-9a-f]{40}$/);
  expect(await ended(id)).toMatchObject({ state: 'ready', done: 3, total: 3, message: '' });
  const files = await entries(id);
  expect(Object.keys(files)).toEqual(['P-6X100.step', 'P-6X100.dxf', 'P-6X160.dxf', 'bom.csv', 'OKUBENI.txt']);
  expect(files['P-6X100.step']).toBe('P-6X100.step');
  expect(files['bom.csv']).toBe(
    [
      '\ufeff"Kod";"Ürün";"Malzeme";"Dosyalar";"Not"',
      '"P-6X100";"Pim Ø6×100";"1.2210";"P-6X100.step, P-6X100.dxf";""',
      '"P-6X160";"Pim Ø6×160";"1.2210";"P-6X160.dxf";"Oluşturulamadı: STEP"',
      `"P-6X200";"'=Pim";"1.2210";"";"CAD modeli yok"`,
      '',
    ].join('\r\n'),
  );
  expect(files['OKUBENI.txt']!.split('\r\n')).toEqual([
    '\ufeffÖrnek A.Ş.: CAD dosyaları',
    'https://ornek.example',
    'Oluşturulma: 27.11.2026 12:00',
    '',
    expect.stringMatching(/^Model bilgi amaçlıdır; nominal ölçülerle/),
    '',
    expect.stringMatching(/^STEP: /),
    expect.stringMatching(/^DXF: /),
    'Ürünlerin listesi: bom.csv',
    '',
    'Modellerin parçadan sade olduğu yerler',
    'İtici pim',
    '- Dişler silindir olarak çizilir.',
    '',
    'CAD modeli olmayan ürünler',
    '- P-6X200, =Pim',
    '',
    'Dosyası oluşturulamayan ürünler',
    '- P-6X160, Pim Ø6×160 (STEP)',
    '',
  ]);
  expect(asked).toEqual(['P-6X100.step', 'P-6X100.dxf', 'P-6X160.step', 'P-6X160.dxf']);
  expect(readdirSync(folder).toSorted()).toEqual([`${id}.json`, `${id}.zip`]);
});

test('files that staff gave take the place of computed ones; that of a family stands in it once', async () => {
  const { jobs, ended, entries, asked, given } = open();
  const step = await given('seri.step', 'serinin kendi modeli');
  const dxf = await given('P-6X160.dxf', 'kendi çizimi');
  const gone = { privatePath: 'private/cad-files/gitti.step', fileName: 'P-6X300.step', version: '' };
  const id = await jobs.begin(
    order([
      line(100, { own: { step } }),
      line(160, { own: { step, dxf }, model: null }),
      line(200, { own: { step }, model: null }),
      line(300, { own: { step: gone }, model: null }),
    ]),
  );
  const { state, packed } = await ended(id);
  expect(state).toBe('ready');
  expect(packed).toEqual([
    [100, 'step'],
    [100, 'dxf'],
    [160, 'step'],
    [160, 'dxf'],
    [200, 'step'],
  ]);
  expect(asked).toEqual(['P-6X100.dxf']);
  const files = await entries(id);
  expect(Object.keys(files)).toEqual(['seri.step', 'P-6X100.dxf', 'P-6X160.dxf', 'bom.csv', 'OKUBENI.txt']);
  expect([files['seri.step'], files['P-6X160.dxf']]).toEqual(['serinin kendi modeli', 'kendi çizimi']);
  expect(files['bom.csv']).toContain('"P-6X200";"Pim Ø6×200";"1.2210";"seri.step";""');
  expect(files['bom.csv']).toContain('"P-6X300";"Pim Ø6×300";"1.2210";"";"Oluşturulamadı: STEP"');
  expect(files['OKUBENI.txt']).toContain(
    'Otomatik üretilmeyen, kendi hazırladığımız dosyalar\r\n- seri.step\r\n- P-6X160.dxf',
  );
});

test('files come one after the other, and the progress can be read by another process', async () => {
  let inWork = 0;
  const { jobs, store, clock } = open({
    answer: async (name) => {
      inWork += 1;
      expect(inWork).toBe(1);
      await sleep(20);
      clock.now += 1_000;
      inWork -= 1;
      return Buffer.from(name);
    },
  });
  const id = await jobs.begin(order([100, 110, 120, 130].map((L) => line(L))));
  const seen = new Set<number>();
  for (;;) {
    const { state, done } = (await store.read(id))!; // from the disk alone
    seen.add(done);
    if (state === 'ready') break;
    await sleep(2);
  }
  expect([...seen]).toEqual([0, 1, 2, 3, 4]);
});

test('a file that finds no room is asked for again, and given up in the end', async () => {
  let tries = 0;
  const { jobs, ended, entries, asked } = open({
    answer: async (name) => {
      if (name === 'P-6X200.dxf' || (name === 'P-6X100.step' && ++tries < 3)) throw refusal('CAD_BUSY');
      return Buffer.from(name);
    },
  });
  const id = await jobs.begin(order([line(100), line(200)]));
  expect((await ended(id)).state).toBe('ready');
  expect(asked.filter((name) => name === 'P-6X100.step')).toHaveLength(3);
  expect(asked.filter((name) => name === 'P-6X200.dxf')).toHaveLength(3);
  expect((await entries(id))['OKUBENI.txt']).toContain('- P-6X200, Pim Ø6×200 (DXF)');
});

test('where nothing finds room the zip fails with a sentence, and leaves no half file', async () => {
  const { jobs, ended, folder, errors } = open({
    answer: () => Promise.reject(refusal('CAD_BUSY')),
    limits: { ...QUICK, maxPauses: 3 },
  });
  const id = await jobs.begin(order([line(100), line(200)]));
  expect(await ended(id)).toMatchObject({
    state: 'failed',
    message: 'CAD sunucusu meşgul. Birazdan tekrar deneyin.',
    bytes: null,
  });
  expect(readdirSync(folder)).toEqual([`${id}.json`]);
  expect(errors).toEqual([]);
});

test('a zip beyond the limit fails with a sentence', async () => {
  const { jobs, ended, folder } = open({ limits: { ...QUICK, maxMegabytes: 0.0001 } });
  const id = await jobs.begin(order([line(100)]));
  expect((await ended(id)).message).toBe('CAD paketi 0.0001 MB sınırını aşıyor. Daha az ürün seçin.');
  expect(readdirSync(folder)).toEqual([`${id}.json`]);
});

test('an unexpected failure is reported, and told in a sentence', async () => {
  const failure = new Error('disk');
  const { jobs, ended, errors } = open({ answer: () => Promise.reject(failure) });
  const id = await jobs.begin(order([line(100)]));
  expect((await ended(id)).message).toBe('CAD paketi oluşturulamadı. Lütfen yeniden deneyin.');
  expect(errors).toEqual([failure]);
});

test('two are made at a time, some wait, more are refused; all end in their turn', async () => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const { jobs, asked, ended } = open({
    answer: async (name) => {
      await gate;
      return Buffer.from(name);
    },
    limits: { ...QUICK, maxWaiting: 2 },
  });
  const begin = (L: number) => jobs.begin(order([line(L)], { formats: ['dxf'] }));
  const ids = [await begin(100), await begin(110), await begin(120), await begin(130)];
  expect(jobs.isFull()).toBe(true);
  await expect(begin(140)).rejects.toMatchObject({ status: 503, code: 'CAD_BUSY', retryAfter: 10 });
  await sleep(20);
  expect(asked).toEqual(['P-6X100.dxf', 'P-6X110.dxf']);
  release();
  for (const id of ids) expect((await ended(id)).state).toBe('ready');
});

test('an equal request gets the same zip, unless it failed, is of yesterday, or misses files', async () => {
  let isBroken = true;
  const { jobs, ended, clock } = open({
    answer: async (name) => {
      if (isBroken && name.startsWith('P-6X200')) throw refusal('CAD_FAILED');
      return Buffer.from(name);
    },
  });
  const whole = order([line(100)]);
  expect(await jobs.known(whole)).toBeNull();
  const id = await jobs.begin(whole);
  expect(await jobs.known(order([line(100)], { formats: ['dxf', 'step'] }))).toBe(id); // while it is being made
  await ended(id);
  expect(await jobs.known(whole)).toBe(id);
  expect(await jobs.known(order([line(100)], { formats: ['dxf'] }))).toBeNull();
  expect(await jobs.known(order([line(100, { name: 'Pim' })]))).toBeNull();
  const part = order([line(200)]);
  await ended(await jobs.begin(part));
  isBroken = false;
  expect(await jobs.known(part)).toBeNull();
  clock.now += 12 * HOUR;
  expect(await jobs.known(whole)).toBeNull();
});

test('a server that ends says so of its zips, and leaves no half file', async () => {
  const { jobs, store, folder } = open({
    answer: async (name) => {
      await sleep(5);
      return Buffer.from(name);
    },
    limits: { ...QUICK, atOnce: 1 },
  });
  const ids = [await jobs.begin(order([line(100), line(200)])), await jobs.begin(order([line(300)]))];
  await jobs.stop();
  for (const id of ids)
    expect(await store.read(id)).toMatchObject({
      state: 'failed',
      message: 'CAD paketi yarıda kaldı, çünkü sunucu yeniden başladı. Lütfen yeniden isteyin.',
    });
  expect(readdirSync(folder).toSorted()).toEqual(ids.map((id) => `${id}.json`).toSorted());
  await expect(jobs.begin(order([line(400)]))).rejects.toMatchObject({ code: 'CAD_BUSY' });
});

test('a zip whose process was killed is failed once it has been silent, and its half file goes', async () => {
  const { store, folder, clock } = open();
  const id = 'a'.repeat(40);
  await store.write(id, {
    done: 1,
    total: 3,
    state: 'making',
    message: '',
    bytes: null,
    createdAt: clock.now,
    renewedAt: 0,
    packed: [],
  });
  writeFileSync(join(folder, `${id}.zip.part`), 'PK');
  clock.now += 40_000;
  expect((await store.read(id))!.state).toBe('making');
  await store.clean();
  expect(readdirSync(folder)).toHaveLength(2);
  clock.now += 1;
  expect(await store.read(id)).toMatchObject({ state: 'failed', message: expect.stringContaining('yarıda kaldı') });
  expect(readdirSync(folder)).toEqual([`${id}.json`]);
});

test('zips are kept for a day; the oldest go earlier where there is no room', async () => {
  const { jobs, store, ended, folder, clock } = open({ maxBytes: 2_500 });
  const make = async (L: number) => {
    const id = await jobs.begin(order([line(L)]));
    await ended(id);
    clock.now += HOUR;
    return id;
  };
  const first = await make(100);
  const { bytes } = (await store.read(first))!;
  expect(bytes! * 2).toBeLessThan(2_500);
  expect(bytes! * 3).toBeGreaterThan(2_500);
  const second = await make(110);
  const third = await make(120);
  await store.clean();
  expect(await store.read(first)).toBeNull();
  expect(await store.read(second)).not.toBeNull();
  clock.now += 22 * HOUR;
  expect(await store.read(second)).toBeNull(); // also before it is cleaned up
  expect(await store.read(third)).not.toBeNull();
  await store.clean();
  expect(readdirSync(folder).toSorted()).toEqual([`${third}.json`, `${third}.zip`]);
});

test('a zip of the version before, which did not say what is in it, can be read', async () => {
  const { store, folder, clock } = open();
  const id = 'b'.repeat(40);
  const progress = { done: 1, total: 1, state: 'ready' as const, message: '', bytes: 4, createdAt: clock.now };
  await store.write(id, { ...progress, renewedAt: 0, packed: [] });
  const path = join(folder, `${id}.json`);
  const { packed: _packed, ...former } = JSON.parse(readFileSync(path, 'utf8')) as ZipProgress;
  writeFileSync(path, JSON.stringify(former));
  expect(await store.read(id)).toMatchObject({ ...progress, packed: [] });
});

test('names that are no ids lead nowhere', async () => {
  const { store } = open();
  for (const id of ['', 'x', '../../etc/passwd', 'A'.repeat(40), `${'a'.repeat(40)}\n`])
    expect(await store.read(id)).toBeNull();
});
