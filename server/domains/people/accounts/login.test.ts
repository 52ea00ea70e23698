import type * as crypto from 'node:crypto';
import { argon2 } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { startApp } from '../../../testing/app.ts';
import { emailKey } from '../../../base/email-key.ts';
import { openFormServices } from '../../../call/services.ts';
import { openBrowser } from '../../../testing/browser.ts';
import { mailsOf, tokenFromMail } from '../../../testing/mails.ts';
import { describeWithDatabase } from '../../../testing/engines.ts';
import { clockAt, HOUR, MINUTE, SECOND } from '../../../testing/forms.ts';
import { insertUser, signIn, TEST_PASSWORD } from '../../../testing/sign-in.ts';

// Records the calls to the real function: their parameters tell how long an answer takes, which a stopwatch on a busy
// machine does not.
vi.mock('node:crypto', async (importOriginal) => {
  const real = await importOriginal<typeof crypto>();
  return { ...real, argon2: vi.fn(real.argon2) };
});
beforeEach(() => {
  vi.mocked(argon2).mockClear();
});
/** Cost of all hashing since the test began. */
const costs = () =>
  vi.mocked(argon2).mock.calls.map(([algorithm, { memory, passes, parallelism, tagLength }]) => ({
    algorithm,
    memory,
    passes,
    parallelism,
    tagLength,
  }));

const WRONG = {
  status: 401,
  json: {
    error: 'E-posta veya şifre hatalı. Lütfen tekrar deneyin.',
    message: 'E-posta veya şifre hatalı. Lütfen tekrar deneyin.',
    code: 'INVALID_CREDENTIALS',
  },
};
const limited = (seconds: number) => ({
  status: 429,
  headers: { 'retry-after': String(seconds) },
  json: { message: 'Çok fazla deneme yaptınız. 15 dakika sonra tekrar deneyin.', code: 'RATE_LIMITED' },
});

