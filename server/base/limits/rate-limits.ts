// Limits how often one client may do something. Tries are counted in the database, so limits hold over restarts and in
// several processes (docs/decisions/0020).
import { ApiError } from '#contract/api-error.ts';
import { contract, type Key } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { rateLimited } from '#contract/form-texts.ts';
import type { Clock } from '../clock.ts';
import type { Database, Db } from '../db/database.ts';
import { clientNetwork } from '../client-network.ts';
import type { SecurityLog } from '../security-log.ts';
import type { Secret } from '../keys/secret.ts';

export interface Limit {
  kind: string;
  times: number;
  minutes: number;
  /** The sentence of the refusal, where it is not the usual one. */
  sentence?: string;
}
/** Tolerance for processes whose clocks differ by seconds. */
export const CLOCKS_DIFFER_MS = 60_000;
/** A try and the client who made it. */
export interface Try {
  limit: Limit;
  who: string;
  /** A second window over tries that another limit of the kind counts. */
  isOnlyChecked?: boolean;
}

/** Returns the limit that an endpoint states. */
export function limitOf(key: Key): Limit {
  const { limit }: Endpoint = contract[key];
  if (!limit) throw new Error(`${key} states no limit`);
  return { kind: key, ...limit };
}

export const rateLimits = ({
  database,
  secret,
  now,
  security,
}: {
  database: Database;
  secret: Secret;
  now: Clock;
  security: SecurityLog;
}) => {
  /** Hides the client: the table says how often somebody came, not who. */
  const nameOf = (who: string): string => secret.sign('rate limit', who).toString('base64url').slice(0, 22);

  /**
   * Returns the seconds until the next try is free, never more than the limit's minutes; 0: now. Tries dated into the
   * future were counted by a wrong clock, and are ignored.
   */
  async function wait(db: Db, { kind, times, minutes }: Limit, client: string): Promise<number> {
    const windowMs = minutes * 60_000;
    const recent = await db
      .selectFrom('rateHits')
      .select('at')
      .where('kind', '=', kind)
      .where('client', '=', client)
      .where('at', '>', new Date(now() - windowMs))
      .where('at', '<=', new Date(now() + CLOCKS_DIFFER_MS))
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(times)
      .execute();
    if (recent.length < times) return 0;
    const waitMs = Math.min(windowMs, recent.at(-1)!.at.getTime() + windowMs - now());
    return Math.max(1, Math.ceil(waitMs / 1000));
  }

  const refuse = ({ kind, sentence }: Limit, seconds: number): void => {
    if (seconds === 0) return;
    security.note('rate limited', { limit: kind });
    throw new ApiError(429, 'RATE_LIMITED', sentence ?? rateLimited(Math.ceil(seconds / 60)), undefined, seconds);
  };
  const count = (trx: Db, { kind }: Limit, client: string) =>
    trx
      .insertInto('rateHits')
      .values({ kind, client, at: new Date(now()) })
      .returning('id')
      .executeTakeFirstOrThrow();

  /** Counts a try unless the limit is reached. @returns seconds to wait; 0: it counted */
  async function tryTake(trx: Db, limit: Limit, who: string): Promise<number> {
    const client = nameOf(who);
    const seconds = await wait(trx, limit, client);
    if (seconds === 0) await count(trx, limit, client);
    return seconds;
  }

  return {
    /** Counts nothing. @throws RATE_LIMITED when the client has used the limit up */
    async check(limit: Limit, address: string): Promise<void> {
      refuse(limit, await wait(database.db, limit, nameOf(clientNetwork(address))));
    },
    /** Counts a try inside a transaction on 'inbox', whose lock makes it exact. @throws RATE_LIMITED */
    async take(trx: Db, limit: Limit, address: string): Promise<void> {
      refuse(limit, await tryTake(trx, limit, clientNetwork(address)));
    },
    /** Counts a try at once. @throws RATE_LIMITED */
    async takeNow(limit: Limit, address: string): Promise<void> {
      refuse(limit, await database.write('inbox', (trx) => tryTake(trx, limit, clientNetwork(address))));
    },
    /** Counts a try of an account or e-mail instead of an address. @returns whether it was free */
    async isFree(trx: Db, limit: Limit, who: string): Promise<boolean> {
      const isFree = (await tryTake(trx, limit, who)) === 0;
      if (!isFree) security.note('rate limited', { limit: limit.kind });
      return isFree;
    },
    /** Counts a try of an account or e-mail at once. @throws RATE_LIMITED */
    async takeFor(limit: Limit, who: string): Promise<void> {
      refuse(limit, await database.write('accounts', (trx) => tryTake(trx, limit, who)));
    },
    /** Whether the next try would be refused; counts nothing. */
    async isReached(limit: Limit, who: string): Promise<boolean> {
      return (await wait(database.db, limit, nameOf(who))) > 0;
    },
    /**
     * Counts a try against all of several limits, or against none, before its outcome is known: so parallel tries
     * cannot exceed them.
     * @returns takes the try back when it turns out not to count
     * @throws RATE_LIMITED
     */
    async hold(tries: readonly Try[]): Promise<() => Promise<void>> {
      const ids = await database.write('accounts', async (trx) => {
        const clients = tries.map(({ limit, who, isOnlyChecked = false }) => ({
          limit,
          client: nameOf(who),
          isOnlyChecked,
        }));
        for (const { limit, client } of clients) refuse(limit, await wait(trx, limit, client));
        const held: number[] = [];
        for (const { limit, client, isOnlyChecked } of clients)
          if (!isOnlyChecked) held.push((await count(trx, limit, client)).id);
        return held;
      });
      return async () => {
        await database.write('accounts', (trx) => trx.deleteFrom('rateHits').where('id', 'in', ids).execute());
      };
    },
  };
};
export type RateLimits = ReturnType<typeof rateLimits>;

/** No limit looks further back. */
const KEPT_TRIES_MS = 24 * 60 * 60_000;

/** Removes tries that no limit counts any more, and those that a fast clock dated into the future. */
export const removeOldTries = ({ database, now }: { database: Database; now: Clock }): Promise<void> =>
  database.write('inbox', async (trx) => {
    await trx
      .deleteFrom('rateHits')
      .where('at', '<=', new Date(now() - KEPT_TRIES_MS))
      .execute();
    await trx
      .deleteFrom('rateHits')
      .where('at', '>', new Date(now() + CLOCKS_DIFFER_MS))
      .execute();
  });
