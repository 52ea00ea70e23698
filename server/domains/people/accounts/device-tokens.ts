// A browser that has signed in to an account carries a token of that account (OWASP 'device cookies'). It signs nobody
// in; it keeps somebody who guesses from many places from shutting the owner out.
import { randomBytes } from 'node:crypto';
import type { Secret } from '../../../base/keys/secret.ts';

const PURPOSE = 'device';
const SHAPE = /^([\w-]{22})\.([\w-]{43})$/;

export const deviceTokens = (secret: Secret) => {
  const textOf = (account: string, id: string) => `${account}\n${id}`;
  return {
    /** The token of a browser that has signed in to the account. @param id of the token that it had */
    tokenFor: (account: string, id = randomBytes(16).toString('base64url')): string =>
      `${id}.${secret.sign(PURPOSE, textOf(account, id)).toString('base64url')}`,
    /** @returns the browser's id; undefined unless the token is the account's. @param account public id */
    idOf(account: string, token = ''): string | undefined {
      const [, id, signature] = (token.length < 100 && SHAPE.exec(token)) || [];
      return id !== undefined && secret.isSignature(PURPOSE, textOf(account, id), signature!) ? id : undefined;
    },
  };
};
export type DeviceTokens = ReturnType<typeof deviceTokens>;
