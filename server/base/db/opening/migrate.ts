import { createHash } from 'node:crypto';
import { CompiledQuery, sql, type Kysely, type Transaction } from 'kysely';
import { StartError } from '../../start-error.ts';
import { ddl, type EngineName } from '../dialect.ts';
import type { Migration } from '../migration.ts';
import { migrations } from '../migrations/index.ts';
import { sayIfSlow, WAITING, type Say } from './when-ready.ts';
import type { Tables } from '../tables.ts';
import { describe } from '../trouble.ts';

/** An arbitrary number, the same in every process, so that only one of them migrates at a time. */
const LOCK_KEY = 7_201_145;

/** Shorter durations are not worth a second line. */
const LONG_MS = 2_000;

/**
 * Brings the schema to this version: one transaction for each migration, under a lock. A database of a newer version is
 * refused.
 * @param options.say gets a line for each step that a database of an earlier version takes, and for waiting on another
 * process
 * @throws StartError naming the step that failed
 */
export async function migrate(
  db: Kysely<Tables>,
  engine: EngineName,
  { steps = migrations, say = () => {} }: { steps?: readonly Migration[]; say?: Say } = {},
): Promise<void> {
  const alone = async (work: (trx: Transaction<Tables>) => Promise<void>): Promise<void> => {
    const endWaiting = sayIfSlow(say, WAITING);
    await db
      .transaction()
      .execute(async (trx) => {
        await lock(trx, engine);
        endWaiting();
        await work(trx);
      })
      .finally(endWaiting);
  };
  const planned = steps.map(({ name, statements, fill }) => {
    const texts = statements(ddl(engine));
    return { name, texts, fill, checksum: createHash('sha256').update(texts.join('\n')).digest('hex') };
  });
  type Step = (typeof planned)[number];
  const isMissing = ({ name, checksum }: Step, applied: ReadonlyMap<string, string>): boolean => {
    const known = applied.get(name);
    if (known !== undefined && known !== checksum)
      throw new StartError(`Migration '${name}' has changed since it was applied to this database.`);
    return known === undefined;
  };
  let isUpgrade = false;
  let missing: readonly Step[] = [];
  await alone(async (trx) => {
    await sql`create table if not exists migrations (name text primary key, checksum text not null, applied_at text not null)`.execute(
      trx,
    );
    const applied = await appliedTo(trx);
    const unknown = [...applied.keys()].find((name) => !steps.some((known) => known.name === name));
    if (unknown)
      throw new StartError(`The database is of a newer version (it has '${unknown}'): start the newer Kaliphane.`);
    isUpgrade = applied.size > 0;
    missing = planned.filter((step) => isMissing(step, applied));
  });
  for (const step of missing) {
    await alone(async (trx) => {
      if (!isMissing(step, await appliedTo(trx))) return; // another process was faster
      const { texts, checksum, fill } = step;
      const start = performance.now();
      if (isUpgrade) say(`[database] Migration ${step.name} begins; with much data it takes minutes.`);
      for (const statement of texts) await trx.executeQuery(CompiledQuery.raw(statement));
      await fill?.(trx);
      await sql`insert into migrations (name, checksum, applied_at) values (${step.name}, ${checksum}, ${new Date().toISOString()})`.execute(
        trx,
      );
      const ms = performance.now() - start;
      if (isUpgrade && ms > LONG_MS) say(`[database] Migration ${step.name} took ${(ms / 1000).toFixed(1)} s.`);
    }).catch((error: unknown) => {
      throw error instanceof StartError
        ? error
        : new StartError(`Migration '${step.name}' failed: ${describe(error)}`, { cause: error });
    });
  }
}

/** SQLite's `begin immediate` is a lock already. */
async function lock(trx: Transaction<Tables>, engine: EngineName): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_KEY)})`.execute(trx);
}

async function appliedTo(trx: Transaction<Tables>): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; checksum: string }>`select name, checksum from migrations`.execute(trx);
  return new Map(rows.map((row) => [row.name, row.checksum]));
}
