import type { Dialect, KyselyPlugin } from 'kysely';
import type { Part } from '#contract/endpoint.ts';
import type { Changes, Versions } from './changes.ts';
import type { EngineName } from './dialect.ts';
import type { Patience } from './patience.ts';

export interface LostDatabase {
  /** What had changed when the connection was lost, and what this process has committed since. */
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
  /** All changes that this process knows of. */
  readonly changes: Changes;
  /** The same as of this moment; where some may be missing, what says so (`UNSURE`). */
  versions(): Versions;
  /**
   * While the database cannot be reached: the changes that were known when it was lost. null while it can, and once it
   * has been away for too long for them to be worth anything.
   */
  lost(): LostDatabase | null;
  /** This process has committed change number `n` to the part. */
  committed(part: Part, n: number): void;
  /**
   * Resolves once all processes show what this one has committed; missing where they see it by themselves. Never
   * rejects.
   */
  confirm?(): Promise<void>;
  /** Called after the connections of `dialect` are closed. */
  stop(): Promise<void>;
}
