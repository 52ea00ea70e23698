import { randomBytes } from 'node:crypto';
import type { Secret } from '../../../base/keys/secret.ts';

/** Shape of a refresh token: the session's public id, a point, 256 bits. Browsers do not read it. */
const SHAPE = /^([0-9a-z]{16})\.[\w-]{43}$/;

export const newRefreshToken = (session: string): string => `${session}.${randomBytes(32).toString('base64url')}`;

/** The session of a token, valid or not; null for any other text. */
export const sessionOfToken = (token: string): string | null =>
  token.length > 100 ? null : (SHAPE.exec(token)?.[1] ?? null);

/** The next token: derived, so that simultaneous uses of one token get the same successor. */
export const successorOf = (secret: Secret, token: string): string =>
  `${sessionOfToken(token)}.${secret.sign('refresh token', token).toString('base64url')}`;
