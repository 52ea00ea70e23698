// argon2id as Node has it. Hashing takes 19 MiB and a tenth of a second's work each: at most two at a time, the others wait their turn.
import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { turns } from '../turns.ts';

const MEMORY_KIB = 19 * 1024;
const PASSES = 2;
const PARALLELISM = 1;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** `$argon2id$v=19$m=…,t=…,p=…$salt$hash` */
const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{11,172})$/;
/** Of no password: it is checked where there is no account, so that this takes as long as a wrong password. */
const NOBODY = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${PARALLELISM}$bm9ib2R5J3Mgc2FsdCE0Nw$RTl7LWD5Vn3rdS1gPwOnrZzMKOc6bqzcXyJdSgS0vVg`;

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replace(/=+$/, '');
/** The same letters, however a keyboard puts them together. */
const messageOf = (password: string): Buffer => Buffer.from(password.normalize('NFC'));

const inTurn = turns({ atOnce: 2, maxWaiting: 30, busy: 'Şu anda çok fazla giriş isteği var. Lütfen biraz sonra tekrar deneyin.', retrySeconds: 3 });

/** @throws UNAVAILABLE when too many wait already */
const derive = (parameters: Argon2Parameters): Promise<Buffer> =>
  inTurn(() => new Promise((resolve, reject) => { argon2('argon2id', parameters, (error, key) => { if (error) reject(error); else resolve(key); }); }));

/** A new password as it is stored. @throws UNAVAILABLE when too many wait already */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive({ message: messageOf(password), nonce: salt, parallelism: PARALLELISM, tagLength: HASH_BYTES, memory: MEMORY_KIB, passes: PASSES });
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${PARALLELISM}$${base64(salt)}$${base64(hash)}`;
}

/**
 * Whether the password is the stored one. Without one stored it takes as long, and is not.
 * @throws UNAVAILABLE when too many wait already
 */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  const own = PHC.exec(stored ?? '');
  const [, memory, passes, parallelism, salt = '', hash = ''] = own ?? PHC.exec(NOBODY)!;
  const right = Buffer.from(hash, 'base64');
  const found = await derive({
    message: messageOf(password), nonce: Buffer.from(salt, 'base64'), parallelism: Number(parallelism), tagLength: right.length, memory: Number(memory), passes: Number(passes),
  });
  return timingSafeEqual(found, right) && own !== null;
}
