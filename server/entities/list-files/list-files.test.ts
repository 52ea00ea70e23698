import { expect, test } from 'vitest';
import { ADMIN_ONLY } from '#contract/access.ts';
import type { ListedAuditEntry } from '#contract/audit.ts';
import { LIST_FILES } from '#contract/list-files.ts';
import type { Redirect } from '#contract/redirects.ts';
import { importKinds } from '../../import-kinds.ts';
import { taskWorks } from '../../task-works.ts';
import { startApp } from '../../testing/app.ts';
import { describeOnEngines } from '../../testing/engines.ts';
import { importing } from '../../testing/imports.ts';
import { randomNumbers } from '../../testing/random.ts';
import { signIn } from '../../testing/sign-in.ts';
import { importHandlers } from '../imports/handlers.ts';

describeOnEngines('small lists as files', (setup) => {
  async function start() {
    const app = await startApp(setup);
    const moderator = await signIn(app, 'moderator');
    return { ...app, moderator, admin: await signIn(app, 'admin'), ...importing(app, moderator) };
  }
  const csv = (...lines: string[]): string => lines.join('\r\n');

  test.each(LIST_FILES.flatMap((kind) => [[kind, 'csv'] as const, [kind, 'xlsx'] as const]))(
    '%s exported as %s and imported unchanged, nothing changes',
    async (kind, format) => {
      const { moderator, exported, checked, rows } = await start();
      const random = randomNumbers(31);
      const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
      const words = [
        'Çap',
        '"tırnak"',
        '=1+1 x',
        'a;b',
        'iki  boşluk',
        '-5',
        '@ad',
        "'baş",
        'Ğğ İı',
        '007',
        '1.5',
        '→ ok',
      ];
      const bodies = {
        synonyms: (i: number) => ({ words: `${pick(words)} ${i}`, means: pick(words), isSoft: random() < 0.5 }),
        attributes: (i: number) => ({
          key: `ozellik-${i}`,
          name: pick(words),
          kind: pick(['number', 'text']),
          unit: pick(['mm', '', '°']),
          isActive: random() < 0.5,
          sortOrder: i,
        }),
        carriers: (i: number) => ({
          name: `${pick(words)} ${i % 2 ? 'A' : 'a'}${i >> 1}`,
          trackingUrl: pick(['', 'https://kargo.example/?no={no}&x="a;b"']),
          isActive: random() < 0.5,
          sortOrder: 5,
        }),
        redirects: (i: number) => ({
          fromPath: `/Eski-Çap/${i}?a=${encodeURIComponent(pick(words))}`,
          code: i % 3 === 0 ? 410 : pick([301, 302]),
          to: i % 3 === 0 ? '' : pick(['/hakkimizda', 'https://ornek.example/a;b']),
          isActive: random() < 0.7,
          note: pick(words),
        }),
      };
      for (let i = 0; i < 24; i += 1) expect((await moderator.post(`/api/${kind}`, bodies[kind](i))).status).toBe(201);
      const found = await checked(kind, await exported(`/api/lists/${kind}/export?format=${format}`));
      expect(found.mapping.every(({ field }) => field !== null)).toBe(true);
      expect(await rows(found, 'error')).toEqual([]);
      expect(await rows(found, 'update')).toEqual([]);
      const all = (await moderator.get<object[]>(`/api/${kind}`)).json;
      expect(found.counts).toEqual({ create: 0, update: 0, same: all.length, error: 0 });
    },
  );

  test.each(LIST_FILES)('the sample of %s can be sent back as it is', async (kind) => {
    const { exported, checked, apply } = await start();
    for (const format of ['xlsx', 'csv']) {
      const found = await checked(kind, await exported(`/api/imports/${kind}/sample?format=${format}`));
      expect(found.mapping.every(({ field }) => field !== null)).toBe(true);
      expect(found.counts!.error).toBe(0);
      if (found.counts!.create > 0) expect((await apply(found)).task).toMatchObject({ state: 'done' });
    }
  });

  test('redirects: rules of their own calls hold, changes are noted, and taken back', async () => {
    const { moderator, admin, config, checked, rows, apply, undo } = await start();
    await moderator.post('/api/redirects', { fromPath: '/eski', code: 301, to: '/shop', isActive: true, note: '' });
    const found = await checked(
      'redirects',
      csv(
        'Eski Adres;Kod;Yeni Adres;Durum',
        '/ESKI/;302;;',
        `/yeni;301;https://${new URL(config.publicUrl).host}/blog;Pasif`,
        '/hedefsiz;301;;Aktif',
        '/kod;999;/shop;Aktif',
      ),
    );
    expect(found.counts).toEqual({ create: 1, update: 1, same: 0, error: 2 });
    expect((await rows(found, 'error')).map(({ no, errors }) => [no, errors[0]!.label])).toEqual([
      [4, 'Yeni Adres'],
      [5, 'Kod'],
    ]);
    const applied = await apply(found, { areErrorsSkipped: true });
    expect(applied).toMatchObject({ task: { counts: { changed: 2, refused: 0 } } });
    const all = async () => (await moderator.get<Redirect[]>('/api/redirects')).json;
    expect(await all()).toMatchObject([
      { fromPath: '/yeni', to: '/blog', isActive: false },
      { fromPath: '/eski', code: 302, to: '/shop' },
    ]);
    const { items } = (await admin.get<{ items: ListedAuditEntry[] }>('/api/audit')).json;
    expect(items[0]).toMatchObject({ kind: 'task' });
    await undo(applied);
    expect(await all()).toMatchObject([{ fromPath: '/eski', code: 301, to: '/shop' }]);
  });

  test('a value that another row has refuses its row and no other', async () => {
    const { moderator, checked, apply } = await start();
    const found = await checked('carriers', csv('Ad;Takip Adresi', 'Hızlı;', 'Yavaş;'));
    await moderator.post('/api/carriers', { name: 'Hızlı' });
    const applied = await apply(found, { areErrorsSkipped: true });
    expect(applied).toMatchObject({ task: { counts: { changed: 1, refused: 1 } } });
  });

  test('synonyms are found by both words together, and both are asked for', async () => {
    const { moderator, checked, upload } = await start();
    await moderator.post('/api/synonyms', { words: 'mil', means: 'pim', isSoft: false });
    const found = await checked(
      'synonyms',
      csv('Yazılan;Anlamı;Yakın anlamlı', 'MİL;pim;Evet', 'mil;kolon;Hayır', ';x;'),
    );
    expect(found.counts).toEqual({ create: 1, update: 1, same: 0, error: 1 });
    const half = (await upload('synonyms', csv('Yazılan;Yakın anlamlı', 'mil;Evet'))).json;
    const { status, json } = await moderator.post<{ message: string }>(`/api/import/${half._id}/check`, {
      mapping: half.mapping,
      mode: 'both',
    });
    expect([status, json.message]).toEqual([400, expect.stringContaining('Anlamı')]);
  });

  test('a list that is admins’ alone is not imported by moderators', async () => {
    const { moderator, database, config, upload } = await start();
    const { json } = await upload('carriers', csv('Ad;Sıra', 'X;1'));
    const kinds = importKinds(config);
    const calls = importHandlers(
      { database, now: Date.now, dataDir: config.dataDir },
      { kinds: { ...kinds, carriers: { ...kinds.carriers, access: ADMIN_ONLY } }, works: taskWorks(config.dataDir) },
    );
    const input = { params: { id: json._id }, body: { mapping: json.mapping, mode: 'both' } };
    const as = { viewer: { role: 'moderator' } } as never;
    await expect(async () => calls['POST /api/import/:id/check'](input as never, as)).rejects.toMatchObject({
      status: 403,
    });
    expect((await moderator.get(`/api/import/${json._id}`)).status).toBe(200);
  });
});
