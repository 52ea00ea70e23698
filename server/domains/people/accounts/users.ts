import { sql, type Selectable } from 'kysely';
import { notFound } from '#contract/api-error.ts';
import type { Output, Parsed } from '#contract/endpoints.ts';
import { searchTerms } from '#contract/text.ts';
import type { USER_SORTS } from '#contract/users.ts';
import type { Db } from '../../../base/db/database.ts';
import type { UserTable } from '../../../base/db/tables.ts';
import { USER_ABSENT } from '../texts.ts';

/** An account as stored, including the password's hash: handlers choose the fields that leave the server. */
export type UserRow = Selectable<UserTable>;

const found = (row: UserRow | undefined): UserRow => {
  if (!row) throw notFound(USER_ABSENT);
  return row;
};

export const findUser = (db: Db, id: number): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
/** @param key `emailKey` of the address */
export const findUserByEmail = (db: Db, key: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('emailKey', '=', key).executeTakeFirst();
/** @throws NOT_FOUND */
export const getUser = async (db: Db, id: number): Promise<UserRow> => found(await findUser(db, id));
/** @throws NOT_FOUND */
export const getUserByPublicId = async (db: Db, publicId: string): Promise<UserRow> =>
  found(await db.selectFrom('users').selectAll().where('publicId', '=', publicId).executeTakeFirst());

export const isAccount = async (db: Db, publicId: string): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('publicId', '=', publicId).executeTakeFirst()) !== undefined;

export const isAvatarUsed = async (db: Db, avatar: string): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('avatar', '=', avatar).executeTakeFirst()) !== undefined;

/** Whether an active admin other than the given one exists. */
export const hasAdmin = async (db: Db, exceptId = 0): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('isActive', '=', true)
    .where('id', '!=', exceptId)
    .executeTakeFirst()) !== undefined;

type Filter = Parsed<'GET /api/users'>['query'];
type Sort = (typeof USER_SORTS)[number];

/** The folded name, from the sort key, which spells Turkish letters by their place in the alphabet. */
export const foldedName = sql<string>`replace(replace(name_sort, 'h~', 'i'), '~', '')`;

const matching = (db: Db, { q = '', role, isActive }: Filter) =>
  db
    .selectFrom('users')
    .$if(role !== undefined, (query) => query.where('role', '=', role!))
    .$if(isActive !== undefined, (query) => query.where('isActive', '=', isActive === 'true'))
    .where((eb) =>
      eb.and(
        searchTerms(q).map((term) =>
          eb.or([
            eb(foldedName, 'like', `%${term}%`),
            eb('usernameKey', 'like', `%${term}%`),
            eb('emailKey', 'like', `%${term}%`),
          ]),
        ),
      ),
    );

/** As the list shows them: accounts without a name are known by their username. */
export const nameOrUsername = sql<string>`case when name_sort = '' then username_key else name_sort end`;

/** Folded terms hold letters, digits and points, so nothing in them needs escaping. */
export async function listUsers(db: Db, filter: Filter, page?: { page: number; limit: number }): Promise<UserRow[]> {
  const sort: Sort = filter.sort ?? 'newest';
  return matching(db, filter)
    .selectAll()
    .$if(sort === 'name' || sort === '-name', (query) =>
      query.orderBy(nameOrUsername, sort === 'name' ? 'asc' : 'desc'),
    )
    .$if(sort === 'username' || sort === '-username', (query) =>
      query.orderBy('usernameKey', sort === 'username' ? 'asc' : 'desc'),
    )
    .$if(sort === 'email' || sort === '-email', (query) => query.orderBy('emailKey', sort === 'email' ? 'asc' : 'desc'))
    .$if(sort === 'oldest', (query) => query.orderBy('createdAt'))
    .$if(sort === 'newest', (query) => query.orderBy('createdAt', 'desc'))
    .$if(sort === 'lastLogin', (query) => query.orderBy('lastLoginAt', (order) => order.desc().nullsLast()))
    .orderBy('id', sort === 'newest' || sort === 'lastLogin' ? 'desc' : 'asc')
    .$if(page !== undefined, (query) => query.limit(page!.limit).offset((page!.page - 1) * page!.limit))
    .execute();
}

export const countUsers = async (db: Db, filter: Filter): Promise<number> =>
  (
    await matching(db, filter)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

/** The account as admins see it. */
export const shownUser = (row: UserRow): Output<'GET /api/users/:id'> => ({
  _id: row.publicId,
  username: row.username,
  name: row.name,
  email: row.email,
  role: row.role,
  avatar: row.avatar,
  isActive: row.isActive,
  createdAt: row.createdAt.toISOString(),
  lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
  version: row.version,
});
