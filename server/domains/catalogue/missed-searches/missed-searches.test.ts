import { expect, test } from 'vitest';
import type { MissedSearch } from '#contract/missed-searches.ts';
import { cleanUp } from '../../../housekeeping.ts';
import { startApp, type AppOptions } from '../../../testing/app.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { insertFamily, PIN_FAMILY } from '../../../testing/families.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';
import { MAX_ASKED, MAX_WAITING, missedCollector } from './collector.ts';
import { KEPT_DAYS, MAX_KEPT, MAX_NEW_A_DAY, missedSearchStore } from './store.ts';

const DAY_MS = 24 * 60 * 60_000;
interface Listed {
  items: MissedSearch[];
  total: number;
}

test('the search is asked a limited number of times in half a minute', async () => {
  const clock = { now: 0 };
  let asked = 0;
  const collector = missedCollector({
    store: { add: async () => {} },
    findsNothing: async () => {
      asked++;
      return false;
    },
    now: () => clock.now,
    onError: (error) => {
      throw error;
    },
  });
  for (let i = 0; i < MAX_ASKED + 10; i++) await collector.note(`zımbırtı ${i}`);
  expect(asked).toBe(MAX_ASKED);
  clock.now += 30_000;
  await collector.note('dingil');
  expect(asked).toBe(MAX_ASKED + 1);
});

