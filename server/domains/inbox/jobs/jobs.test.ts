import { describe, expect, test } from 'vitest';
import { jobStateOf, type Job } from '#contract/jobs.ts';
import { istanbulDay, istanbulDayNumber } from '../../../base/clock.ts';
import { listen, startApp } from '../../../testing/app.ts';
import { contentId, insertJobs } from '../../../testing/content.ts';
import { describeWithDatabase } from '../../../testing/engines.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { jobStore } from './store.ts';

const NOON = Date.UTC(2026, 2, 10, 9, 0, 0);
const LAST_SECOND = Date.UTC(2026, 2, 10, 20, 59, 59); // 23:59:59 in Istanbul
const titles = (reply: unknown) => (reply as Job[]).map((job) => job.title);

describeWithDatabase(
  'jobs',
  (setup) => {
    const start = async () => {
      const time = { now: NOON };
      return { time, ...(await startApp(setup, { clock: () => time.now })) };
    };

    test('are the active ones that are not past their deadline, newest first', async () => {
      const { get } = await start();
      const { status, json, body } = await get('/api/jobs');
      expect(status).toBe(200);
      expect(titles(json)).toEqual(['Bugün Biten', 'Süresiz İlan']);
      expect(body).not.toContain('Kapalı');
      expect((json as Job[])[1]).toEqual({
        _id: contentId('Süresiz İlan'),
        slug: 'suresiz-ilan',
        title: 'Süresiz İlan',
        type: 'full-time',
        department: 'Üretim',
        location: 'İstanbul',
        experience: '2 yıl',
        salary: null,
        applicationDeadline: null,
        postedBy: 'İK Departmanı',
        description: 'Açıklama',
        requirements: ['a'],
        responsibilities: ['b'],
        benefits: [],
        isActive: true,
        createdAt: '2026-01-05T08:00:00.000Z',
        updatedAt: '2026-01-05T08:00:00.000Z',
        version: 1,
      });
    });

    test('are found by id; inactive, past and unknown ones are the same 404', async () => {
      const { get } = await start();
      expect((await get(`/api/jobs/${contentId('Bugün Biten')}`)).json).toMatchObject({
        title: 'Bugün Biten',
        applicationDeadline: '2026-03-10',
      });
      const bodies = new Set<string>();
      for (const id of [contentId('Kapalı'), contentId('Dün Biten'), 'yok']) {
        const { status, body } = await get(`/api/jobs/${id}`);
        expect(status).toBe(404);
        bodies.add(body);
      }
      expect([...bodies]).toEqual([expect.stringContaining('İş ilanı bulunamadı!')]);
    });

    test('are shown to staff whatever their state', async () => {
      const { database, time } = await start();
      const jobs = jobStore(database, () => time.now);
      expect(await jobs.list('staff')).toHaveLength(4);
      expect(await jobs.get(contentId('Dün Biten'), 'staff')).toMatchObject({ applicationDeadline: '2026-03-09' });
    });

    test('are counted as staff see them: one past its deadline is neither open nor closed', async () => {
      const started = await start();
      const moderator = await signIn(started, 'moderator');
      const figures = async () => (await moderator.get('/api/jobs/stats/dashboard')).json;
      expect(await figures()).toEqual({ total: 4, active: 2, over: 1, inactive: 1 });
      started.time.now = LAST_SECOND + 1_000;
      expect(await figures()).toEqual({ total: 4, active: 1, over: 2, inactive: 1 });
    });

    test('have the same state in the panel as on the site, on each day', async () => {
      const { database, time, get } = await start();
      const jobs = jobStore(database, () => time.now);
      for (const now of [NOON, LAST_SECOND, LAST_SECOND + 1_000]) {
        time.now = now;
        const open = (await jobs.list('staff')).filter((job) => jobStateOf(job, istanbulDay(now)) === 'open');
        expect(open.map(({ title }) => title)).toEqual(titles((await get('/api/jobs')).json));
      }
      expect((await jobs.list('staff')).map((job) => [job.title, jobStateOf(job, '2026-03-10')])).toContainEqual([
        'Dün Biten',
        'over',
      ]);
    });

    test('leave with the end of their last day in Istanbul, although replies are kept', async () => {
      const { time, app, get } = await start();
      const { fetch } = await listen({ app });
      const listed = async () => titles(JSON.parse((await fetch('/api/jobs')).body.toString()) as unknown);
      time.now = LAST_SECOND;
      expect(await listed()).toContain('Bugün Biten');
      const {
        headers: { etag },
      } = await fetch('/api/jobs');
      expect((await fetch('/api/jobs', { 'if-none-match': etag! })).status).toBe(304);
      time.now += 1_000;
      expect((await fetch('/api/jobs', { 'if-none-match': etag! })).status).toBe(200);
      expect(await listed()).toEqual(['Süresiz İlan']);
      expect((await get(`/api/jobs/${contentId('Bugün Biten')}`)).status).toBe(404);
    });

    test('are answered afresh after a change to them', async () => {
      const { database, get } = await start();
      await get('/api/jobs');
      await database.write('jobs', (trx) =>
        trx.updateTable('jobs').set({ isActive: true }).where('title', '=', 'Kapalı').execute(),
      );
      expect(titles((await get('/api/jobs')).json)).toContain('Kapalı');
    });
  },
  (database) =>
    insertJobs(database, [
      { key: 'Süresiz İlan' },
      { key: 'Kapalı', isActive: false },
      { key: 'Dün Biten', applicationDeadline: '2026-03-09' },
      { key: 'Bugün Biten', applicationDeadline: '2026-03-10' },
    ]),
);

describe('the day in Istanbul', () => {
  test.each([
    [NOON, '2026-03-10'],
    [LAST_SECOND, '2026-03-10'],
    [LAST_SECOND + 1_000, '2026-03-11'],
    [Date.UTC(2026, 11, 31, 21, 0, 0), '2027-01-01'],
  ])('at %i is %s', (now, day) => {
    expect(istanbulDay(now)).toBe(day);
    expect(istanbulDayNumber(() => now)()).toBe(Number(day.replaceAll('-', '')));
  });

  test('changes with the very millisecond', () => {
    let now = LAST_SECOND + 999;
    const day = istanbulDayNumber(() => now);
    expect(day()).toBe(20260310);
    now += 1;
    expect(day()).toBe(20260311);
  });
});
