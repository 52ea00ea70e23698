import { expect, test } from 'vitest';
import type { User } from '#contract/users.ts';
import { startApp } from '../../../testing/app.ts';
import { openBrowser } from '../../../testing/browser.ts';
import { describeWithDatabase } from '../../../testing/engines.ts';
import { insertUser, signIn, TEST_PASSWORD, type JsonReply } from '../../../testing/sign-in.ts';

const PASSWORD = 'x7Kp!vQ2mZ9a';
const NEW = { username: 'veli', email: 'veli@kalip.example', password: PASSWORD, name: 'Veli Şahin' };
const code = ({ status, json }: JsonReply) => ({
  status,
  code: json['code'],
  message: json['message'],
  fields: json['fields'],
});

describeWithDatabase('accounts', (setup) => {
  async function start() {
    const started = await startApp(setup);
    const admin = await signIn(started, 'admin', { username: 'yonetici', name: 'Zeynep Yönetici' });
    const rows = () => started.database.db.selectFrom('users').selectAll().orderBy('id').execute();
    const audit = async () =>
      (await started.database.db.selectFrom('audit').selectAll().orderBy('id').execute()).map(
        ({ action, kind, rowId, changes }) => ({ action, kind, rowId, changes }),
      );
    return { ...started, admin, rows, audit };
  }

  test('are made with a role of user, active, without a password in any reply', async () => {
    const { admin, rows, audit } = await start();
    const made = await admin.post('/api/users', NEW);
    expect(made.status).toBe(201);
    expect(made.json).toEqual({
      _id: expect.any(String),
      username: 'veli',
      name: 'Veli Şahin',
      email: 'veli@kalip.example',
      role: 'user',
      avatar: '/avatar.svg',
      isActive: true,
      createdAt: expect.any(String),
      lastLoginAt: null,
      version: 1,
    });
    expect((await rows())[1]!.passwordHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(await audit())).not.toMatch(/argon2|x7Kp/);
    expect(await audit()).toMatchObject([{ action: 'create', kind: 'user', rowId: made.json['_id'] }]);
    expect((await admin.get(`/api/users/${String(made.json['_id'])}`)).json).toEqual(made.json);
  });

  test('have e-mail addresses and user names of their own, however they are written', async () => {
    const { admin } = await start();
    await admin.post('/api/users', NEW);
    expect(code(await admin.post('/api/users', { ...NEW, username: 'başka', email: 'VELI@Kalip.example' }))).toEqual({
      status: 409,
      code: 'DUPLICATE',
      message: 'Bu e-posta adresi zaten kullanılıyor.',
      fields: { email: 'Bu e-posta adresi zaten kullanılıyor.' },
    });
    for (const username of ['VELİ', 'Veli ', 'véli']) {
      expect(code(await admin.post('/api/users', { ...NEW, username, email: 'b@kalip.example' }))).toMatchObject({
        status: 409,
        code: 'DUPLICATE',
        fields: { username: 'Bu kullanıcı adı zaten kullanılıyor.' },
      });
    }
    const second = await admin.post('/api/users', { ...NEW, username: 'ikinci', email: 'ikinci@kalip.example' });
    expect(code(await admin.put(`/api/users/${String(second.json['_id'])}`, { username: 'veli' }))).toMatchObject({
      status: 409,
      fields: { username: expect.any(String) },
    });
  });

  test('are refused with all wrong fields at once, and with unknown ones', async () => {
    const { admin, rows } = await start();
    expect(code(await admin.post('/api/users', { username: 'ab', email: 'x', password: '' }))).toMatchObject({
      status: 400,
      code: 'VALIDATION',
      fields: {
        username: 'Kullanıcı adı en az 3 karakter olmalıdır!',
        email: expect.any(String),
        password: 'Lütfen şifre girin!',
      },
    });
    for (const body of [
      { ...NEW, username: '!!!' },
      { ...NEW, role: 'root' },
      { ...NEW, passwordHash: 'x' },
      { ...NEW, _id: 'x' },
      { ...NEW, password: 'password1' },
      { ...NEW, password: 'Veli2026!' },
      { ...NEW, password: 'veli@kalip.example' },
      { ...NEW, avatar: 'javascript:alert(1)' },
    ]) {
      expect((await admin.post('/api/users', body)).status, JSON.stringify(body)).toBe(400);
    }
    expect(await rows()).toHaveLength(1);
  });

  test('of staff have longer passwords; one of an admin needs its creator’s password', async () => {
    const { admin } = await start();
    expect(code(await admin.post('/api/users', { ...NEW, role: 'moderator', password: 'x7Kp!vQ2mZ' }))).toMatchObject({
      status: 400,
      fields: { password: 'Şifre en az 12 karakter olmalıdır!' },
    });
    expect((await admin.post('/api/users', { ...NEW, role: 'moderator' })).status).toBe(201);
    const second = { ...NEW, username: 'ikinci', email: 'ikinci@kalip.example', role: 'admin' };
    expect(code(await admin.post('/api/users', second))).toMatchObject({
      status: 403,
      code: 'WRONG_PASSWORD',
      fields: { currentPassword: expect.any(String) },
    });
    expect(code(await admin.post('/api/users', { ...second, currentPassword: 'yanlış' }))).toMatchObject({
      status: 403,
      code: 'WRONG_PASSWORD',
      fields: { currentPassword: 'Şifre hatalı.' },
    });
    expect(
      code(await admin.post('/api/users', { ...second, currentPassword: TEST_PASSWORD, isActive: false })),
    ).toMatchObject({ status: 409, code: 'GUARDED' });
    expect((await admin.post('/api/users', { ...second, currentPassword: TEST_PASSWORD })).status).toBe(201);
  });

  test('are saved in part, with a version; a save over a newer row is refused', async () => {
    const { admin, audit } = await start();
    const id = String((await admin.post('/api/users', NEW)).json['_id']);
    const saved = await admin.put(`/api/users/${id}`, { name: 'Veli Öz', password: '', version: 1 });
    expect(saved).toMatchObject({ status: 200, json: { name: 'Veli Öz', username: 'veli', version: 2 } });
    expect(await admin.put(`/api/users/${id}`, { name: 'Başka', version: 1 })).toMatchObject({
      status: 409,
      json: { code: 'STALE', stale: { changedBy: 'Zeynep Yönetici', fields: ['name'], version: 2 } },
    });
    expect((await audit()).at(-1)).toMatchObject({
      action: 'update',
      kind: 'user',
      changes: [{ field: 'name', before: 'Veli Şahin', after: 'Veli Öz' }],
    });
    expect(code(await admin.put('/api/users/yok', { name: 'x' }))).toMatchObject({
      status: 404,
      message: 'Kullanıcı bulunamadı.',
    });
  });

  test('get another role, e-mail address or password only with the editor’s password; names without', async () => {
    const { admin, rows, ...started } = await start();
    const { publicId } = await insertUser(started.database, { role: 'moderator' });
    const url = `/api/users/${publicId}`;
    for (const change of [{ role: 'user' }, { email: 'yeni@kalip.example' }, { password: PASSWORD }]) {
      for (const currentPassword of [undefined, 'yanlış'])
        expect(code(await admin.put(url, { ...change, currentPassword }))).toMatchObject({
          status: 403,
          code: 'WRONG_PASSWORD',
          fields: { currentPassword: expect.any(String) },
        });
    }
    expect((await rows())[1]).toMatchObject({ version: 1, role: 'moderator' });
    expect((await admin.put(url, { role: 'moderator', username: 'yeniad', isActive: true })).status).toBe(200);
    expect(
      await admin.put(url, {
        role: 'user',
        email: 'yeni@kalip.example',
        password: PASSWORD,
        currentPassword: TEST_PASSWORD,
      }),
    ).toMatchObject({ status: 200, json: { role: 'user', email: 'yeni@kalip.example' } });
    const browser = openBrowser(started);
    expect([
      (await browser.login('yeni@kalip.example')).status,
      (await browser.login('yeni@kalip.example', PASSWORD)).status,
    ]).toEqual([401, 200]);
  });

  test('lose their sessions at once with a new role or password, when they are closed, and when they are deleted', async () => {
    const { admin, ...started } = await start();
    const confirmed = { currentPassword: TEST_PASSWORD };
    const steps: ((id: string) => Promise<JsonReply>)[] = [
      (id) => admin.put(`/api/users/${id}`, { role: 'user', ...confirmed }),
      (id) => admin.put(`/api/users/${id}`, { password: PASSWORD, ...confirmed }),
      (id) => admin.put(`/api/users/${id}`, { isActive: false }),
      (id) => admin.patch(`/api/users/${id}/status`, { isActive: false }),
      (id) => admin.del(`/api/users/${id}`),
    ];
    for (const step of steps) {
      const person = await signIn(started, 'moderator');
      const browser = Object.assign(openBrowser(started), { cookie: person.refreshToken });
      expect((await person.get('/api/auth/me')).status).toBe(200);
      expect((await step(person.user.publicId)).status, String(step)).toBeLessThan(300);
      expect((await person.get('/api/auth/me')).status, String(step)).toBe(401);
      expect((await browser.refresh()).status).toBe(401);
    }
    const person = await signIn(started, 'moderator');
    await admin.put(`/api/users/${person.user.publicId}`, { name: 'Yeni Ad' });
    expect((await person.get('/api/auth/me')).status).toBe(200);
    expect((await admin.get('/api/auth/me')).status).toBe(200);
  });

  test('cannot sign in while they are closed', async () => {
    const { admin, ...started } = await start();
    const { publicId, email } = await insertUser(started.database, { role: 'user' });
    expect(await admin.patch(`/api/users/${publicId}/status`, { isActive: false })).toMatchObject({
      status: 200,
      json: { isActive: false, version: 2 },
    });
    expect((await openBrowser(started).login(email)).status).toBe(401);
    await admin.patch(`/api/users/${publicId}/status`, { isActive: true });
    expect((await openBrowser(started).login(email)).status).toBe(200);
  });

  test('of admins are neither closed nor deleted, by anybody', async () => {
    const { admin, database, rows } = await start();
    const other = await insertUser(database, { role: 'admin' });
    for (const { publicId } of [other, admin.user]) {
      expect(code(await admin.patch(`/api/users/${publicId}/status`, { isActive: false }))).toEqual({
        status: 409,
        code: 'GUARDED',
        message: 'Admin hesabı pasif edilemez.',
        fields: undefined,
      });
      expect(code(await admin.put(`/api/users/${publicId}`, { isActive: false }))).toMatchObject({
        status: 409,
        code: 'GUARDED',
        message: 'Admin hesabı pasif edilemez.',
      });
      expect(code(await admin.del(`/api/users/${publicId}`))).toMatchObject({
        status: 409,
        code: 'GUARDED',
        message: 'Admin hesabı silinemez!',
      });
    }
    expect((await rows()).map((row) => row.isActive)).toEqual([true, true]);
  });

  test('keep their own role, and one admin remains, even when two take each other’s role at once', async () => {
    const { admin, rows, ...started } = await start();
    const confirmed = { currentPassword: TEST_PASSWORD };
    expect(
      code(await admin.put(`/api/users/${admin.user.publicId}`, { role: 'moderator', ...confirmed })),
    ).toMatchObject({ status: 409, code: 'GUARDED', message: 'Kendi rolünüzü değiştiremezsiniz.' });
    const other = await signIn(started, 'admin');
    const results = await Promise.all([
      admin.put(`/api/users/${other.user.publicId}`, { role: 'moderator', ...confirmed }),
      other.put(`/api/users/${admin.user.publicId}`, { role: 'moderator', ...confirmed }),
    ]);
    expect((await rows()).filter((row) => row.role === 'admin')).toHaveLength(1);
    const [refused] = results.filter((reply) => reply.status !== 200);
    // One who is looked up only after the other's save has no session any more.
    expect([
      [409, 'Son yöneticinin rolü değiştirilemez.'],
      [401, 'Oturumunuz sona erdi. Lütfen tekrar giriş yapın.'],
    ]).toContainEqual([refused?.status, refused && code(refused).message]);
  });

  test('of customers become staff’s with a new password only, because theirs may be shorter', async () => {
    const { admin, database } = await start();
    const { publicId } = await insertUser(database, { role: 'user' });
    const promote = (more: object) =>
      admin.put(`/api/users/${publicId}`, { role: 'moderator', currentPassword: TEST_PASSWORD, ...more });
    expect(code(await promote({}))).toMatchObject({
      status: 400,
      fields: { password: 'Bu rol için en az 12 karakterli yeni bir şifre girin!' },
    });
    expect(code(await promote({ password: 'x7Kp!vQ2mZ' }))).toMatchObject({
      status: 400,
      fields: { password: 'Şifre en az 12 karakter olmalıdır!' },
    });
    expect((await promote({ password: PASSWORD })).status).toBe(200);
  });

  test('leave only their rows in the audit table when they are deleted', async () => {
    const { admin, database, rows, audit } = await start();
    const { publicId } = await insertUser(database, { role: 'user' });
    expect((await admin.del(`/api/users/${publicId}`)).status).toBe(204);
    expect(await rows()).toHaveLength(1);
    expect(await database.db.selectFrom('trash').selectAll().execute()).toEqual([]);
    expect(await audit()).toMatchObject([{ action: 'delete', kind: 'user', rowId: publicId }]);
    expect((await admin.del(`/api/users/${publicId}`)).status).toBe(404);
  });

  test('are listed, searched, filtered, sorted and paged', async () => {
    const { admin, database } = await start();
    const names = ['Ayşe Yılmaz', 'Şule Çınar', 'ILGIN IŞIK', 'Mehmet Öz'];
    for (const [i, name] of names.entries()) {
      await insertUser(database, {
        role: i < 2 ? 'moderator' : 'user',
        username: `kisi-${i}`,
        email: `posta.${i}@kalip.example`,
        name,
        isActive: i !== 3,
        at: new Date(Date.UTC(2026, 0, 10 + i)),
      });
    }
    const list = async (query: string) => (await admin.get<User[]>(`/api/users${query}`)).json.map((user) => user.name);
    expect(await list('')).toEqual(['Mehmet Öz', 'ILGIN IŞIK', 'Şule Çınar', 'Ayşe Yılmaz', 'Zeynep Yönetici']);
    expect(await list('?q=ayse')).toEqual(['Ayşe Yılmaz']);
    expect(await list(`?q=${encodeURIComponent('YILMAZ ayşe')}`)).toEqual(['Ayşe Yılmaz']);
    expect(await list(`?q=${encodeURIComponent('ılgın ışık')}`)).toEqual(['ILGIN IŞIK']);
    expect(await list('?q=isik')).toEqual(['ILGIN IŞIK']);
    expect(await list('?q=posta.1@kalip.example')).toEqual(['Şule Çınar']);
    expect(await list('?q=kisi-3')).toEqual(['Mehmet Öz']);
    for (const nothing of ['posta.7', 'postax', 'ay%25ez']) expect(await list(`?q=${nothing}`), nothing).toEqual([]);
    expect(await list('?role=moderator&sort=username')).toEqual(['Ayşe Yılmaz', 'Şule Çınar']);
    expect(await list('?sort=name')).toEqual([
      'Ayşe Yılmaz',
      'ILGIN IŞIK',
      'Mehmet Öz',
      'Şule Çınar',
      'Zeynep Yönetici',
    ]);
    expect((await list('?sort=-name'))[0]).toBe('Zeynep Yönetici');
    expect(await list('?isActive=false')).toEqual(['Mehmet Öz']);
    expect(await list('?sort=oldest')).toEqual(['Zeynep Yönetici', ...names]);
    expect(await list('?sort=-email&role=user')).toEqual(['Mehmet Öz', 'ILGIN IŞIK']);
    await database.db.updateTable('users').set({ lastLoginAt: new Date() }).where('username', '=', 'kisi-1').execute();
    expect((await list('?sort=lastLogin'))[0]).toBe('Şule Çınar');
    const page = await admin.get('/api/users?page=2&limit=2&sort=oldest');
    expect(page.json).toMatchObject({
      total: 5,
      page: 2,
      limit: 2,
      pages: 3,
      items: [{ name: 'Şule Çınar' }, { name: 'ILGIN IŞIK' }],
    });
    expect((await admin.get('/api/users?sort=passwordHash')).status).toBe(400);
    expect(JSON.stringify(page.json)).not.toContain('argon2');
  });
});
