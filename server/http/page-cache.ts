// Whole replies, kept until something they show has changed. There is no time-to-live: a kept reply is sent only while the
// parts of the data it shows have not changed since before it was made.
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Part } from '#contract/endpoint.ts';
import type { Versions } from '../db/changes.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Pages are small: a window of 256 KiB holds them, and costs a sixteenth of the default's memory. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/** Longer addresses are answered but not kept. */
const MAX_KEY_LENGTH = 512;
/** Smaller bodies are not worth compressing. */
const MIN_COMPRESSED_BYTES = 1024;
/** What an entry costs besides its bodies. */
const ENTRY_OVERHEAD_BYTES = 1024;

/** A reply as it is made. */
export interface MadeReply {
  status: number;
  contentType: string;
  headers?: Record<string, string>;
  body: string;
  /** What it shows. */
  scopes: readonly Part[];
  /** Whether anybody may get it again. */
  isKeepable: boolean;
  /** It is for the one who asked, not even for others who ask at the same time. */
  isForOne?: boolean;
}

type Encoding = 'br' | 'gzip' | 'identity';
interface Variant { body: Buffer; headers: OutgoingHttpHeaders }

/** What is to be sent. */
export interface Answer { status: number; headers: OutgoingHttpHeaders; body: Buffer | undefined }

/** A reply with its validator, compressed once per encoding that is asked for. */
class KeptReply {
  readonly status: number;
  readonly isForOne: boolean;
  readonly #scopes: readonly Part[];
  readonly #madeAt: number;
  /** Number of the last change at which it was found valid. */
  #checkedAt: number;
  readonly etag: string;
  readonly #body: Buffer;
  readonly #headers: OutgoingHttpHeaders;
  readonly #variants: Partial<Record<Encoding, Variant>> = {};
  readonly #pending: Partial<Record<Encoding, Promise<Variant>>> = {};

