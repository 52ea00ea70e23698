// The folder is the register of migrations: each file '001-subject.ts' exports the one with its name, and the names are
// the order. Append only.
import { readdirSync } from 'node:fs';
import type { Migration } from '../migration.ts';

const MIGRATION_FILE = /^(\d{3}-[a-z-]+)\.ts$/;

async function load(name: string): Promise<Migration> {
  const exported = Object.values(
    (await import(/* @vite-ignore */ `./${name}.ts`)) as Record<string, Partial<Migration>>,
  );
  const migration = exported.find((one) => one.name === name);
  if (!migration) throw new Error(`${name}.ts exports no migration with this name`);
  return migration as Migration;
}

/** In order. */
export const migrations: readonly Migration[] = await Promise.all(
  readdirSync(import.meta.dirname)
    .flatMap((file) => MIGRATION_FILE.exec(file)?.[1] ?? [])
    .toSorted()
    .map(load),
);