describeOnEngines(
  'searches that found nothing',
  (setup) => {
    async function start(options: AppOptions = {}) {
      const app = await startApp(setup, options);
      const moderator = await signIn(app, 'moderator', { name: 'Ayşe Usta' });
      const miss = async (q: string) =>
        (await app.app.inject({ method: 'POST', url: '/api/catalogue/search/missed', payload: { q } })).statusCode;
      const list = async (query = '') => (await moderator.get<Listed>(`/api/missed-searches${query}`)).json;
      const texts = async (query = '') => (await list(query)).items.map(({ text }) => text);
      const rows = () => app.database.db.selectFrom('missedSearches').selectAll().orderBy('id').execute();
      return { ...app, moderator, miss, list, texts, rows };
    }

    test('are counted by text in all its spellings, most frequent first', async () => {
      const clock = { now: Date.UTC(2026, 10, 20, 9) };
      const { miss, list, rows } = await start({ clock: () => clock.now });
      expect(await miss('Zımbırtı')).toBe(204);
      await miss('dingil');
      clock.now += 60_000;
      await miss('  ZIMBIRTI ');
      expect(await rows()).toEqual([]); // a search costs no write
      const { items, total } = await list();
      expect(total).toBe(2);
      expect(items[0]).toEqual({
        _id: expect.any(String),
        text: 'Zımbırtı',
        times: 2,
        firstAt: '2026-11-20T09:00:00.000Z',
        lastAt: '2026-11-20T09:01:00.000Z',
        state: 'new',
      });
      await miss('zimbirti');
      expect((await list('?sort=newest')).items[0]).toMatchObject({ text: 'Zımbırtı', times: 3 });
      expect((await list('?q=ding')).items.map(({ times }) => times)).toEqual([1]);
    });

    test('are asked again by the server: texts that find something, and staff’s, do not count', async () => {
      const { miss, moderator, texts } = await start();
      await miss('itici pim 6x200');
      await miss('P40-6X200');
      await miss(' … ');
      await moderator.post('/api/catalogue/search/missed', { q: 'zımbırtı' });
      expect(await texts()).toEqual([]);
    });

    test('that may say who wrote them are not stored', async () => {
      const { miss, texts } = await start();
      for (const text of [
        'ali.veli@zımbırtı.example',
        'zımbırtı 0532 123 45 67',
        '+90 (532) 123-45-67 zımbırtı',
        'zımbırtı 4355084312345678',
        'zımbırtı 10000000146',
        'https://zımbırtı.example/?ad=ali',
      ])
        await miss(text);
      expect(await texts()).toEqual([]);
      await miss('zımbırtı 12x200x35x40');
      await miss('zımbırtı DIN 9861');
      expect(await texts('?sort=oldest')).toEqual(['zımbırtı 12x200x35x40', 'zımbırtı DIN 9861']);
    });

    test('are written before the server ends', async () => {
      const { app, miss, rows } = await start();
      await miss('zımbırtı');
      await app.close();
      expect(await rows()).toMatchObject([{ text: 'zımbırtı', times: 1 }]);
    });

    test('wait for the next writing where one fails', async () => {
      const { database, miss, list, log, rows } = await start();
      await database.db.schema.alterTable('missedSearches').renameTo('hidden').execute();
      await miss('zımbırtı');
      expect(await list()).toMatchObject({ code: 'INTERNAL' });
      await miss('ZIMBIRTI');
      await database.db.schema.alterTable('hidden').renameTo('missedSearches').execute();
      await list();
      expect(await rows()).toMatchObject([{ text: 'zımbırtı', times: 2 }]);
      expect(log.map(({ msg }) => msg)).toContain(
        'searches without a hit, CAD files given, redirects or missing pages could not be counted or read',
      );
    });

    test('of a flood fill neither memory nor table', async () => {
      const clock = { now: Date.UTC(2026, 10, 20, 9) };
      const { database, miss, list, texts } = await start({ clock: () => clock.now });
      const store = missedSearchStore({ database, now: () => clock.now });
      const flood = (count: number, times = 1) =>
        Array.from({ length: count }, (_, i) => {
          const at = new Date(clock.now + i);
          return { folded: `x${clock.now + i}`, text: `X${i}`, times, firstAt: at, lastAt: at };
        });
      await miss('zımbırtı');
      for (let i = 0; i < MAX_WAITING + 20; i++) await miss(`zzqqkk${i}`);
      expect((await list()).total).toBe(MAX_WAITING);
      await store.add(flood(MAX_NEW_A_DAY));
      expect((await list()).total).toBe(MAX_NEW_A_DAY);
      await miss('zımbırtı'); // known ones count all the same
      expect((await list('?q=zimbirti')).items[0]?.times).toBe(2);
      for (let day = 0; day < MAX_KEPT / MAX_NEW_A_DAY; day++) {
        clock.now += DAY_MS + 1_000;
        await store.add(flood(MAX_NEW_A_DAY));
      }
      expect((await list()).total).toBe(MAX_KEPT);
      expect((await texts())[0]).toBe('zımbırtı');
      expect(await texts('?q=zzqqkk0')).toEqual([]);
    });

    test('go after half a year without another search', async () => {
      const clock = { now: Date.UTC(2026, 0, 5) };
      const { database, config, miss, texts } = await start({ clock: () => clock.now });
      await miss('zımbırtı');
      await miss('dingil');
      await texts();
      const clean = () => cleanUp({ database, config, now: () => clock.now });
      clock.now += KEPT_DAYS * DAY_MS - 1;
      await clean();
      await miss('dingil');
      expect(await texts()).toEqual(['dingil', 'zımbırtı']);
      clock.now += 1;
      await clean();
      expect(await texts()).toEqual(['dingil']);
    });

    test('are marked and deleted by staff, one or many, and the audit list says so without their texts', async () => {
      const { database, miss, moderator, list, texts } = await start();
      for (const text of ['zımbırtı', 'dingil', 'fırfır']) await miss(text);
      const { items } = await list('?sort=oldest');
      const [first, second, third] = items.map(({ _id }) => _id);
      const mark = (ids: unknown, isDone: boolean) => moderator.put('/api/missed-searches', { ids, isDone });
      expect((await mark([first, second, 'gone'], true)).json).toEqual({ changed: 2 });
      expect((await mark([first], true)).json).toEqual({ changed: 0 });
      expect(await texts('?state=new')).toEqual(['fırfır']);
      await miss('zımbırtı');
      expect((await list('?state=done')).items.map(({ text, times }) => [text, times])).toEqual([
        ['zımbırtı', 2],
        ['dingil', 1],
      ]);
      await mark([second], false);
      expect((await moderator.post('/api/missed-searches/remove', { ids: [second, third] })).json).toEqual({
        changed: 2,
      });
      expect(await texts()).toEqual(['zımbırtı']);
      const entries = await database.db
        .selectFrom('audit')
        .select(['action', 'title', 'changes', 'actorName'])
        .where('kind', '=', 'missed-search')
        .orderBy('id')
        .execute();
      const actorName = 'Ayşe Usta';
      const marked = (isDone: boolean) => [{ field: 'isDone', before: !isDone, after: isDone }];
      expect(entries).toEqual([
        { action: 'update', title: '2 sonuçsuz arama', changes: marked(true), actorName },
        { action: 'update', title: '1 sonuçsuz arama', changes: marked(false), actorName },
        { action: 'delete', title: '2 sonuçsuz arama', changes: [], actorName },
      ]);
      expect((await mark([], true)).json).toMatchObject({ message: 'En az bir arama seçin.' });
      expect((await mark(Array(101).fill(first), true)).json).toMatchObject({
        message: 'Bir kerede en çok 100 arama seçilebilir.',
      });
    });
  },
  async (database) => {
    await seedSmallCatalogue(database);
    await insertFamily(database, PIN_FAMILY);
  },
);
