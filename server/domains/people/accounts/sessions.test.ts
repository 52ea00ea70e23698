import { expect, test } from 'vitest';
import { startApp, type AppOptions } from '../../../testing/app.ts';
import { openBrowser } from '../../../testing/browser.ts';
import { describeOnEngines, type Setup } from '../../../testing/engines.ts';
import { clockAt, DAY, MINUTE, SECOND } from '../../../testing/forms.ts';
import { insertUser, signIn, TEST_PASSWORD } from '../../../testing/sign-in.ts';

/** The application, its clock, and a moderator's browser that has signed in. */
async function start(setup: Setup, options: AppOptions = {}) {
  const clock = clockAt();
  const started = await startApp(setup, { clock: clock.now, ...options });
  const user = await insertUser(started.database, { role: 'moderator', name: 'Ayşe Yılmaz' });
  const browser = openBrowser(started);
  const login = await browser.login(user.email);
  const count = async (table: 'sessions' | 'usedRefreshTokens' = 'sessions') =>
    (await started.database.db.selectFrom(table).selectAll().execute()).length;
  return { ...started, clock, user, browser, login, count };
}

describeOnEngines('a session', (setup) => {
  test('begins with the user, an access token and a cookie that scripts cannot read', async () => {
    const { login, user, browser, database } = await start(setup);
    expect(login).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect(login.json).toEqual({
      user: {
        id: user.publicId,
        email: user.email,
        username: user.username,
        role: 'moderator',
        name: 'Ayşe Yılmaz',
        avatar: '/avatar.svg',
      },
      accessToken: expect.any(String),
    });
    expect(login.cookies).toEqual([
      {
        name: 'kaliphane_session',
        value: expect.stringMatching(/^[0-9a-z]{16}\.[\w-]{43}$/),
        path: '/',
        httpOnly: true,
        sameSite: 'Strict',
        maxAge: 30 * 24 * 60 * 60,
      },
      {
        name: 'kaliphane_device',
        value: expect.stringMatching(/^[\w-]{22}\.[\w-]{43}$/),
        path: '/',
        httpOnly: true,
        sameSite: 'Strict',
        maxAge: 400 * 24 * 60 * 60,
      },
    ]);
    const { json } = await browser.send('GET', 'me', undefined, { authorization: `Bearer ${browser.accessToken}` });
    expect(json).toEqual({ user: login.json.user });
    expect(JSON.stringify(await database.db.selectFrom('sessions').selectAll().execute())).not.toContain(
      browser.cookie.split('.')[1],
    );
    expect(
      (await database.db.selectFrom('users').select('lastLoginAt').executeTakeFirstOrThrow()).lastLoginAt,
    ).not.toBeNull();
  });

  test('over HTTPS has a cookie that no subdomain and no plain page can set', async () => {
    const { login, browser } = await start(setup, { config: { publicUrl: 'https://www.kaliphane.test' } });
    expect(login.cookies).toMatchObject(
      ['__Host-kaliphane', '__Host-kaliphane-device'].map((name) => ({
        name,
        secure: true,
        path: '/',
        httpOnly: true,
        sameSite: 'Strict',
      })),
    );
    for (const cookie of login.cookies) expect(cookie).not.toHaveProperty('domain');
    expect((await browser.refresh()).status).toBe(200);
  });

  test('is one of 20 of its account at most: the one that was not used for longest ends', async () => {
    const { browser, clock, user, database, ...started } = await start(setup);
    const other = openBrowser({ ...started });
    await other.login((await insertUser(database, { role: 'user' })).email);
    const at = (days: number) => new Date(clock.now() - days * DAY);
    await database.db
      .insertInto('sessions')
      .values(
        Array.from({ length: 24 }, (_, i) => ({
          publicId: `old${i}`,
          userId: user.id,
          tokenHash: `${i}`,
          address: '',
          userAgent: '',
          createdAt: at(29),
          lastUsedAt: at(25 - i),
          expiresAt: at(-5),
        })),
      )
      .execute();
    await openBrowser({ ...started }).login(user.email);
    const left = await database.db
      .selectFrom('sessions')
      .select('publicId')
      .where('userId', '=', user.id)
      .orderBy('lastUsedAt')
      .execute();
    expect(left).toHaveLength(20);
    expect(left[0], 'the seventh of the old ones').toEqual({ publicId: 'old6' });
    expect([await browser.me(), await other.me()]).toEqual([200, 200]);
  });

  test('stays open that begins while 20 others were used in a time to come, by a clock that was wrong', async () => {
    const { clock, user, database, ...started } = await start(setup);
    const [createdAt, lastUsedAt, expiresAt] = [0, 1, 30].map((days) => new Date(clock.now() + days * DAY)) as [
      Date,
      Date,
      Date,
    ];
    await database.db
      .insertInto('sessions')
      .values(
        Array.from({ length: 20 }, (_, i) => ({
          publicId: `ahead${i}`,
          userId: user.id,
          tokenHash: `${i}`,
          address: '',
          userAgent: '',
          createdAt,
          lastUsedAt,
          expiresAt,
        })),
      )
      .execute();
    const newest = openBrowser({ ...started });
    expect((await newest.login(user.email)).status).toBe(200);
    expect(await newest.me()).toBe(200);
    expect(await started.count()).toBe(20);
  });

  test('is refreshed by the cookie, which changes each time; the old access token stays good until it runs out', async () => {
    const { browser, clock } = await start(setup);
    const first = { cookie: browser.cookie, accessToken: browser.accessToken };
    clock.pass(9 * MINUTE);
    expect(await browser.refresh({ authorization: 'Bearer nonsense' })).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store' },
    });
    expect(browser.cookie).not.toBe(first.cookie);
    expect([await browser.me(), await browser.me(first.accessToken)]).toEqual([200, 200]);
    clock.pass(1 * MINUTE);
    expect([await browser.me(), await browser.me(first.accessToken)]).toEqual([200, 401]);
  });

  test('is idle for 30 days at the most', async () => {
    const { browser, clock } = await start(setup);
    clock.pass(30 * DAY - 1);
    expect((await browser.refresh()).status).toBe(200);
    clock.pass(30 * DAY);
    const late = await browser.refresh();
    expect(late).toMatchObject({ status: 401, json: { code: 'UNAUTHENTICATED' } });
    expect(late.cookies).toMatchObject([{ value: '', maxAge: 0 }]);
    expect(browser.cookie).toBe('');
  });

  test('of staff ends 30 days after it began, however often it is refreshed; a customer’s goes on', async () => {
    const { browser, clock, database, user, ...started } = await start(setup);
    const customer = openBrowser({ ...started });
    await customer.login((await insertUser(database, { role: 'user' })).email);
    for (let day = 0; day < 29; day += 7) {
      clock.pass(7 * DAY);
      if (day < 28) expect((await browser.refresh()).status, `after ${day + 7} days`).toBe(200);
      else expect((await browser.refresh()).status).toBe(401);
      expect((await customer.refresh()).status).toBe(200);
    }
    await browser.login(user.email);
    clock.pass(29 * DAY);
    await browser.refresh();
    const [{ expiresAt }] = (await database.db
      .selectFrom('sessions')
      .select('expiresAt')
      .where('userId', '=', user.id)
      .execute()) as [{ expiresAt: Date }];
    expect(expiresAt.getTime() - clock.now(), 'the list of sessions knows it').toBe(DAY);
    clock.pass(DAY - MINUTE);
    expect((await browser.refresh()).status).toBe(200);
    clock.pass(MINUTE);
    expect([await browser.me(), (await browser.refresh()).status]).toEqual([401, 401]);
  });

  test('lives through 20 refreshes at the same time, which all get the same next token', async () => {
    const { browser, count, ...started } = await start(setup);
    const token = browser.cookie;
    const tabs = Array.from({ length: 20 }, () => openBrowser(started));
    for (const tab of tabs) tab.cookie = token;
    const replies = await Promise.all(tabs.map((tab) => tab.refresh()));
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]));
    expect(new Set(tabs.map((tab) => tab.cookie)).size).toBe(1);
    expect(tabs[0]!.cookie).not.toBe(token);
    expect(await Promise.all(tabs.map((tab) => tab.me()))).toEqual(tabs.map(() => 200));
    expect((await tabs[7]!.refresh()).status).toBe(200);
    expect(await count()).toBe(1);
  });

  test('answers a token used a moment ago with the newest of its successors', async () => {
    const { browser, clock, count, ...started } = await start(setup);
    const tab = openBrowser(started);
    tab.cookie = browser.cookie;
    for (let i = 0; i < 3; i++) {
      await browser.refresh();
      clock.pass(3 * SECOND);
    }
    expect((await tab.refresh()).status).toBe(200);
    expect(tab.cookie).toBe(browser.cookie);
    expect(await count('usedRefreshTokens')).toBe(3);
    clock.pass(MINUTE);
    await browser.refresh();
    expect(await count('usedRefreshTokens'), 'older ones are forgotten').toBe(1);
  });

  test('ends, for everybody who holds it, when a token is used again after 10 seconds', async () => {
    const { browser, clock, count, ...started } = await start(setup);
    const thief = openBrowser(started, '198.51.100.9');
    thief.cookie = browser.cookie;
    await browser.refresh();
    clock.pass(10 * SECOND);
    const reuse = await thief.refresh();
    expect(reuse).toMatchObject({ status: 401, json: { code: 'UNAUTHENTICATED' } });
    expect(reuse.cookies).toMatchObject([{ value: '', maxAge: 0 }]);
    expect(await count()).toBe(0);
    expect(await browser.me()).toBe(401);
    expect((await browser.refresh()).status).toBe(401);
  });

  test('ends so too when the clock has gone back since the token was used', async () => {
    const { browser, clock, count, ...started } = await start(setup);
    const thief = openBrowser(started, '198.51.100.9');
    await browser.refresh();
    clock.pass(-30 * MINUTE);
    expect((await browser.refresh()).status).toBe(200);
    expect(await count('usedRefreshTokens'), 'uses of a time to come are forgotten').toBe(1);
    clock.pass(30 * MINUTE);
    thief.cookie = browser.cookie;
    await browser.refresh();
    clock.pass(-30 * MINUTE);
    expect((await thief.refresh()).status).toBe(401);
    expect(await count()).toBe(0);
  });

  test('ends when somebody invents a token for it; other text is only refused', async () => {
    const { browser, count, ...started } = await start(setup);
    const other = openBrowser(started);
    for (const cookie of ['x', 'a.b', `${'0'.repeat(16)}.${'A'.repeat(43)}`, 'x'.repeat(4000), `${browser.cookie}A`]) {
      other.cookie = cookie;
      expect((await other.refresh()).status, cookie).toBe(401);
    }
    expect(await count()).toBe(1);
    other.cookie = `${browser.cookie.split('.')[0]}.${'A'.repeat(43)}`;
    expect((await other.refresh()).status).toBe(401);
    expect(await count()).toBe(0);
  });

  test('ends with the sign-out, by the token or by the cookie alone; without a session it is 204 as well', async () => {
    const { browser, count, user, ...started } = await start(setup);
    const byToken = await browser.send('POST', 'logout', undefined, { authorization: `Bearer ${browser.accessToken}` });
    expect(byToken.status).toBe(204);
    expect(byToken.cookies).toMatchObject([{ value: '', maxAge: 0 }]);
    expect([await browser.me(), await count()]).toEqual([401, 0]);
    await browser.login(user.email);
    expect((await browser.send('POST', 'logout', undefined, { authorization: 'Bearer expired' })).status).toBe(204);
    expect([await browser.me(), await count()]).toEqual([401, 0]);
    expect((await openBrowser(started).send('POST', 'logout')).status).toBe(204);
  });

  test('of the staff is audited where it begins and ends; a customer’s is not', async () => {
    const { browser, database, user, ...started } = await start(setup);
    await browser.send('POST', 'logout');
    const customer = await insertUser(database, { role: 'user' });
    const other = openBrowser(started);
    await other.login(customer.email);
    await other.send('POST', 'logout');
    expect(await database.db.selectFrom('audit').selectAll().orderBy('id').execute()).toMatchObject([
      {
        action: 'login',
        kind: 'session',
        actorId: user.publicId,
        actorName: 'Ayşe Yılmaz',
        address: '192.0.2.1',
        title: 'Chrome, Windows',
        changes: [],
      },
      { action: 'logout', kind: 'session', actorId: user.publicId, title: 'Chrome, Windows' },
    ]);
  });

  test('is begun, refreshed and ended by pages of ours only, or of the origins that the settings name', async () => {
    const { browser, user, count } = await start(setup, { config: { corsOrigins: ['https://panel.example'] } });
    const token = browser.cookie;
    const credentials = { email: user.email, password: TEST_PASSWORD };
    const foreign: Record<string, string>[] = [
      { origin: 'https://kaliphane.test.evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreign) {
      for (const [path, body] of [
        ['login', credentials],
        ['refresh', undefined],
        ['logout', undefined],
        ['setup', {}],
      ] as const) {
        const reply = await browser.send('POST', path, body, headers);
        expect(reply, `${path} ${JSON.stringify(headers)}`).toMatchObject({ status: 403, json: { code: 'FORBIDDEN' } });
        expect(reply.cookies).toEqual([]);
      }
    }
    expect([browser.cookie, await count()]).toEqual([token, 1]);
    for (const headers of [
      { origin: 'http://kaliphane.test' },
      { origin: 'https://panel.example', 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-origin' },
    ] as Record<string, string>[]) {
      expect((await browser.refresh(headers)).status).toBe(200);
    }
  });

  test('is known to all processes of a database', async () => {
    const address = await setup.address();
    const one = await start(setup, { database: await setup.open(address) });
    const two = await startApp(setup, { database: await setup.open(address), clock: one.clock.now });
    const other = openBrowser(two);
    other.cookie = one.browser.cookie;
    expect(await other.me(one.browser.accessToken)).toBe(200);
    expect((await other.refresh()).status).toBe(200);
    expect((await one.browser.refresh()).status).toBe(200);
    expect(one.browser.cookie).toBe(other.cookie);
    await other.send('POST', 'logout');
    expect(await one.browser.me()).toBe(401);
  });

  test('leaves neither addresses of mail nor tokens in the log', async () => {
    const { browser, user, log } = await start(setup, { config: { logLevel: 'debug' } });
    await browser.refresh();
    await browser.login(user.email, 'yanlış');
    const cookie = browser.cookie;
    await browser.send('POST', 'logout');
    for (const text of [user.email, cookie, browser.accessToken]) expect(JSON.stringify(log)).not.toContain(text);
  });
});

describeOnEngines('somebody signed in', (setup) => {
  test('is read from the database on each call: role and state as they are now', async () => {
    const started = await startApp(setup);
    const person = await signIn(started, 'moderator');
    expect((await person.get('/api/users')).status).toBe(403);
    await started.database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', person.user.id).execute();
    expect((await person.get('/api/users')).status).toBe(200);
    await started.database.db.updateTable('users').set({ isActive: false }).where('id', '=', person.user.id).execute();
    expect((await person.get('/api/users')).status).toBe(401);
  });
});
