import { expect, test } from 'vitest';
import { cleanUp } from '../../housekeeping.ts';
import { putSetting } from '../settings/store.ts';
import { describeOnEngines, until } from '../../testing/engines.ts';
import { application, atOnce, DAY, insertJob, MINUTE, startFormApp, type FormApp } from '../../testing/forms.ts';
import { startSmtp, type SmtpServer } from '../../testing/smtp.ts';
import { enqueue, outbox, RETRY_PAUSES_MS, type Mail } from './outbox.ts';
import { openTransport } from './smtp.ts';
import { fixedServer } from './mail-server.ts';
import { mailWorker, type MailWorker } from './worker.ts';

const simple: Mail = { kind: 'test', to: 'alan@ornek.example', subject: 'Konu', text: 'Metin', html: '<p>Metin</p>' };

describeOnEngines('mail', (setup) => {
  const rows = ({ database }: FormApp) => database.db.selectFrom('outbox').selectAll().orderBy('id').execute();
  const put = ({ database, clock }: FormApp, mail: Partial<Mail> = {}) =>
    database.write('inbox', (trx) => enqueue(trx, { ...simple, ...mail }, new Date(clock.now())));
  const worker = (app: FormApp, { url }: Pick<SmtpServer, 'url'>): MailWorker & { log: object[] } => {
    const log: object[] = [];
    const note = (details: object) => {
      log.push(details);
    };
    const made = mailWorker({
      database: app.database,
      server: fixedServer(openTransport({ url }, app.config, app.database.db)),
      log: { warn: note, error: note },
      now: app.clock.now,
    });
    setup.onEnd(() => made.stop());
    return { ...made, log };
  };
  const contact = async (app: FormApp, more: object = {}) =>
    app.post('/api/contacts', {
      name: 'Şükrü Ağaoğlu',
      email: 'sukru@ornek.example',
      phone: '0212',
      subject: 'Çelik kolon & burç <fiyat>',
      message: 'Merhaba,\n<b>İĞÜŞÖÇ ığüşöç</b> "teklif" rica ederim.',
      ...more,
      botProtection: { honeypot: '', ...(await app.solved()) },
    });

  test('a contact message goes to staff, and replies go to its sender', async () => {
    const app = await startFormApp(setup);
    const smtp = await startSmtp(setup);
    await contact(app);
    expect(await worker(app, smtp).sendDue()).toBe(1);
    const [mail] = smtp.mails;
    expect(mail).toMatchObject({
      from: 'info@ornekkalip.example',
      to: ['info@ornekkalip.example'],
      headers: {
        subject: 'İletişim formu: Çelik kolon & burç <fiyat>',
        from: 'Örnek Kalıp Elemanları <info@ornekkalip.example>',
        'reply-to': 'sukru@ornek.example',
        'message-id': expect.stringMatching(/^<[0-9a-z]{16}@kaliphane\.test>$/),
      },
    });
    expect(mail!.text).toContain(
      'Ad Soyad: Şükrü Ağaoğlu\nE-posta: sukru@ornek.example\nTelefon: 0212\nKonu: Çelik kolon & burç <fiyat>\nTarih: 20.11.2026 12:00',
    );
    expect(mail!.text).toContain('Merhaba,\n<b>İĞÜŞÖÇ ığüşöç</b> "teklif" rica ederim.');
    expect(mail!.html).toContain('Merhaba,<br>&lt;b&gt;İĞÜŞÖÇ ığüşöç&lt;/b&gt; &quot;teklif&quot; rica ederim.');
    expect(mail!.html).not.toContain('<b>');
    expect(mail!.raw.split('\r\n\r\n')[0]).toMatch(/^[\x20-\x7e\r\n\t]*$/); // heads are ASCII on the wire
    expect(await rows(app)).toMatchObject([
      { state: 'sent', attempts: 1, sentAt: new Date(app.clock.now()), lastError: null },
    ]);
  });

  test('an application goes to the candidate and to the people of HR', async () => {
    const app = await startFormApp(setup, {
      config: {
        mailFrom: 'Örnek Kalıp <site@ornekkalip.example>',
        mailStaffTo: 'ofis@ornekkalip.example',
        mailHrTo: 'ik@ornekkalip.example',
      },
    });
    const smtp = await startSmtp(setup);
    await insertJob(app.database, { title: 'Kalıp Tasarımcısı' });
    await app.post('/api/job-applications', application('Kalıp Tasarımcısı', { availableStartDate: '2026-12-01' }));
    await contact(app);
    expect(await worker(app, smtp).sendDue()).toBe(3);
    const byRecipient = smtp.mails.toSorted((a, b) => a.to[0]!.localeCompare(b.to[0]!)); // several are under way at once
    expect(byRecipient.map(({ from, to, headers }) => [from, to, headers['reply-to'], headers['subject']])).toEqual([
      [
        'site@ornekkalip.example',
        ['ayse@ornek.example'],
        'ik@ornekkalip.example',
        'Başvurunuz alındı: Kalıp Tasarımcısı',
      ],
      [
        'site@ornekkalip.example',
        ['ik@ornekkalip.example'],
        'ayse@ornek.example',
        'Yeni iş başvurusu: Kalıp Tasarımcısı – Ayşe Yılmaz',
      ],
      [
        'site@ornekkalip.example',
        ['ofis@ornekkalip.example'],
        'sukru@ornek.example',
        'İletişim formu: Çelik kolon & burç <fiyat>',
      ],
    ]);
    const [candidate, hr] = byRecipient;
    expect(candidate!.headers['from']).toBe('Örnek Kalıp <site@ornekkalip.example>');
    expect(candidate!.text).toMatch(/Sayın Ayşe Yılmaz,[^]*“Kalıp Tasarımcısı”/);
    expect(hr!.text).toContain('Yetenekler: SolidWorks, CNC\nİşe başlayabileceği tarih: 01.12.2026');
    expect(hr!.text).not.toContain('Portfolyo');
  });

  test('the newsletter’s confirmation can be ended from the mail program', async () => {
    const app = await startFormApp(setup);
    const smtp = await startSmtp(setup);
    await app.post('/api/newsletter', { email: 'okur@ornek.example', consent: true });
    await worker(app, smtp).sendDue();
    expect(smtp.mails).toMatchObject([
      {
        to: ['okur@ornek.example'],
        headers: {
          subject: 'Bülten kaydınızı onaylayın – Örnek Kalıp Elemanları',
          'list-unsubscribe': expect.stringMatching(/^<http:\/\/kaliphane\.test\/bulten\/iptal\/[\w.-]+>$/),
          'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
        },
      },
    ]);
    const { text, html } = smtp.mails[0]!;
    const link = /http:\/\/kaliphane\.test\/bulten\/onay\/([\w.-]+)/.exec(text)!;
    expect(html).toContain(`href="${link[0]}"`);
    expect((await app.post('/api/newsletter/confirm', { token: link[1] })).status).toBe(200);
  });

  test('no typed text can add a header or a recipient', async () => {
    const app = await startFormApp(setup);
    const smtp = await startSmtp(setup);
    const injection = 'Konu\r\nBcc: kurban@ornek.example\r\n\r\nGövde';
    expect((await contact(app, { subject: injection, name: injection, phone: 'x\u2028y\u0085z' })).status).toBe(201);
    for (const email of [
      'a@ornek.example\r\nBcc: b@ornek.example',
      'a@ornek.example, b@ornek.example',
      '"a" <b@ornek.example>',
      'a@ornek.example>',
      'a;b@ornek.example',
    ]) {
      expect((await contact(app, { email })).status, email).toBe(400);
    }
    // Nor can rows that are already stored.
    await put(app, {
      subject: injection,
      to: 'alan@ornek.example',
      replyTo: 'x@ornek.example\r\nBcc: kurban@ornek.example',
    });
    for (const to of [
      'alan@ornek.example, kurban@ornek.example',
      'Alan <alan@ornek.example>, kurban@ornek.example',
      'a: kurban@ornek.example;',
    ])
      await put(app, { to });
    await worker(app, smtp).sendDue();
    expect(smtp.mails).toHaveLength(2);
    for (const { to, headers } of smtp.mails) {
      expect(to).toHaveLength(1);
      expect(Object.keys(headers)).not.toContain('bcc');
      expect(headers['subject']).toContain('Bcc: kurban@ornek.example');
    }
  });

  test('without a server mails wait; when one is there, they are sent', async () => {
    const app = await startFormApp(setup);
    await contact(app);
    expect(await rows(app)).toMatchObject([{ state: 'waiting', attempts: 0 }]);
    const smtp = await startSmtp(setup);
    app.clock.pass(3 * DAY);
    expect(await worker(app, smtp).sendDue()).toBe(1);
  });

  test('a refused mail is tried again after growing pauses, and given up in the end', async () => {
    const app = await startFormApp(setup);
    const smtp = await startSmtp(setup);
    await put(app);
    const sending = worker(app, smtp);
    for (const [i, pauseMs] of RETRY_PAUSES_MS.entries()) {
      smtp.refusals.push({ at: 'recipient', code: 450 });
      expect(await sending.sendDue()).toBe(0);
      expect(await rows(app)).toMatchObject([
        {
          state: 'waiting',
          attempts: i + 1,
          dueAt: new Date(app.clock.now() + pauseMs),
          lastError: expect.stringContaining('450'),
        },
      ]);
      await sending.sendDue(); // not due: nothing happens
      expect(await rows(app)).toMatchObject([{ attempts: i + 1 }]);
      app.clock.pass(pauseMs);
    }
    smtp.refusals.push({ at: 'recipient', code: 450 });
    await sending.sendDue();
    expect(await rows(app)).toMatchObject([{ state: 'failed', attempts: RETRY_PAUSES_MS.length + 1 }]);
    app.clock.pass(100 * DAY);
    expect(await worker(app, await startSmtp(setup)).sendDue()).toBe(0);
  });

  test('4xx is tried again, 5xx to the recipient or the content is final; the log names neither address nor subject', async () => {
    const app = await startFormApp(setup);
    const smtp = await startSmtp(setup);
    const sending = worker(app, smtp);
    await put(app);
    smtp.refusals.push({ at: 'recipient', code: 450 }, { at: 'message', code: 452 });
    await sending.sendDue();
    expect(await rows(app)).toMatchObject([
      { state: 'waiting', attempts: 1, lastError: expect.stringContaining('450') },
    ]);
    app.clock.pass(MINUTE);
    await sending.sendDue();
    expect(await rows(app)).toMatchObject([
      { state: 'waiting', attempts: 2, lastError: expect.stringContaining('452') },
    ]);
    app.clock.pass(5 * MINUTE);
    expect(await sending.sendDue()).toBe(1);

    await put(app, { to: 'yok@ornek.example' });
    await put(app, { subject: 'Gizli konu' });
    smtp.refusals.push({ at: 'recipient', code: 550 }, { at: 'message', code: 554 });
    expect(await sending.sendDue()).toBe(0);
    expect((await rows(app)).map((row) => row.state)).toEqual(['sent', 'failed', 'failed']);
    expect(sending.log).toHaveLength(4);
    expect(JSON.stringify(sending.log)).not.toMatch(/@|Gizli|Konu/);
  });

  test('one bad mail does not hold up the others', async () => {
    const app = await startFormApp(setup);
    const smtp = await startSmtp(setup);
    smtp.refusals.push({ at: 'recipient', code: 450 });
    await put(app);
    await put(app, { subject: 'İkinci' });
    expect(await worker(app, smtp).sendDue()).toBe(1);
  });

  test('several processes send each mail once', async () => {
    const address = await setup.address();
    const one = await startFormApp(setup, { database: await setup.open(address) });
    const two = await startFormApp(setup, { database: await setup.open(address), clock: one.clock });
    const smtp = await startSmtp(setup);
    for (let i = 0; i < 8; i++) await put(one, { subject: `Konu ${i}` });
    const sent = await atOnce(
      setup,
      [one, two].map((app) => () => worker(app, smtp).sendDue()),
    );
    expect(sent[0]! + sent[1]!).toBe(8);
    expect(smtp.mails.map(({ headers }) => headers['subject']!).sort()).toEqual(
      Array.from({ length: 8 }, (_, i) => `Konu ${i}`),
    );
  });

  test('a mail that one process has claimed is invisible to another', async () => {
    const address = await setup.address();
    const one = await startFormApp(setup, { database: await setup.open(address) });
    const two = await setup.open(address);
    await put(one, { subject: '1' });
    await put(one, { subject: '2' });
    const claims = [];
    for (const database of [one.database, two, one.database, two])
      claims.push((await outbox({ database, now: one.clock.now }).claim(1)).mails[0]);
    expect(claims).toMatchObject([{ subject: '1' }, { subject: '2' }, undefined, undefined]);
  });

  test('a mail whose process died while sending is free again after five minutes, and counts as tried', async () => {
    const app = await startFormApp(setup);
    const smtp = await startSmtp(setup);
    await put(app);
    expect((await outbox({ database: app.database, now: app.clock.now }).claim(5)).mails).toMatchObject([
      { to: simple.to, attempts: 1 },
    ]); // and then it dies
    const sending = worker(app, smtp);
    expect(await sending.sendDue()).toBe(0);
    app.clock.pass(5 * MINUTE);
    expect(await sending.sendDue()).toBe(1);
    expect(await rows(app)).toMatchObject([{ state: 'sent', attempts: 2 }]);
  });

  test('a row that is rolled back sends nothing', async () => {
    const app = await startFormApp(setup);
    await expect(
      app.database.write('inbox', async (trx) => {
        await enqueue(trx, simple, new Date());
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await rows(app)).toEqual([]);
  });

  test('a started worker sends by itself, and stops after the mail it is sending', async () => {
    const app = await startFormApp(setup);
    const smtp = await startSmtp(setup);
    await put(app);
    await put(app, { subject: 'İkinci' });
    const sending = worker(app, smtp);
    sending.start();
    await until(() => smtp.mails.length > 0, 10_000);
    await sending.stop();
    const states = (await rows(app)).map((row) => row.state);
    expect(states).toEqual(smtp.mails.length === 1 ? ['sent', 'waiting'] : ['sent', 'sent']);
    expect(sending.log).toEqual([]);
  });

  test('the contact address is the setting’s, from the next mail on; sent mails are forgotten after 30 days', async () => {
    const app = await startFormApp(setup);
    const smtp = await startSmtp(setup);
    await app.database.write('settings', (trx) => putSetting(trx, 'contact_email', 'yeni@ornekkalip.example'));
    await contact(app);
    await worker(app, smtp).sendDue();
    expect(smtp.mails).toMatchObject([{ from: 'yeni@ornekkalip.example', to: ['yeni@ornekkalip.example'] }]);
    await put(app);
    app.clock.pass(30 * DAY);
    await cleanUp({ database: app.database, config: app.config, now: app.clock.now });
    expect(await rows(app)).toMatchObject([{ kind: 'test', state: 'waiting', headers: {} }]);
  });
});
