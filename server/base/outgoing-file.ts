// Files of other servers, by addresses that people typed: https alone, bounded in time and size, without redirects, and
// never from a network that is not public. The name is resolved once, every address that it has is checked, and the
// connection is made to the very address that was checked: a name that leads elsewhere a moment later leads nowhere.
import { lookup } from 'node:dns/promises';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { pipeline } from 'node:stream/promises';
import {
  ADDRESS_NOT_WEB,
  ADDRESS_PRIVATE,
  ADDRESS_UNREADABLE,
  ADDRESS_WITH_PASSWORD,
  FILE_ABSENT,
  FILE_BROKE_OFF,
  FILE_EMPTY,
  fileTooLarge,
  SERVER_REDIRECTS,
  SERVER_TOO_SLOW,
  SERVER_UNKNOWN,
  SERVER_UNREACHABLE,
  serverRefused,
} from './outgoing-file-texts.ts';
import { isPublicAddress } from './public-address.ts';

const TIMEOUT_MS = 10_000;
const MEBIBYTE = 1024 * 1024;
/** The most that a fetched file may have. */
export const MAX_FETCHED_MIB = 10;
const MAX_ADDRESS_LENGTH = 2_000;

/** A file that was not fetched, with a Turkish sentence. */
export class OutgoingFileError extends Error {
  override name = 'OutgoingFileError';
  /** Whether its server did not answer at all: other files of it will not come either. */
  readonly isUnreachable: boolean;
  constructor(sentence: string, isUnreachable = false, options?: ErrorOptions) {
    super(sentence, options);
    this.isUnreachable = isUnreachable;
  }
}

/** How names become addresses, and how one is asked. Other ones are for tests; the rules stay. */
export interface Outside {
  /** Every address of a name. */
  resolve(host: string): Promise<readonly string[]>;
  /** Asks for the file at that very address; the certificate is that of the name. */
  ask(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage>;
}

export const OUTSIDE: Outside = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  ask: (url, address, signal) =>
    new Promise((resolve, reject) => {
      const family = isIP(address);
      request(url, {
        agent: false, // no connection is used again: each was checked for its own name
        signal,
        headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Kaliphane' },
        lookup: (_, options, done) => {
          if (options.all) done(null, [{ address, family }]);
          else done(null, address, family);
        },
      })
        .once('response', resolve)
        .on('error', reject) // a second one, of the socket, is nobody's
        .end();
    }),
};

/** The address that is asked: `http:` is tried as `https:`. @throws OutgoingFileError for one that is never asked */
export function fetchedAddress(text: string): URL {
  const url = text.length <= MAX_ADDRESS_LENGTH ? URL.parse(text.trim()) : null;
  if (!url) throw new OutgoingFileError(ADDRESS_UNREADABLE);
  if (url.protocol === 'http:') {
    if (url.port === '80') url.port = '';
    url.protocol = 'https:';
  }
  if (url.protocol !== 'https:') throw new OutgoingFileError(ADDRESS_NOT_WEB);
  if (url.username !== '' || url.password !== '') throw new OutgoingFileError(ADDRESS_WITH_PASSWORD);
  url.hash = '';
  return url;
}

/** Settles with the signal at the latest: a resolver cannot be stopped. */
const within = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
    ),
  ]);

/** The address to which the connection is made. @throws OutgoingFileError where any address of the name is not public */
async function checkedAddress({ hostname }: URL, { resolve }: Outside, signal: AbortSignal): Promise<string> {
  // URLs have IPv6 in brackets, and IPv4 in its usual form, however it was written (0x7f.1, 2130706433).
  const literal = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(literal) !== 0) {
    if (!isPublicAddress(literal)) throw new OutgoingFileError(ADDRESS_PRIVATE);
    return literal;
  }
  const found = await within(signal, resolve(hostname)).catch((error: unknown) => {
    throw new OutgoingFileError(signal.aborted ? SERVER_TOO_SLOW : SERVER_UNKNOWN, true, { cause: error });
  });
  const [first] = found;
  if (first === undefined) throw new OutgoingFileError(SERVER_UNKNOWN, true);
  if (!found.every(isPublicAddress)) throw new OutgoingFileError(ADDRESS_PRIVATE);
  // Many servers have no way out by IPv6.
  return found.find((address) => isIP(address) === 4) ?? first;
}

/** @throws OutgoingFileError for a reply that is not the file */
function checkReply({ statusCode = 0, headers }: IncomingMessage): void {
  if (statusCode >= 300 && statusCode < 400) throw new OutgoingFileError(SERVER_REDIRECTS);
  if (statusCode === 404 || statusCode === 410) throw new OutgoingFileError(FILE_ABSENT);
  if (statusCode !== 200) throw new OutgoingFileError(serverRefused(statusCode));
  if (Number(headers['content-length'] ?? 0) > MAX_FETCHED_MIB * MEBIBYTE)
    throw new OutgoingFileError(fileTooLarge(MAX_FETCHED_MIB));
}

/**
 * Fetches a file of at most 10 MiB within 10 s. What it is decides whoever reads it, by its bytes: nothing that the
 * server says of it is passed on.
 * @param to where it is put; nothing is there afterwards when it fails
 * @returns its bytes' number
 * @throws OutgoingFileError with a sentence for staff
 */
export async function fetchFile(
  text: string,
  to: string,
  outside: Outside = OUTSIDE,
  timeoutMs = TIMEOUT_MS,
): Promise<number> {
  const url = fetchedAddress(text);
  const signal = AbortSignal.timeout(timeoutMs);
  const address = await checkedAddress(url, outside, signal);
  const reply = await within(signal, outside.ask(url, address, signal)).catch((error: unknown) => {
    throw new OutgoingFileError(signal.aborted ? SERVER_TOO_SLOW : SERVER_UNREACHABLE, true, { cause: error });
  });
  let bytes = 0;
  try {
    checkReply(reply);
    await pipeline(
      reply,
      async function* (pieces: AsyncIterable<Buffer>) {
        for await (const piece of pieces) {
          bytes += piece.length;
          if (bytes > MAX_FETCHED_MIB * MEBIBYTE) throw new OutgoingFileError(fileTooLarge(MAX_FETCHED_MIB));
          yield piece;
        }
      },
      createWriteStream(to, { flags: 'wx', mode: 0o600 }),
      { signal },
    );
    if (bytes === 0) throw new OutgoingFileError(FILE_EMPTY);
    return bytes;
  } catch (error) {
    reply.destroy();
    await rm(to, { force: true });
    if (error instanceof OutgoingFileError) throw error;
    if (signal.aborted) throw new OutgoingFileError(SERVER_TOO_SLOW, false, { cause: error });
    // The disk's mistakes are no one's address.
    if (error instanceof Error && 'syscall' in error && 'path' in error) throw error;
    throw new OutgoingFileError(FILE_BROKE_OFF, false, { cause: error });
  }
}
