// Keeps whole replies until the data they show has changed. There is no time-to-live: a kept reply is sent only while
// the parts of the data it shows have not changed since before it was made (docs/decisions/0002).
import { hash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Part } from '#contract/endpoint.ts';
import type { Versions } from '../base/db/changes.ts';
import type { Database } from '../base/db/database.ts';
import { isAway } from '../base/db/trouble.ts';
import { isShed } from './admission.ts';
import { createKeptReplies } from './kept-replies.ts';
import { acceptedEncoding, bytesOf, hasCurrent, ReplyVariants, type Encoding, type Variant } from './reply-variants.ts';
import { versionsOnArrival } from './versions-on-arrival.ts';

/** Headers of a kept reply that stands in while the database is away (RFC 9211); browsers ask again next time. */
const STAND_IN_HEADERS = { 'cache-status': 'kaliphane; hit; detail=database-away', 'cache-control': 'no-store' };
/** As `refreshCookies` names it. */
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-kaliphane|kaliphane_session)=/;
/** People who are signed in get the current state or a failure, never a stand-in. */
const maySeeStandIn = ({ authorization, cookie }: IncomingHttpHeaders): boolean =>
  authorization === undefined && !(cookie !== undefined && SESSION_COOKIE.test(cookie));

/** Longer addresses are answered but not kept. */
const MAX_KEY_LENGTH = 512;
/** Size of an entry besides its bodies, measured with 11,538 product pages (docs/decisions/0002). */
const ENTRY_OVERHEAD_BYTES = 2048;
/** A compressed body is compressed further after this many uses. */
const IMPROVED_AFTER_USES = 3;
/** Pause between two such compressions, of 1 to 2 ms each: together they take at most a fiftieth of one processor. */
const IMPROVEMENT_PAUSE_MS = 100;

/** A reply as its maker returns it. */
export interface MadeReply {
  status: number;
  contentType: string;
  headers?: Record<string, string>;
  body: string;
  /** The parts of the data that it shows. */
  scopes: readonly Part[];
  /** Whether other callers may get it too. */
  isKeepable: boolean;
  /** Whether it is only for the caller, not even for simultaneous askers. */
  isForOne?: boolean;
  /** Whether it only says that the database is away: a kept reply may replace it. */
  isOutage?: boolean;
}

/** A reply ready to be sent. */
export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer | undefined;
}

/** A reply with its validator. */
class KeptReply {
  readonly status: number;
  readonly isForOne: boolean;
  readonly isOutage: boolean;
  readonly #scopes: readonly Part[];
  readonly #madeAt: number;
  /** Number of the last change at which it was found valid. */
  #checkedAt: number;
  readonly etag: string;
  readonly variants: ReplyVariants;
  readonly #headers: OutgoingHttpHeaders;
  #notModified: OutgoingHttpHeaders | undefined;

  /** @param madeAt number of the last change before the first read for it */
  constructor(reply: MadeReply, madeAt: number, common: OutgoingHttpHeaders) {
    this.status = reply.status;
    this.isForOne = reply.isForOne ?? false;
    this.isOutage = reply.isOutage ?? false;
    this.#scopes = reply.scopes;
    this.#madeAt = madeAt;
    this.#checkedAt = madeAt;
    const body = bytesOf(reply.body);
    // Weak, because the encodings share it.
    this.etag = `W/"${hash('sha1', body, 'base64url')}"`;
    this.#headers = {
      ...common,
      ...reply.headers,
      'content-type': reply.contentType,
      vary: common['vary'] ? `${String(common['vary'])}, Accept-Encoding` : 'Accept-Encoding',
      // Browsers ask each time and are answered 304: no page is ever older than the data.
      ...(reply.isKeepable ? { 'cache-control': 'no-cache', etag: this.etag } : { 'cache-control': 'no-store' }),
    };
    this.variants = new ReplyVariants(body, this.#headers);
  }

