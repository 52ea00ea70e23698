import { expect, test } from 'vitest';
import { startApp } from '../testing/app.ts';
import { describeOnEngines } from '../testing/engines.ts';
import { insertUser, signIn, TEST_PASSWORD } from '../testing/sign-in.ts';

describeOnEngines('sign-in', (setup) => {
  test('signs in, tells who that is, refreshes and signs out', async () => {
    const started = await startApp(setup);
    const { email } = await insertUser(started.database, { role: 'moderator', name: 'Ayşe Yılmaz' });
    const login = await started.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password: TEST_PASSWORD } });
    expect(login.statusCode, login.body).toBe(200);
    const { user, accessToken } = login.json();
    expect(user).toMatchObject({ email, role: 'moderator', name: 'Ayşe Yılmaz' });
    const me = await started.get('/api/auth/me', { authorization: `Bearer ${accessToken}` });
    expect(me.json).toEqual({ user });
    const cookie = login.cookies[0]!;
    expect(cookie).toMatchObject({ name: 'kaliphane_session', httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 30 * 24 * 3600 });
    const refreshed = await started.app.inject({ method: 'POST', url: '/api/auth/refresh', cookies: { [cookie.name]: cookie.value } });
    expect(refreshed.statusCode).toBe(200);
    const out = await started.app.inject({ method: 'POST', url: '/api/auth/logout', headers: { authorization: `Bearer ${refreshed.json().accessToken}` } });
    expect(out.statusCode, out.body).toBe(204);
    expect(out.cookies[0]).toMatchObject({ value: '', maxAge: 0 });
    expect((await started.get('/api/auth/me', { authorization: `Bearer ${accessToken}` })).status).toBe(401);
  });
  test('reads the person of each call from the database, and clears a cookie that is none', async () => {
    const started = await startApp(setup);
    const admin = await signIn(started, 'admin');
    expect(await admin.get('/api/auth/me')).toMatchObject({ status: 200, json: { user: { role: 'admin' } } });
    expect((await admin.get('/api/settings')).headers['cache-control']).toBe('no-store');
    const r = await started.app.inject({ method: 'POST', url: '/api/auth/refresh', cookies: { kaliphane_session: 'x' } });
    expect(r.statusCode).toBe(401);
    expect(r.cookies[0]).toMatchObject({ value: '' });
  });
});
