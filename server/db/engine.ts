import type { Dialect, KyselyPlugin } from 'kysely';
import type { EngineName } from './dialect.ts';

/** Sums of scopes' commit counters, all of one moment: equal numbers mean that none of the scopes has changed in between. */
export type Versions = (...scopes: readonly string[]) => number;

export const versionsOf = (counters: ReadonlyMap<string, number>, missed = 0): Versions =>
  (...scopes) => scopes.reduce((sum, scope) => sum + (counters.get(scope) ?? 0), missed);

/** What an engine offers beyond its SQL; `open.ts` makes a `Database` of it. */
export interface Engine {
  readonly name: EngineName;
  readonly dialect: Dialect;
  /** Camel case here, snake case in SQL. */
  readonly columnNames: KyselyPlugin;
  /** Called once the schema is in place. */
  start(): Promise<void>;
  /** The commit counters of this moment. */
  versions(): Versions;
  /** This process has committed change number `n` of the scope. */
  committed(scope: string, n: number): void;
  /** Resolves once all processes show what this one has committed; missing where they see it by themselves. Never rejects. */
  confirm?(): Promise<void>;
  /** Called after the connections of `dialect` are closed. */
  stop(): Promise<void>;
}
