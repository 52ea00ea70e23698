import type { Dialect } from 'kysely';
import type { EngineName } from './dialect.ts';

/** What an engine offers beyond its SQL; `open.ts` makes a `Database` of it. */
export interface Engine {
  readonly name: EngineName;
  readonly dialect: Dialect;
  /** Called once the schema is in place. */
  start(): Promise<void>;
  /** Sum of the scopes' commit counters: equal numbers mean that none of them has changed in between. */
  version(scopes: readonly string[]): number;
  /** This process has committed change number `n` of the scope. */
  committed(scope: string, n: number): void;
  /** Called after the connections of `dialect` are closed. */
  stop(): Promise<void>;
}
