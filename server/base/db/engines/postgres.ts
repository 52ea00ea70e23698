import pg from 'pg';
import { CamelCasePlugin } from 'kysely';
import type { Part } from '#contract/endpoint.ts';
import { Changes, UNSURE, type Versions } from '../changes.ts';
import type { Engine, LostDatabase } from '../engine.ts';
import { Patience } from '../patience.ts';
import { Instances, type Membership } from './postgres-instances.ts';
import { openPool, PatientDialect } from './postgres-pool.ts';
import { isUnreachable } from '../trouble.ts';

const RECONNECT_MS = 500;
/** The name of listening connections in `pg_stat_activity`. */
export const LISTENER = 'kaliphane listener';
const CONNECT_MS = 5_000;
const QUERY_TIMEOUT_MS = 5_000;
/** How long kept replies may stand in for a database that is away. */
const STAND_IN_MS = 60_000;

/** A pool for queries, and one connection that listens for the other processes' commits. */
export function openPostgres(url: string): Engine {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number); // count(*)
  const patience = new Patience();
  const instances = new Instances(url);
  const commits = new CommitListener(url, instances);
  return {
    name: 'postgres',
    dialect: new PatientDialect(openPool(url, types, patience), patience),
    patience,
    columnNames: new CamelCasePlugin({ maintainNestedObjectKeys: true }),
    start: () => commits.connect(),
    changes: commits.changes,
    versions: () => commits.versions(),
    lost: () => commits.lost(),
    committed: (part, n) => commits.note(part, n),
    confirm: () => instances.confirm(),
    async stop() {
      await Promise.all([instances.close(), commits.close()]);
    },
  };
}

/**
 * Changes by LISTEN/NOTIFY. While the connection is down, or does not answer, no kept reply is believed; once another
 * has taken its place everything counts as changed, because notifications may have been missed.
 */
class CommitListener {
  readonly #url: string;
  readonly #instances: Instances;
  readonly changes = new Changes();
  /**
   * The latest number of each part on this connection: an own commit is noted at once, its notification comes later.
   */
  readonly #heard = new Map<Part, number>();
  #client: pg.Client | undefined;
  #membership: Membership | undefined;
  #isClosed = false;
  #lost: (LostDatabase & { at: number }) | null = null;

  constructor(url: string, instances: Instances) {
    this.#url = url;
    this.#instances = instances;
  }

  async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      application_name: LISTENER,
    });
    client.on('error', () => this.#forget(client));
    client.on('end', () => this.#forget(client));
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel !== 'changes') return;
      const colon = payload.lastIndexOf(':');
      this.note(payload.slice(0, colon) as Part, Number(payload.slice(colon + 1)));
    });
    this.#client = client;
    const membership = this.#instances.member(client);
    try {
      await client.connect();
      await client.query('listen changes');
      const begin = await membership.join();
      if (client !== this.#client || this.#isClosed) throw new Error('Connection terminated while it was made');
      this.changes.noteAll(); // no process listened
      this.#heard.clear(); // after a restore or a failover the numbers may begin lower
      this.#membership = membership;
      this.#lost = null;
      begin(() => this.#forget(client));
    } catch (error) {
      if (this.#lost && isUnreachable(error)) this.#lost.isAway = true;
      this.#forget(client);
      throw error;
    }
  }

  note(part: Part, n: number): void {
    if (n <= (this.#heard.get(part) ?? 0)) return;
    this.#heard.set(part, n);
    this.changes.note(part);
  }

  /** Earlier readings are up to date again once the lease runs again: no notification was missed on this connection. */
  versions(): Versions {
    return this.#membership?.isCurrent ? this.changes : UNSURE;
  }

  lost(): LostDatabase | null {
    return this.#lost && performance.now() - this.#lost.at < STAND_IN_MS ? this.#lost : null;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#membership?.leave();
    await this.#client?.end().catch(() => {});
  }

  #forget(client: pg.Client): void {
    if (client !== this.#client || this.#isClosed) return;
    if (this.#membership) this.#lost = { versions: this.changes.asHeard(), isAway: false, at: performance.now() };
    this.#client = undefined;
    this.#membership?.end();
    this.#membership = undefined;
    client.end().catch(() => {});
    setTimeout(() => {
      if (!this.#isClosed) this.connect().catch(() => {});
    }, RECONNECT_MS).unref();
  }
}
