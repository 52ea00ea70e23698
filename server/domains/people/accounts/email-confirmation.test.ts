import { expect, test } from 'vitest';
import { NOTICE_VERSION } from '#contract/consent.ts';
import { cleanUp } from '../../../housekeeping.ts';
import { startApp } from '../../../testing/app.ts';
import { openBrowser } from '../../../testing/browser.ts';
import { describeWithDatabase } from '../../../testing/engines.ts';
import { clockAt, DAY, HOUR } from '../../../testing/forms.ts';
import { mailsOf, tokenFromMail } from '../../../testing/mails.ts';
import { signIn, TEST_PASSWORD, type SignedInPerson } from '../../../testing/sign-in.ts';

const AYSE = 'ayse@ornek.example';
const INVALID = {
  status: 400,
  json: {
    code: 'INVALID_TOKEN',
    message: 'Bağlantı geçersiz, kullanılmış veya süresi dolmuş. Lütfen yeni bir bağlantı isteyin.',
  },
};

describeWithDatabase('a customer’s e-mail address', (setup) => {
  async function start() {
    const clock = clockAt();
    const started = await startApp(setup, { clock: clock.now });
    const ayse = await signIn(started, 'user', { email: AYSE });
    /** In a session of the account. */
    const confirm = (token: string, remoteAddress = '192.0.2.1', person: SignedInPerson = ayse) =>
      person.send<Record<string, unknown>>({
        method: 'POST',
        url: '/api/auth/confirm-email',
        payload: { token },
        remoteAddress,
      });
    /** Without a session. */
    const confirmBy = (token: string, password?: string, from = '192.0.2.1') =>
      openBrowser(started, from).send('POST', 'confirm-email', { token, password });
    const resend = (person: SignedInPerson = ayse, remoteAddress = '192.0.2.1') =>
      person.send({ method: 'POST', url: '/api/auth/confirm-email/resend', remoteAddress });
    const isConfirmed = async (person: SignedInPerson = ayse) =>
      (await person.get<{ isEmailConfirmed: boolean }>('/api/account')).json.isEmailConfirmed;
    const token = (to = AYSE) => tokenFromMail(started, to, '/e-posta-onayi/');
    return { ...started, started, clock, ayse, confirm, confirmBy, resend, isConfirmed, token };
  }

  test('is confirmed by the mail’s link in a session of the account, however often it is opened', async () => {
    const { confirm, resend, isConfirmed, token, started } = await start();
    expect(await isConfirmed()).toBe(false);
    expect((await resend()).status).toBe(204);
    expect(await mailsOf(started)).toMatchObject([{ kind: 'account-confirmation', recipient: AYSE }]);
    for (let i = 0; i < 2; i++)
      expect(await confirm(await token())).toMatchObject({
        status: 200,
        json: { message: 'E-posta adresiniz onaylandı. Teşekkür ederiz.' },
      });
    expect(await isConfirmed()).toBe(true);
    expect((await resend()).status).toBe(204);
    expect(await mailsOf(started), 'and needs no other').toHaveLength(1);
  });

  test('is confirmed by the link of the registration', async () => {
    const { confirmBy, token, database, ...started } = await start();
    await openBrowser({ ...started }).send('POST', 'register', {
      name: 'Veli',
      email: 'veli@ornek.example',
      password: 'x7Kp!vQ2mZ',
    });
    expect((await confirmBy(await token('veli@ornek.example'), 'x7Kp!vQ2mZ')).status).toBe(200);
    expect(await database.db.selectFrom('customers').selectAll().execute()).toMatchObject([
      { confirmedEmailKey: 'veli@ornek.example', noticeVersion: NOTICE_VERSION },
    ]);
  });

  test('is not confirmed by its link alone: neither by somebody without a session nor by another account', async () => {
    const { confirm, confirmBy, resend, isConfirmed, token, started, ayse } = await start();
    await resend();
    const link = await token();
    const sentence = 'Adresi onaylamak için hesabınıza giriş yapın ya da hesabın şifresini girin.';
    expect(await confirmBy(link)).toMatchObject({
      status: 401,
      json: { code: 'UNAUTHENTICATED', message: sentence, fields: { password: sentence } },
    });
    const veli = await signIn(started, 'user');
    expect(await confirm(link, undefined, veli)).toMatchObject({
      status: 403,
      json: { code: 'WRONG_PASSWORD', fields: { password: expect.stringContaining('giriş yaptığınız hesabın değil') } },
    });
    expect(await confirmBy(link, 'yanlış')).toMatchObject({
      status: 403,
      json: { code: 'WRONG_PASSWORD', fields: { password: 'Şifre hatalı.' } },
    });
    expect([await isConfirmed(), await isConfirmed(veli)]).toEqual([false, false]);
    expect((await ayse.get('/api/account/export')).body).not.toContain('"messages"');
    expect((await confirm(link)).status).toBe(200);
    expect([await isConfirmed(), await isConfirmed(veli)]).toEqual([true, false]);
  });

  test('is confirmed with the account’s password, which counts among the sign-ins', async () => {
    const { confirmBy, resend, isConfirmed, token, started } = await start();
    await resend();
    const link = await token();
    for (let i = 0; i < 4; i++) expect((await confirmBy(link, `yanlış ${i}`)).status).toBe(403);
    expect((await confirmBy(link, TEST_PASSWORD)).status).toBe(200);
    expect(await isConfirmed()).toBe(true);
    expect((await confirmBy(link, 'yanlış')).status).toBe(403);
    expect((await confirmBy(link, TEST_PASSWORD)).status).toBe(429);
    expect((await openBrowser(started).login(AYSE)).status).toBe(429);
    expect((await confirmBy(link, TEST_PASSWORD, '198.51.100.1')).status).toBe(200);
  });

  test('is confirmed by no other token, not after 7 days, and not for a closed account', async () => {
    const { confirm, resend, isConfirmed, token, clock, database, ayse } = await start();
    await resend();
    const own = await token();
    for (const wrong of [
      '',
      'x',
      own.slice(1),
      `${own}x`,
      own.toLowerCase() === own ? own.toUpperCase() : own.toLowerCase(),
    ])
      expect(await confirm(wrong), wrong).toMatchObject(INVALID);
    const setActive = (isActive: boolean) =>
      database.write('accounts', (trx) =>
        trx.updateTable('users').set({ isActive }).where('id', '=', ayse.user.id).execute(),
      );
    await setActive(false);
    expect(await confirm(own)).toMatchObject(INVALID);
    await setActive(true);
    clock.pass(7 * DAY);
    expect(await confirm(own)).toMatchObject(INVALID);
    expect(await isConfirmed()).toBe(false);
  });

  test('has to be confirmed again after a change; the former one is notified, and its link does not confirm the new one', async () => {
    const { confirm, resend, isConfirmed, token, ayse, started, clock } = await start();
    await resend();
    const old = await token();
    await confirm(old);
    clock.pass(HOUR);
    expect((await ayse.put('/api/auth/me', { name: 'Ayşe Öz', email: AYSE.toUpperCase() })).status).toBe(200);
    expect(await mailsOf(started), 'the same address').toHaveLength(1);
    expect(
      (await ayse.put('/api/auth/me', { email: 'yeni@ornek.example', currentPassword: TEST_PASSWORD })).status,
    ).toBe(200);
    expect(await isConfirmed()).toBe(false);
    expect((await mailsOf(started)).slice(1)).toMatchObject([
      {
        kind: 'account-email-changed',
        recipient: AYSE.toUpperCase(),
        bodyText: expect.stringContaining('20.11.2026 13:00'),
      },
      { kind: 'account-confirmation', recipient: 'yeni@ornek.example' },
    ]);
    expect(JSON.stringify((await mailsOf(started))[1]), 'who had the old one is not told the new one').not.toContain(
      'yeni@',
    );
    expect(await confirm(old)).toMatchObject(INVALID);
    expect(await isConfirmed()).toBe(false);
    expect((await confirm(await token('yeni@ornek.example'))).status).toBe(200);
    expect(await isConfirmed()).toBe(true);
  });

  test('of staff gets no link when it is changed, but the former one is notified', async () => {
    const { started } = await start();
    const moderator = await signIn(started, 'moderator', { email: 'eski@kalip.example' });
    expect(
      (await moderator.put('/api/auth/me', { email: 'yeni@kalip.example', currentPassword: TEST_PASSWORD })).status,
    ).toBe(200);
    expect(await mailsOf(started)).toMatchObject([{ kind: 'account-email-changed', recipient: 'eski@kalip.example' }]);
  });

  test('that is taken is not stored and gets no mail', async () => {
    const { started, ayse, isConfirmed, resend, confirm, token } = await start();
    await resend();
    await confirm(await token());
    await signIn(started, 'user', { email: 'dolu@ornek.example' });
    expect(
      (await ayse.put('/api/auth/me', { email: 'dolu@ornek.example', currentPassword: TEST_PASSWORD })).status,
    ).toBe(409);
    expect(await mailsOf(started)).toHaveLength(1);
    expect(await isConfirmed()).toBe(true);
  });

  test('is no way to fill somebody’s inbox, nor to find out who has an account', async () => {
    const { ayse, started, clock, resend } = await start();
    const victim = 'kurban@ornek.example';
    const change = (email: string, person = ayse) =>
      person.put('/api/auth/me', { email, currentPassword: TEST_PASSWORD });
    const other = await signIn(started, 'user');
    for (let i = 0; i < 4; i++) expect((await change(`a${i}@ornek.example`)).status).toBe(200);
    expect((await change(other.user.email)).status, 'a refused one counts too').toBe(409);
    expect(await change(victim)).toMatchObject({ status: 429, headers: { 'retry-after': '3600' } });
    clock.pass(HOUR);
    expect((await change(victim)).status).toBe(200);
    for (let i = 0; i < 4; i++) expect((await resend(ayse, `198.51.100.${i}`)).status).toBe(204);
    expect(await resend(ayse, '198.51.100.9')).toMatchObject({
      status: 429,
      json: { code: 'RATE_LIMITED', message: expect.stringContaining('yarın') },
    });
    expect(await mailsOf(started, victim)).toHaveLength(5);
    clock.pass(DAY);
    expect((await resend()).status).toBe(204);
  });

  test('is confirmed, and mailed, so often at the most from one address', async () => {
    const { confirm, resend, started } = await start();
    for (let i = 0; i < 20; i++) expect((await confirm(`yanlış ${i}`)).status).toBe(400);
    expect((await confirm('x')).status).toBe(429);
    expect((await confirm('x', '192.0.2.2')).status).toBe(400);
    const people = await Promise.all(Array.from({ length: 6 }, () => signIn(started, 'user')));
    const statuses = [];
    for (const person of people) statuses.push((await resend(person)).status);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  });

  test('is in no log with its token', async () => {
    const clock = clockAt();
    const app = await startApp(setup, { clock: clock.now, config: { logLevel: 'debug' } });
    const paths = ['/sifre-sifirla', '/e-posta-onayi'];
    for (const path of paths)
      app.app.get(`${path}/:token`, () => {
        throw new Error('x');
      });
    for (const path of paths) {
      await app.get(`${path}/gizli?x=gizli`);
      expect(app.log.at(-1)).toMatchObject({ msg: 'request failed', req: { url: `${path}/…` } });
    }
    expect(JSON.stringify(app.log)).not.toContain('gizli');
  });

  test('leaves no expired links behind', async () => {
    const { resend, database, config, clock } = await start();
    const tidy = async () => {
      await cleanUp({ database, config, now: clock.now });
      return (await database.db.selectFrom('accountTokens').selectAll().execute()).length;
    };
    await resend();
    clock.pass(7 * DAY - 1);
    expect(await tidy()).toBe(1);
    clock.pass(1);
    expect(await tidy()).toBe(0);
  });
});
