// Several processes on one PostgreSQL database: an acknowledged write is seen by all of them. A process believes what
// it keeps only while its lease runs, and a write is acknowledged once every other process has heard of it or its lease
// is over. The proof is in docs/decisions/0071-instances.md.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** Duration of a renewed lease: the longest that a write waits for a silent process. */
const LEASE_MS = 3_000;
/** How much earlier the holder ends its lease: clocks may differ in speed by an eighth. */
const MARGIN_MS = LEASE_MS / 8;
const RENEW_MS = 500;
/** Number of renewals that may fall due while one is unanswered; after them a new connection replaces this one. */
const SILENT_TICKS = 4;
const LONGEST_PAUSE_MS = 64;
const CHANNEL = 'instances';

/** Returns the others as well, so that a killed process is known before a write would wait for it. */
const RENEW = `with renewed as (
  insert into instances (id, process, renewal) values ($1, $2, $3) on conflict (id) do update set renewal = excluded.renewal
) select id, process, renewal from instances where id <> $1`;
/** Asks all others whether they have heard of every earlier commit; sends nothing where there are none. */
const ASK = `select id, process, renewal, pg_notify('${CHANNEL}', $1 || ' ' || $2) from instances where process <> $1`;
const ANSWER = `insert into instance_acks (instance, writer, n) select $1, asked.writer, asked.n from unnest($2::text[], $3::integer[]) as asked (writer, n)
  on conflict (instance, writer) do update set n = excluded.n`;
const LOOK = `select id, process, renewal, coalesce((select n from instance_acks where instance = id and writer = $1), 0) as n
  from instances where process <> $1`;
/** A row may be locked by the renewal of a frozen connection: it is left to a later attempt. */
const REMOVE = `with removed as (
  delete from instances where id in (select id from instances where id = any($1) for update skip locked) returning id
) delete from instance_acks where instance in (select id from removed) or writer not in (select process from instances where id not in (select id from removed))`;

interface InstanceRow {
  id: string;
  process: string;
  renewal: number;
}

/**
 * A span of time by two clocks: the monotonic one may stand still while a machine is suspended, the other may be set.
 */
class Lease {
  #from = 0;
  #until = 0;
  #wallFrom = 0;

  /** Started before a renewal is sent: the holder's lease must not begin later than the others may think. */
  static moment = () => ({ at: performance.now(), wall: Date.now() });

  begin({ at, wall }: ReturnType<typeof Lease.moment>): void {
    this.#from = at;
    this.#until = at + LEASE_MS - MARGIN_MS;
    this.#wallFrom = wall;
  }

  end(): void {
    this.#until = 0;
  }

  get isRunning(): boolean {
    if (performance.now() >= this.#until) return false;
    const sinceByWall = Date.now() - this.#wallFrom;
    return sinceByWall >= 0 && sinceByWall < this.#until - this.#from;
  }
}

/** The part of one listening connection: renews the lease and answers the others, all on that connection. */
export class Membership {
  readonly #client: pg.Client;
  readonly #process: string;
  readonly #id = randomUUID();
  readonly #seen: (others: readonly InstanceRow[]) => readonly string[];
  readonly #lease = new Lease();
  readonly #asked = new Map<string, number>();
  #renewals = 0;
  /** True at first: until the counters are read the connection is busy with that. */
  #isAnswering = true;
  #last: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  /** @param seen takes the others that a renewal has found; returns those whose lease is over */
  constructor(client: pg.Client, process: string, seen: (others: readonly InstanceRow[]) => readonly string[]) {
    this.#client = client;
    this.#process = process;
    this.#seen = seen;
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === CHANNEL) this.#hear(payload);
    });
  }

  /** Whether kept replies may be believed: every write acknowledged until now has been heard of. */
  get isCurrent(): boolean {
    return this.#lease.isRunning;
  }

  /**
   * Adds the connection to those that writes wait for. It must listen for changes already; their counters are read
   * after this and before the lease begins.
   * @returns begins the lease; `lost` is called when the connection stops answering
   */
  async join(): Promise<(lost: () => void) => void> {
    await this.#query(`set synchronous_commit = on; listen ${CHANNEL}`);
    const renewed = await this.#renew();
    return (lost) => {
      this.#lease.begin(renewed);
      void this.#answer();
      let isRenewing = false;
      let ticksMissed = 0;
      // Counts ticks, not milliseconds: after the process itself stood still, an unread answer may be waiting.
      this.#timer = setInterval(() => {
        if (isRenewing) {
          if (++ticksMissed >= SILENT_TICKS) lost();
          return;
        }
        isRenewing = true;
        ticksMissed = 0;
        this.#renew().then(
          (moment) => {
            isRenewing = false;
            if (this.#timer) this.#lease.begin(moment);
          },
          () => {
            if (this.#timer) lost();
          },
        );
      }, RENEW_MS);
      this.#timer.unref();
    };
  }

  /** From now on, no kept reply is believed. */
  end(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#lease.end();
  }

  /** Ends, and tells the others not to wait for this process. */
  async leave(): Promise<void> {
    this.end();
    const removed = this.#query(REMOVE, [[this.#id]]).catch(() => {});
    await Promise.race([removed, delay(RENEW_MS, undefined, { ref: false })]); // otherwise they wait for the lease to run out
  }

  async #renew(): Promise<ReturnType<typeof Lease.moment>> {
    const moment = Lease.moment();
    const { rows } = await this.#query<InstanceRow>(RENEW, [this.#id, this.#process, ++this.#renewals]);
    // Without a row, a process enters again with its next renewal. An earlier connection of this process believes
    // nothing any more.
    const gone = [
      ...rows.filter(({ process }) => process === this.#process).map(({ id }) => id),
      ...this.#seen(rows.filter(({ process }) => process !== this.#process)),
    ];
    if (gone.length > 0) this.#query(REMOVE, [gone]).catch(() => {});
    return moment;
  }

  /**
   * Notifications arrive in the order of the commits: a process that hears this one has heard of all earlier writes.
   */
  #hear(payload: string): void {
    const [writer, n] = payload.split(' ') as [string, string];
    if (writer === this.#process) return;
    this.#asked.set(writer, Math.max(Number(n), this.#asked.get(writer) ?? 0));
    if (!this.#isAnswering) void this.#answer();
  }

  async #answer(): Promise<void> {
    this.#isAnswering = true;
    try {
      while (this.#asked.size > 0) {
        const asked = [...this.#asked];
        this.#asked.clear();
        await this.#query(ANSWER, [this.#id, asked.map(([writer]) => writer), asked.map(([, n]) => n)]);
      }
    } catch {
      // The connection is gone or silent: another takes its place, and the writer waits for the lease to run out.
    } finally {
      this.#isAnswering = false;
    }
  }

  /** Runs one query after the other: the next is sent once the one before has been answered. */
  #query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<pg.QueryResult<Row>> {
    const result = this.#last.then(() => this.#client.query<Row>(text, values));
    this.#last = result.catch(() => {});
    return result;
  }
}

