import { expect, test } from 'vitest';
import type { ApplicationStatus, MessageStatus } from '#contract/content.ts';
import type { CategoryDistribution, DashboardStats, WeeklyTrend } from '#contract/dashboard.ts';
import type { Database } from '../../../base/db/database.ts';
import { newPublicId, publicIdOf } from '../../../base/db/public-id.ts';
import { json } from '../../../base/db/tables.ts';
import { startApp } from '../../../testing/app.ts';
import { categoryId, insertCategories, insertProducts } from '../../../testing/catalogue.ts';
import { insertBlogs, insertJobs } from '../../../testing/content.ts';
import { describeOnEngines, type Setup } from '../../../testing/engines.ts';
import { clockAt, DAY, HOUR, SECOND } from '../../../testing/forms.ts';
import { signIn } from '../../../testing/sign-in.ts';

const istanbul = (text: string): Date => new Date(`${text}+03:00`);
const NOW = istanbul('2026-03-10T12:00:00').getTime();
const daysAgo = (days: number): Date => new Date(NOW - days * DAY);

const insertMessages = (
  database: Database,
  rows: readonly { at: Date; name?: string; isRead?: boolean; status?: MessageStatus }[],
) =>
  database.write('inbox', async (trx) => {
    for (const { at, name = 'Veli Yazan', isRead = false, status = 'pending' } of rows) {
      await trx
        .insertInto('contactMessages')
        .values({
          publicId: newPublicId(),
          name,
          email: 'v@kalip.example',
          phone: '',
          subject: `${name} soruyor`,
          message: 'Merhaba',
          isRead,
          status,
          noticeVersion: '1',
          consentedAt: at,
          idempotencyKey: null,
          createdAt: at,
          updatedAt: at,
        })
        .execute();
    }
  });

const insertApplications = (
  database: Database,
  rows: readonly { at: Date; firstName?: string; status?: ApplicationStatus }[],
) =>
  database.write('inbox', async (trx) => {
    const job = await trx.selectFrom('jobs').select(['id', 'title']).orderBy('id').executeTakeFirstOrThrow();
    for (const { at, firstName = 'Ali', status = 'pending' } of rows) {
      await trx
        .insertInto('jobApplications')
        .values({
          publicId: newPublicId(),
          jobId: job.id,
          jobTitle: job.title,
          firstName,
          lastName: 'Aday',
          email: 'a@kalip.example',
          emailKey: 'a@kalip.example',
          phone: '',
          address: '',
          experience: '',
          education: '',
          skills: json<string[]>([]),
          coverLetter: '',
          resumeUrl: '',
          portfolio: '',
          linkedIn: '',
          availableStartDate: null,
          expectedSalary: '',
          status,
          notes: '',
          reviewedBy: '',
          reviewedAt: null,
          noticeVersion: '1',
          consentedAt: at,
          idempotencyKey: null,
          createdAt: at,
          updatedAt: at,
        })
        .execute();
    }
  });

const start = async (setup: Setup, role: 'moderator' | 'admin' = 'moderator') => {
  const clock = clockAt(NOW);
  const started = await startApp(setup, { clock: clock.now });
  const person = await signIn(started, role);
  const read = async <T>(name: string): Promise<T> => {
    const { status, json: reply } = await person.get<T>(`/api/dashboard/${name}`);
    expect(status).toBe(200);
    return reply;
  };
  return {
    ...started,
    clock,
    stats: () => read<DashboardStats>('stats'),
    trends: () => read<WeeklyTrend[]>('weekly-trends'),
    distribution: () => read<CategoryDistribution>('category-distribution'),
  };
};

