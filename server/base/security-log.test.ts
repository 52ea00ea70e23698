import { describe, expect, test } from 'vitest';
import { securityLog } from './security-log.ts';
import { startApp, type LogLine } from '../testing/app.ts';
import { describeWithDatabase } from '../testing/engines.ts';
import { startFormApp } from '../testing/forms.ts';
import { insertUser, signIn, TEST_PASSWORD } from '../testing/sign-in.ts';

type SecurityLine = LogLine & {
  security?: string;
  account?: string;
  by?: string;
  network?: string;
  reason?: string;
  call?: string;
  limit?: string;
  suppressed?: number;
};

const securityLines = (log: readonly LogLine[]): SecurityLine[] =>
  (log as readonly SecurityLine[]).filter(({ security }) => security !== undefined);
const ON = { config: { securityLog: true, logLevel: 'error' as const } };

describeWithDatabase('the security log', (setup) => {
  test('has failed sign-ins and limits, by account, network and request id, without anything typed', async () => {
    const app = await startFormApp(setup, ON);
    const user = await insertUser(app.database, { role: 'admin', email: 'gizli@ornek.example' });
    const login = (password: string, email = user.email) =>
      app.post('/api/auth/login', { email, password }, { from: '203.0.113.77' });
    const failed = await login('yanlis-sifre');
    await login('yanlis-sifre', 'kimse@ornek.example');
    for (let i = 0; i < 4; i++) await login('yanlis-sifre');
    expect((await login('yanlis-sifre')).status).toBe(429);
    const [first, second, ...rest] = securityLines(app.log);
    expect(first).toMatchObject({
      level: 40,
      security: 'sign-in failed',
      account: user.publicId,
      network: '203.0.113.0/24',
      reqId: failed.headers['x-request-id'],
    });
    expect(second).toMatchObject({ security: 'sign-in failed', network: '203.0.113.0/24' });
    expect(second).not.toHaveProperty('account');
    expect(rest.at(-1)).toMatchObject({ security: 'rate limited', limit: 'password: account and address' });
    expect(JSON.stringify(app.log)).not.toMatch(/yanlis|ornek\.example|203\.0\.113\.77/);
  });

  test('has refusals and forged tokens, not visitors without a token or with an old one', async () => {
    const app = await startFormApp(setup, ON);
    const customer = await signIn(app, 'user');
    const old = await customer.headers();
    expect((await app.get('/api/users')).status).toBe(401);
    expect(securityLines(app.log)).toEqual([]);
    expect((await customer.get('/api/users')).status).toBe(403);
    expect((await app.get('/api/users', { authorization: `${old['authorization']}x` })).status).toBe(401);
    const expired = `x.${Buffer.from(JSON.stringify({ exp: 1_600_000_000 })).toString('base64url')}.x`;
    expect((await app.get('/api/users', { authorization: `Bearer ${expired}` })).status).toBe(401);
    expect(securityLines(app.log)).toEqual([
      expect.objectContaining({
        security: 'refused',
        reason: 'not allowed',
        call: 'GET /api/users',
        by: customer.user.publicId,
      }),
      expect.objectContaining({ security: 'refused', reason: 'invalid token', call: 'GET /api/users' }),
    ]);
  });

  test('has the reuse of a refresh token', async () => {
    const app = await startFormApp(setup, ON);
    const customer = await signIn(app, 'user');
    const refresh = () =>
      app.post('/api/auth/refresh', {}, { headers: { cookie: `kaliphane_session=${customer.refreshToken}` } });
    expect((await refresh()).status).toBe(200);
    app.clock.pass(60_000);
    expect((await refresh()).status).toBe(401);
    expect(securityLines(app.log)).toMatchObject([
      { security: 'refresh token reused', account: customer.user.publicId },
    ]);
  });

  test('has changes of rights once they are stored, with who made them', async () => {
    const app = await startApp(setup, ON);
    const admin = await signIn(app, 'admin');
    const {
      user: { publicId: account },
    } = await signIn(app, 'moderator');
    const url = `/api/users/${account}`;
    expect((await admin.put(url, { role: 'admin' })).json).toMatchObject({ code: 'WRONG_PASSWORD' });
    expect((await admin.put(url, { role: 'user', currentPassword: TEST_PASSWORD })).status).toBe(200);
    expect((await admin.patch(`${url}/status`, { isActive: false })).status).toBe(200);
    expect((await admin.put(url, { name: 'Yeni Ad' })).status).toBe(200);
    expect((await admin.del(url)).status).toBe(204);
    const by = admin.user.publicId;
    expect(securityLines(app.log)).toMatchObject([
      { security: 'rights changed', account, by, reason: 'role moderator to user' },
      { security: 'rights changed', account, by, reason: 'deactivated' },
      { security: 'personal data erased', account, by },
    ]);
  });

  test('has exports of personal data', async () => {
    const app = await startApp(setup, ON);
    const [admin, customer] = [await signIn(app, 'admin'), await signIn(app, 'user')];
    expect((await customer.send({ method: 'GET', url: '/api/account/export' })).status).toBe(200);
    expect((await admin.send({ method: 'GET', url: '/api/orders/export' })).status).toBe(200);
    expect(securityLines(app.log)).toMatchObject([
      { security: 'personal data exported', call: 'GET /api/account/export', by: customer.user.publicId },
      { security: 'personal data exported', call: 'GET /api/orders/export', by: admin.user.publicId },
    ]);
  });
});

describe('a flood of security events', () => {
  test('costs 20 lines a second for each event, and one that counts the rest', () => {
    let time = 0;
    const lines: SecurityLine[] = [];
    const log = securityLog(
      {
        warn: (line, msg) => {
          lines.push({ ...line, msg } as SecurityLine);
        },
      },
      () => time,
    );
    for (let i = 0; i < 1_000; i++) log.note('sign-in failed');
    log.note('refused');
    expect(lines.map(({ security }) => security)).toEqual([
      ...Array.from({ length: 20 }, () => 'sign-in failed'),
      'refused',
    ]);
    time = 1_000;
    log.note('sign-in failed');
    expect(lines.slice(21)).toMatchObject([
      { security: 'sign-in failed', suppressed: 980 },
      { security: 'sign-in failed' },
    ]);
  });
});
