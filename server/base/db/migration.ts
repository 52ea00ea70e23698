import type { Ddl } from './dialect.ts';

/**
 * One step of the schema: its statements for an engine. A released step is never edited: the database keeps its
 * checksum (docs/decisions/0004).
 */
export interface Migration {
  /** Order and subject: '001-catalogue'. */
  name: string;
  statements(d: Ddl): string[];
}
