// People with a session, for tests: rows are written directly, because a real sign-in costs a password hash each time.
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { DEFAULT_AVATAR, type UserRole } from '#contract/auth.ts';
import { fold, sortKey } from '#contract/text.ts';
import { accessTokens } from '../domains/people/accounts/access-tokens.ts';
import { newRefreshToken } from '../domains/people/accounts/refresh-tokens.ts';
import type { Database } from '../base/db/database.ts';
import type { Clock } from '../base/clock.ts';
import { newPublicId } from '../base/db/public-id.ts';
import type { Config } from '../base/env.ts';
import { emailKey } from '../base/email-key.ts';
import { openSecret, hashOfToken } from '../base/keys/secret.ts';
import type { TestApp } from './app.ts';

/** The password of every account made by `insertUser`; valid for every role. */
export const TEST_PASSWORD = 'çelik-kalıp-4711-pim';
const TEST_PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$9D4BfZ4ZmIMbGPrul2RrNA$4yVg3uT3hd+i2rttV9YeRDzi1LprFBj5mvJCeVupUvE';
const LONG_MS = 10 * 365 * 24 * 60 * 60_000;

export interface TestUser {
  id: number;
  publicId: string;
  role: UserRole;
  name: string;
  username: string;
  email: string;
}
export interface NewTestUser {
  role: UserRole;
  username?: string;
  name?: string;
  email?: string;
  isActive?: boolean;
  passwordHash?: string;
  at?: Date;
}

let count = 0;

/** Stores an account, active by default, with the password `TEST_PASSWORD`. */
export async function insertUser(
  database: Database,
  {
    role,
    isActive = true,
    passwordHash = TEST_PASSWORD_HASH,
    at = new Date(Date.UTC(2026, 0, 5)),
    ...given
  }: NewTestUser,
): Promise<TestUser> {
  count += 1;
  const { username = `${role}${count}`, name = `Deneme ${username}`, email = `${username}@kalip.example` } = given;
  const publicId = newPublicId();
  const { id } = await database.write('accounts', (trx) =>
    trx
      .insertInto('users')
      .values({
        publicId,
        username,
        usernameKey: fold(username),
        name,
        nameSort: sortKey(name),
        email,
        emailKey: emailKey(email),
        passwordHash,
        role,
        avatar: DEFAULT_AVATAR,
        isActive,
        lastLoginAt: null,
        createdAt: at,
        updatedAt: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return { id, publicId, role, name, username, email };
}

/**
 * Stores a session of the account that outlasts any test; `sign` makes an access token for it, valid for ten minutes.
 * @param config of the server that will check the token
 */
export async function insertSession(
  database: Database,
  user: TestUser,
  config: Pick<Config, 'appSecret' | 'dataDir'>,
  { now = Date.now, userAgent = '' }: { now?: Clock; userAgent?: string } = {},
) {
  const tokens = accessTokens({ secret: await openSecret(database, config), now });
  const session = newPublicId();
  const refreshToken = newRefreshToken(session);
  await database.write('accounts', (trx) =>
    trx
      .insertInto('sessions')
      .values({
        publicId: session,
        userId: user.id,
        tokenHash: hashOfToken(refreshToken),
        address: '192.0.2.1',
        userAgent,
        createdAt: new Date(now()),
        lastUsedAt: new Date(now()),
        expiresAt: new Date(now() + LONG_MS),
      })
      .execute(),
  );
  return { session, refreshToken, sign: (): Promise<string> => tokens.sign({ session, user: user.publicId }) };
}

export interface JsonReply<T = Record<string, unknown>> {
  status: number;
  headers: LightMyRequestResponse['headers'];
  body: string;
  json: T;
}
type Send = <T = Record<string, unknown>>(url: string, body?: object) => Promise<JsonReply<T>>;

/** A signed-in person, and their requests to the application. */
export interface SignedInPerson {
  user: TestUser;
  /** Public id. */
  session: string;
  refreshToken: string;
  /** `authorization`, with a token that is valid for ten minutes of the application's time. */
  headers(): Promise<Record<string, string>>;
  /** Any request, with a fresh token. */
  send<T = Record<string, unknown>>(request: InjectOptions): Promise<JsonReply<T>>;
  get: Send;
  post: Send;
  put: Send;
  patch: Send;
  del: Send;
}

/**
 * Signs in a new account of the role, with a session that outlasts any test.
 * @param who an existing account, or values for the new one's row
 */
export async function signIn(
  started: TestApp,
  role: UserRole,
  who: TestUser | Omit<NewTestUser, 'role'> = {},
): Promise<SignedInPerson> {
  const { app, database, config, now } = started;
  const user = 'id' in who ? who : await insertUser(database, { ...who, role });
  const { session, refreshToken, sign } = await insertSession(database, user, config, { now });
  const headers = async () => ({ authorization: `Bearer ${await sign()}` });
  const send = async <T = Record<string, unknown>>(request: InjectOptions): Promise<JsonReply<T>> => {
    const reply = await app.inject({ ...request, headers: { ...(await headers()), ...request.headers } });
    const isJson = String(reply.headers['content-type']).includes('json');
    return {
      status: reply.statusCode,
      headers: reply.headers,
      body: reply.body,
      json: (isJson ? reply.json() : undefined) as T,
    };
  };
  const sender =
    (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'): Send =>
    (url, body) =>
      send({ method, url, payload: body });
  return {
    user,
    session,
    refreshToken,
    headers,
    send,
    get: sender('GET'),
    post: sender('POST'),
    put: sender('PUT'),
    patch: sender('PATCH'),
    del: sender('DELETE'),
  };
}
