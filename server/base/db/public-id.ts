import { createHash, randomBytes } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'; // no i, l, o, u: they are easily misread
const LENGTH = 16;

const spell = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, LENGTH), (byte) => ALPHABET[byte % 32]).join('');

/** A row's `_id`: opaque, 80 random bits, safe in addresses. */
export const newPublicId = (): string => spell(randomBytes(LENGTH));

/** The same id for the same text: demo rows keep their addresses from install to install. */
export const publicIdOf = (text: string): string => spell(createHash('sha256').update(text).digest());
