import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { monthsEarlier } from '../../base/clock.ts';
import { NEWEST_EDITION } from '../../../demo/edition.ts';
import { prepareInstallation } from '../../../start/installation.ts';
import { diskStorage } from '../../base/files/storage.ts';
import { startHousekeeping } from '../../housekeeping.ts';
import { settingStore } from '../../base/settings/store.ts';
import { startApp } from '../../testing/app.ts';
import { describeOnEngines, until } from '../../testing/engines.ts';
import { clockAt, DAY } from '../../testing/forms.ts';
import { apply, everythingKept, insertMessage } from '../../testing/personal-data.ts';
import { setSettings } from '../../testing/shop.ts';
import { signIn } from '../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../testing/small-catalogue.ts';
import { retention } from './retention.ts';

test.each([
  ['2026-11-20T09:00:00.000Z', 24, '2024-11-20T09:00:00.000Z'],
  ['2026-03-31T09:00:00.000Z', 1, '2026-02-28T09:00:00.000Z'],
  ['2024-03-30T09:00:00.000Z', 1, '2024-02-29T09:00:00.000Z'],
  ['2026-01-15T09:00:00.000Z', 13, '2024-12-15T09:00:00.000Z'],
])('of %s, %i months earlier is %s', (now, months, earlier) => {
  expect(monthsEarlier(Date.parse(now), months).toISOString()).toBe(earlier);
});

