import type { Dialect, KyselyPlugin } from 'kysely';
import type { EngineName } from './dialect.ts';
import type { Patience } from './patience.ts';

/** Sums of scopes' commit counters, all of one moment: equal numbers mean that none of the scopes has changed in between. */
export type Versions = (...scopes: readonly string[]) => number;

export const versionsOf = (counters: ReadonlyMap<string, number>, missed = 0): Versions =>
  (...scopes) => scopes.reduce((sum, scope) => sum + (counters.get(scope) ?? 0), missed);

export interface LostDatabase {
  /** Those that held when the connection was lost. */
  versions: Versions;
  /** Connecting again has failed; until then only the connection is known to be lost. */
  isAway: boolean;
}

/** What an engine offers beyond its SQL; `open.ts` makes a `Database` of it. */
export interface Engine {
  readonly name: EngineName;
  readonly dialect: Dialect;
  /** Camel case here, snake case in SQL. */
  readonly columnNames: KyselyPlugin;
  /** How long its transactions wait. */
  readonly patience: Patience;
  /** Called once the schema is in place. */
  start(): Promise<void>;
  /** The commit counters of this moment. */
  versions(): Versions;
  /**
   * While the database cannot be reached: the counters as they were when it was lost. null while it can, and once it has been away for
   * too long for them to be worth anything.
   */
  lost(): LostDatabase | null;
  /** This process has committed change number `n` of the scope. */
  committed(scope: string, n: number): void;
  /** Called after the connections of `dialect` are closed. */
  stop(): Promise<void>;
}
