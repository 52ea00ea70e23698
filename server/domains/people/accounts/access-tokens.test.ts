import { SignJWT, type JWTHeaderParameters, type JWTPayload } from 'jose';
import { expect, test } from 'vitest';
import { openSecret } from '../../../base/keys/secret.ts';
import { startApp } from '../../../testing/app.ts';
import { describeWithDatabase } from '../../../testing/engines.ts';
import { clockAt, MINUTE } from '../../../testing/forms.ts';
import { signIn } from '../../../testing/sign-in.ts';

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part: string): Record<string, unknown> =>
  JSON.parse(String(Buffer.from(part, 'base64url'))) as Record<string, unknown>;

describeWithDatabase('an access token', (setup) => {
  async function start() {
    const clock = clockAt();
    const started = await startApp(setup, { clock: clock.now });
    const admin = await signIn(started, 'admin');
    const token = (await admin.headers())['authorization']!.slice('Bearer '.length);
    const statusOf = async (presented: string) =>
      (await started.get('/api/users', { authorization: `Bearer ${presented}` })).status;
    return { started, clock, admin, token, statusOf };
  }

  test('is good for ten minutes', async () => {
    const { clock, token, statusOf } = await start();
    expect(await statusOf(token)).toBe(200);
    clock.pass(10 * MINUTE - 1);
    expect(await statusOf(token)).toBe(200);
    clock.pass(1);
    expect(await statusOf(token)).toBe(401);
  });

  test('is refused when any part of it is not ours', async () => {
    const { started, admin, token, clock, statusOf } = await start();
    const [head, payload, signature] = token.split('.') as [string, string, string];
    const secret = await openSecret(started.database, started.config);
    const key = secret.sign('access token', 'HS256');
    const claims = decode(payload);
    const moderator = await signIn(started, 'moderator');
    const made = (more: JWTPayload, header: Partial<JWTHeaderParameters> = {}, by: Uint8Array = key) =>
      new SignJWT({ ...claims, ...more }).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header }).sign(by);
    expect(await statusOf(await made({})), 'the test makes them as the server does').toBe(200);

    const forged: Record<string, string> = {
      'edited payload': `${head}.${encode({ ...claims, sub: moderator.user.publicId })}.${signature}`,
      'algorithm none': `${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}.`,
      'algorithm none, signed': `${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}.${signature}`,
      'another algorithm': await made({}, { alg: 'HS512' }, secret.sign('access token', 'HS512')),
      'another algorithm, the same key': await made({}, { alg: 'HS384' }, Buffer.concat([key, key])),
      'another audience': await made({ aud: 'kaliphane site' }),
      'no audience': await made({ aud: undefined }),
      'another issuer': await made({ iss: 'https://evil.example' }),
      'another type': await made({}, { typ: 'JWT' }),
      'no type': await made({}, { typ: undefined }),
      'a key made for another purpose': await made({}, {}, secret.sign('refresh token', 'HS256')),
      'no end': await made({ exp: undefined }),
      'already over': await made({ exp: Math.floor(clock.now() / 1000) - 1 }),
      'good for 104 days': await made({ exp: Math.floor(clock.now() / 1000) + 104 * 24 * 60 * 60 }),
      'good for a second more than 15 minutes': await made({ exp: Number(claims['iat']) + 15 * 60 + 1 }),
      'made in the future': await made({
        iat: Math.floor(clock.now() / 1000) + 60,
        exp: Math.floor(clock.now() / 1000) + 120,
      }),
      'no beginning': await made({ iat: undefined }),
      'a beginning that is text': await made({ iat: String(claims['iat']) as unknown as number }),
      'no session': await made({ sid: undefined }),
      'a session that is a number': await made({ sid: 1 }),
      'an unknown session': await made({ sid: '0'.repeat(16) }),
      'another person’s session': await made({ sid: moderator.session }),
      'the session of somebody else': await made({ sub: moderator.user.publicId }),
      'a critical extension': `${encode({ alg: 'HS256', typ: 'at+jwt', crit: ['x'], x: 1 })}.${payload}.${signature}`,
      'its signature cut': token.slice(0, -4),
      'two parts': `${head}.${payload}`,
      nothing: '',
      nonsense: 'ıöü.x.y',
      'the refresh token': admin.refreshToken,
    };
    for (const [what, one] of Object.entries(forged)) expect(await statusOf(one), what).toBe(401);
    expect(await statusOf(token)).toBe(200);
  });

  test('that is not valid makes nobody of its bearer where anybody may do everything, and is refused everywhere else', async () => {
    const { started } = await start();
    const headers = { authorization: 'Bearer expired' };
    expect((await started.get('/api/contacts/challenge', headers)).status).toBe(200);
    for (const url of ['/api/products', '/api/settings', '/api/pages', '/api/auth/me']) {
      expect(await started.get(url, headers), url).toMatchObject({
        status: 401,
        json: { code: 'UNAUTHENTICATED', message: 'Oturumunuz sona erdi. Lütfen tekrar giriş yapın.' },
      });
    }
    // Credentials of a proxy's own password prompt are ignored.
    expect((await started.get('/api/products', { authorization: 'Basic eDp5' })).status).toBe(200);
  });
});
