// Whole replies, kept until something they show has changed. There is no time-to-live: a kept reply is sent only while the
// versions of all scopes it read are those from before it was made.
import { hash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { SCOPES, type Scope } from '#contract/endpoint.ts';
import type { Versions } from '../db/open.ts';
import { createKeptReplies } from './kept-replies.ts';
import { acceptedEncoding, bytesOf, ReplyVariants, type Encoding } from './reply-variants.ts';
import { versionsOnArrival } from './versions-on-arrival.ts';

/** Longer addresses are answered but not kept. */
const MAX_KEY_LENGTH = 512;
/** What an entry costs besides its bodies: measured with 11,538 product pages, see docs/decisions/0002. */
const ENTRY_OVERHEAD_BYTES = 2048;
/** Once a compressed body has been sent so often it is worth compressing further. */
const IMPROVED_AFTER_USES = 3;
/** Between two such compressions, of 1 to 2 ms each: together they take a fiftieth of one processor at most. */
const IMPROVEMENT_PAUSE_MS = 100;

/** A reply as it is made. */
export interface MadeReply {
  status: number;
  contentType: string;
  headers?: Record<string, string>;
  body: string;
  /** What it shows. */
  scopes: readonly Scope[];
  /** Whether anybody may get it again. */
  isKeepable: boolean;
  /** It is for the one who asked, not even for others who ask at the same time. */
  isForOne?: boolean;
}

/** What is to be sent. */
export interface Answer { status: number; headers: OutgoingHttpHeaders; body: Buffer | undefined }

/** A reply with its validator. */
class KeptReply {
  readonly status: number;
  readonly isForOne: boolean;
  readonly scopes: readonly Scope[];
  readonly versions: readonly number[];
  readonly etag: string;
  readonly variants: ReplyVariants;
  /** The number of the look at the versions by which it was last found valid. */
  validAt = 0;
  readonly #headers: OutgoingHttpHeaders;
  #notModified: OutgoingHttpHeaders | undefined;

  constructor(reply: MadeReply, versions: readonly number[], common: OutgoingHttpHeaders) {
    this.status = reply.status;
    this.isForOne = reply.isForOne ?? false;
    this.scopes = reply.scopes;
    this.versions = versions;
    const body = bytesOf(reply.body);
    // Weak, because the encodings share it.
    this.etag = `W/"${hash('sha1', body, 'base64url')}"`;
    this.#headers = {
      ...common, ...reply.headers, 'content-type': reply.contentType, vary: common['vary'] ? `${String(common['vary'])}, Accept-Encoding` : 'Accept-Encoding',
      // Browsers ask each time and are answered 304: no page is ever older than the data.
      ...(reply.isKeepable ? { 'cache-control': 'no-cache', etag: this.etag } : { 'cache-control': 'no-store' }),
    };
    this.variants = new ReplyVariants(body, this.#headers);
  }

  get bytes(): number {
    return this.variants.bytes + ENTRY_OVERHEAD_BYTES;
  }

  get notModifiedHeaders(): OutgoingHttpHeaders {
    if (!this.#notModified) {
      const { 'content-type': _, ...headers } = this.#headers;
      this.#notModified = headers;
    }
    return this.#notModified;
  }
}

export interface PageCacheOptions {
  /** As of this moment: what it gave does not change afterwards. */
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
  const kept = createKeptReplies<KeptReply>(maxBytes);
  const making = new Map<string, { versions: number[]; reply: Promise<KeptReply> }>();
  const onArrival = versionsOnArrival(versions);

  const currentVersions = (): number[] => { const version = versions(); return SCOPES.map((scope) => version(scope)); };
  let latest: Versions | undefined;
  let looks = 0;
  /** Compares scope by scope once for each reply as long as nothing changes: equal versions come as the same object. */
  const isValid = (reply: KeptReply, version: Versions): boolean => {
    if (version !== latest) {
      latest = version;
      looks++;
    }
    if (reply.validAt === looks) return true;
    const isUnchanged = reply.scopes.every((scope, i) => version(scope) === reply.versions[i]);
    if (isUnchanged) reply.validAt = looks;
    return isUnchanged;
  };

  const find = (key: string, version: Versions): KeptReply | undefined => {
    const reply = kept.get(key);
    if (!reply || isValid(reply, version)) return reply;
    kept.drop(key, reply);
    return undefined;
  };

  let isImproving = false;
  /** Compresses further what is asked for often, one at a time and never without a pause. */
  const improve = (key: string, reply: KeptReply, encoding: Encoding): void => {
    if (isImproving) return;
    isImproving = true;
    void reply.variants.improve(encoding).catch(() => {}).then(() => {
      kept.weigh(key, reply);
      setTimeout(() => { isImproving = false; }, IMPROVEMENT_PAUSE_MS).unref();
    });
  };

  /**
   * Makes the reply; a second asker waits for the first, unless data has changed since the first began, and makes one of their own when
   * the first's turns out to be nobody else's.
   */
  const make = async (key: string, produce: () => Promise<MadeReply>): Promise<KeptReply> => {
    const numbers = currentVersions(); // before any reading: a change in between makes what is kept invalid, never stale
    const running = making.get(key);
    if (running && running.versions.every((n, i) => n === numbers[i])) {
      const shared = await running.reply;
      return shared.isForOne ? new KeptReply(await produce(), [], common) : shared;
    }
    const reply = produce().then((made) => {
      const result = new KeptReply(made, made.scopes.map((scope) => numbers[SCOPES.indexOf(scope)]!), common);
      if (made.isKeepable && key.length <= MAX_KEY_LENGTH) kept.set(key, result);
      return result;
    }).finally(() => { if (making.get(key)?.reply === reply) making.delete(key); });
    making.set(key, { versions: numbers, reply });
    return reply;
  };

  return {
    serve(request, response) {
      if (request.method !== 'GET' || request.headers.authorization !== undefined) return false;
      const key = request.url!;
      const reply = find(key, onArrival(response));
      if (!reply) return false;
      if (isNotModified(request.headers, reply)) {
        response.writeHead(304, reply.notModifiedHeaders).end();
        return true;
      }
      const encoding = encodingFor(request.headers, reply);
      const variant = reply.variants.ready(encoding);
      if (!variant) return false;
      response.writeHead(reply.status, variant.headers).end(variant.body);
      if (++variant.uses >= IMPROVED_AFTER_USES && !variant.isThorough) improve(key, reply, encoding);
      return true;
    },
    async answer(key, { headers }, produce) {
      const reply = find(key, versions()) ?? await make(key, produce);
      if (reply.status === 200 && isNotModified(headers, reply)) return { status: 304, headers: reply.notModifiedHeaders, body: undefined };
      const variant = await reply.variants.get(encodingFor(headers, reply));
      kept.weigh(key, reply);
      return { status: reply.status, headers: variant.headers, body: variant.body };
    },
    get size() {
      return kept.size;
    },
  };
}

const encodingFor = (headers: IncomingHttpHeaders, { variants }: KeptReply): Encoding => (variants.isCompressible ? acceptedEncoding(headers['accept-encoding']) : 'identity');

function isNotModified(headers: IncomingHttpHeaders, { etag }: KeptReply): boolean {
  const asked = headers['if-none-match'];
  return asked !== undefined && (asked === etag || asked.split(',').some((tag) => tag.trim() === etag));
}