describeOnEngines('messages and applications of visitors', (setup) => {
  async function start() {
    const clock = clockAt();
    const app = await startApp(setup, { clock: clock.now });
    const { database, config } = app;
    const message = (name: string, at = clock.now()) =>
      insertMessage(database, {
        email: `${name}@ornek.example`,
        name,
        subject: `Konu ${name}`,
        at: new Date(at),
        reply: `Sayın ${name}`,
      });
    return {
      ...app,
      clock,
      message,
      async eraseDue(storage = diskStorage(config.dataDir)) {
        const { eraseDeletedMessages, eraseMessages, eraseApplications } = retention({
          database,
          storage,
          now: clock.now,
        });
        await eraseDeletedMessages();
        await eraseMessages();
        await eraseApplications();
      },
      messages: async () =>
        (await database.db.selectFrom('contactMessages').select('name').orderBy('id').execute()).map(
          ({ name }) => name,
        ),
      applicants: async () =>
        (await database.db.selectFrom('jobApplications').select('firstName').orderBy('id').execute()).map(
          ({ firstName }) => firstName,
        ),
      audit: () =>
        database.db
          .selectFrom('audit')
          .select(['kind', 'action', 'actorName', 'rowId', 'title'])
          .where('action', '=', 'delete')
          .orderBy('id')
          .execute(),
    };
  }

  test('are kept for ever where no period is set, as in an older installation', async () => {
    const app = await start();
    await app.message('Gizemnur', Date.UTC(2001, 0, 1));
    await apply(app, 'aday@ornek.example', { name: 'Aday' });
    app.clock.pass(20 * 365 * DAY);
    await app.eraseDue();
    expect([await app.messages(), await app.applicants(), await app.audit()]).toEqual([['Gizemnur'], ['Aday'], []]);
  });

  test('as a message is erased with its replies and mails once its period is over, and not before', async () => {
    const app = await start();
    await setSettings(app.database, { retention_messages_months: 24 });
    const due = await app.message('Gizemnur', Date.UTC(2024, 10, 20, 9));
    await app.message('Velihan', Date.UTC(2024, 10, 20, 9, 0, 1));
    app.clock.pass(-1);
    const version = app.database.version('inbox');
    await app.eraseDue();
    expect([await app.messages(), app.database.version('inbox')], 'and looking is no write').toEqual([
      ['Gizemnur', 'Velihan'],
      version,
    ]);
    app.clock.pass(1);
    await app.eraseDue();
    expect(await app.messages()).toEqual(['Velihan']);
    const kept = await everythingKept(app.database);
    expect(kept).not.toMatch(/gizemnur/i);
    expect(kept).toContain('Sayın Velihan');
    expect(await app.audit()).toEqual([
      { kind: 'message', action: 'delete', actorName: 'Sistem', rowId: due, title: 'Silinmiş mesaj' },
    ]);
  });

  test('as a message in the trash is erased at the same time as the others', async () => {
    const app = await start();
    await setSettings(app.database, { retention_messages_months: 24 });
    const admin = await signIn(app, 'admin');
    const due = await app.message('Gizemnur', Date.UTC(2024, 10, 20, 9));
    const young = await app.message('Velihan', Date.UTC(2024, 10, 20, 9, 0, 1));
    for (const id of [due, young]) expect((await admin.del(`/api/contacts/${id}`)).status).toBe(204);
    app.clock.pass(-1);
    const version = app.database.version('inbox');
    await app.eraseDue();
    expect(app.database.version('inbox'), 'looking is no write').toBe(version);
    app.clock.pass(1);
    await app.eraseDue();
    const kept = await everythingKept(app.database);
    expect(kept).not.toMatch(/gizemnur/i);
    expect(kept).toContain('Sayın Velihan');
    expect((await admin.post(`/api/trash/${due}/restore`)).status).toBe(404);
    expect((await admin.post(`/api/trash/${young}/restore`)).status).toBe(200);
    expect(
      await app.database.db
        .selectFrom('audit')
        .select(['action', 'actorName', 'title'])
        .where('action', '=', 'erase')
        .execute(),
    ).toEqual([{ action: 'erase', actorName: 'Sistem', title: 'Silinmiş mesaj' }]);
  });

  test('as an application is erased with its CV, counted from the last change of its status, otherwise from its arrival', async () => {
    const app = await start();
    const staff = await signIn(app, 'moderator');
    await setSettings(app.database, { retention_applications_months: 12 });
    const untouched = await apply(app, 'a@ornek.example', { name: 'Gizemnur' });
    const changed = await apply(app, 'b@ornek.example', { name: 'Velihan' });
    app.clock.pass(100 * DAY);
    expect(
      (await staff.patch(`/api/job-applications/${changed}/status`, { status: 'interview', version: 1 })).status,
    ).toBe(200);
    app.clock.pass(265 * DAY - 1);
    await app.eraseDue();
    expect(await app.applicants()).toEqual(['Gizemnur', 'Velihan']);
    app.clock.pass(1);
    await app.eraseDue();
    expect(await app.applicants()).toEqual(['Velihan']);
    expect(await everythingKept(app.database)).not.toMatch(/gizemnur/i);
    const cvs = () => readdirSync(join(app.config.dataDir, 'private/resumes'));
    expect(cvs()).toHaveLength(1);
    app.clock.pass(100 * DAY);
    await app.eraseDue();
    expect([await app.applicants(), cvs()]).toEqual([[], []]);
    expect((await app.audit()).map(({ kind, actorName, rowId }) => [kind, actorName, rowId])).toEqual([
      ['application', 'Sistem', untouched],
      ['application', 'Sistem', changed],
    ]);
  });

  test('are all erased, however many are due', async () => {
    const app = await start();
    await setSettings(app.database, { retention_messages_months: 1 });
    const [at, old] = [new Date(app.clock.now()), new Date(Date.UTC(2020, 0, 1))];
    const row = (i: number, createdAt: Date) => ({
      publicId: `m${i}`,
      name: `Kişi ${i}`,
      email: `k${i}@ornek.example`,
      phone: '',
      subject: 'Konu',
      message: 'Merhaba',
      isRead: false,
      status: 'pending' as const,
      idempotencyKey: null,
      noticeVersion: '1',
      consentedAt: createdAt,
      createdAt,
      updatedAt: createdAt,
    });
    await app.database.write('inbox', (trx) =>
      trx
        .insertInto('contactMessages')
        .values([...Array.from({ length: 250 }, (_, i) => row(i, old)), row(250, at)])
        .execute(),
    );
    await app.eraseDue();
    expect(await app.messages()).toEqual(['Kişi 250']);
    expect(await app.audit()).toHaveLength(250);
  });

  test('are all erased although a CV cannot be removed, which is reported', async () => {
    const app = await start();
    await setSettings(app.database, { retention_applications_months: 1 });
    for (const name of ['Gizemnur', 'Velihan']) await apply(app, `${name}@ornek.example`, { name });
    app.clock.pass(40 * DAY);
    const removed: string[] = [];
    const remove = async (path: string) => {
      removed.push(path);
      if (removed.length === 1) throw new Error('read-only');
    };
    await expect(app.eraseDue({ ...diskStorage(app.config.dataDir), remove })).rejects.toThrow('read-only');
    expect([await app.applicants(), removed.length]).toEqual([[], 2]);
  });

  test('are erased although other steps of the housekeeping fail, each of which is reported', async () => {
    const app = await start();
    await setSettings(app.database, { retention_messages_months: 1, retention_applications_months: 1 });
    await apply(app, 'aday@ornek.example', { name: 'Aday' });
    app.clock.pass(40 * DAY);
    const broken = ['used_challenges', 'account_tokens', 'trash', 'previews', 'contact_messages'];
    for (const table of broken)
      await sql`alter table ${sql.table(table)} rename to ${sql.table(`${table}_x`)}`.execute(app.database.db);
    const errors: unknown[] = [];
    const end = startHousekeeping({ database: app.database, config: app.config, now: app.clock.now }, (error) => {
      errors.push(error);
    });
    await until(async () => (await app.applicants()).length === 0, 20_000);
    end();
    expect(errors.map((error) => broken.filter((table) => (error as Error).message.includes(table)))).toEqual(
      ['used_challenges', 'account_tokens', 'trash', 'previews', 'trash', 'contact_messages'].map((table) => [table]),
    );
  });

  test('are erased by the housekeeping', async () => {
    const app = await start();
    await setSettings(app.database, { retention_messages_months: 1 });
    await app.message('Gizemnur', Date.UTC(2020, 0, 1));
    await (await signIn(app, 'moderator')).del(`/api/contacts/${await app.message('Velihan', Date.UTC(2020, 0, 1))}`);
    const end = startHousekeeping({ database: app.database, config: app.config, now: app.clock.now }, (error) => {
      throw error;
    });
    await until(async () => (await app.messages()).length === 0, 20_000);
    end();
    expect(await app.database.db.selectFrom('trash').selectAll().execute()).toEqual([]);
  });
});

