/** Vitest's global setup: a migrated database on each engine, made once per run, which the databases of tests copy. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import type { Database } from '../base/db/database.ts';
import type { EngineName } from '../base/db/dialect.ts';
import { openDatabase } from '../base/db/opening/open.ts';
import { keepRows, withClient } from './postgres-copies.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses for `openDatabase`; nobody opens these databases themselves. */
    migrated: Partial<Record<EngineName, string>> | undefined;
  }
}

/** Closes a database of which a file is copied, on SQLite with all that was written in that file. */
export async function closeWhole(database: Database): Promise<void> {
  if (database.engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(database.db);
  await database.close();
}

export default async function makeMigrated({ provide }: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'kaliphane-migrated-'));
  const sqlite = join(folder, 'migrated.db');
  await closeWhole(await openDatabase(sqlite));

  const server = process.env['TEST_DATABASE_URL'];
  const name = `kaliphane_test_${randomBytes(6).toString('hex')}_migrated`;
  let postgres: string | undefined;
  if (server) {
    await withClient(server, (client) => client.query(`create database ${name}`));
    const address = new URL(server);
    address.pathname = `/${name}`;
    postgres = address.href;
    await closeWhole(await openDatabase(postgres));
    await keepRows(postgres);
  }
  provide('migrated', { sqlite, ...(postgres && { postgres }) });
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    if (server) await withClient(server, (client) => client.query(`drop database if exists ${name} with (force)`));
  };
}
