import pg from 'pg';
import { CamelCasePlugin } from 'kysely';
import { versionsOf, type Engine, type LostDatabase, type Versions } from './engine.ts';
import { Patience } from './patience.ts';
import { openPool, PatientDialect } from './postgres-pool.ts';
import { isUnreachable } from './trouble.ts';

const RECONNECT_MS = 500;
const HEARTBEAT_MS = 5_000;
/** How long a database that is away may be stood in for by what was kept. */
const STAND_IN_MS = 60_000;

/** A pool for queries, and one connection that listens for the other processes' commits. */
export function openPostgres(url: string): Engine {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number); // count(*)
  const patience = new Patience();
  const commits = new CommitListener(url);
  return {
    name: 'postgres',
    dialect: new PatientDialect(openPool(url, types, patience), patience),
    patience,
    columnNames: new CamelCasePlugin({ maintainNestedObjectKeys: true }),
    start: () => commits.connect(),
    versions: () => commits.versions(),
    lost: () => commits.lost(),
    committed: (scope, n) => commits.note(scope, n),
    stop: () => commits.close(),
  };
}

/**
 * The scopes' counters as LISTEN/NOTIFY tells them. While the connection is down every version is new, so that nothing
 * kept is believed; after it is back all versions have grown, because notifications may have been missed.
 */
class CommitListener {
  readonly #url: string;
  #counters: ReadonlyMap<string, number> = new Map();
  #client: pg.Client | undefined;
  #missed = 0;
  #isListening = false;
  #isClosed = false;
  #heartbeat: NodeJS.Timeout | undefined;
  #lost: (LostDatabase & { at: number }) | null = null;

  constructor(url: string) {
    this.#url = url;
  }

  async connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true, connectionTimeoutMillis: 5_000, query_timeout: HEARTBEAT_MS });
    client.on('error', () => this.#forget(client));
    client.on('end', () => this.#forget(client));
    client.on('notification', ({ payload = '' }) => {
      const colon = payload.lastIndexOf(':');
      this.note(payload.slice(0, colon), Number(payload.slice(colon + 1)));
    });
    this.#client = client;
    try {
      await client.connect();
      await client.query('listen changes');
      for (const { scope, n } of (await client.query<{ scope: string; n: number }>('select scope, n from changes')).rows) this.note(scope, n);
    } catch (error) {
      if (this.#lost && isUnreachable(error)) this.#lost.isAway = true;
      this.#forget(client);
      throw error;
    }
    if (client !== this.#client || this.#isClosed) throw new Error('Connection terminated while it was made');
    this.#missed += 2 ** 32; // more than any counter's growth while nobody listened
    this.#isListening = true;
    this.#lost = null;
    // A connection that dies silently would leave stale pages valid: ask it regularly.
    this.#heartbeat = setInterval(() => { client.query('select 1').catch(() => this.#forget(client)); }, HEARTBEAT_MS);
    this.#heartbeat.unref();
  }

  note(scope: string, n: number): void {
    if (n > (this.#counters.get(scope) ?? 0)) this.#counters = new Map([...this.#counters, [scope, n]]);
  }

  versions(): Versions {
    if (!this.#isListening) this.#missed += 1;
    return versionsOf(this.#counters, this.#missed);
  }

  lost(): LostDatabase | null {
    return this.#lost && performance.now() - this.#lost.at < STAND_IN_MS ? this.#lost : null;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#heartbeat);
    await this.#client?.end().catch(() => {});
  }

  #forget(client: pg.Client): void {
    if (client !== this.#client || this.#isClosed) return;
    if (this.#isListening) this.#lost = { versions: versionsOf(this.#counters, this.#missed), isAway: false, at: performance.now() };
    this.#client = undefined;
    this.#isListening = false;
    clearInterval(this.#heartbeat);
    client.end().catch(() => {});
    setTimeout(() => { if (!this.#isClosed) this.connect().catch(() => {}); }, RECONNECT_MS).unref();
  }
}