describeOnEngines('periods', (setup) => {
  const periods = async (database: Parameters<typeof settingStore>[0]) => {
    const { retention_messages_months: messages, retention_applications_months: applications } =
      await settingStore(database).all();
    return [messages, applications];
  };

  test('are set in a new installation, and in no older one', async () => {
    const [fresh, filled, upgraded] = [await setup.open(), await setup.open(), await setup.open()];
    const { config } = await startApp(setup, { database: fresh });
    await prepareInstallation(fresh, config, { isEmptyWanted: true });
    expect(await periods(fresh)).toEqual([24, 12]);
    await seedSmallCatalogue(filled);
    await prepareInstallation(filled, config, { isEmptyWanted: false });
    await setSettings(upgraded, { install_content: 'demo', install_pictures: NEWEST_EDITION });
    await prepareInstallation(upgraded, config, { isEmptyWanted: false });
    expect([await periods(filled), await periods(upgraded)]).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  test('that an admin has emptied stay empty', async () => {
    const database = await setup.open();
    const app = await startApp(setup, { database });
    await prepareInstallation(database, app.config, { isEmptyWanted: true });
    const admin = await signIn(app, 'admin');
    const put = (value: unknown) =>
      admin.put('/api/settings', [{ settingKey: 'retention_messages_months', settingValue: value }]);
    expect((await put(null)).status).toBe(200);
    await prepareInstallation(database, app.config, { isEmptyWanted: true });
    expect(await periods(database)).toEqual([null, 12]);
    for (const wrong of [0, -1, 121, 1.5, '12', true])
      expect(await put(wrong), String(wrong)).toMatchObject({
        status: 400,
        json: { fields: { retention_messages_months: 'Süre 1 ile 120 ay arasında bir tam sayı olmalıdır.' } },
      });
    for (const right of [1, 120]) expect((await put(right)).status).toBe(200);
    expect((await app.get('/api/settings')).body, 'and are the admins’ business').not.toContain('retention');
  });
});
