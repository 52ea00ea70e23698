import { expect, test } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import type { ListPage } from '#contract/content.ts';
import type { OutboxMail } from '#contract/outbox.ts';
import { enqueue, outbox, RETRY_PAUSES_MS, type ClaimedMail } from '../../../base/mail/outbox.ts';
import { describeWithDatabase } from '../../../testing/engines.ts';
import { MINUTE, startFormApp } from '../../../testing/forms.ts';
import { signIn } from '../../../testing/sign-in.ts';

const URL = '/api/outbox';

describeWithDatabase('the outbox’s list', (setup) => {
  async function start() {
    const app = await startFormApp(setup);
    const admin = await signIn(app, 'admin', { name: 'Ayşe Usta' });
    const { now } = app.clock;
    const mails = outbox({ database: app.database, now });
    const add = async (subject: string, { kind = 'account-reset', to = 'alan@ornek.example' } = {}) => {
      await app.database.write('mail', (trx) =>
        enqueue(
          trx,
          {
            kind,
            to,
            subject,
            text: 'gizli metin',
            html: '<p>gizli metin</p>',
            headers: { 'List-Unsubscribe': '<https://gizli.example>' },
          },
          new Date(now()),
        ),
      );
      return (
        await app.database.db
          .selectFrom('outbox')
          .select('publicId')
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirstOrThrow()
      ).publicId;
    };
    const claimOne = async (): Promise<ClaimedMail> => (await mails.claim(1)).mails[0]!;
    const page = async (query = '') => (await admin.get<ListPage<OutboxMail>>(`${URL}${query}`)).json;
    const rowOf = async (id: string) => (await page()).items.find(({ _id }) => _id === id);
    const resend = (id: string) => admin.post<OutboxMail & { error?: string }>(`${URL}/${id}/resend`, {});
    const audit = async () => (await admin.get<ListPage<AuditEntry>>('/api/audit?group=all&kind=mail')).json.items;
    return { ...app, admin, mails, add, claimOne, page, rowOf, resend, audit };
  }

  test('shows the newest mails first, by state and search, and nothing of their words', async () => {
    const { add, claimOne, mails, page, admin, clock } = await start();
    const sent = await add('Siparişiniz alındı: SP-2026-000001', { kind: 'order-received', to: 'İrem@ornek.example' });
    await mails.markSent([await claimOne()]);
    const failed = await add('Şifre sıfırlama bağlantınız');
    await mails.markRefused(await claimOne(), '550 no such mailbox', true);
    const waiting = await add('E-posta adresinizi onaylayın');

    const all = await page();
    expect(all).toMatchObject({ total: 3, page: 1, limit: 20, pages: 1 });
    expect(all.items.map(({ _id }) => _id)).toEqual([waiting, failed, sent]);
    expect(JSON.stringify(all)).not.toMatch(/gizli/);
    const at = new Date(clock.now()).toISOString();
    expect(all.items[1]).toEqual({
      _id: failed,
      kind: 'account-reset',
      recipient: 'alan@ornek.example',
      subject: 'Şifre sıfırlama bağlantınız',
      state: 'failed',
      attempts: 1,
      dueAt: null,
      createdAt: at,
      sentAt: null,
      lastError: '550 no such mailbox',
    });
    expect(all.items[0]).toMatchObject({ state: 'waiting', attempts: 0, dueAt: at, lastError: null });
    expect(all.items[2]).toMatchObject({ state: 'sent', sentAt: at, dueAt: null });

    const ids = async (query: string) => (await page(query)).items.map(({ _id }) => _id);
    expect(await ids('?state=failed')).toEqual([failed]);
    expect(await ids('?q=SIFRE')).toEqual([failed]);
    expect(await ids('?q=irem%20siparis')).toEqual([sent]);
    expect(await ids('?q=ornek&state=waiting')).toEqual([waiting]);
    expect(await ids('?q=%25')).toHaveLength(3);
    expect(await page('?q=ornek&limit=2&page=2')).toMatchObject({ total: 3, pages: 2, items: [{ _id: sent }] });
    expect(await page('?limit=2&page=2')).toMatchObject({ total: 3, pages: 2, items: [{ _id: sent }] });
    for (const query of ['?state=x', '?limit=0', '?x=1'])
      expect((await admin.get(`${URL}${query}`)).status, query).toBe(400);
  });

  test('sends a failed or waiting mail again, from its first try', async () => {
    const { add, claimOne, mails, resend, audit, clock } = await start();
    const id = await add('Konu');
    await mails.markRefused(await claimOne(), '550 no such mailbox', true);
    clock.pass(MINUTE);
    expect(await resend(id)).toMatchObject({
      status: 200,
      json: {
        _id: id,
        state: 'waiting',
        attempts: 0,
        dueAt: new Date(clock.now()).toISOString(),
        lastError: null,
      },
    });
    expect(await audit()).toMatchObject([
      {
        actor: 'Ayşe Usta',
        action: 'update',
        rowId: id,
        title: 'Konu',
        changes: [
          { field: 'state', before: 'failed', after: 'waiting' },
          { field: 'attempts', before: 1, after: 0 },
        ],
      },
    ]);
    // Between two tries it is being sent by nobody, also where the pause is as long as a claim.
    for (const pause of RETRY_PAUSES_MS.slice(0, 2)) {
      await mails.markRefused(await claimOne(), '451 later', false);
      clock.pass(pause);
    }
    await mails.markRefused(await claimOne(), '451 later', false);
    expect((await resend(id)).status).toBe(200);
    expect(await claimOne()).toMatchObject({ publicId: id, attempts: 1 });
  });

  test('leaves a mail alone while it is being sent, and one that was sent unsent', async () => {
    const { add, claimOne, mails, resend, admin, rowOf, clock, database } = await start();
    const id = await add('Konu');
    const claim = await claimOne();
    for (const reply of [await resend(id), await admin.del(`${URL}/${id}`)])
      expect(reply).toMatchObject({ status: 409, json: { error: 'Bu e-posta şu anda gönderiliyor.' } });
    expect(await mails.isClaimed(claim)).toBe(true);
    await mails.markSent([claim]);
    expect(await resend(id)).toMatchObject({ status: 409, json: { error: 'Bu e-posta gönderilmiş.' } });
    expect(await rowOf(id)).toMatchObject({ state: 'sent', attempts: 1 });

    const second = await add('İkinci');
    const dead = await claimOne();
    clock.pass(5 * MINUTE); // the process died
    expect((await resend(second)).status).toBe(200);
    const other = outbox({ database, now: clock.now });
    expect((await other.claim(1)).mails).toMatchObject([{ publicId: second, attempts: 1 }]);
    expect(await mails.isClaimed(dead)).toBe(false);
    await mails.giveBack([dead]);
    expect(await rowOf(second)).toMatchObject({ attempts: 1 });
  });

  test('gives a mail back with the reason of its last failure', async () => {
    const { add, claimOne, mails, rowOf, clock } = await start();
    const id = await add('Konu');
    await mails.markRefused(await claimOne(), '451 later', false);
    clock.pass(MINUTE);
    const claim = await claimOne();
    expect(await rowOf(id)).toMatchObject({ attempts: 2, lastError: null });
    await mails.giveBack([claim]);
    expect(await rowOf(id)).toMatchObject({ attempts: 1, lastError: '451 later' });
  });

  test('removes mails of every state, and notes it without the words of a person', async () => {
    const { add, claimOne, mails, admin, page, audit, database } = await start();
    const ids = [await add('Konu')];
    await mails.markSent([await claimOne()]);
    ids.push(await add('İletişim formu: Hülya Çelik', { kind: 'contact-staff' }));
    await mails.markRefused(await claimOne(), '550', true);
    ids.push(await add('Bekleyen'));
    for (const id of ids) expect((await admin.del(`${URL}/${id}`)).status).toBe(204);
    expect((await page()).total).toBe(0);
    expect((await audit()).map(({ action, title }) => [action, title])).toEqual([
      ['delete', 'Bekleyen'],
      ['delete', 'Yeni mesaj bildirimi'],
      ['delete', 'Konu'],
    ]);
    expect(JSON.stringify(await database.db.selectFrom('audit').selectAll().execute())).not.toMatch(/Hülya|gizli/);
    for (const reply of [await admin.del(`${URL}/${ids[0]}`), await admin.post(`${URL}/x/resend`, {})])
      expect(reply).toMatchObject({ status: 404, json: { error: 'E-posta bulunamadı.' } });
  });

  test('is for admins only', async () => {
    const started = await start();
    const id = await started.add('Konu');
    expect((await started.get(URL)).status).toBe(401);
    const moderator = await signIn(started, 'moderator');
    for (const reply of [
      await moderator.get(URL),
      await moderator.post(`${URL}/${id}/resend`, {}),
      await moderator.del(`${URL}/${id}`),
    ])
      expect(reply.status).toBe(403);
  });
});
