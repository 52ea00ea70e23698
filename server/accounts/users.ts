import type { Selectable } from 'kysely';
import { notFound } from '#contract/api-error.ts';
import type { Db } from '../db/open.ts';
import type { UserTable } from '../db/tables.ts';

/** An account as stored, the password's hash included: what leaves the server is chosen by the handlers. */
export type UserRow = Selectable<UserTable>;

export const findUser = (db: Db, id: number): Promise<UserRow | undefined> => db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

/** @throws NOT_FOUND */
export async function getUser(db: Db, id: number): Promise<UserRow> {
  const row = await findUser(db, id);
  if (!row) throw notFound('Kullanıcı bulunamadı.');
  return row;
}

/** @param key `emailKey` of the address */
export const findUserByEmail = (db: Db, key: string): Promise<UserRow | undefined> => db.selectFrom('users').selectAll().where('emailKey', '=', key).executeTakeFirst();
