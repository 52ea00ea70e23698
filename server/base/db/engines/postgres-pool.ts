// Connections that may be cut at any moment: a cut costs only the query that runs on the connection
// (docs/decisions/0070).
import pg from 'pg';
import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Driver,
  type PostgresDialectConfig,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  type TransactionSettings,
} from 'kysely';
import { LOCK_MS, type Patience } from '../patience.ts';
import { nameOf } from '../prepared.ts';
import { isAway } from '../trouble.ts';

const MAX_CONNECTIONS = 10;
const CONNECT_MS = 5_000;
/** Unless the address sets its own, as `?statement_timeout=…` */
const STATEMENT_MS = 15_000;
/** A transaction that its process has forgotten, or abandoned in a freeze, must not hold rows for ever. */
const IDLE_IN_TRANSACTION_MS = 30_000;
/** The server itself ends long statements; a server that does not even do that is unreachable. */
const SILENCE_MS = 5_000;

/** Milliseconds after which a query counts as lost; 0: never. */
function silenceLimit(url: string): number {
  const own = URL.parse(url)?.searchParams.get('statement_timeout');
  const statementMs = own ? Number(own) : STATEMENT_MS;
  return statementMs > 0 ? statementMs + SILENCE_MS : 0;
}

/**
 * Whether the server cannot run a query as it was prepared: a newer process has changed a column's type, or something
 * between has put another connection behind this one. Prepared queries run outside transactions, so that asking again
 * is possible.
 */
const isOutdated = (error: unknown): boolean => ['0A000', '26000'].includes((error as { code?: string }).code ?? '');

/**
 * A client while it is lent. One whose connection failed is closed on return: the next borrower must not be the one to
 * find out.
 */
class LentClient {
  readonly #client: pg.PoolClient;
  readonly #silenceMs: number;
  #isLost = false;
  /** Its prepared queries no longer fit the tables. */
  #isOutdated = false;

  constructor(client: pg.PoolClient, silenceMs: number) {
    this.#client = client;
    this.#silenceMs = silenceMs;
  }

  async query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (this.#isLost) throw new Error('Connection terminated: an earlier query found it lost');
    const name = this.#isOutdated ? undefined : nameOf(text);
    try {
      return await this.#ask(text, values, name);
    } catch (error) {
      if (name !== undefined && isOutdated(error)) {
        this.#isOutdated = true;
        return this.#ask(text, values, undefined);
      }
      if (isAway(error)) this.#isLost = true;
      throw error;
    }
  }

  #ask<R>(text: string, values: readonly unknown[], name: string | undefined): Promise<PostgresQueryResult<R>> {
    return this.#client.query({
      text,
      values: values as unknown[],
      ...(name !== undefined && { name }),
      query_timeout: this.#silenceMs,
    } as pg.QueryConfig) as unknown as Promise<PostgresQueryResult<R>>;
  }

  release(isDiscarded = false): void {
    this.#client.release(isDiscarded || this.#isLost || this.#isOutdated);
  }
}

/**
 * `pg` takes its error listener off a client that is lent; without another one a cut connection would end the process.
 */
export function openPool(url: string, types: pg.TypeOverrides, patience: Patience): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    types,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    statement_timeout: STATEMENT_MS,
    lock_timeout: LOCK_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  });
  pool.on('error', () => {}); // an idle connection was lost: the next query opens another
  pool.on('connect', (client) => {
    client.on('error', () => {});
  }); // the query that runs fails by itself
  const silenceMs = silenceLimit(url);
  return {
    options: pool.options,
    // Kysely also asks for cursors for streamed queries; the server has none.
    connect: async () =>
      new LentClient(await pool.connect(), patience.isEndless ? 0 : silenceMs) as unknown as PostgresPoolClient,
    end: () => pool.end(),
  };
}

const NO_LIMITS = CompiledQuery.raw(
  "select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)",
);

class PatientDriver extends PostgresDriver {
  readonly #patience: Patience;

  constructor(config: PostgresDialectConfig, patience: Patience) {
    super(config);
    this.#patience = patience;
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    await super.beginTransaction(connection, settings);
    if (this.#patience.isEndless) await connection.executeQuery(NO_LIMITS);
  }
}

export class PatientDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #patience: Patience;

  constructor(pool: PostgresPool, patience: Patience) {
    const config = { pool };
    super(config);
    this.#config = config;
    this.#patience = patience;
  }

  override createDriver(): Driver {
    return new PatientDriver(this.#config, this.#patience);
  }
}
