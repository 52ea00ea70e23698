import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../db/database.ts';
import type { Config } from '../env.ts';
import { signingKey } from './signing-key.ts';

/**
 * Signs data that leaves the server and must come back unchanged. A signature made for one purpose is invalid for
 * another.
 */
export interface Secret {
  sign(purpose: string, text: string): Buffer;
  isSignature(purpose: string, text: string, signature: string): boolean;
}

/**
 * Opens the secret of all processes on the database. @throws StartError when this process has another key than earlier
 * ones
 */
export const openSecret = async (
  database: Pick<Database, 'db' | 'engine'>,
  config: Pick<Config, 'appSecret' | 'dataDir'>,
): Promise<Secret> => secretOf(await signingKey(database, config));

/**
 * For commands, which sign nothing that comes back to a server: they need no key, and create no file that the server's
 * user could not read.
 */
export const passingSecret = (): Secret => secretOf(randomBytes(32).toString('base64url'));

/** A random token as the database keeps it: a reader of the table cannot use it. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

function secretOf(key: string): Secret {
  const sign = (purpose: string, text: string) => createHmac('sha256', key).update(`${purpose}\n${text}`).digest();
  return {
    sign,
    isSignature(purpose, text, signature) {
      const found = Buffer.from(signature, 'base64url');
      const right = sign(purpose, text);
      return found.length === right.length && timingSafeEqual(found, right);
    },
  };
}
