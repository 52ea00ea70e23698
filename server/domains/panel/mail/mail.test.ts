import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import type { MailSetup, MailTrial } from '#contract/mail.ts';
import type { AllSettings } from '#contract/staff-settings.ts';
import { tryMail } from '../../../base/mail/trial.ts';
import { describeWithDatabase } from '../../../testing/engines.ts';
import { MINUTE, startFormApp, type FormApp } from '../../../testing/forms.ts';
import { setSettings } from '../../../testing/shop.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { startSmtp } from '../../../testing/smtp.ts';

describeWithDatabase('mails as the panel sets them', (setup) => {
  const name = ({ database }: FormApp, settings: Partial<AllSettings>) =>
    setSettings(database, { mail_host: '127.0.0.1', mail_security: 'none', ...settings });

  test('the state tells where mails go and what the environment decides', async () => {
    const app = await startFormApp(setup);
    const admin = await signIn(app, 'admin');
    const contact = 'info@ornekkalip.example';
    expect((await admin.get<MailSetup>('/api/mail')).json).toEqual({
      source: 'none',
      server: null,
      sender: `Örnek Kalıp Elemanları <${contact}>`,
      recipients: { messages: [contact], orders: [contact], applications: [contact] },
      fromEnvironment: { server: false, sender: false, messages: false, applications: false },
    });
    await name(app, {
      mail_host: 'smtp.ornek.example',
      mail_port: 465,
      mail_to_messages: ['a@ornek.example', 'b@ornek.example'],
      mail_to_orders: ['satis@ornek.example'],
    });
    expect((await admin.get<MailSetup>('/api/mail')).json).toMatchObject({
      source: 'panel',
      server: { host: 'smtp.ornek.example', port: 465 },
      recipients: {
        messages: ['a@ornek.example', 'b@ornek.example'],
        orders: ['satis@ornek.example'],
        applications: ['a@ornek.example', 'b@ornek.example'],
      },
    });
  });

  test('a message goes to each of its recipients by itself, and the environment’s address wins', async () => {
    const toldTo = async (config: { mailStaffTo?: string }) => {
      const app = await startFormApp(setup, { config });
      await name(app, { mail_to_messages: ['a@ornek.example', 'b@ornek.example'] });
      await app.post('/api/contacts', {
        name: 'Ali Veli',
        email: 'ali@ornek.example',
        phone: '0212',
        subject: 'Konu',
        message: 'Merhaba, kolon istiyorum.',
        botProtection: { honeypot: '', ...(await app.solved()) },
      });
      const rows = await app.database.db.selectFrom('outbox').select(['recipient', 'replyTo']).orderBy('id').execute();
      return rows.map(({ recipient, replyTo }) => [recipient, replyTo]);
    };
    expect(await toldTo({})).toEqual([
      ['a@ornek.example', 'ali@ornek.example'],
      ['b@ornek.example', 'ali@ornek.example'],
    ]);
    expect(await toldTo({ mailStaffTo: 'ortam@ornek.example' })).toEqual([
      ['ortam@ornek.example', 'ali@ornek.example'],
    ]);
  });

  test('a test mail goes to the admin, through the saved server, three times a minute', async () => {
    const app = await startFormApp(setup);
    const admin = await signIn(app, 'admin', { email: 'yonetici@ornek.example' });
    expect(await admin.post('/api/mail/test')).toMatchObject({
      status: 409,
      json: { message: 'Önce e-posta sunucusunu kaydedin.' },
    });
    const smtp = await startSmtp(setup);
    await name(app, { mail_port: smtp.port });
    expect((await admin.post<MailTrial>('/api/mail/test')).json).toEqual({
      to: 'yonetici@ornek.example',
      failure: null,
      detail: null,
    });
    expect(smtp.mails[0]).toMatchObject({
      to: ['yonetici@ornek.example'],
      headers: { subject: 'Deneme e-postası – Örnek Kalıp Elemanları' },
    });
    expect(smtp.mails[0]!.text).toContain(`Sunucu: 127.0.0.1:${smtp.port}`);
    for (let i = 0; i < 2; i++) expect((await admin.post('/api/mail/test')).status).toBe(200);
    expect((await admin.post('/api/mail/test')).status).toBe(429);
    app.clock.pass(MINUTE + 1);
    expect((await admin.post('/api/mail/test')).status).toBe(200);
    expect(await app.database.db.selectFrom('outbox').selectAll().execute(), 'it is not kept').toEqual([]);
  });

  test('each failure has its plain sentence', async () => {
    const app = await startFormApp(setup);
    const admin = await signIn(app, 'admin');
    const failure = async (settings: Partial<AllSettings>) => {
      await name(app, settings);
      app.clock.pass(MINUTE);
      return (await admin.post<MailTrial>('/api/mail/test')).json;
    };
    const port = async (options: Parameters<typeof startSmtp>[1]) => (await startSmtp(setup, options)).port;

    expect((await failure({ mail_host: 'no-such-host.invalid' })).failure).toBe('Sunucu bulunamadı');
    expect(await failure({ mail_port: 1 })).toMatchObject({
      failure: 'Sunucu bağlantıyı kabul etmedi',
      detail: 'ECONNREFUSED',
    });
    const withLogin = await port({ login: { user: 'kalip', password: 'doğru' } });
    await name(app, { mail_port: withLogin, mail_user: 'kalip' });
    expect(await admin.post('/api/mail/test')).toMatchObject({
      status: 409,
      json: { message: 'Bu kullanıcı için önce şifreyi girin.' },
    });
    await admin.put('/api/sealed/mail_password', { value: 'yanlış' });
    expect(await failure({ mail_port: withLogin, mail_user: 'kalip' })).toMatchObject({
      failure: 'Kullanıcı adı veya şifre reddedildi',
      detail: expect.stringContaining('535'),
    });
    expect((await failure({ mail_port: withLogin, mail_user: '' })).failure).toBe(
      'Kullanıcı adı veya şifre reddedildi',
    );
    expect(await failure({ mail_port: await port({ refusesSender: true }) })).toMatchObject({
      failure: 'Gönderen adresi reddedildi',
      detail: expect.stringContaining('not your address'),
    });
    const encrypted = await port({ isEncrypted: true });
    expect((await failure({ mail_port: encrypted, mail_security: 'tls' })).failure).toBe('Sertifika geçersiz');
    const plain = await port({});
    expect((await failure({ mail_port: plain, mail_security: 'tls' })).failure).toBe(
      'Sunucu bu kapıda seçilen şifrelemeyi sunmuyor',
    );
    expect((await failure({ mail_port: plain, mail_security: 'starttls' })).failure).toBe(
      'Sunucu bu kapıda seçilen şifrelemeyi sunmuyor',
    );
  });

  test('a server that says nothing is given up on in time', async () => {
    const app = await startFormApp(setup);
    const mute = createServer((socket) => socket.on('error', () => {}));
    await new Promise<void>((resolve) => {
      mute.listen(0, '127.0.0.1', resolve);
    });
    setup.onEnd(() => new Promise<void>((resolve) => void mute.close(() => resolve())));
    const { port } = mute.address() as AddressInfo;
    const failed = await tryMail(
      { host: '127.0.0.1', port, security: 'none', user: '', password: '' },
      { config: {}, db: app.database.db, withinMs: 200 },
      'alan@ornek.example',
      { kind: 'x', subject: 'Konu', text: 'Metin', html: '<p>Metin</p>' },
    );
    expect(failed?.failure).toBe('silent');
  });

  test('is for admins only', async () => {
    const app = await startFormApp(setup);
    const moderator = await signIn(app, 'moderator');
    expect((await moderator.get('/api/mail')).status).toBe(403);
    expect((await moderator.post('/api/mail/test')).status).toBe(403);
  });
});
