import type { Ddl } from './dialect.ts';

/** One step of the schema: its statements for an engine. Never edited once released: its checksum is kept. */
export interface Migration {
  /** '001-catalogue': order and subject. */
  name: string;
  statements(d: Ddl): string[];
}
