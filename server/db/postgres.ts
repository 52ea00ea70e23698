import pg from 'pg';
import { CamelCasePlugin, PostgresDialect } from 'kysely';
import { versionsOf, type Engine, type Versions } from './engine.ts';
import { Instances, type Membership } from './postgres-instances.ts';

const RECONNECT_MS = 500;
/** As `pg_stat_activity` names the listening connections. */
export const LISTENER = 'kaliphane listener';
const QUERY_TIMEOUT_MS = 5_000;
/** No sum of counters comes near it. */
const UNHEARD = 2 ** 31;

/** A pool for queries, and one connection that listens for the other processes' commits. */
export function openPostgres(url: string): Engine {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number); // count(*)
  const pool = new pg.Pool({ connectionString: url, max: 10, types, connectionTimeoutMillis: 5_000, statement_timeout: 15_000, keepAlive: true });
  pool.on('error', () => {}); // an idle connection was lost: the next query opens another
  const instances = new Instances(url);
  const commits = new CommitListener(url, instances);
  return {
    name: 'postgres',
    dialect: new PostgresDialect({ pool }),
    columnNames: new CamelCasePlugin({ maintainNestedObjectKeys: true }),
    start: () => commits.connect(),
    versions: () => commits.versions(),
    committed: (scope, n) => commits.note(scope, n),
    confirm: () => instances.confirm(),
    async stop() { await Promise.all([instances.close(), commits.close()]); },
  };
}

/**
 * The scopes' counters as LISTEN/NOTIFY tells them. While the connection is down, or does not answer, every version is new, so that
 * nothing kept is believed; after another took its place all versions have grown, because notifications may have been missed.
 */
class CommitListener {
  readonly #url: string;
  readonly #instances: Instances;
  #counters: ReadonlyMap<string, number> = new Map();
  #client: pg.Client | undefined;
  #membership: Membership | undefined;
  #missed = 0;
  #unheard = 0;
  #isClosed = false;

  constructor(url: string, instances: Instances) {
    this.#url = url;
    this.#instances = instances;
  }

  async connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true, connectionTimeoutMillis: 5_000, query_timeout: QUERY_TIMEOUT_MS, application_name: LISTENER });
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel !== 'changes') return;
      const colon = payload.lastIndexOf(':');
      this.note(payload.slice(0, colon), Number(payload.slice(colon + 1)));
    });
    this.#client = client;
    const membership = this.#instances.member(client);
    try {
      await client.connect();
      await client.query('listen changes');
      const begin = await membership.join();
      for (const { scope, n } of (await client.query<{ scope: string; n: number }>('select scope, n from changes')).rows) this.note(scope, n);
      if (client !== this.#client) throw new Error('The listening connection was lost.');
      this.#missed += 2 ** 32 + this.#unheard; // more than any counter's growth while nobody listened
      this.#unheard = 0;
      this.#membership = membership;
      begin(() => this.#lost(client));
    } catch (error) {
      this.#lost(client);
      throw error;
    }
  }

  note(scope: string, n: number): void {
    if (n > (this.#counters.get(scope) ?? 0)) this.#counters = new Map([...this.#counters, [scope, n]]);
  }

  versions(): Versions {
    // Numbers given out before are valid again once the lease runs again: no notification was missed on this connection.
    return versionsOf(this.#counters, this.#membership?.isCurrent ? this.#missed : this.#missed + UNHEARD + ++this.#unheard);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#membership?.leave();
    await this.#client?.end().catch(() => {});
  }

  #lost(client: pg.Client): void {
    if (client !== this.#client || this.#isClosed) return;
    this.#client = undefined;
    this.#membership?.end();
    this.#membership = undefined;
    client.end().catch(() => {});
    setTimeout(() => { if (!this.#isClosed) this.connect().catch(() => {}); }, RECONNECT_MS).unref();
  }
}
