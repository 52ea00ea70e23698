// Shared by all subjects: how much to measure, and the data, made once and only on request.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '../server/base/db/database.ts';
import { openDatabase } from '../server/base/db/opening/open.ts';
import { fillDatabase } from '../demo/load.ts';
import { atEnd } from './ending.ts';
import { startServer } from './processes.ts';
import type { Row } from './report.ts';

const FIRST_START_WITHIN_MS = 150_000;

export interface Bench {
  /** Fewer and shorter rounds. */
  isQuick: boolean;
  /** A separate folder for the run, removed at its end. */
  folder: string;
  /** A data folder that the server has filled with its demo content. */
  demo(): Promise<{ dataDir: string; firstStartMs: number }>;
  /** 100,000 products on SQLite, freshly opened, in a separate data folder. */
  largeSqlite(): Promise<Large & { dataDir: string }>;
  /** Address of a new, empty database on PostgreSQL, dropped at the end; null without BENCH_DATABASE_URL. */
  emptyPostgres(): Promise<string | null>;
  /** `largeSqlite` on PostgreSQL; null without BENCH_DATABASE_URL. */
  largePostgres(): Promise<Large | null>;
}
export interface Large {
  database: Database;
  fillMs: number;
}

export interface Subject {
  /** As `--only` names it. */
  name: string;
  measure(bench: Bench): Promise<Row[]>;
}

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
};

/** Fills and closes: measurements open it as a later start does, with fresh statistics. */
async function fillLarge(url: string): Promise<number> {
  const start = performance.now();
  const database = await openDatabase(url);
  try {
    await fillDatabase(database, 'large', new Map(), () => {});
  } finally {
    await database.close();
  }
  return performance.now() - start;
}

async function openLarge(url: string, fillMs: number): Promise<Large> {
  const database = await openDatabase(url);
  atEnd(() => database.close());
  return { database, fillMs };
}

/** Creates a database for this run, dropped at the end. @returns its address */
async function createDatabase(serverUrl: string): Promise<string> {
  const name = `kaliphane_bench_${process.pid}_${Date.now()}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await run(`create database ${name}`);
  atEnd(() => run(`drop database ${name} with (force)`));
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export function createBench(isQuick: boolean): Bench {
  const folder = mkdtempSync(join(tmpdir(), 'kaliphane-bench-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return {
    isQuick,
    folder,
    demo: once(async () => {
      const dataDir = join(folder, 'demo');
      const server = await startServer(dataDir, { withinMs: FIRST_START_WITHIN_MS });
      await server.stop();
      return { dataDir, firstStartMs: server.startMs };
    }),
    largeSqlite: once(async () => {
      const dataDir = join(folder, 'large');
      const file = join(dataDir, 'kaliphane.db');
      const fillMs = await fillLarge(file);
      return { dataDir, ...(await openLarge(file, fillMs)) };
    }),
    largePostgres: once(async () => {
      const serverUrl = process.env['BENCH_DATABASE_URL'];
      if (!serverUrl) return null;
      const url = await createDatabase(serverUrl);
      const fillMs = await fillLarge(url);
      // PostgreSQL does both by itself, some minutes after such a change.
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query('vacuum analyze');
      await client.query('checkpoint');
      await client.end();
      return openLarge(url, fillMs);
    }),
    async emptyPostgres() {
      const serverUrl = process.env['BENCH_DATABASE_URL'];
      return serverUrl ? createDatabase(serverUrl) : null;
    },
  };
}
