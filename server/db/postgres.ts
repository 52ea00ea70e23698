import pg from 'pg';
import { CamelCasePlugin } from 'kysely';
import type { Part } from '#contract/endpoint.ts';
import { Changes } from './changes.ts';
import type { Engine, LostDatabase } from './engine.ts';
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
    changes: () => commits.changes(),
    lost: () => commits.lost(),
    committed: (part, n) => commits.note(part, n),
    stop: () => commits.close(),
  };
}

/**
 * The changes as LISTEN/NOTIFY tells them. While the connection is down everything counts as changed at each look, so that nothing
 * kept is believed; and once more when it is back, because notifications may have been missed.
 */
class CommitListener {
  readonly #url: string;
  readonly #changes = new Changes();
  /** The latest number of each part: an own commit is noted at once, and its notification comes later. */
  readonly #heard = new Map<Part, number>();
  #client: pg.Client | undefined;
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
      this.note(payload.slice(0, colon) as Part, Number(payload.slice(colon + 1)));
    });
    this.#client = client;
    try {
      await client.connect();
      await client.query('listen changes');
    } catch (error) {
      if (this.#lost && isUnreachable(error)) this.#lost.isAway = true;
      this.#forget(client);
      throw error;
    }
    this.#changes.noteAll(); // nobody listened
    this.#isListening = true;
    this.#lost = null;
    // A connection that dies silently would leave stale pages valid: ask it regularly.
    this.#heartbeat = setInterval(() => { client.query('select 1').catch(() => this.#forget(client)); }, HEARTBEAT_MS);
    this.#heartbeat.unref();
  }

  note(part: Part, n: number): void {
    if (n <= (this.#heard.get(part) ?? 0)) return;
    this.#heard.set(part, n);
    this.#changes.note(part);
  }

  changes(): Changes {
    if (!this.#isListening) this.#changes.noteAll();
    return this.#changes;
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
    if (this.#isListening) this.#lost = { versions: this.#changes.asHeard(), isAway: false, at: performance.now() };
    this.#client = undefined;
    this.#isListening = false;
    clearInterval(this.#heartbeat);
    client.end().catch(() => {});
    setTimeout(() => { if (!this.#isClosed) this.connect().catch(() => {}); }, RECONNECT_MS).unref();
  }
}
