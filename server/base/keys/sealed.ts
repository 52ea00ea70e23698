// Secrets that were entered in the panel: stored encrypted, read by the server alone.
import type { SealedName } from '#contract/sealed.ts';
import type { Db, Trx } from '../db/database.ts';
import type { Secret } from './secret.ts';

/** Shorter values would lose too much by their last four characters. */
const HINTED_FROM = 16;
const hintOf = (value: string): string => (value.length >= HINTED_FROM ? value.slice(-4) : '');

/** What is known of a stored value without the value. */
export interface SealedLook {
  hint: string;
  /** false: sealed with a key that this server does not have. */
  isReadable: boolean;
  updatedAt: Date;
}

const rowOf = (db: Db, name: SealedName) =>
  db.selectFrom('sealed').selectAll().where('name', '=', name).executeTakeFirst();

/** @returns null: nothing stored; 'unreadable': stored, but with a key that this server does not have */
export async function readSealed(
  db: Db,
  secret: Secret,
  name: SealedName,
): Promise<{ value: string } | 'unreadable' | null> {
  const row = await rowOf(db, name);
  if (!row) return null;
  const value = secret.unseal(name, row.value);
  return value === null ? 'unreadable' : { value };
}

export async function lookAtSealed(db: Db, secret: Secret, name: SealedName): Promise<SealedLook | null> {
  const row = await rowOf(db, name);
  return row ? { hint: row.hint, isReadable: secret.unseal(name, row.value) !== null, updatedAt: row.updatedAt } : null;
}

/** Replaces the stored value. */
export async function putSealed(trx: Trx, secret: Secret, name: SealedName, value: string, at: Date): Promise<void> {
  const row = { value: secret.seal(name, value), hint: hintOf(value), updatedAt: at };
  await trx
    .insertInto('sealed')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}

/** @returns whether there was one */
export async function removeSealed(trx: Trx, name: SealedName): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('sealed').where('name', '=', name).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