describeOnEngines('the dashboard', (setup) => {
  test('is for staff only, and never kept', async () => {
    const started = await startApp(setup, { clock: () => NOW });
    const user = await signIn(started, 'user');
    await insertJobs(started.database, [{ key: 'Tornacı' }]);
    await insertApplications(started.database, [{ at: daysAgo(1), firstName: 'Gizlihan' }]);
    for (const name of ['stats', 'shop', 'weekly-trends', 'category-distribution']) {
      const anonymous = await started.get(`/api/dashboard/${name}`);
      expect(anonymous.status, name).toBe(401);
      const { status, body } = await user.get(`/api/dashboard/${name}`);
      expect(status, name).toBe(403);
      expect(anonymous.body + body, name).not.toContain('Gizlihan');
      for (const role of ['moderator', 'admin'] as const) {
        const reply = await (await signIn(started, role)).get(`/api/dashboard/${name}`);
        expect(reply.status, `${name} as ${role}`).toBe(200);
        expect(reply.headers['cache-control']).toBe('no-store');
      }
    }
  });

  test('of an empty database is all zeros, without a change', async () => {
    const { stats, trends, distribution } = await start(setup);
    const { overview, changes, recent, monthly, applicationStatus } = await stats();
    expect(new Set(Object.values(overview))).toEqual(new Set([0]));
    expect(changes).toEqual({ products: null, blogs: null, jobs: null, applications: null });
    expect(recent).toEqual({ applications: [], contacts: [], blogs: [] });
    expect(monthly).toHaveLength(12);
    expect(monthly.every(({ total }) => total === 0)).toBe(true);
    expect(applicationStatus).toEqual({ pending: 0, reviewing: 0, interview: 0, accepted: 0, rejected: 0 });
    expect((await trends()).map(({ applications, contacts }) => applications + contacts)).toEqual([
      0, 0, 0, 0, 0, 0, 0,
    ]);
    expect(await distribution()).toEqual({ products: [], blogs: [] });
  });

  test('counts every row that staff see, and of jobs also those that are open', async () => {
    const { database, clock, stats } = await start(setup);
    await insertCategories(database, [{ slug: 'pim' }, { slug: 'kapali', isActive: false }]);
    await insertProducts(database, [
      { code: 'A-1', category: 'pim' },
      { code: 'A-2', category: 'pim', isActive: false },
      { code: 'A-3', category: 'kapali' },
      { code: 'A-4', category: 'pim', deletedAt: daysAgo(1) },
    ]);
    await insertBlogs(database, [{ slug: 'bir' }, { slug: 'taslak', isPublished: false }]);
    await insertJobs(database, [
      { key: 'Süresiz' },
      { key: 'Bugün Biten', applicationDeadline: '2026-03-10' },
      { key: 'Dün Biten', applicationDeadline: '2026-03-09' },
      { key: 'Pasif', isActive: false },
    ]);
    await insertMessages(database, [
      { at: daysAgo(1) },
      { at: daysAgo(2), isRead: true, status: 'replied' },
      { at: daysAgo(400) },
    ]);
    await insertApplications(database, [
      { at: daysAgo(1) },
      { at: daysAgo(2), status: 'rejected' },
      { at: daysAgo(400) },
      { at: daysAgo(3), status: 'interview' },
    ]);
    const { overview, applicationStatus } = await stats();
    expect(overview).toEqual({
      totalProducts: 3,
      totalBlogs: 2,
      activeJobs: 2,
      totalJobs: 4,
      pendingApplications: 2,
      totalJobApplications: 4,
      totalContacts: 3,
      unreadContacts: 2,
      pendingContacts: 2,
    });
    expect(applicationStatus).toEqual({ pending: 2, reviewing: 0, interview: 1, accepted: 0, rejected: 1 });
    clock.pass(12 * HOUR - 1); // the last moment of the day in Istanbul
    expect((await stats()).overview.activeJobs).toBe(2);
    clock.pass(1);
    expect((await stats()).overview.activeJobs).toBe(1);
  });

  test('compares the last 30 days with the 30 before them, in percent to one decimal', async () => {
    const { database, clock, stats } = await start(setup);
    await insertCategories(database, [{ slug: 'pim' }]);
    const made = (code: string, days: number, deletedAt: Date | null = null) => ({
      code,
      category: 'pim',
      createdAt: daysAgo(days),
      deletedAt,
    });
    await insertProducts(database, [
      made('A-1', 1),
      made('A-2', 29),
      made('B-1', 31),
      made('B-2', 45),
      made('B-3', 59),
      made('C-1', 61),
      made('D-1', 2, daysAgo(1)),
    ]);
    await insertBlogs(database, [{ slug: 'yeni', createdAt: daysAgo(3) }]);
    await insertJobs(database, [{ key: 'Ocakta' }]); // 5 January: 64 days ago
    await insertApplications(database, [
      { at: daysAgo(1) },
      { at: daysAgo(2) },
      { at: daysAgo(3) },
      { at: daysAgo(40) },
    ]);
    expect(await stats()).toMatchObject({
      added: { products: 2, blogs: 1, jobs: 0, applications: 3 },
      changes: { products: -33.3, blogs: null, jobs: null, applications: 200 },
    });
    // Exactly 30 days old belongs to the last 30; a moment later to those before.
    await insertBlogs(database, [{ slug: 'sinirda', createdAt: daysAgo(30) }]);
    expect((await stats()).changes.blogs).toBeNull();
    clock.pass(1);
    expect((await stats()).changes.blogs).toBe(0);
    clock.pass(30 * DAY);
    expect((await stats()).changes.blogs).toBe(-100);
  });

  test('adds up applications, messages and posts by Istanbul’s months', async () => {
    const { database, clock, stats } = await start(setup);
    const totals = async () => Object.fromEntries((await stats()).monthly.map(({ month, total }) => [month, total]));
    await insertJobs(database, [{ key: 'Tornacı' }]);
    await insertMessages(database, [
      { at: istanbul('2026-02-28T23:59:59.999') },
      { at: istanbul('2026-03-01T00:00:00') },
      { at: istanbul('2025-03-31T23:59:59.999') },
      { at: istanbul('2025-04-01T00:00:00') },
    ]);
    await insertApplications(database, [
      { at: istanbul('2026-03-09T10:00:00') },
      { at: istanbul('2026-01-01T00:00:00') },
    ]);
    await insertBlogs(database, [
      { slug: 'bir', createdAt: istanbul('2025-12-31T23:59:59') },
      { slug: 'taslak', isPublished: false, createdAt: istanbul('2026-03-02T09:00:00') },
    ]);
    expect(await totals()).toEqual({
      '2025-04': 1,
      '2025-05': 0,
      '2025-06': 0,
      '2025-07': 0,
      '2025-08': 0,
      '2025-09': 0,
      '2025-10': 0,
      '2025-11': 0,
      '2025-12': 1,
      '2026-01': 1,
      '2026-02': 1,
      '2026-03': 3,
    });
    expect((await stats()).monthly.map(({ month }) => month).slice(-2)).toEqual(['2026-02', '2026-03']);
    clock.pass(istanbul('2026-04-01T00:00:00').getTime() - NOW - 1);
    expect(Object.keys(await totals()).at(-1)).toBe('2026-03');
    clock.pass(1);
    expect(Object.keys(await totals())).toEqual([
      '2025-05',
      '2025-06',
      '2025-07',
      '2025-08',
      '2025-09',
      '2025-10',
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
      '2026-03',
      '2026-04',
    ]);
    expect((await totals())['2026-04']).toBe(0);
  });

  test('shows the last seven days of Istanbul, today last', async () => {
    const { database, clock, trends } = await start(setup);
    await insertJobs(database, [{ key: 'Tornacı' }]);
    await insertMessages(database, [
      { at: istanbul('2026-03-03T23:59:59.999') },
      { at: istanbul('2026-03-04T00:00:00') },
      { at: istanbul('2026-03-09T23:59:59.999') },
    ]);
    await insertApplications(database, [
      { at: istanbul('2026-03-10T00:00:00') },
      { at: istanbul('2026-03-10T11:59:59') },
    ]);
    const none = { applications: 0, contacts: 0 };
    expect(await trends()).toEqual([
      { day: '2026-03-04', applications: 0, contacts: 1 },
      { day: '2026-03-05', ...none },
      { day: '2026-03-06', ...none },
      { day: '2026-03-07', ...none },
      { day: '2026-03-08', ...none },
      { day: '2026-03-09', applications: 0, contacts: 1 },
      { day: '2026-03-10', applications: 2, contacts: 0 },
    ]);
    clock.pass(12 * HOUR - 1);
    expect((await trends()).at(-1)).toEqual({ day: '2026-03-10', applications: 2, contacts: 0 });
    clock.pass(1);
    const next = await trends();
    expect([next[0]!.day, next.at(-1)]).toEqual(['2026-03-05', { day: '2026-03-11', ...none }]);
  });

  test('lists the newest ten applications, messages and posts', async () => {
    const { database, stats } = await start(setup);
    await insertJobs(database, [{ key: 'Tornacı' }]);
    const steps = Array.from({ length: 12 }, (_, i) => i);
    await insertMessages(
      database,
      steps.map((i) => ({ at: new Date(NOW - i * SECOND), name: `Yazan ${i}`, isRead: i % 2 === 1 })),
    );
    await insertApplications(
      database,
      steps.map((i) => ({
        at: new Date(NOW - i * SECOND),
        firstName: `Aday${i}`,
        status: i === 0 ? 'interview' : 'pending',
      })),
    );
    await insertBlogs(
      database,
      steps.map((i) => ({
        slug: `yazi-${i}`,
        title: `Yazı ${i}`,
        isPublished: i !== 0,
        createdAt: new Date(NOW - i * SECOND),
      })),
    );
    const { applications, contacts, blogs } = (await stats()).recent;
    expect([applications.length, contacts.length, blogs.length]).toEqual([10, 10, 10]);
    const createdAt = new Date(NOW).toISOString();
    expect(applications[0]).toEqual({
      _id: expect.stringMatching(/^\w+$/),
      name: 'Aday0 Aday',
      jobTitle: 'Tornacı',
      status: 'interview',
      createdAt,
    });
    expect(contacts[0]).toEqual({
      _id: expect.stringMatching(/^\w+$/),
      name: 'Yazan 0',
      subject: 'Yazan 0 soruyor',
      isRead: false,
      createdAt,
    });
    expect(blogs[0]).toEqual({
      _id: publicIdOf('content:yazi-0'),
      title: 'Yazı 0',
      slug: 'yazi-0',
      isPublished: false,
      createdAt,
    });
    expect(applications.at(-1)!.name).toBe('Aday9 Aday');
  });

  test('tells how products and posts spread over their categories', async () => {
    const { database, distribution } = await start(setup);
    await insertCategories(database, [
      { slug: 'bos', name: 'Çelik' },
      { slug: 'bos-2', name: 'Civata' },
      { slug: 'pim', name: 'Pim' },
      { slug: 'burc', name: 'Burç', isActive: false },
      { slug: 'itici', parent: 'pim' },
    ]);
    await insertProducts(database, [
      { code: 'A-1', category: 'burc' },
      { code: 'B-1', category: 'pim', subCategory: 'itici' },
      { code: 'B-2', category: 'pim', isActive: false },
      { code: 'B-3', category: 'pim', deletedAt: daysAgo(1) },
    ]);
    await insertBlogs(database, [
      { slug: 'a', category: 'Teknoloji' },
      { slug: 'b', category: 'Kalite', isPublished: false },
      { slug: 'c', category: 'Teknoloji' },
      { slug: 'd', category: 'Eğitim' },
      { slug: 'e', category: 'Çevre' },
    ]);
    expect(await distribution()).toEqual({
      products: [
        { _id: categoryId('pim'), name: 'Pim', count: 2 },
        { _id: categoryId('burc'), name: 'Burç', count: 1 },
        { _id: categoryId('bos-2'), name: 'Civata', count: 0 },
        { _id: categoryId('bos'), name: 'Çelik', count: 0 },
      ],
      blogs: [
        { name: 'Teknoloji', count: 2 },
        { name: 'Çevre', count: 1 },
        { name: 'Eğitim', count: 1 },
        { name: 'Kalite', count: 1 },
      ],
    });
  });
});