  /** @param madeAt number of the last change before anything was read for it */
  constructor(reply: MadeReply, madeAt: number, common: OutgoingHttpHeaders) {
    this.status = reply.status;
    this.isForOne = reply.isForOne ?? false;
    this.#scopes = reply.scopes;
    this.#madeAt = madeAt;
    this.#checkedAt = madeAt;
    this.#body = Buffer.from(reply.body);
    // Weak, because the encodings share it.
    this.etag = `W/"${createHash('sha1').update(this.#body).digest('base64url')}"`;
    this.#headers = {
      ...common, ...reply.headers, 'content-type': reply.contentType, vary: common['vary'] ? `${String(common['vary'])}, Accept-Encoding` : 'Accept-Encoding',
      // Browsers ask each time and are answered 304: no page is ever older than the data.
      ...(reply.isKeepable ? { 'cache-control': 'no-cache', etag: this.etag } : { 'cache-control': 'no-store' }),
    };
  }

  /** Whether nothing that it shows has changed. */
  isValid(versions: Versions): boolean {
    if (this.#checkedAt === versions.now) return true;
    if (versions.last(this.#scopes) > this.#madeAt) return false;
    this.#checkedAt = versions.now;
    return true;
  }

  /** All encodings together, as a bound for the memory: compressed ones are estimated until they exist. */
  get bytes(): number {
    return Math.ceil(this.#body.length * 1.5) + ENTRY_OVERHEAD_BYTES;
  }

  ready(encoding: Encoding): Variant | undefined {
    return this.#variants[encoding];
  }

  /** Compresses in the thread pool, once however many ask. */
  variant(encoding: Encoding): Promise<Variant> {
    return (this.#pending[encoding] ??= this.#compress(encoding).then((body) => {
      const headers = { ...this.#headers, 'content-length': body.length, ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }) };
      return (this.#variants[encoding] = { body, headers });
    }));
  }

  get isCompressible(): boolean {
    return this.#body.length >= MIN_COMPRESSED_BYTES;
  }

  async #compress(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return this.#body;
    // Copied, because zlib's own buffers are larger than what they hold, and would be kept whole.
    return Buffer.from(encoding === 'br' ? await brotli(this.#body, BROTLI) : await zip(this.#body, { level: 6 }));
  }

  get notModifiedHeaders(): OutgoingHttpHeaders {
    const { 'content-type': _, ...headers } = this.#headers;
    return headers;
  }
}

export interface PageCacheOptions {
  versions(): Versions;
  /** 0 keeps nothing. */
  maxBytes: number;
  /** Headers of every reply; what it varies by is added to `vary`. */
  headers: Record<string, string>;
}

export interface PageCache {
  /** Answers at once when the address is kept, valid, and in the encoding asked for; otherwise false and nothing is sent. */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
  /** What to send: what is kept under the key, or what `make` gives, kept where it may be. Equal makings are done once. */
  answer(key: string, request: { headers: IncomingHttpHeaders }, make: () => Promise<MadeReply>): Promise<Answer>;
  readonly size: { entries: number; bytes: number };
}

export function createPageCache({ versions, maxBytes, headers: common }: PageCacheOptions): PageCache {
  const kept = new Map<string, KeptReply>(); // oldest use first
  const making = new Map<string, { since: number; reply: Promise<KeptReply> }>();
  let bytes = 0;

  const drop = (key: string, reply: KeptReply): void => {
    kept.delete(key);
    bytes -= reply.bytes;
  };

  const find = (key: string): KeptReply | undefined => {
    const reply = kept.get(key);
    if (!reply) return undefined;
    if (!reply.isValid(versions())) {
      drop(key, reply);
      return undefined;
    }
    kept.delete(key);
    kept.set(key, reply);
    return reply;
  };

  const keep = (key: string, reply: KeptReply): void => {
    if (key.length > MAX_KEY_LENGTH || reply.bytes > maxBytes) return;
    const old = kept.get(key);
    if (old) drop(key, old);
    kept.set(key, reply);
    bytes += reply.bytes;
    for (const [oldest, one] of kept) {
      if (bytes <= maxBytes) break;
      drop(oldest, one);
    }
  };

  /**
   * Makes the reply; a second asker waits for the first, unless data has changed since the first began, and makes one of their own when
   * the first's turns out to be nobody else's.
   */
  const make = async (key: string, produce: () => Promise<MadeReply>): Promise<KeptReply> => {
    const since = versions().now; // before any reading: a change in between makes what is kept invalid, never stale
    const running = making.get(key);
    if (running?.since === since) {
      const shared = await running.reply;
      return shared.isForOne ? new KeptReply(await produce(), since, common) : shared;
    }
    const reply = produce().then((made) => {
      const result = new KeptReply(made, since, common);
      if (made.isKeepable) keep(key, result);
      return result;
    }).finally(() => { if (making.get(key)?.reply === reply) making.delete(key); });
    making.set(key, { since, reply });
    return reply;
  };

  return {
    serve(request, response) {
      if (request.method !== 'GET' || request.headers.authorization !== undefined) return false;
      const reply = find(request.url!);
      if (!reply) return false;
      if (isNotModified(request.headers, reply)) {
        response.writeHead(304, reply.notModifiedHeaders).end();
        return true;
      }
      const variant = reply.ready(encodingFor(request.headers, reply));
      if (!variant) return false;
      response.writeHead(reply.status, variant.headers).end(variant.body);
      return true;
    },
    async answer(key, { headers }, produce) {
      const reply = find(key) ?? await make(key, produce);
      if (reply.status === 200 && isNotModified(headers, reply)) return { status: 304, headers: reply.notModifiedHeaders, body: undefined };
      return { status: reply.status, ...await reply.variant(encodingFor(headers, reply)) };
    },
    get size() {
      return { entries: kept.size, bytes };
    },
  };
}

/** Named in Accept-Encoding, and not with a quality of nothing. */
const ACCEPTS_BR = /(?:^|[,\s])br\s*(?:,|$|;\s*q=(?!0(?:\.0*)?\s*(?:,|$)))/i;
const ACCEPTS_GZIP = /(?:^|[,\s])gzip\s*(?:,|$|;\s*q=(?!0(?:\.0*)?\s*(?:,|$)))/i;

function encodingFor(headers: IncomingHttpHeaders, reply: KeptReply): Encoding {
  const accepted = headers['accept-encoding'];
  if (typeof accepted !== 'string' || !reply.isCompressible) return 'identity';
  if (ACCEPTS_BR.test(accepted)) return 'br';
  return ACCEPTS_GZIP.test(accepted) ? 'gzip' : 'identity';
}

function isNotModified(headers: IncomingHttpHeaders, reply: KeptReply): boolean {
  const asked = headers['if-none-match'];
  return asked !== undefined && asked.split(',').some((tag) => tag.trim() === reply.etag);
}