/** The processes on this database, as one of them sees the others. */
export class Instances {
  /** A separate connection, so that a confirmation never waits behind queries. */
  readonly #connection: pg.Pool;
  readonly #process = randomUUID();
  /** The others' last renewals, with the time since when each has been the last. */
  #others = new Map<string, { renewal: number; since: number }>();
  #waiting: (() => void)[] = [];
  #isConfirming = false;
  #isClosed = false;
  #rounds = 0;

  constructor(url: string) {
    this.#connection = new pg.Pool({
      connectionString: url,
      max: 1,
      idleTimeoutMillis: 60_000,
      connectionTimeoutMillis: LEASE_MS,
      query_timeout: LEASE_MS,
      keepAlive: true,
      application_name: 'kaliphane writer',
    });
    this.#connection.on('error', () => {}); // it was idle: the next question opens another
  }

  /** The part of a connection that listens for changes; a new one replaces it when it is lost. */
  member(client: pg.Client): Membership {
    return new Membership(client, this.#process, (rows) => {
      const alive = new Set(this.#see(rows));
      return rows.map(({ id }) => id).filter((id) => !alive.has(id));
    });
  }

  /**
   * Resolves once every other process shows all commits before this call. Never rejects, and takes no longer than a
   * lease: a lease that runs after that was renewed after the commit, and a renewal brings the notifications of all
   * earlier commits.
   */
  confirm(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, LEASE_MS);
      this.#waiting.push(() => {
        clearTimeout(timer);
        resolve();
      });
      if (!this.#isConfirming) void this.#confirmAll();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#connection.end();
  }

  /** One round for all that wait when it begins; later commits take part in the next. */
  async #confirmAll(): Promise<void> {
    this.#isConfirming = true;
    while (this.#waiting.length > 0 && !this.#isClosed) {
      const confirmed = this.#waiting;
      this.#waiting = [];
      await this.#round();
      if (!this.#isClosed) for (const done of confirmed) done();
    }
    this.#isConfirming = false;
  }

  async #round(): Promise<void> {
    const n = ++this.#rounds;
    const end = performance.now() + LEASE_MS;
    let awaited: Set<string> | undefined;
    for (
      let pauseMs = 1;
      performance.now() < end && !this.#isClosed;
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)
    ) {
      try {
        if (!awaited) {
          awaited = new Set(this.#see(await this.#query<InstanceRow>(ASK, [this.#process, String(n)])));
        } else {
          const rows = await this.#query<InstanceRow & { n: number }>(LOOK, [this.#process]);
          const silent = new Set(rows.filter((row) => row.n < n).map(({ id }) => id));
          const open = awaited;
          awaited = new Set(this.#see(rows).filter((id) => open.has(id) && silent.has(id)));
        }
        if (awaited.size === 0) return;
      } catch {
        awaited = undefined; // the database went away, perhaps with the question: the question is repeated
      }
      await delay(pauseMs);
    }
  }

  /** @returns the processes whose lease may still run */
  #see(rows: readonly InstanceRow[]): string[] {
    const now = performance.now();
    this.#others = new Map(
      rows.map(({ id, renewal }) => {
        const known = this.#others.get(id);
        return [id, known?.renewal === renewal ? known : { renewal, since: now }];
      }),
    );
    return rows.map(({ id }) => id).filter((id) => now - this.#others.get(id)!.since < LEASE_MS);
  }

  async #query<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
    return (await this.#connection.query<Row>(text, values)).rows;
  }
}
