import { expect, test } from 'vitest';
import { startApp } from '../../../testing/app.ts';
import { openBrowser } from '../../../testing/browser.ts';
import { describeWithDatabase } from '../../../testing/engines.ts';
import { insertUser } from '../../../testing/sign-in.ts';
import { createAdmin } from './create-admin.ts';
import { renewSetupLink } from './setup.ts';

const PASSWORD = 'x7Kp!vQ2mZ9a';
const PERSON = { name: 'Zeynep Yönetici', username: 'zeynep', email: 'zeynep@kalip.example', password: PASSWORD };
const REFUSED = {
  status: 404,
  json: { code: 'INVALID_TOKEN', message: 'Kurulum bağlantısı geçersiz veya kullanılmış.' },
};

describeWithDatabase('the first admin', (setup) => {
  async function start() {
    const started = await startApp(setup);
    const renew = async () => (await renewSetupLink(started.database, started.config.publicUrl))!.split('#')[1]!;
    return {
      ...started,
      renew,
      browser: openBrowser(started),
      admins: () => started.database.db.selectFrom('users').selectAll().where('role', '=', 'admin').execute(),
    };
  }

  test('comes by a link that is good once, and is signed in', async () => {
    const { renew, browser, admins, database } = await start();
    expect(await renewSetupLink(database, 'https://www.kaliphane.test')).toMatch(
      /^https:\/\/www\.kaliphane\.test\/admin\/setup#[\w-]{43}$/,
    );
    const token = await renew();
    expect(JSON.stringify(await database.db.selectFrom('secrets').selectAll().execute())).not.toContain(token);
    const made = await browser.send('POST', 'setup', { token, ...PERSON });
    expect(made).toMatchObject({
      status: 200,
      json: { user: { role: 'admin', username: 'zeynep', name: 'Zeynep Yönetici' } },
    });
    expect(await browser.me(made.json.accessToken)).toBe(200);
    expect((await browser.refresh()).status).toBe(200);
    expect((await browser.login(PERSON.email, PASSWORD)).status).toBe(200);
    expect(
      await browser.send('POST', 'setup', { token, ...PERSON, username: 'ikinci', email: 'ikinci@kalip.example' }),
    ).toMatchObject(REFUSED);
    expect(await admins()).toHaveLength(1);
    expect(await renewSetupLink(database, '')).toBeNull();
  });

  test('comes by the newest link only', async () => {
    const { renew, browser } = await start();
    const old = await renew();
    const token = await renew();
    for (const wrong of [old, '', 'x', `${token}x`])
      expect(await browser.send('POST', 'setup', { token: wrong, ...PERSON })).toMatchObject(REFUSED);
    expect((await browser.send('POST', 'setup', { token, ...PERSON })).status).toBe(200);
  });

  test('is made once when the link is used twice at the same time', async () => {
    const { renew, admins, ...started } = await start();
    const token = await renew();
    const replies = await Promise.all(
      [1, 2, 3].map((i) =>
        openBrowser(started).send('POST', 'setup', {
          token,
          ...PERSON,
          username: `kisi${i}`,
          email: `kisi${i}@kalip.example`,
        }),
      ),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 404, 404]);
    expect(await admins()).toHaveLength(1);
  });

  test('does not come by a link once there is an admin, nor without any link', async () => {
    const { renew, browser, database } = await start();
    expect(await browser.send('POST', 'setup', { token: '', ...PERSON })).toMatchObject(REFUSED);
    const token = await renew();
    await insertUser(database, { role: 'admin' });
    expect(await browser.send('POST', 'setup', { token, ...PERSON })).toMatchObject(REFUSED);
  });

  test('is held to the rules of every admin’s account, and the link survives mistakes', async () => {
    const { renew, browser } = await start();
    const token = await renew();
    expect(await browser.send('POST', 'setup', { token, ...PERSON, password: 'x7Kp!vQ2mZ' })).toMatchObject({
      status: 400,
      json: { fields: { password: 'Şifre en az 12 karakter olmalıdır!' } },
    });
    expect(await browser.send('POST', 'setup', { token, ...PERSON, password: 'Zeynep2026!!' })).toMatchObject({
      status: 400,
      json: { fields: { password: 'Bu şifre çok yaygın; lütfen başka bir şifre seçin.' } },
    });
    expect((await browser.send('POST', 'setup', { token, ...PERSON })).status).toBe(200);
  });

  test('cannot be guessed at: ten tries in a quarter of an hour', async () => {
    const { browser } = await start();
    for (let i = 0; i < 10; i++)
      expect((await browser.send('POST', 'setup', { token: String(i), ...PERSON })).status).toBe(404);
    expect((await browser.send('POST', 'setup', { token: 'x', ...PERSON })).status).toBe(429);
  });

  test('comes from the command line too, by the same rules, and voids the link', async () => {
    const { renew, browser, database, config, admins } = await start();
    const token = await renew();
    await expect(createAdmin(database, config, { ...PERSON, password: 'kisa', email: 'x' })).rejects.toThrow(
      /geçerli bir e-posta.*en az 8 karakter/,
    );
    await expect(createAdmin(database, config, { ...PERSON, password: 'fenerbahçe1907' })).rejects.toThrow(
      'çok yaygın',
    );
    await createAdmin(database, config, PERSON);
    await expect(createAdmin(database, config, { ...PERSON, username: 'ikinci' })).rejects.toThrow(
      'Bu e-posta adresi zaten kullanılıyor.',
    );
    expect((await browser.login(PERSON.email, PASSWORD)).status).toBe(200);
    expect(
      await browser.send('POST', 'setup', { token, ...PERSON, username: 'ikinci', email: 'ikinci@kalip.example' }),
    ).toMatchObject(REFUSED);
    expect(await admins()).toHaveLength(1);
    expect(await database.db.selectFrom('audit').selectAll().where('kind', '=', 'user').execute()).toMatchObject([
      { action: 'create', actorName: 'admin:create' },
    ]);
  });
});
