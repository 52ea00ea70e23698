import { randomBytes } from 'node:crypto';
import type { Secret } from '../../../base/keys/secret.ts';

/** Opaque to browsers: the session's public id, a point, 256 bits. */
const SHAPE = /^([0-9a-z]{16})\.[\w-]{43}$/;

export const newRefreshToken = (session: string): string => `${session}.${randomBytes(32).toString('base64url')}`;

/** The session that a token is for, whether or not it is valid; null for what is no token. */
export const sessionOfToken = (token: string): string | null =>
  token.length > 100 ? null : (SHAPE.exec(token)?.[1] ?? null);

/** The token that follows: derived, so that all who use one token at the same time are given the same next one. */
export const successorOf = (secret: Secret, token: string): string =>
  `${sessionOfToken(token)}.${secret.sign('refresh token', token).toString('base64url')}`;
