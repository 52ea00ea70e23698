import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
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
  /** Encrypts a text for the database. Sealed under one name, it opens under no other. */
  seal(name: string, text: string): string;
  /** @returns null: sealed with another key or under another name, or damaged */
  unseal(name: string, sealed: string): string | null;
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

const CIPHER = 'aes-256-gcm';
/** Names the form of sealed values, so that a later one can tell them apart. */
const SEALED = 'v1.';
const IV_BYTES = 12;
const TAG_BYTES = 16;

function secretOf(key: string): Secret {
  // A key of its own: nothing that is signed tells about what is sealed.
  const sealingKey = Buffer.from(hkdfSync('sha256', key, '', 'kaliphane sealed values', 32));
  const sign = (purpose: string, text: string) => createHmac('sha256', key).update(`${purpose}\n${text}`).digest();
  return {
    sign,
    isSignature(purpose, text, signature) {
      const found = Buffer.from(signature, 'base64url');
      const right = sign(purpose, text);
      return found.length === right.length && timingSafeEqual(found, right);
    },
    seal(name, text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, sealingKey, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(name));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return SEALED + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    unseal(name, sealed) {
      if (!sealed.startsWith(SEALED)) return null;
      const bytes = Buffer.from(sealed.slice(SEALED.length), 'base64url');
      if (bytes.length < IV_BYTES + TAG_BYTES) return null;
      const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
      const decipher = createDecipheriv(CIPHER, sealingKey, iv, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(name))
        .setAuthTag(tag);
      try {
        return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString(
          'utf8',
        );
      } catch {
        return null;
      }
    },
  };
}
