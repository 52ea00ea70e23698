// Tokens of browsers that have signed in to an account (OWASP 'device cookies'). They sign nobody in, but keep the
// owner from being shut out by somebody who guesses from many places.
import { randomBytes } from 'node:crypto';
import type { Secret } from '../../../base/keys/secret.ts';

const PURPOSE = 'device';
const SHAPE = /^([\w-]{22})\.([\w-]{43})$/;

export const deviceTokens = (secret: Secret) => {
  const textOf = (account: string, id: string) => `${account}\n${id}`;
  return {
    /** Makes the token of a browser that has signed in to the account. @param id of the browser's earlier token */
    tokenFor: (account: string, id = randomBytes(16).toString('base64url')): string =>
      `${id}.${secret.sign(PURPOSE, textOf(account, id)).toString('base64url')}`,
    /**
     * Reads a token.
     * @param account public id
     * @returns the browser's id; undefined unless the token is the account's
     */
    idOf(account: string, token = ''): string | undefined {
      const [, id, signature] = (token.length < 100 && SHAPE.exec(token)) || [];
      return id !== undefined && secret.isSignature(PURPOSE, textOf(account, id), signature!) ? id : undefined;
    },
  };
};
export type DeviceTokens = ReturnType<typeof deviceTokens>;
