// Hashes passwords with Node's argon2id. Each takes 19 MiB and a tenth of a second: two run at a time, the others take
// fair turns (docs/decisions/0040).
import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { fairTurns } from '../../../base/fair-turns.ts';
import { clientNetwork, logNetwork } from '../../../base/client-network.ts';
import { SIGN_IN_BUSY } from '../texts.ts';

const MEMORY_KIB = 19 * 1024;
const PASSES = 2;
const PARALLELISM = 1;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** `$argon2id$v=19$m=…,t=…,p=…$salt$hash` */
const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{11,172})$/;
/** The hash of no password, compared where there is no account, so that this takes as long as a wrong password. */
const NOBODY = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${PARALLELISM}$bm9ib2R5J3Mgc2FsdCE0Nw$RTl7LWD5Vn3rdS1gPwOnrZzMKOc6bqzcXyJdSgS0vVg`;

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replace(/=+$/, '');
/** Bytes of the password, the same however a keyboard composes its letters. */
const messageOf = (password: string): Buffer => Buffer.from(password.normalize('NFC'));

/** The requester of a hash; each lane has a separate queue. */
export interface Asker {
  /**
   * `known`: in a session, or from a browser that has signed in before; `choosing`: a new password, as in registering.
   */
  lane: 'known' | 'any' | 'choosing';
  /** Address of the client. */
  address: string;
}

/** Largest queues: of a lane, of a /24 or /48, of an IPv4 address or /64. */
const inTurn = fairTurns<Asker['lane']>({
  atOnce: 2,
  lanes: { known: [60, 30, 30], any: [100, 30, 30], choosing: [30, 15, 10] },
  busy: SIGN_IN_BUSY,
  retrySeconds: 3,
});

/** @throws UNAVAILABLE when too many wait already */
const takeTurn = <T>({ lane, address }: Asker, work: () => Promise<T>): Promise<T> =>
  inTurn([lane, logNetwork(address), clientNetwork(address)], work);

const derive = (parameters: Argon2Parameters): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });

/** Hashes a new password for storing. @param address of the client @throws UNAVAILABLE when too many wait already */
export async function hashPassword(password: string, address = ''): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const parameters = {
    message: messageOf(password),
    nonce: salt,
    parallelism: PARALLELISM,
    tagLength: HASH_BYTES,
    memory: MEMORY_KIB,
    passes: PASSES,
  };
  const hash = await takeTurn({ lane: 'choosing', address }, () => derive(parameters));
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${PARALLELISM}$${base64(salt)}$${base64(hash)}`;
}

/** Whether the password is the stored one; without a stored one it takes as long and returns false. */
type Compare = (stored: string | undefined, password: string) => Promise<boolean>;
const compare: Compare = async (stored, password) => {
  const own = PHC.exec(stored ?? '');
  const [, memory, passes, parallelism, salt = '', hash = ''] = own ?? PHC.exec(NOBODY)!;
  const right = Buffer.from(hash, 'base64');
  const found = await derive({
    message: messageOf(password),
    nonce: Buffer.from(salt, 'base64'),
    parallelism: Number(parallelism),
    tagLength: right.length,
    memory: Number(memory),
    passes: Number(passes),
  });
  return timingSafeEqual(found, right) && own !== null;
};

/**
 * Runs a comparison and the work around it in the requester's turn: a flood of tries waits here and not at the
 * database.
 * @throws UNAVAILABLE when too many wait already
 */
export const comparingInTurn = <T>(asker: Asker, work: (compare: Compare) => Promise<T>): Promise<T> =>
  takeTurn(asker, () => work(compare));

/** Runs the comparison alone. @throws UNAVAILABLE when too many wait already */
export const isPassword = (
  stored: string | undefined,
  password: string,
  asker: Asker = { lane: 'any', address: '' },
): Promise<boolean> => comparingInTurn(asker, (isRight) => isRight(stored, password));
