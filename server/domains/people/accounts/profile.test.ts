import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Session } from '#contract/auth.ts';
import { startApp } from '../../../testing/app.ts';
import { openBrowser } from '../../../testing/browser.ts';
import { describeWithDatabase } from '../../../testing/engines.ts';
import { clockAt, MINUTE, multipart } from '../../../testing/forms.ts';
import { insertUser, signIn, TEST_PASSWORD } from '../../../testing/sign-in.ts';

const NEW_PASSWORD = 'x7Kp!vQ2mZ9a';

describeWithDatabase('one’s own account', (setup) => {
  async function start() {
    const clock = clockAt();
    const started = await startApp(setup, { clock: clock.now });
    const person = await signIn(started, 'moderator');
    const stored = () =>
      started.database.db.selectFrom('users').selectAll().where('id', '=', person.user.id).executeTakeFirstOrThrow();
    return { ...started, clock, person, stored };
  }

  test('gets another name and user name as it likes, another e-mail address with the password', async () => {
    const { person, stored } = await start();
    expect(await person.put('/api/auth/me', { name: 'Şule Çınar', username: 'sule' })).toMatchObject({
      status: 200,
      json: { user: { name: 'Şule Çınar', username: 'sule', email: person.user.email } },
    });
    expect(await stored()).toMatchObject({ nameSort: 's~ule c~h~nar', usernameKey: 'sule', version: 2 });
    for (const currentPassword of [undefined, 'yanlış']) {
      expect(await person.put('/api/auth/me', { email: 'yeni@kalip.example', currentPassword })).toMatchObject({
        status: 403,
        json: { code: 'WRONG_PASSWORD', fields: { currentPassword: expect.any(String) } },
      });
    }
    expect(
      (await person.put('/api/auth/me', { email: person.user.email.toUpperCase() })).status,
      'the same address',
    ).toBe(200);
    expect(
      await person.put('/api/auth/me', { email: 'yeni@kalip.example', currentPassword: TEST_PASSWORD }),
    ).toMatchObject({ status: 200, json: { user: { email: 'yeni@kalip.example' } } });
    expect((await person.get('/api/auth/me')).status, 'and stays signed in').toBe(200);
  });

  test('does not get another’s names, nor another role', async () => {
    const { person, database, stored } = await start();
    const other = await insertUser(database, { role: 'user', username: 'dolu', email: 'dolu@kalip.example' });
    expect(await person.put('/api/auth/me', { username: 'DOLU' })).toMatchObject({
      status: 409,
      json: { code: 'DUPLICATE', fields: { username: 'Bu kullanıcı adı zaten kullanılıyor.' } },
    });
    expect(await person.put('/api/auth/me', { email: other.email, currentPassword: TEST_PASSWORD })).toMatchObject({
      status: 409,
      json: { code: 'DUPLICATE', fields: { email: 'Bu e-posta adresi zaten kullanılıyor.' } },
    });
    for (const body of [{ role: 'admin' }, { isActive: true }, { passwordHash: 'x' }, { avatar: '/x.png' }])
      expect((await person.put('/api/auth/me', body)).status).toBe(400);
    expect(await stored()).toMatchObject({ role: 'moderator', version: 1 });
  });

  test('gets another password with the present one; every other session ends, this one stays', async () => {
    const { person, database, ...started } = await start();
    const other = await signIn({ ...started, database }, 'moderator', person.user);
    const stranger = await signIn({ ...started, database }, 'moderator');
    expect(
      await person.post('/api/auth/password', { currentPassword: 'yanlış', newPassword: NEW_PASSWORD }),
    ).toMatchObject({
      status: 403,
      json: { code: 'WRONG_PASSWORD', message: 'Şifre hatalı.', fields: { currentPassword: 'Şifre hatalı.' } },
    });
    expect((await other.get('/api/auth/me')).status).toBe(200);
    for (const [newPassword, sentence] of [
      ['kisa', 'Şifre en az 8 karakter olmalıdır!'],
      ['x7Kp!vQ2mZ', 'Şifre en az 12 karakter olmalıdır!'],
      ['qwertyuiopasdfgh', 'Bu şifre çok yaygın; lütfen başka bir şifre seçin.'],
      ['x'.repeat(129), 'Şifre en fazla 128 karakter olabilir!'],
    ] as const) {
      expect(await person.post('/api/auth/password', { currentPassword: TEST_PASSWORD, newPassword })).toMatchObject({
        status: 400,
        json: { code: 'VALIDATION', fields: { newPassword: sentence } },
      });
    }
    expect(
      (await person.post('/api/auth/password', { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD })).status,
    ).toBe(204);
    expect([
      (await person.get('/api/auth/me')).status,
      (await other.get('/api/auth/me')).status,
      (await stranger.get('/api/auth/me')).status,
    ]).toEqual([200, 401, 200]);
    const browser = openBrowser(started);
    expect([
      (await browser.login(person.user.email)).status,
      (await browser.login(person.user.email, NEW_PASSWORD)).status,
    ]).toEqual([401, 200]);
    const audit = await database.db.selectFrom('audit').selectAll().where('kind', '=', 'user').execute();
    expect(audit).toMatchObject([{ action: 'update', changes: [{ field: 'password', before: '•••', after: '•••' }] }]);
  });

  test('asks for the password 20 times an hour at most, from whatever address, which no other session can use up', async () => {
    const { person, clock, ...started } = await start();
    const tries = (by: typeof person, remoteAddress: string, currentPassword: string) =>
      by.send({
        method: 'POST',
        url: '/api/auth/password',
        remoteAddress,
        payload: { currentPassword, newPassword: NEW_PASSWORD },
      });
    for (let i = 0; i < 20; i++) expect((await tries(person, `203.0.113.${i % 2}`, `yanlış ${i}`)).status).toBe(403);
    expect(await tries(person, '203.0.113.1', TEST_PASSWORD)).toMatchObject({
      status: 429,
      headers: { 'retry-after': '3600' },
      json: { code: 'RATE_LIMITED' },
    });
    const other = await signIn(started, 'moderator', person.user);
    expect((await tries(other, '203.0.113.1', 'yanlış')).status).toBe(403);
    clock.pass(60 * MINUTE);
    expect((await tries(person, '203.0.113.1', TEST_PASSWORD)).status).toBe(204);
  });

  test('shows its own sessions, this one marked, and ends one with the password', async () => {
    const { person, clock, database, ...started } = await start();
    const app = { ...started, database };
    const stranger = await signIn(app, 'moderator');
    clock.pass(MINUTE);
    const phone = openBrowser(
      app,
      '203.0.113.7',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    );
    await phone.login(person.user.email);
    const list = async () => (await person.get<Session[]>('/api/auth/sessions')).json;
    expect(await list()).toEqual([
      {
        _id: expect.any(String),
        device: 'Safari, iPhone',
        address: '203.0.113.7',
        createdAt: '2026-11-20T09:01:00.000Z',
        lastUsedAt: '2026-11-20T09:01:00.000Z',
        isCurrent: false,
      },
      {
        _id: person.session,
        device: 'Bilinmeyen cihaz',
        address: '192.0.2.1',
        createdAt: '2026-11-20T09:00:00.000Z',
        lastUsedAt: '2026-11-20T09:00:00.000Z',
        isCurrent: true,
      },
    ]);
    const [{ _id: id }] = (await list()) as [Session];
    expect(await person.del(`/api/auth/sessions/${id}`, { currentPassword: 'yanlış' })).toMatchObject({
      status: 403,
      json: { code: 'WRONG_PASSWORD', fields: { currentPassword: 'Şifre hatalı.' } },
    });
    for (const foreign of [stranger.session, 'yok'])
      expect(await person.del(`/api/auth/sessions/${foreign}`, { currentPassword: TEST_PASSWORD })).toMatchObject({
        status: 404,
        json: { message: 'Oturum bulunamadı.' },
      });
    expect((await stranger.get('/api/auth/me')).status).toBe(200);
    expect((await person.del(`/api/auth/sessions/${id}`, { currentPassword: TEST_PASSWORD })).status).toBe(204);
    expect([await phone.me(), (await phone.refresh()).status, (await list()).length]).toEqual([401, 401, 1]);
    expect((await person.del(`/api/auth/sessions/${person.session}`, { currentPassword: TEST_PASSWORD })).status).toBe(
      204,
    );
    expect((await person.get('/api/auth/me')).status).toBe(401);
  });

  test('shows an uploaded picture and removes the former one; files that are no pictures are not kept', async () => {
    const { person, stored, ...started } = await start();
    const { config } = started;
    const admin = await signIn(started, 'admin');
    const upload = (value: Buffer) =>
      person.send<{ user: { avatar: string } }>({
        method: 'POST',
        url: '/api/auth/avatar',
        ...multipart([{ name: 'image', value, fileName: 'ben.png', type: 'image/png' }]),
      });
    const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#8b1538' } })
      .png()
      .toBuffer();
    const [first, second] = [await upload(picture), await upload(picture)];
    expect(first).toMatchObject({
      status: 200,
      json: { user: { avatar: expect.stringMatching(/^\/img\/avatars\/[0-9a-f]{32}\.webp$/) } },
    });
    expect(existsSync(join(config.dataDir, second.json.user.avatar))).toBe(true);
    expect(existsSync(join(config.dataDir, first.json.user.avatar))).toBe(false);
    expect((await upload(Buffer.from('<svg onload="x()"/>'))).status).toBe(400);
    expect((await stored()).avatar).toBe(second.json.user.avatar);
    await admin.del(`/api/users/${person.user.publicId}`);
    expect(existsSync(join(config.dataDir, second.json.user.avatar)), 'goes with its account').toBe(false);
  });

  test('takes ten pictures an hour, from wherever they are sent, before they are read', async () => {
    const { person } = await start();
    const upload = (remoteAddress: string) =>
      person.send({
        method: 'POST',
        url: '/api/auth/avatar',
        remoteAddress,
        ...multipart([{ name: 'image', value: 'x', fileName: 'ben.png', type: 'image/png' }]),
      });
    for (let i = 0; i < 10; i++) expect((await upload(`192.0.2.${i}`)).status).toBe(400);
    expect(await upload('192.0.2.99')).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.any(String) },
      json: {
        code: 'RATE_LIMITED',
        message: expect.stringMatching(/^Çok fazla deneme yaptınız\. Lütfen \d+ dakika sonra/),
      },
    });
  });
});
