import type * as crypto from 'node:crypto';
import { argon2 } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { startApp } from '../../../testing/app.ts';
import { openBrowser } from '../../../testing/browser.ts';
import { describeWithDatabase } from '../../../testing/engines.ts';
import { clockAt, HOUR, MINUTE } from '../../../testing/forms.ts';
import { mailsOf, tokenFromMail } from '../../../testing/mails.ts';
import { insertUser, signIn, TEST_PASSWORD, type TestUser } from '../../../testing/sign-in.ts';

// Records the calls to the real function: their parameters tell how long an answer takes.
vi.mock('node:crypto', async (importOriginal) => {
  const real = await importOriginal<typeof crypto>();
  return { ...real, argon2: vi.fn(real.argon2) };
});

const NEW = 'x7Kp!vQ2mZ';
const NEW_STAFF = 'x7Kp!vQ2mZ9a';
const INVALID = {
  status: 400,
  json: {
    code: 'INVALID_TOKEN',
    message: 'Bağlantı geçersiz, kullanılmış veya süresi dolmuş. Lütfen yeni bir bağlantı isteyin.',
  },
};

describeWithDatabase('a forgotten password', (setup) => {
  async function start(role: TestUser['role'] = 'user') {
    const clock = clockAt();
    const started = await startApp(setup, { clock: clock.now });
    const user = await insertUser(started.database, { role, email: 'Ayse@Ornek.example', username: 'ayse' });
    const browser = (from?: string) => openBrowser(started, from);
    const ask = (email = user.email, from?: string) => browser(from).send('POST', 'forgot-password', { email });
    const set = (token: string, password = NEW, from?: string) =>
      browser(from).send('POST', 'reset-password', { token, password });
    const token = (to = user.email) => tokenFromMail(started, to, '/sifre-sifirla/');
    const login = async (password: string, email = user.email) =>
      (await browser('203.0.113.200').login(email, password)).status;
    return { ...started, started, clock, user, browser, ask, set, token, login };
  }

  test('is answered with the same words, headers and time, and without hashing, with and without such an account', async () => {
    const { ask, database, user, started } = await start();
    const closed = await insertUser(database, { role: 'user', isActive: false });
    const answers = [];
    vi.mocked(argon2).mockClear();
    for (const [i, email] of [user.email, 'yok@ornek.example', closed.email, user.email.toLowerCase()].entries()) {
      const began = performance.now();
      const {
        status,
        json,
        headers: { date: _, 'x-request-id': _id, ...headers },
      } = await ask(email, `198.51.100.${i}`);
      expect(performance.now() - began, 'no answer is faster than the slowest work').toBeGreaterThan(240);
      answers.push({ status, json, headers });
    }
    expect(answers[0]).toMatchObject({ status: 200, json: { message: expect.stringContaining('bir hesap varsa') } });
    expect(answers[0]!.headers).not.toHaveProperty('set-cookie');
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(argon2).not.toHaveBeenCalled();
    expect((await mailsOf(started)).map(({ recipient }) => recipient)).toEqual([user.email, user.email]);
    expect(
      await database.db.selectFrom('rateHits').select('kind').where('kind', '=', 'account: reset links').execute(),
      'counted alike',
    ).toHaveLength(4);
  });

  test('is replaced by the mail’s link: every session ends, the address is confirmed, and the owner is notified', async () => {
    const { ask, set, token, login, started, user, clock, database } = await start();
    const person = await signIn(started, 'user', user);
    const other = await signIn(started, 'user');
    await ask();
    expect(await mailsOf(started)).toMatchObject([
      {
        kind: 'account-reset',
        recipient: user.email,
        replyTo: 'info@ornekkalip.example',
        about: user.publicId,
        bodyText: expect.stringMatching(/60 dakika[^]*http:\/\/kaliphane\.test\/sifre-sifirla\/[\w-]{43}\n/),
        bodyHtml: expect.stringMatching(/href="http:\/\/kaliphane\.test\/sifre-sifirla\/[\w-]{43}"/),
      },
    ]);
    const link = await token();
    const stored = await database.db.selectFrom('accountTokens').selectAll().execute();
    expect(stored).toMatchObject([{ kind: 'reset', userId: user.id, expiresAt: new Date(clock.now() + HOUR) }]);
    expect(JSON.stringify(stored), 'stored as a hash').not.toContain(link);
    expect((await set(link)).status).toBe(204);
    expect([await login(TEST_PASSWORD), await login(NEW)]).toEqual([401, 200]);
    expect([(await person.get('/api/auth/me')).status, (await other.get('/api/auth/me')).status]).toEqual([401, 200]);
    expect((await mailsOf(started)).slice(1)).toMatchObject([
      {
        kind: 'account-password-changed',
        recipient: user.email,
        subject: expect.stringMatching(/^Şifreniz değiştirildi/),
        bodyText: expect.stringContaining('20.11.2026 12:00'),
      },
    ]);
    expect(await (await signIn(started, 'user', user)).get('/api/account')).toMatchObject({
      json: { isEmailConfirmed: true },
    });
    expect(await database.db.selectFrom('audit').selectAll().execute()).toMatchObject([
      {
        action: 'update',
        kind: 'user',
        actorId: user.publicId,
        changes: [{ field: 'password', before: '•••', after: '•••' }],
      },
    ]);
  });

  test('leads staff back to the panel’s sign-in, and customers to theirs', async () => {
    const linkFor = async (role: TestUser['role']) => {
      const { ask, started } = await start(role);
      await ask();
      return /\/sifre-sifirla\/[\w-]{43}(\S*)/.exec((await mailsOf(started))[0]!.bodyText)![1];
    };
    expect([await linkFor('user'), await linkFor('moderator'), await linkFor('admin')]).toEqual([
      '',
      '?yer=panel',
      '?yer=panel',
    ]);
  });

  test('is set once for each link, also when it is used many times at once', async () => {
    const { ask, set, token, login, started } = await start();
    await ask();
    const link = await token();
    const replies = await Promise.all(Array.from({ length: 5 }, (_, i) => set(link, `${NEW}-${i}`, `198.51.100.${i}`)));
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 400, 400, 400, 400]);
    expect(await login(`${NEW}-${replies.findIndex(({ status }) => status === 204)}`)).toBe(200);
    expect(await set(link)).toMatchObject(INVALID);
    expect((await mailsOf(started)).filter(({ kind }) => kind === 'account-password-changed')).toHaveLength(1);
  });

  test('is not set by a wrong link, after an hour, or for a closed account', async () => {
    const { ask, set, token, login, clock, database, user, started } = await start();
    await ask();
    const link = await token();
    for (const wrong of ['', 'x', link.slice(1), `${link}x`]) expect(await set(wrong), wrong).toMatchObject(INVALID);
    const person = await signIn(started, 'user', user);
    await person.post('/api/auth/confirm-email/resend');
    expect(
      await set(await tokenFromMail(started, user.email, '/e-posta-onayi/')),
      'a link for another purpose',
    ).toMatchObject(INVALID);
    const setActive = (isActive: boolean) =>
      database.write('accounts', (trx) =>
        trx.updateTable('users').set({ isActive }).where('id', '=', user.id).execute(),
      );
    await setActive(false);
    expect(await set(link)).toMatchObject(INVALID);
    await setActive(true);
    clock.pass(HOUR);
    expect(await set(link)).toMatchObject(INVALID);
    expect(await login(TEST_PASSWORD)).toBe(200);
  });

  test('is set by the newest link only, and by none from before another address or password', async () => {
    const { ask, set, token, user, started, clock } = await start();
    await ask();
    const first = await token();
    await ask();
    const second = await token();
    expect(second).not.toBe(first);
    expect(await set(first)).toMatchObject(INVALID);
    const person = await signIn(started, 'user', user);
    await person.put('/api/auth/me', { email: 'yeni@ornek.example', currentPassword: TEST_PASSWORD });
    expect(await set(second)).toMatchObject(INVALID);
    await ask('yeni@ornek.example');
    const third = await token('yeni@ornek.example');
    expect((await person.post('/api/auth/password', { currentPassword: TEST_PASSWORD, newPassword: NEW })).status).toBe(
      204,
    );
    expect(await set(third, NEW_STAFF)).toMatchObject(INVALID);
    clock.pass(HOUR);
    await ask('yeni@ornek.example');
    const fourth = await token('yeni@ornek.example');
    const admin = await signIn(started, 'admin');
    await admin.patch(`/api/users/${user.publicId}/status`, { isActive: false });
    await admin.patch(`/api/users/${user.publicId}/status`, { isActive: true });
    expect(await set(fourth), 'closed since, and opened again').toMatchObject(INVALID);
  });

  test('is held to the rules of the account’s role, and a refused one does not use up the link', async () => {
    const { ask, set, token, login, database } = await start('moderator');
    await ask();
    const link = await token();
    for (const [password, sentence] of [
      ['kisa', 'Şifre en az 8 karakter olmalıdır!'],
      [NEW, 'Şifre en az 12 karakter olmalıdır!'],
      ['qwertyuiopasdfgh', 'Bu şifre çok yaygın; lütfen başka bir şifre seçin.'],
    ] as const) {
      expect(await set(link, password)).toMatchObject({
        status: 400,
        json: { code: 'VALIDATION', fields: { password: sentence } },
      });
    }
    expect((await set(link, NEW_STAFF)).status).toBe(204);
    expect(await login(NEW_STAFF)).toBe(200);
    expect(await database.db.selectFrom('customers').selectAll().execute(), 'staff are no customers').toEqual([]);
  });

  test('is mailed three times an hour to one account, whoever asks, and asked for ten times from one address', async () => {
    const { ask, started, user, clock, token, set } = await start();
    for (let i = 0; i < 5; i++) expect((await ask(user.email, `198.51.100.${i}`)).status).toBe(200);
    expect(await mailsOf(started)).toHaveLength(3);
    expect((await set(await token())).status, 'the last one that was sent is good').toBe(204);
    for (let i = 0; i < 10; i++) expect((await ask('yok@ornek.example', '203.0.113.1')).status).toBe(200);
    expect(await ask(user.email, '203.0.113.1')).toMatchObject({ status: 429, json: { code: 'RATE_LIMITED' } });
    clock.pass(HOUR);
    expect((await ask(user.email, '203.0.113.1')).status).toBe(200);
    expect((await mailsOf(started)).filter(({ kind }) => kind === 'account-reset')).toHaveLength(4);
  });

  test('cannot be guessed at: twenty links an hour from one address', async () => {
    const { set, clock } = await start();
    for (let i = 0; i < 20; i++) expect((await set(`yanlış ${i}`)).status).toBe(400);
    expect(await set('x')).toMatchObject({ status: 429 });
    expect((await set('x', NEW, '192.0.2.77')).status).toBe(400);
    clock.pass(HOUR + MINUTE);
    expect((await set('x')).status).toBe(400);
  });

  test('that is changed by its owner is reported to them too, and leaves that session', async () => {
    const { started, user } = await start();
    const person = await signIn(started, 'user', user);
    expect((await person.post('/api/auth/password', { currentPassword: TEST_PASSWORD, newPassword: NEW })).status).toBe(
      204,
    );
    expect(await mailsOf(started)).toMatchObject([{ kind: 'account-password-changed', recipient: user.email }]);
    expect((await person.get('/api/auth/me')).status).toBe(200);
  });
});
