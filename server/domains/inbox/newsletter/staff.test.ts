import { expect, test } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import { NEWSLETTER_CONSENT } from '#contract/consent.ts';
import type { ListPage } from '#contract/content.ts';
import type { Subscriber } from '#contract/newsletter.ts';
import { describeWithDatabase } from '../../../testing/engines.ts';
import { MINUTE, startFormApp } from '../../../testing/forms.ts';
import { signIn } from '../../../testing/sign-in.ts';

const URL = '/api/newsletter';

describeWithDatabase('the newsletter’s list', (setup) => {
  async function start() {
    const app = await startFormApp(setup);
    const admin = await signIn(app, 'admin', { name: 'Ayşe Usta' });
    let sender = 0;
    const subscribe = async (email: string) => {
      app.clock.pass(MINUTE);
      sender += 1;
      expect((await app.post(URL, { email, consent: true }, { from: `192.0.2.${sender}` })).status).toBe(202);
    };
    const linkIn = async (email: string) =>
      /\/bulten\/onay\/([\w.-]+)/.exec(
        (
          await app.database.db
            .selectFrom('outbox')
            .select('bodyText')
            .where('recipient', '=', email)
            .orderBy('id', 'desc')
            .executeTakeFirstOrThrow()
        ).bodyText,
      )![1]!;
    const list = async (query = '') => (await admin.get<Subscriber[]>(`${URL}${query}`)).json;
    const audit = async (query = '') =>
      (await admin.get<ListPage<AuditEntry>>(`/api/audit?group=all&kind=newsletter${query}`)).json.items;
    return { ...app, admin, subscribe, linkIn, list, audit };
  }

  test('shows admins each consent with its time, filtered, sorted and in pages', async () => {
    const { subscribe, linkIn, post, list, admin, clock } = await start();
    for (const email of ['b@ornek.example', 'Çelik@ornek.example', 'a@baska.example']) await subscribe(email);
    await post(`${URL}/confirm`, { token: await linkIn('b@ornek.example') });
    const emails = async (query: string) => (await list(query)).map((one) => one.email);
    expect(await list('?status=confirmed')).toEqual([
      {
        _id: expect.any(String),
        email: 'b@ornek.example',
        status: 'confirmed',
        consentText: NEWSLETTER_CONSENT,
        noticeVersion: expect.any(String),
        consentedAt: expect.any(String),
        confirmedAt: new Date(clock.now()).toISOString(),
        unsubscribedAt: null,
      },
    ]);
    expect(await emails('')).toEqual(['a@baska.example', 'Çelik@ornek.example', 'b@ornek.example']);
    expect(await emails('?sort=oldest')).toEqual(['b@ornek.example', 'Çelik@ornek.example', 'a@baska.example']);
    expect((await emails('?sort=email')).slice(0, 2)).toEqual(['a@baska.example', 'b@ornek.example']);
    expect(await emails('?q=ORNEK&status=pending')).toEqual(['Çelik@ornek.example']);
    expect(await emails('?q=%25')).toHaveLength(3);
    expect((await admin.get<ListPage<Subscriber>>(`${URL}?limit=2&page=2`)).json).toMatchObject({
      total: 3,
      pages: 2,
      items: [{ email: 'b@ornek.example' }],
    });
    for (const query of ['?status=x', '?sort=x', '?limit=0', '?x=1'])
      expect((await admin.get(`${URL}${query}`)).status, query).toBe(400);
  });

  test('is closed to moderators; each reading and each export is noted', async () => {
    const started = await start();
    await started.subscribe('b@ornek.example');
    const moderator = await signIn(started, 'moderator');
    for (const reply of [
      await moderator.get(URL),
      await moderator.get(`${URL}/export`),
      await moderator.del(`${URL}/x`),
    ])
      expect(reply.status).toBe(403);
    await started.list('?q=b%40ornek');
    await started.admin.get(`${URL}/export?status=pending`);
    expect(
      (await started.audit()).map(({ action, changes }) => [
        action,
        Object.fromEntries(changes.map(({ field, after }) => [field, after])),
      ]),
    ).toEqual([
      ['export', { rows: 1, status: 'pending' }],
      ['read', { rows: 1, q: '•••' }],
    ]);
  });

  test('is a table for spreadsheets, in which no address is a formula', async () => {
    const { subscribe, admin } = await start();
    await subscribe('=cmd@ornek.example');
    await subscribe('b@ornek.example');
    const reply = await admin.send({ method: 'GET', url: `${URL}/export` });
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': expect.stringContaining('filename="bulten-kayitlari-2026-11-20.csv"'),
    });
    const lines = reply.body.split('\r\n');
    expect(lines[0]).toMatch(/^\ufeff"E-posta";"Durum";"Rıza tarihi";/);
    expect(lines[1]).toMatch(/^"b@ornek\.example";"Onay bekliyor";"20\.11\.2026 12:02";"";"";/);
    expect(lines[2]).toMatch(/^"'=cmd@ornek\.example";/);
    expect(
      (await admin.send({ method: 'GET', url: `${URL}/export?status=confirmed` })).body.split('\r\n'),
    ).toHaveLength(2);
  });

  test('an erased address is gone everywhere, and its links no longer work', async () => {
    const { subscribe, linkIn, post, admin, list, database, audit } = await start();
    await subscribe('b@ornek.example');
    const token = await linkIn('b@ornek.example');
    const [{ _id: id } = { _id: '' }] = await list();
    expect((await admin.del(`${URL}/${id}`)).status).toBe(204);
    expect(await list()).toEqual([]);
    for (const table of ['newsletterSubscribers', 'outbox', 'audit', 'trash'] as const)
      expect(JSON.stringify(await database.db.selectFrom(table).selectAll().execute()), table).not.toContain('b@ornek');
    expect((await post(`${URL}/confirm`, { token })).status).toBe(400);
    expect(await audit('&action=delete')).toMatchObject([
      { actor: 'Ayşe Usta', rowId: id, title: 'Bülten kaydı', changes: [] },
    ]);
    expect(await admin.del(`${URL}/${id}`)).toMatchObject({ status: 404, json: { error: 'Bülten kaydı bulunamadı.' } });
  });
});
