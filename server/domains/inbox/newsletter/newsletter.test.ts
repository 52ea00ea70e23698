import { expect, test } from 'vitest';
import { cleanUp } from '../../../housekeeping.ts';
import { describeWithDatabase } from '../../../testing/engines.ts';
import { DAY, startFormApp, type FormApp } from '../../../testing/forms.ts';

const ASKED = {
  status: 202,
  json: { success: true, message: 'Kaydınızı tamamlamak için e-posta adresinize gönderdiğimiz bağlantıyı onaylayın.' },
};
const INVALID = { status: 400, json: { code: 'INVALID_TOKEN', message: 'Bağlantı geçersiz veya süresi dolmuş.' } };

describeWithDatabase('the newsletter', (setup) => {
  const rows = ({ database }: FormApp) =>
    database.db.selectFrom('newsletterSubscribers').selectAll().orderBy('id').execute();
  const mails = ({ database }: FormApp) => database.db.selectFrom('outbox').selectAll().orderBy('id').execute();
  const ask = (app: FormApp, email = 'okur@ornek.example', more: object = {}, from = '192.0.2.1') =>
    app.post('/api/newsletter', { email, consent: true, ...more }, { from });
  const confirm = (app: FormApp, token: string) => app.post('/api/newsletter/confirm', { token });
  const unsubscribe = (app: FormApp, token: string) => app.post('/api/newsletter/unsubscribe', { token });
  const tokensOf = async (app: FormApp) => {
    const mail = (await mails(app)).at(-1)!;
    return {
      confirmToken: /\/bulten\/onay\/(\S+)/.exec(mail.bodyText)![1]!,
      endToken: /\/bulten\/iptal\/(.+)>/.exec(mail.headers['List-Unsubscribe']!)![1]!,
    };
  };

  test('asks by mail first, and is confirmed by the mail’s link, any number of times', async () => {
    const app = await startFormApp(setup);
    expect(await ask(app, 'okur@ornek.example', { noticeVersion: '2026-02' })).toMatchObject(ASKED);
    expect(await rows(app)).toMatchObject([
      {
        email: 'okur@ornek.example',
        status: 'pending',
        noticeVersion: '2026-02',
        consentedAt: new Date(app.clock.now()),
        confirmedAt: null,
        consentText: 'Ürün, kampanya ve etkinlik haberlerini e-posta ile almayı kabul ediyorum.',
      },
    ]);
    expect(await mails(app)).toMatchObject([
      {
        kind: 'newsletter-confirmation',
        recipient: 'okur@ornek.example',
        bodyText: expect.stringContaining('http://kaliphane.test/bulten/onay/'),
        headers: {
          'List-Unsubscribe': expect.stringMatching(/^<http:\/\/kaliphane\.test\/bulten\/iptal\/\S+>$/),
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      },
    ]);
    const { confirmToken } = await tokensOf(app);
    for (let i = 0; i < 2; i++)
      expect(await confirm(app, confirmToken)).toMatchObject({
        status: 200,
        json: { success: true, message: 'Bülten kaydınız onaylandı. Teşekkür ederiz.' },
      });
    expect(await rows(app)).toMatchObject([{ status: 'confirmed', confirmedAt: new Date(app.clock.now()) }]);
  });

  test('answers a confirmed address the same, and sends it nothing', async () => {
    const app = await startFormApp(setup);
    await ask(app);
    await confirm(app, (await tokensOf(app)).confirmToken);
    expect(await ask(app, 'OKUR@ornek.example')).toMatchObject(ASKED);
    expect(await mails(app)).toHaveLength(1);
    expect(await rows(app)).toMatchObject([{ status: 'confirmed', email: 'okur@ornek.example' }]);
  });

  test('tokens are signed, expire after 7 days, and serve one purpose', async () => {
    const app = await startFormApp(setup);
    await ask(app);
    const { confirmToken, endToken } = await tokensOf(app);
    for (const token of ['', 'x', endToken, `x${confirmToken}`, `${confirmToken.slice(0, -2)}AA`])
      expect(await confirm(app, token), token).toMatchObject(INVALID);
    for (const token of ['', 'x', confirmToken]) expect(await unsubscribe(app, token), token).toMatchObject(INVALID);
    app.clock.pass(7 * DAY);
    expect(await confirm(app, confirmToken)).toMatchObject(INVALID);
    expect(await rows(app)).toMatchObject([{ status: 'pending' }]);
  });

  test('ends with one click, for good: earlier links no longer confirm it', async () => {
    const app = await startFormApp(setup);
    await ask(app);
    const { confirmToken, endToken } = await tokensOf(app);
    await confirm(app, confirmToken);
    for (let i = 0; i < 2; i++)
      expect(await unsubscribe(app, endToken)).toMatchObject({
        status: 200,
        json: { message: 'Bülten kaydınız silindi. Artık bülten e-postası almayacaksınız.' },
      });
    expect(await confirm(app, confirmToken)).toMatchObject(INVALID);
    expect(await rows(app)).toMatchObject([{ status: 'unsubscribed', unsubscribedAt: new Date(app.clock.now()) }]);
    // Requested again, it is confirmed again.
    expect(await ask(app)).toMatchObject(ASKED);
    expect(await confirm(app, confirmToken)).toMatchObject(INVALID);
    expect((await confirm(app, (await tokensOf(app)).confirmToken)).status).toBe(200);
    expect(await rows(app)).toMatchObject([{ status: 'confirmed' }]);
  });

  test('needs a right address and a ticked box', async () => {
    const app = await startFormApp(setup);
    expect(await ask(app, 'x')).toMatchObject({
      status: 400,
      json: { message: 'Lütfen geçerli bir e-posta adresi girin.' },
    });
    expect(await ask(app, '')).toMatchObject({
      status: 400,
      json: { message: 'Lütfen tüm zorunlu alanları doldurun.' },
    });
    for (const consent of [false, undefined, 'on'])
      expect(await ask(app, 'a@ornek.example', { consent })).toMatchObject({
        status: 400,
        json: { fields: { consent: 'Bülten kaydı için lütfen onay kutusunu işaretleyin.' } },
      });
    expect(await ask(app, 'a@ornek.example', { honeypot: 'x' })).toMatchObject({
      status: 400,
      json: { code: 'BOT_CHECK_FAILED' },
    });
    expect(await ask(app, 'a@ornek.example', { elapsedMs: 999 })).toMatchObject({
      status: 400,
      json: { code: 'BOT_CHECK_FAILED' },
    });
    expect(await rows(app)).toEqual([]);
  });

  test('sends at most three mails a day to one address, for all requests together', async () => {
    const app = await startFormApp(setup);
    for (let i = 0; i < 6; i++)
      expect(await ask(app, 'kurban@ornek.example', {}, `198.51.100.${i}`)).toMatchObject(ASKED);
    expect(await mails(app)).toHaveLength(3);
    app.clock.pass(DAY);
    await ask(app, 'kurban@ornek.example');
    expect(await mails(app)).toHaveLength(4);
  });

  test('removes unconfirmed addresses after 30 days', async () => {
    const app = await startFormApp(setup);
    await ask(app, 'a@ornek.example');
    await confirm(app, (await tokensOf(app)).confirmToken);
    await ask(app, 'b@ornek.example');
    app.clock.pass(30 * DAY);
    await ask(app, 'c@ornek.example');
    await cleanUp({ database: app.database, config: app.config, now: app.clock.now });
    expect((await rows(app)).map((row) => row.email)).toEqual(['a@ornek.example', 'c@ornek.example']);
  });

  test('tokens in addresses are not logged', async () => {
    const app = await startFormApp(setup, { config: { logLevel: 'debug' } });
    app.app.get('/bulten/deneme/:token', () => {
      throw new Error('x');
    });
    await app.get('/bulten/deneme/gizli?x=gizli');
    expect(app.log.at(-1)).toMatchObject({ msg: 'request failed', req: { url: '/bulten/deneme/…' } });
  });
});
