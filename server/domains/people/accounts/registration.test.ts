import { expect, test } from 'vitest';
import { startApp } from '../../../testing/app.ts';
import { openBrowser } from '../../../testing/browser.ts';
import { describeWithDatabase } from '../../../testing/engines.ts';
import { clockAt, HOUR } from '../../../testing/forms.ts';
import { mailsOf } from '../../../testing/mails.ts';
import { insertUser } from '../../../testing/sign-in.ts';

const PASSWORD = 'x7Kp!vQ2mZ';
const AYSE = { name: 'Ayşe Yılmaz', email: 'Ayse.Yilmaz@Ornek.example', password: PASSWORD };
const TAKEN = 'Bu e-posta adresiyle bir hesap zaten var.';

describeWithDatabase('registering', (setup) => {
  async function start(options: Parameters<typeof startApp>[1] = {}) {
    const clock = clockAt();
    const started = await startApp(setup, { clock: clock.now, ...options });
    const { database } = started;
    const register = (body: object, from = '192.0.2.1') =>
      openBrowser(started, from).send('POST', 'register', { ...AYSE, ...body });
    const users = () => database.db.selectFrom('users').selectAll().orderBy('id').execute();
    return { ...started, clock, register, users };
  }

  test('makes a customer’s account and signs in at once', async () => {
    const { clock, database, users, ...started } = await start();
    const browser = openBrowser({ ...started });
    const reply = await browser.send('POST', 'register', { ...AYSE, noticeVersion: '2026-02' });
    expect(reply).toMatchObject({
      status: 201,
      headers: { 'cache-control': 'no-store' },
      json: {
        user: {
          name: 'Ayşe Yılmaz',
          email: 'Ayse.Yilmaz@Ornek.example',
          role: 'user',
          avatar: '/avatar.svg',
          username: expect.stringMatching(/^ayse-yilmaz-[0-9a-z]{8}$/),
        },
        accessToken: expect.any(String),
      },
    });
    expect(await browser.me(reply.json.accessToken)).toBe(200);
    expect((await browser.refresh()).status, 'the cookie came too').toBe(200);
    expect(await users()).toMatchObject([
      {
        role: 'user',
        isActive: true,
        emailKey: 'ayse.yilmaz@ornek.example',
        nameSort: expect.any(String),
        passwordHash: expect.stringMatching(/^\$argon2id\$/),
        lastLoginAt: new Date(clock.now()),
      },
    ]);
    expect(await database.db.selectFrom('customers').selectAll().execute()).toMatchObject([
      { confirmedEmailKey: null, noticeVersion: '2026-02', consentedAt: new Date(clock.now()) },
    ]);
    expect((await openBrowser(started).login('ayse.yilmaz@ornek.example', PASSWORD)).status).toBe(200);
  });

  test('is noted as any new account, without the password', async () => {
    const { register, database } = await start();
    await register({});
    const [entry, ...more] = await database.db.selectFrom('audit').selectAll().execute();
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ action: 'create', kind: 'user', actorName: 'Ayşe Yılmaz', title: 'Ayşe Yılmaz' });
    expect(entry!.changes).toContainEqual({ field: 'role', before: null, after: 'user' });
    expect(JSON.stringify(entry)).not.toContain('argon2');
  });

  test('sends a link that confirms the address, without the entered name in its greeting', async () => {
    const { register, ...started } = await start();
    await register({ name: 'Bedava kazan: http://evil.example' });
    const mails = await mailsOf(started);
    expect(mails).toMatchObject([
      {
        kind: 'account-registration',
        recipient: AYSE.email,
        replyTo: 'info@ornekkalip.example',
        subject: expect.stringMatching(/^Hesabınız açıldı, e-postanızı onaylayın – /),
        bodyText: expect.stringMatching(/http:\/\/kaliphane\.test\/e-posta-onayi\/[\w-]{43}\n/),
        bodyHtml: expect.stringMatching(/href="http:\/\/kaliphane\.test\/e-posta-onayi\/[\w-]{43}"/),
      },
    ]);
    expect(mails[0]!.bodyText + mails[0]!.bodyHtml).not.toContain('evil');
  });

  test('keeps of the link only a hash', async () => {
    const { register, database, ...started } = await start();
    await register({});
    const token = /e-posta-onayi\/([\w-]+)/.exec((await mailsOf({ database, ...started }))[0]!.bodyText)![1]!;
    const rows = await database.db.selectFrom('accountTokens').selectAll().execute();
    expect(rows).toMatchObject([
      { kind: 'confirm', emailKey: 'ayse.yilmaz@ornek.example', expiresAt: new Date(Date.UTC(2026, 10, 27, 9)) },
    ]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('takes no role and no other field that is not requested', async () => {
    const { register, users } = await start();
    for (const more of [
      { role: 'admin' },
      { role: 'user' },
      { isActive: true },
      { username: 'x' },
      { passwordHash: 'x' },
      { confirmedEmailKey: 'x' },
    ]) {
      expect(await register(more), JSON.stringify(more)).toMatchObject({ status: 400, json: { code: 'VALIDATION' } });
    }
    expect(await users()).toEqual([]);
  });

  test('reports errors in the entered fields', async () => {
    const { register, users } = await start();
    expect(await register({ name: ' ', email: 'x', password: 'kisa' })).toMatchObject({
      status: 400,
      json: {
        fields: {
          name: 'Lütfen ad soyad girin!',
          email: 'Lütfen geçerli bir e-posta adresi girin.',
          password: 'Şifre en az 8 karakter olmalıdır!',
        },
      },
    });
    for (const password of ['qwertyuiop', 'ayseyilmaz1', 'Ayse.Yilmaz@Ornek.example'])
      expect(await register({ password }), password).toMatchObject({
        status: 400,
        json: { fields: { password: 'Bu şifre çok yaygın; lütfen başka bir şifre seçin.' } },
      });
    expect(await users()).toEqual([]);
  });

  test('is refused for an address that has an account, active or not, in any case', async () => {
    const { register, users, database, ...started } = await start();
    await insertUser(database, { role: 'admin', email: 'patron@ornek.example' });
    await insertUser(database, { role: 'user', email: 'kapali@ornek.example', isActive: false });
    for (const email of ['patron@ornek.example', 'PATRON@ornek.example', 'kapali@ornek.example']) {
      expect(await register({ email }), email).toMatchObject({
        status: 409,
        json: { code: 'DUPLICATE', message: TAKEN, fields: { email: TAKEN } },
      });
    }
    expect(await users()).toHaveLength(2);
    expect(await mailsOf({ database, ...started })).toEqual([]);
  });

  test('makes one account of parallel tries with one address, and signs in only its owner', async () => {
    const { register, users, database, ...started } = await start();
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        register({ name: `Ayşe ${i}`, email: i % 2 ? AYSE.email : AYSE.email.toUpperCase() }, `198.51.100.${i}`),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    for (const { json } of replies.filter(({ status }) => status === 409))
      expect(json).toMatchObject({ code: 'DUPLICATE', message: TAKEN, fields: { email: TAKEN } });
    expect(await users()).toHaveLength(1);
    for (const table of ['customers', 'sessions', 'outbox', 'audit'] as const)
      expect(await database.db.selectFrom(table).selectAll().execute(), table).toHaveLength(1);
    expect(await mailsOf({ database, ...started })).toHaveLength(1);
  });

  test('gives equal names different user names', async () => {
    const { register, users } = await start();
    for (const email of ['info@a.example', 'info@b.example', `${'x'.repeat(64)}@c.example`, '++@d.example'])
      expect((await register({ email })).status, email).toBe(201);
    const names = (await users()).map(({ username }) => username);
    expect(new Set(names).size).toBe(4);
    for (const [i, shape] of [/^info-\w{8}$/, /^info-\w{8}$/, /^x{30}-\w{8}$/, /^\w{8}$/].entries())
      expect(names[i]).toMatch(shape);
  });

  test('is possible ten times an hour from one address', async () => {
    const { register, clock, users } = await start();
    for (let i = 0; i < 10; i++) expect((await register({ email: 'x' })).status).toBe(400);
    for (let i = 0; i < 10; i++)
      expect(
        (await register({ password: 'qwertyuiop' })).status,
        'what is mistyped in the form does not count, what is tried does',
      ).toBe(400);
    expect(await register({})).toMatchObject({
      status: 429,
      headers: { 'retry-after': '3600' },
      json: { code: 'RATE_LIMITED' },
    });
    expect((await register({}, '192.0.2.2')).status).toBe(201);
    clock.pass(HOUR);
    expect((await register({ email: 'baska@ornek.example' })).status).toBe(201);
    expect(await users()).toHaveLength(2);
  });

  test('is taken from our own pages only', async () => {
    const { app, users } = await start();
    expect(
      (
        await app.inject({
          method: 'POST',
          url: '/api/auth/register',
          payload: AYSE,
          headers: { origin: 'https://evil.example' },
        })
      ).statusCode,
    ).toBe(403);
    expect(await users()).toEqual([]);
  });
});