describeWithDatabase('signing in', (setup) => {
  async function start(options: Parameters<typeof startApp>[1] = {}) {
    const clock = clockAt();
    const started = await startApp(setup, { clock: clock.now, ...options });
    const user = await insertUser(started.database, { role: 'admin', email: 'Ayşe@Kalip.example' });
    const from = (address?: string) => openBrowser(started, address);
    const fail = async (times: number, email = user.email, address?: string) => {
      for (let i = 0; i < times; i++) expect(await from(address).login(email, `yanlış ${i}`)).toMatchObject(WRONG);
    };
    const { limits } = await openFormServices(started.database, started.config, clock.now);
    /** Sets the limits as if somebody had tried this often. */
    const came = async (kind: string, who: string, times: number) => {
      await limits.takeFor({ kind, times: 1_000, minutes: 60 }, who);
      const { client, at } = await started.database.db
        .selectFrom('rateHits')
        .selectAll()
        .where('kind', '=', kind)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      if (times > 1)
        await started.database.db
          .insertInto('rateHits')
          .values(Array.from({ length: times - 1 }, () => ({ kind, client, at })))
          .execute();
    };
    /** Sets the limits as if somebody had guessed at the account from many addresses. */
    const guessed = (email: string, times: number) => came('password: account', emailKey(email), times);
    return { ...started, clock, user, from, fail, came, guessed };
  }

  test('answers an unknown address, a wrong password and an inactive account with the same words and headers and the same work', async () => {
    const { database, user, from } = await start();
    const inactive = await insertUser(database, { role: 'moderator', isActive: false });
    const answers = [];
    for (const [email, password] of [
      ['yok@kalip.example', TEST_PASSWORD],
      [user.email, 'yanlış'],
      [inactive.email, TEST_PASSWORD],
      [inactive.email, 'yanlış'],
    ] as const) {
      vi.mocked(argon2).mockClear();
      const {
        status,
        json,
        headers: { date: _, 'x-request-id': _id, ...headers },
      } = await from().login(email, password);
      answers.push({ status, json, headers, costs: costs() });
    }
    expect(answers[0]).toMatchObject({
      ...WRONG,
      costs: [{ algorithm: 'argon2id', memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 }],
    });
    expect(answers[0]!.headers).not.toHaveProperty('set-cookie');
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  test('takes the address in any case', async () => {
    const { from } = await start();
    expect((await from().login('  AYŞE@kalip.EXAMPLE ')).status).toBe(200);
  });

  test('takes a password however its letters are composed, and no other one', async () => {
    const { from, user } = await start();
    expect((await from().login(user.email, TEST_PASSWORD.normalize('NFD'))).status).toBe(200);
    for (const password of [` ${TEST_PASSWORD}`, TEST_PASSWORD.toUpperCase(), `${TEST_PASSWORD}\u0000`])
      expect((await from().login(user.email, password)).status).toBe(401);
  });

  test('is refused after 5 failures on an account from an address, right password or not, until the first is 15 minutes old', async () => {
    const { from, fail, user, clock } = await start();
    for (let i = 0; i < 5; i++) {
      await fail(1);
      clock.pass(SECOND);
    }
    vi.mocked(argon2).mockClear();
    expect(await from().login(user.email)).toMatchObject(limited(15 * 60 - 5));
    expect(await from().login('AYŞE@KALIP.EXAMPLE')).toMatchObject(limited(15 * 60 - 5));
    expect(costs(), 'and costs nothing').toEqual([]);
    expect((await from('192.0.2.2').login(user.email)).status, 'nobody locks somebody else out').toBe(200);
    clock.pass(15 * MINUTE - 5 * SECOND);
    expect((await from().login(user.email)).status).toBe(200);
  });

  test('counts failures only: a success neither counts nor forgives earlier ones', async () => {
    const { from, fail, user } = await start();
    await fail(4);
    for (let i = 0; i < 3; i++) expect((await from().login(user.email)).status).toBe(200);
    await fail(1);
    expect((await from().login(user.email)).status).toBe(429);
  });

  test('is refused after 20 failures from an address on whatever accounts, unknown ones too', async () => {
    const { from, fail, user } = await start();
    for (let i = 0; i < 5; i++) await fail(4, `yok${i}@kalip.example`);
    expect(await from().login(user.email)).toMatchObject(limited(15 * 60));
    expect((await from('2001:db8::1').login(user.email)).status).toBe(200);
  });

  test('refuses a whole IPv6 network', async () => {
    const { from, user } = await start();
    for (let i = 0; i < 5; i++) expect((await from(`2001:db8:1:2::${i}`).login(user.email, 'x')).status).toBe(401);
    expect((await from('2001:db8:1:2:ffff::1').login(user.email)).status).toBe(429);
  });

  test('refuses as well when all tries come at once, and after a restart', async () => {
    const address = await setup.address();
    const one = await start({ database: await setup.open(address) });
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, i) => one.from().login(one.user.email, `yanlış ${i}`)),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([
      ...Array.from({ length: 5 }, () => 401),
      ...Array.from({ length: 7 }, () => 429),
    ]);
    expect(costs()).toHaveLength(5);
    const two = await startApp(setup, { database: await setup.open(address), clock: one.clock.now });
    expect((await openBrowser(two).login(one.user.email)).status).toBe(429);
  });

  test('asks for a pause once an account was guessed at 100 times within an hour from wherever, whether or not there is such an account', async () => {
    const { from, user, clock, guessed, ...started } = await start();
    const answers = [];
    for (const email of [user.email, 'yok@kalip.example']) {
      await guessed(email, 99);
      expect(await from('198.51.100.1').login(email, 'yanlış')).toMatchObject(WRONG);
      vi.mocked(argon2).mockClear();
      const { status, json, headers } = await from('203.0.113.1').login(email);
      answers.push({ status, json, retryAfter: headers['retry-after'] });
      expect(costs(), 'and costs nothing').toEqual([]);
    }
    expect(answers[0]).toMatchObject({
      status: 429,
      json: {
        code: 'RATE_LIMITED',
        message: expect.stringContaining('Bu hesap için çok sayıda hatalı giriş denemesi yapıldı.'),
      },
      retryAfter: '3600',
    });
    expect(answers[1]).toEqual(answers[0]);
    expect(await mailsOf(started), 'its owner is told').toMatchObject([
      { kind: 'account-attack', recipient: user.email, bodyText: expect.stringContaining('/sifremi-unuttum') },
    ]);
    clock.pass(HOUR);
    expect((await from('203.0.113.1').login(user.email)).status).toBe(200);
    await guessed(user.email, 99);
    await from('198.51.100.2').login(user.email, 'yanlış');
    expect((await from('203.0.113.2').login(user.email)).status, '200 within a day').toBe(429);
    clock.pass(HOUR);
    expect(await from('203.0.113.2').login(user.email)).toMatchObject({
      status: 429,
      headers: { 'retry-after': String(22 * 60 * 60) },
    });
    expect(await mailsOf(started), 'once a day').toHaveLength(1);
    clock.pass(22 * HOUR);
    expect((await from('203.0.113.2').login(user.email)).status).toBe(200);
  });

  test('leaves its owner in whose browser has signed in before; that browser has a limit of its own', async () => {
    const { from, user, came, guessed, database } = await start();
    const owner = from('192.0.2.10');
    await owner.login(user.email);
    const customer = await insertUser(database, { role: 'user' });
    const thief = from('192.0.2.11');
    await thief.login(customer.email);
    await guessed(user.email, 100);
    expect((await owner.login(user.email)).status).toBe(200);
    expect((await thief.login(user.email)).status, 'another account’s browser').toBe(429);
    for (const device of ['x', `${owner.device}A`, `${'A'.repeat(22)}.${owner.device.split('.')[1]}`]) {
      thief.device = device;
      expect((await thief.login(user.email)).status, device).toBe(429);
    }
    await came('password: known browser', `${owner.device.split('.')[0]} ${emailKey(user.email)}`, 19);
    const copy = from('198.51.100.1');
    copy.device = owner.device;
    expect([(await copy.login(user.email, 'yanlış')).status, (await owner.login(user.email)).status]).toEqual([
      401, 429,
    ]);
  });

  test('leaves its owner in whose browser has signed in before when others guess from the same address', async () => {
    const { from, user, fail } = await start();
    const owner = from();
    await owner.login(user.email);
    await fail(5);
    for (let i = 0; i < 5; i++) await fail(3, `yok${i}@kalip.example`);
    expect((await from().login('baska@kalip.example')).status, 'the address is refused').toBe(429);
    expect((await owner.login(user.email)).status).toBe(200);
    for (let i = 0; i < 20; i++) expect((await owner.login(user.email, 'yanlış')).status).toBe(401);
    expect(await owner.login(user.email), 'its own limit').toMatchObject({
      status: 429,
      json: { message: 'Çok fazla deneme yaptınız. Bir saat sonra tekrar deneyin.' },
    });
  });

  test('stays possible in a session, and in the browser that has set a new password by mail', async () => {
    const { from, user, guessed, app, config, now, log, get, database } = await start();
    const started = { app, config, now, log, get, database };
    const person = await signIn(started, 'admin', user);
    await guessed(user.email, 100);
    expect(
      (
        await person.post('/api/auth/password', {
          currentPassword: TEST_PASSWORD,
          newPassword: 'torna-kolon-4711-mavi',
        })
      ).status,
    ).toBe(204);
    const browser = from('192.0.2.12');
    await browser.send('POST', 'forgot-password', { email: user.email });
    expect(
      (
        await browser.send('POST', 'reset-password', {
          token: await tokenFromMail(started, user.email, '/sifre-sifirla/'),
          password: 'freze-kolon-4711-mavi',
        })
      ).status,
    ).toBe(204);
    expect((await browser.login(user.email, 'freze-kolon-4711-mavi')).status).toBe(200);
  });

  test('with the right password is possible 30 times an hour; then it counts as a failure', async () => {
    const { from, user, clock, came } = await start();
    await came('account: sign-ins', 'ayşe@kalip.example', 29);
    expect((await from().login(user.email)).status).toBe(200);
    for (let i = 0; i < 5; i++) expect((await from().login(user.email)).status).toBe(429);
    vi.mocked(argon2).mockClear();
    expect(await from().login(user.email)).toMatchObject(limited(15 * 60));
    expect(costs()).toEqual([]);
    clock.pass(HOUR);
    expect((await from().login(user.email)).status).toBe(200);
  });

  test('is answered to everybody while wrong ones come from 40 networks at once', async () => {
    const { from, user } = await start();
    const guesses = Array.from({ length: 40 }, (_, n) =>
      from(`2001:db8:${n}::1`).login(`kurban${n}@kalip.example`, 'yanlış'),
    );
    expect((await from('203.0.113.1').login(user.email)).status).toBe(200);
    expect(new Set((await Promise.all(guesses)).map(({ status }) => status))).toEqual(new Set([401]));
  });

  test('is not helped by a rotating X-Forwarded-For, unless a trusted proxy wrote it', async () => {
    const { from, user } = await start();
    const statuses = async (browser: ReturnType<typeof from>, address: (i: number) => string) => {
      const found: number[] = [];
      for (let i = 0; i < 6; i++)
        found.push(
          (
            await browser.send(
              'POST',
              'login',
              { email: user.email, password: 'yanlış' },
              { 'x-forwarded-for': address(i) },
            )
          ).status,
        );
      return found;
    };
    expect(await statuses(from(), (i) => `203.0.113.${i}`)).toEqual([401, 401, 401, 401, 401, 429]);
    const behind = await start({ config: { trustedProxies: ['10.0.0.0/8'] } });
    expect(await statuses(behind.from('10.0.0.1'), (i) => `203.0.113.${i}`)).toEqual([401, 401, 401, 401, 401, 401]);
    expect(await statuses(behind.from('10.0.0.1'), (i) => `198.51.100.${i}, 203.0.113.77`)).toEqual([
      401, 401, 401, 401, 401, 429,
    ]);
  });

  test('keeps no address and no mail address for its limits', async () => {
    const { fail, database } = await start();
    await fail(1, 'kisi@kalip.example', '203.0.113.5');
    const hits = await database.db.selectFrom('rateHits').selectAll().execute();
    expect(hits).toHaveLength(3);
    expect(JSON.stringify(hits)).not.toMatch(/203\.0|kisi/);
  });

  test('asks for both fields, no more, and nothing longer than a password may be', async () => {
    const { from } = await start();
    const send = (body: object) => from().send('POST', 'login', body);
    expect((await send({})).json).toMatchObject({
      code: 'VALIDATION',
      fields: { email: 'Lütfen e-posta adresinizi girin!', password: 'Lütfen şifrenizi girin!' },
    });
    expect((await send({ email: 'a@b.example', password: 'x'.repeat(1001) })).status).toBe(400);
    expect((await send({ email: 'a@b.example', password: 'x', role: 'admin' })).status).toBe(400);
    expect((await send({ email: { $ne: '' }, password: ['x'] })).status).toBe(400);
    expect(costs()).toEqual([]);
  });

  test('is refused to somebody whose account is closed while the password is checked', async () => {
    const { from, user, database } = await start();
    const real = vi.mocked(argon2).getMockImplementation()!;
    const closeAccount = () =>
      database.db.updateTable('users').set({ isActive: false }).where('id', '=', user.id).execute();
    vi.mocked(argon2).mockImplementationOnce((algorithm, parameters, done) => {
      closeAccount().then(() => real(algorithm, parameters, done), done as () => void);
    });
    expect(await from().login(user.email)).toMatchObject(WRONG);
    expect(await database.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });
});
