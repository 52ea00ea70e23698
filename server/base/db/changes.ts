// Scopes that a transaction locks, parts of the data that it changes, and the changes that a process knows of.
import { sql } from 'kysely';
import { SCOPES, scopeOf, type Endpoint, type Part, type Scope } from '#contract/endpoint.ts';
import { contract } from '#contract/endpoints.ts';
import type { EngineName } from './dialect.ts';
import type { Db, Trx } from './database.ts';

/** The changes that a process knows of; each has the next number. */
export interface Versions {
  /** Number of the last change. Noted before data is read, it is the age of that reading. */
  readonly now: number;
  /** Number of the last change to any of the parts: a reading of that age or a later one is up to date. */
  last(parts: readonly Part[]): number;
}

/** Used while changes may be missing: nothing read so far is up to date, and new readings have no valid age. */
export const UNSURE: Versions = { now: Number.NaN, last: () => Number.NaN };

/** Scopes that some kept reply shows; the others are always read from the database. */
const kept = new Set(Object.values<Endpoint>(contract).flatMap(({ reads = [] }) => reads.map(scopeOf)));
/** Every process answers by its own copy of them. */
kept.add('redirects');

/** Whether some process may keep replies that show the scope, or answers by a copy of its rows. */
export const isKept = (scope: Scope): boolean => kept.has(scope);

const anyPartOf = (scope: string): string => `${scope}:*`;

/** This process's own numbers: it counts changes in the order in which it learns of them. */
export class Changes implements Versions {
  #now = 0;
  #all = 0;
  readonly #of = new Map<string, number>();

  get now(): number {
    return this.#now;
  }

  note(part: Part): void {
    this.#of.set(part, ++this.#now);
    const scope = scopeOf(part);
    if (scope !== part) this.#of.set(anyPartOf(scope), this.#now);
  }

  /** Counts everything as changed, because a change may have been missed. */
  noteAll(): void {
    this.#all = ++this.#now;
  }

  last(parts: readonly Part[]): number {
    return this.#last(parts, this.#all);
  }

  /** The changes heard of so far, regardless of any missed from now on; equal ages mean nothing there. */
  asHeard(): Versions {
    const all = this.#all;
    return { now: Number.NaN, last: (parts) => this.#last(parts, all) };
  }

  #last(parts: readonly Part[], all: number): number {
    let last = all;
    for (const part of parts) {
      const scope = scopeOf(part);
      // A whole scope has changed with each of its parts, and a part with its whole scope.
      last = Math.max(last, this.#of.get(part) ?? 0, this.#of.get(scope === part ? anyPartOf(scope) : scope) ?? 0);
    }
    return last;
  }
}

/**
 * A scope to lock. All of it counts as changed by the transaction; with `partsOf`, only the parts given to `changed`.
 */
export type Lock = Scope | { partsOf: Scope };
export const scopeOfLock = (one: Lock): Scope => (typeof one === 'string' ? one : one.partsOf);

/** Each scope that a transaction holds: 'all' of it changes, or the parts named so far. */
type Held = Map<Scope, 'all' | Set<Part>>;
const heldBy = new WeakMap<Trx, Held>();

/**
 * Names parts that the transaction changes. Needed where it holds `partsOf` a scope; otherwise all of the scope counts
 * as changed anyway.
 * @throws when the transaction does not hold the scope
 */
export function changed(trx: Trx, parts: readonly Part[]): void {
  const held = heldBy.get(trx);
  for (const part of parts) {
    const within = held?.get(scopeOf(part));
    if (!within) throw new Error(`'${part}' is changed in a transaction that does not hold '${scopeOf(part)}'`);
    if (within !== 'all') within.add(part);
  }
}

/** Returns the scope that `lock` locks first. */
export const firstOf = (locks: readonly Lock[]): Scope | undefined => locks.map(scopeOfLock).toSorted()[0];

/**
 * Locks the scopes against other writers: on PostgreSQL by their rows; on SQLite the transaction has locked the file.
 */
export async function lock(trx: Trx, engine: EngineName, locks: readonly Lock[]): Promise<void> {
  const held: Held = new Map();
  for (const one of locks) {
    if (typeof one === 'string') held.set(one, 'all');
    else if (!held.has(one.partsOf)) held.set(one.partsOf, new Set());
  }
  heldBy.set(trx, held);
  if (engine === 'sqlite') return;
  // Always in the same order, so that two writers never wait for each other.
  const rows = await trx
    .selectFrom('changes')
    .select('scope')
    .where('scope', 'in', [...held.keys()])
    .orderBy('scope')
    .forUpdate()
    .execute();
  if (rows.length < held.size) throw new Error(`no row to lock for each of ${[...held.keys()].join(', ')}`);
}

/** Adds missing rows by which scopes are locked. */
export async function prepareLocks(db: Db): Promise<void> {
  await db
    .insertInto('changes')
    .values(SCOPES.toSorted().map((scope) => ({ scope, n: 0 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface Change {
  part: Part;
  n: number;
}

/** Numbers the transaction's changes: above any earlier change to the same part; on SQLite, above all others. */
export async function numberChanges(trx: Trx): Promise<Change[]> {
  const parts = [...(heldBy.get(trx) ?? [])].flatMap(([scope, within]): Part[] => {
    if (within === 'all' || within.has(scope)) return [scope];
    return [...within];
  });
  if (parts.length === 0) return [];
  const next = sql<number>`(select coalesce(max(n), 0) + 1 from changes)`;
  return trx
    .insertInto('changes')
    .values(parts.map((part) => ({ scope: part, n: next })))
    .onConflict((conflict) => conflict.column('scope').doUpdateSet((eb) => ({ n: eb.ref('excluded.n') })))
    .returning(['scope as part', 'n'])
    .execute();
}
