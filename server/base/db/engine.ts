import type { Dialect, KyselyPlugin } from 'kysely';
import type { Part } from '#contract/endpoint.ts';
import type { Changes, Versions } from './changes.ts';
import type { EngineName } from './dialect.ts';
import type { Patience } from './patience.ts';

export interface LostDatabase {
  /** The changes at the moment the connection was lost, with those that this process has committed since. */
  versions: Versions;
  /** Whether reconnecting has failed; before that, only the connection is known to be lost. */
  isAway: boolean;
}

/** The parts of an engine beyond its SQL; `open.ts` makes a `Database` of them. */
export interface Engine {
  readonly name: EngineName;
  readonly dialect: Dialect;
  /** Camel case here, snake case in SQL. */
  readonly columnNames: KyselyPlugin;
  /** How long its transactions wait for locks. */
  readonly patience: Patience;
  /** Called once the schema is in place. */
  start(): Promise<void>;
  /** All changes that this process knows of. */
  readonly changes: Changes;
  /** The same at this moment; `UNSURE` where some may be missing. */
  versions(): Versions;
  /**
   * While the database cannot be reached: the changes known at the moment of the loss. null while it can be reached,
   * and once the outage has lasted too long for stand-ins.
   */
  lost(): LostDatabase | null;
  /** Notes that this process has committed change number `n` to the part. */
  committed(part: Part, n: number): void;
  /**
   * Resolves once all processes show this one's commits; missing on engines whose processes see them by themselves.
   * Never rejects.
   */
  confirm?(): Promise<void>;
  /** Called after the connections of `dialect` are closed. */
  stop(): Promise<void>;
}
