import type { Transaction } from 'kysely';
import type { Ddl } from './dialect.ts';
import type { Tables } from './tables.ts';

export type MigrationTrx = Transaction<Tables>;

/**
 * One step of the schema: its statements for an engine. A released step is never edited: the database keeps its
 * checksum (docs/decisions/0004).
 */
export interface Migration {
  /** Order and subject: '001-catalogue'. */
  name: string;
  statements(d: Ddl): string[];
  /** Fills new columns of stored rows after the statements, where SQL cannot; in plain SQL, as tables go on changing. */
  fill?(trx: MigrationTrx): Promise<void>;
}
