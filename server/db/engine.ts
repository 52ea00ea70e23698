import type { Dialect, KyselyPlugin } from 'kysely';
import type { Part } from '#contract/endpoint.ts';
import type { Changes } from './changes.ts';
import type { EngineName } from './dialect.ts';

/** What an engine offers beyond its SQL; `open.ts` makes a `Database` of it. */
export interface Engine {
  readonly name: EngineName;
  readonly dialect: Dialect;
  /** Camel case here, snake case in SQL. */
  readonly columnNames: KyselyPlugin;
  /** Called once the schema is in place. */
  start(): Promise<void>;
  /** All changes that are known at this moment; the same object each time. */
  changes(): Changes;
  /** This process has committed change number `n` to the part. */
  committed(part: Part, n: number): void;
  /** Called after the connections of `dialect` are closed. */
  stop(): Promise<void>;
}
