// A look at an existing database before anything is written to it.
import { existsSync } from 'node:fs';
import { StartError } from '../../start-error.ts';
import { describe } from '../trouble.ts';

export interface FoundDatabase {
  /** The database's name for people, without the password. */
  name: string;
  /** Whether it has Kaliphane's tables, of any version. */
  isInstalled: boolean;
}

/** @param url as for `openDatabase` @throws StartError when it cannot be read */
export async function findDatabase(url: string): Promise<FoundDatabase> {
  const find = /^postgres(ql)?:/.test(url) ? findPostgres : findSqlite;
  try {
    return await find(url);
  } catch (error) {
    throw new StartError(
      `The database cannot be read (${find === findPostgres ? 'DATABASE_URL' : url}): ${describe(error)}`,
    );
  }
}

async function findPostgres(url: string): Promise<FoundDatabase> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {}); // also fails the waiting query
  const name = `PostgreSQL, ${client.host}:${client.port}/${client.database}`;
  try {
    await client.connect();
    const {
      rows: [row],
    } = await client.query<{ isThere: boolean }>(
      `select to_regclass('migrations') is not null and to_regclass('changes') is not null as "isThere"`,
    );
    return { name, isInstalled: row!.isThere };
  } finally {
    await client.end().catch(() => {});
  }
}

async function findSqlite(file: string): Promise<FoundDatabase> {
  const name = `SQLite, ${file}`;
  if (!existsSync(file)) return { name, isInstalled: false };
  const { DatabaseSync } = await import('node:sqlite');
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    return {
      name,
      isInstalled:
        db.prepare(`select name from sqlite_master where type = 'table' and name in ('migrations', 'changes')`).all()
          .length === 2,
    };
  } finally {
    db.close();
  }
}
