import { expect, test } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import type { ContactMessage } from '#contract/contacts.ts';
import type { ListPage } from '#contract/content.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { fixedServer } from '../../../base/mail/mail-server.ts';
import { mailWorker } from '../../../base/mail/worker.ts';
import { openTransport } from '../../../base/mail/smtp.ts';
import { describeWithDatabase } from '../../../testing/engines.ts';
import { MINUTE, startFormApp } from '../../../testing/forms.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { startSmtp } from '../../../testing/smtp.ts';

const URL = '/api/contacts';

describeWithDatabase('messages, as staff keep them', (setup) => {
  async function start() {
    const app = await startFormApp(setup);
    const [admin, moderator] = [
      await signIn(app, 'admin', { name: 'Ayşe Usta' }),
      await signIn(app, 'moderator', { name: 'Mehmet Çelik' }),
    ];
    let sender = 0;
    const write = async (more: object = {}): Promise<string> => {
      app.clock.pass(MINUTE);
      sender += 1;
      const { status, json } = await app.post(
        URL,
        {
          name: 'Şükrü Ağaoğlu',
          email: `gonderen${sender}@ornek.example`,
          subject: 'Teklif',
          message: 'Merhaba,\nkolon burç fiyatı?',
          ...more,
          botProtection: { honeypot: '', ...(await app.solved()) },
        },
        { from: `192.0.2.${sender}` },
      );
      expect(status).toBe(201);
      return json['id'] as string;
    };
    const list = async (query = '') => (await moderator.get<ContactMessage[]>(`${URL}${query}`)).json;
    const find = async (id: string) => (await list()).find((one) => one._id === id);
    const reply = (id: string, body: object) => moderator.post<ContactMessage & ErrorBody>(`${URL}/${id}/reply`, body);
    const outbox = () => app.database.db.selectFrom('outbox').selectAll().orderBy('id').execute();
    const audit = async (query = '') =>
      (await admin.get<ListPage<AuditEntry>>(`/api/audit?group=all&kind=message${query}`)).json.items;
    return { ...app, admin, moderator, write, list, find, reply, outbox, audit };
  }

  test('are listed with everything that was sent, newest first, and narrowed by state, words and whether they were read', async () => {
    const { write, list, moderator, clock } = await start();
    const first = await write({ name: 'Işıl', subject: 'Özel ölçü', phone: '0212' });
    const second = await write();
    expect(await list()).toEqual([
      {
        _id: second,
        name: 'Şükrü Ağaoğlu',
        email: 'gonderen2@ornek.example',
        phone: '',
        subject: 'Teklif',
        message: 'Merhaba,\nkolon burç fiyatı?',
        isRead: false,
        status: 'pending',
        createdAt: new Date(clock.now()).toISOString(),
        replies: [],
        history: [],
        version: 1,
      },
      expect.objectContaining({ _id: first, phone: '0212' }),
    ]);
    await moderator.patch(`${URL}/${first}/read`);
    const ids = async (query: string) => (await list(query)).map((one) => one._id);
    expect(await ids('?sort=oldest')).toEqual([first, second]);
    expect(await ids('?isRead=true')).toEqual([first]);
    expect(await ids('?isRead=false')).toEqual([second]);
    expect(await ids('?status=replied')).toEqual([]);
    for (const q of ['isil', 'OZEL olcu', 'gonderen1', 'isil burc'])
      expect(await ids(`?q=${encodeURIComponent(q)}`), q).toEqual([first]);
    expect(await ids('?q=%25')).toHaveLength(2); // no words to search for
    expect((await moderator.get<ListPage<ContactMessage>>(`${URL}?limit=1&page=2`)).json).toMatchObject({
      total: 2,
      pages: 2,
      items: [{ _id: first }],
    });
    for (const query of ['?status=x', '?isRead=1', '?sort=name', '?limit=0', '?x=1'])
      expect((await moderator.get(`${URL}${query}`)).status, query).toBe(400);
  });

  test('each reading is noted once, without the words that were searched', async () => {
    const { write, list, moderator, audit } = await start();
    await write();
    await list('?isRead=false&q=agaoglu');
    await moderator.get(`${URL}/stats/dashboard`);
    expect(await audit('&action=read')).toMatchObject([
      {
        actor: 'Mehmet Çelik',
        title: 'Mesaj listesi',
        changes: [
          { field: 'rows', after: 1 },
          { field: 'isRead', after: 'false' },
          { field: 'q', after: '•••' },
        ],
      },
    ]);
  });

  test('are counted; marking one as read counts once', async () => {
    const { write, moderator, admin } = await start();
    const id = await write();
    await write();
    const stats = async () => (await moderator.get(`${URL}/stats/dashboard`)).json;
    expect(await stats()).toEqual({ total: 2, unread: 2, pending: 2 });
    expect((await moderator.patch(`${URL}/${id}/read`)).json).toMatchObject({
      isRead: true,
      status: 'pending',
      version: 2,
    });
    expect((await admin.patch(`${URL}/${id}/read`)).json).toMatchObject({ isRead: true, version: 2, history: [] });
    expect(await stats()).toEqual({ total: 2, unread: 1, pending: 2 });
    expect(await moderator.patch(`${URL}/yok/read`)).toMatchObject({
      status: 404,
      json: { error: 'Mesaj bulunamadı.' },
    });
  });

  test('their state changes with a history; over a newer one it is 409 STALE', async () => {
    const { write, moderator, admin } = await start();
    const id = await write();
    const set = (body: object) => moderator.patch<ContactMessage & ErrorBody>(`${URL}/${id}/status`, body);
    expect((await set({ status: 'closed', version: 1 })).json).toMatchObject({ status: 'closed', version: 2 });
    expect(
      (await admin.patch<ContactMessage>(`${URL}/${id}/status`, { status: 'pending' })).json.history.map(
        ({ by, from, to, notes }) => [by, from, to, notes],
      ),
    ).toEqual([
      ['Ayşe Usta', 'closed', 'pending', ''],
      ['Mehmet Çelik', 'pending', 'closed', ''],
    ]);
    expect(await set({ status: 'replied', version: 2 })).toMatchObject({
      status: 409,
      json: { code: 'STALE', stale: { changedBy: 'Ayşe Usta', fields: ['status'], version: 3 } },
    });
    expect(await set({ status: 'x' })).toMatchObject({
      status: 400,
      json: { fields: { status: 'Mesaj durumu geçersiz.' } },
    });
    expect((await set({ status: 'closed', isRead: true })).status).toBe(400);
  });

  test('a reply is mailed to the sender, stored, and the message is replied and read', async () => {
    const { write, reply, outbox, clock, database, config, audit } = await start();
    const smtp = await startSmtp(setup);
    const id = await write({ message: 'Merhaba,\n<b>kolon</b> fiyatı?' });
    clock.pass(MINUTE);
    const { status, json } = await reply(id, {
      subject: 'Yanıt: Teklif',
      text: 'Sayın Ağaoğlu,\n<i>Fiyat</i> ektedir.',
    });
    const at = new Date(clock.now()).toISOString();
    expect(status).toBe(201);
    expect(json).toMatchObject({
      status: 'replied',
      isRead: true,
      version: 2,
      replies: [{ at, by: 'Mehmet Çelik', subject: 'Yanıt: Teklif', text: 'Sayın Ağaoğlu,\n<i>Fiyat</i> ektedir.' }],
      history: [{ at, by: 'Mehmet Çelik', from: 'pending', to: 'replied', notes: '' }],
    });
    expect((await outbox()).at(-1)).toMatchObject({
      kind: 'contact-reply',
      recipient: 'gonderen1@ornek.example',
      replyTo: 'info@ornekkalip.example',
      state: 'waiting',
      about: id,
    });
    const worker = mailWorker({
      database,
      server: fixedServer(openTransport({ url: smtp.url }, config, database.db)),
      log: { warn() {}, error() {} },
      now: clock.now,
    });
    setup.onEnd(() => worker.stop());
    await worker.sendDue();
    const mail = smtp.mails.at(-1)!;
    expect(mail).toMatchObject({
      to: ['gonderen1@ornek.example'],
      headers: { subject: 'Yanıt: Teklif', 'reply-to': 'info@ornekkalip.example' },
    });
    expect(mail.text).toContain(
      'Sayın Ağaoğlu,\n<i>Fiyat</i> ektedir.\n\n20.11.2026 12:01 tarihinde iletişim formumuzdan gönderdiğiniz mesaj:\n\n> Merhaba,\n> <b>kolon</b> fiyatı?',
    );
    expect(mail.html).toContain('Sayın Ağaoğlu,<br>&lt;i&gt;Fiyat&lt;/i&gt; ektedir.');
    expect(mail.html).toMatch(/<blockquote[^>]*>Merhaba,<br>&lt;b&gt;kolon&lt;\/b&gt; fiyatı\?<\/blockquote>/);
    // A second one: newest first, no new state.
    clock.pass(MINUTE);
    expect((await reply(id, { subject: 'Ek', text: 'Ek bilgi' })).json).toMatchObject({
      version: 3,
      replies: [{ subject: 'Ek' }, { subject: 'Yanıt: Teklif' }],
      history: [{ to: 'replied' }],
    });
    expect((await audit(`&rowId=${id}`))[0]).toMatchObject({
      action: 'update',
      actor: 'Mehmet Çelik',
      changes: [{ field: 'replies', before: 1, after: 2 }],
    });
  });

  test('a reply’s subject is one line, whatever is typed; without subject or text there is none', async () => {
    const { write, reply, outbox, list } = await start();
    const id = await write();
    const before = await outbox();
    expect(await reply(id, { subject: ' ', text: '\n' })).toMatchObject({
      status: 400,
      json: { fields: { subject: 'Lütfen konuyu girin!', text: 'Lütfen yanıtınızı girin!' } },
    });
    expect((await reply(id, { subject: 'x'.repeat(201), text: 'x' })).status).toBe(400);
    expect((await reply(id, { subject: 'x', text: 'x'.repeat(10_001) })).status).toBe(400);
    expect((await reply(id, { subject: 'x', text: 'x', to: 'kurban@ornek.example' })).status).toBe(400);
    expect(await reply('yok', { subject: 'x', text: 'x' })).toMatchObject({
      status: 404,
      json: { error: 'Mesaj bulunamadı.' },
    });
    expect(await outbox()).toEqual(before);
    expect((await list())[0]).toMatchObject({ status: 'pending', isRead: false, replies: [] });
    await reply(id, { subject: 'Konu\r\nBcc: kurban@ornek.example\u2028x', text: 'Metin' });
    expect((await outbox()).at(-1)).toMatchObject({
      subject: 'Konu Bcc: kurban@ornek.example x',
      recipient: 'gonderen1@ornek.example',
    });
  });

  test('a message deleted by a moderator can be restored with its replies; one deleted by an admin is gone', async () => {
    const { write, reply, list, find, moderator, admin, clock, database } = await start();
    const id = await write();
    await reply(id, { subject: 'A', text: 'a' });
    clock.pass(MINUTE);
    await reply(id, { subject: 'B', text: 'b' });
    const before = (await find(id))!;
    expect((await moderator.del(`${URL}/${id}`)).status).toBe(204);
    expect(await list()).toEqual([]);
    const { items } = (await moderator.get<ListPage<{ _id: string; kind: string; title: string }>>('/api/trash')).json;
    expect(items).toMatchObject([{ kind: 'message', title: 'Teklif' }]);
    expect((await moderator.post(`/api/trash/${items[0]!._id}/restore`)).status).toBe(200);
    expect(await find(id)).toEqual({ ...before, version: before.version + 1 });
    expect(await list('?q=agaoglu')).toHaveLength(1);
    expect((await admin.del(`${URL}/${id}`)).status).toBe(204);
    expect((await admin.get<ListPage<object>>('/api/trash')).json.total).toBe(1);
    for (const table of ['contactMessages', 'messageReplies'] as const)
      expect(await database.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    expect((await moderator.del(`${URL}/${id}`)).status).toBe(404);
  });

  test('mails that repeat a deleted message go with it, but a reply that waits is sent', async () => {
    const { write, reply, outbox, admin, database } = await start();
    const [id, other] = [await write(), await write()];
    await reply(id, { subject: 'Gönderilmiş', text: 'a' });
    await database.db.updateTable('outbox').set({ state: 'sent' }).where('kind', '=', 'contact-reply').execute();
    await reply(id, { subject: 'Bekleyen', text: 'b' });
    await admin.del(`${URL}/${id}`);
    expect((await outbox()).map(({ kind, subject, about }) => [kind, subject, about])).toEqual([
      ['contact-staff', 'İletişim formu: Teklif', other],
      ['contact-reply', 'Bekleyen', id],
    ]);
  });

  test('the audit table names neither the sender nor the words', async () => {
    const { write, reply, moderator, audit, admin } = await start();
    const id = await write();
    await moderator.patch(`${URL}/${id}/status`, { status: 'closed' });
    await reply(id, { subject: 'Yanıt', text: 'Gizli yanıt' });
    await admin.del(`${URL}/${id}`);
    expect(JSON.stringify(await audit())).not.toMatch(/Ağaoğlu|gonderen1|kolon|Gizli/);
  });
});