  /** Whether the data it shows is unchanged. */
  isValid(versions: Versions): boolean {
    if (this.#checkedAt === versions.now) return true;
    if (!(versions.last(this.#scopes) <= this.#madeAt)) return false; // a reply made while unsure (NaN) is never valid
    this.#checkedAt = versions.now;
    return true;
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
  /** Looks at the database, which also updates earlier answers. */
  versions(): Versions;
  /** While the database cannot be reached: the versions before the loss. */
  lost?: Database['lost'];
  /** 0 keeps no replies. */
  maxBytes: number;
  /** Headers of every reply; 'Accept-Encoding' is added to its `vary`. */
  headers: Record<string, string>;
}

export interface PageCache {
  /**
   * Answers at once when the address is kept, valid, and in the requested encoding; otherwise returns false and sends
   * nothing.
   */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
  /**
   * Returns the kept reply of the key, or the result of `make`, kept where possible. Simultaneous equal requests share
   * one making.
   */
  answer(key: string, request: { headers: IncomingHttpHeaders }, make: () => Promise<MadeReply>): Promise<Answer>;
  readonly size: { entries: number; bytes: number };
}

export function createPageCache({
  versions,
  lost = () => null,
  maxBytes,
  headers: common,
}: PageCacheOptions): PageCache {
  const kept = createKeptReplies<KeptReply>(maxBytes);
  const making = new Map<string, { since: number; reply: Promise<KeptReply> }>();
  const onArrival = versionsOnArrival(versions);

  const find = (key: string, now: Versions): KeptReply | undefined => {
    const reply = kept.get(key);
    if (!reply || reply.isValid(now)) return reply;
    if (!lost() && !Number.isNaN(now.now)) kept.drop(key, reply); // else it may become valid again, or be needed as a stand-in
    return undefined;
  };

  let isImproving = false;
  /** Compresses popular replies further, one at a time and never without a pause. */
  const improve = (key: string, reply: KeptReply, encoding: Encoding): void => {
    if (isImproving) return;
    isImproving = true;
    void reply.variants
      .improve(encoding)
      .catch(() => {})
      .then(() => {
        kept.weigh(key, reply);
        setTimeout(() => {
          isImproving = false;
        }, IMPROVEMENT_PAUSE_MS).unref();
      });
  };

  /**
   * Makes the reply; a second asker waits for the first, unless data has changed since the first began, and makes a
   * separate reply when the first's turns out to be for one caller only.
   */
  const make = async (key: string, produce: () => Promise<MadeReply>): Promise<KeptReply> => {
    const since = versions().now; // before any reading: a change in between makes the kept reply invalid, never stale
    const running = making.get(key);
    if (running?.since === since) {
      const shared = await running.reply.catch((error: unknown) => {
        if (isShed(error)) return undefined; // the first asker's network asked for too much
        throw error;
      });
      return !shared || shared.isForOne ? new KeptReply(await produce(), since, common) : shared;
    }
    const reply = produce()
      .then((made) => {
        const result = new KeptReply(made, since, common);
        if (made.isKeepable && !Number.isNaN(since) && key.length <= MAX_KEY_LENGTH) kept.set(key, result); // a reply made while unsure would never be valid
        return result;
      })
      .finally(() => {
        if (making.get(key)?.reply === reply) making.delete(key);
      });
    making.set(key, { since, reply });
    return reply;
  };

  /** Returns the kept reply that was valid when the database was lost, for callers who may see it. */
  const standIn = (
    key: string,
    headers: IncomingHttpHeaders,
    isAsked: (database: { isAway: boolean }) => boolean = () => true,
  ): KeptReply | undefined => {
    const database = lost();
    const reply = database && isAsked(database) && maySeeStandIn(headers) ? kept.get(key) : undefined;
    return reply?.isValid(database!.versions) ? reply : undefined;
  };

  return {
    serve(request, response) {
      if (request.method !== 'GET' || request.headers.authorization !== undefined) return false;
      const key = request.url!;
      const reply = find(key, onArrival(response));
      if (!reply) return false;
      if (hasCurrent(request.headers, reply.etag)) {
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
      const variantOf = async (reply: KeptReply): Promise<Variant> => {
        const variant = await reply.variants.get(encodingFor(headers, reply));
        kept.weigh(key, reply);
        return variant;
      };
      const sendInstead = async (reply: KeptReply): Promise<Answer> => {
        const { body, headers: own } = await variantOf(reply);
        return { status: reply.status, body, headers: { ...own, ...STAND_IN_HEADERS } };
      };
      const known = standIn(key, headers, ({ isAway: isKnown }) => isKnown);
      if (known) return sendInstead(known);
      let reply = find(key, versions());
      try {
        reply ??= await make(key, produce);
      } catch (error) {
        const instead = isAway(error) ? standIn(key, headers) : undefined;
        if (instead) return sendInstead(instead);
        throw error;
      }
      const instead = reply.isOutage ? standIn(key, headers) : undefined;
      if (instead) return sendInstead(instead);
      if (reply.status === 200 && hasCurrent(headers, reply.etag))
        return { status: 304, headers: reply.notModifiedHeaders, body: undefined };
      const { body, headers: own } = await variantOf(reply);
      return { status: reply.status, body, headers: own };
    },
    get size() {
      return kept.size;
    },
  };
}

const encodingFor = (headers: IncomingHttpHeaders, { variants }: KeptReply): Encoding =>
  variants.isCompressible ? acceptedEncoding(headers['accept-encoding']) : 'identity';
