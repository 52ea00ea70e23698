// A customer's saved addresses. Exactly one is the default, where there are any.
import type { Selectable } from 'kysely';
import { ApiError, notFound } from '#contract/api-error.ts';
import type { Address } from '#contract/addresses.ts';
import { MAX_ADDRESSES } from '#contract/order-facts.ts';
import type { Parsed } from '#contract/endpoints.ts';
import type { Db, Trx } from '../../../base/db/database.ts';
import { newPublicId } from '../../../base/db/public-id.ts';
import type { AddressTable } from '../../../base/db/tables.ts';
import type { SignedIn } from '../../../call/handlers.ts';
import { ADDRESS_ABSENT, ADDRESS_STALE, TOO_MANY_ADDRESSES } from '../texts.ts';

type AddressRow = Selectable<AddressTable>;
type NewAddress = Parsed<'POST /api/addresses'>['body'];
type Save = Parsed<'PUT /api/addresses/:id'>['body'];

export const shownAddress = ({
  publicId,
  title,
  recipient,
  phone,
  city,
  district,
  line,
  postalCode,
  isDefault,
  version,
}: AddressRow): Address => ({
  _id: publicId,
  title,
  recipient,
  phone,
  city: city as Address['city'],
  district,
  line,
  postalCode,
  isDefault,
  version,
});

/** The default first, then as they were added. */
export const listAddresses = (db: Db, userId: number): Promise<AddressRow[]> =>
  db
    .selectFrom('addresses')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('isDefault', 'desc')
    .orderBy('id')
    .execute();

/** Returns one of the person's own addresses. @throws NOT_FOUND, for somebody else's as for a missing one */
export async function getAddress(db: Db, userId: number, publicId: string): Promise<AddressRow> {
  const row = await db
    .selectFrom('addresses')
    .selectAll()
    .where('publicId', '=', publicId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!row) throw notFound(ADDRESS_ABSENT);
  return row;
}

/**
 * Adds an address, inside a transaction on 'accounts', whose lock keeps the limit and the single default exact.
 * @throws GUARDED when there are too many
 */
export async function addAddress(trx: Trx, userId: number, fields: NewAddress, at: Date): Promise<AddressRow> {
  const { n } = await trx
    .selectFrom('addresses')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  if (n >= MAX_ADDRESSES) throw new ApiError(409, 'GUARDED', TOO_MANY_ADDRESSES);
  const isDefault = fields.isDefault || n === 0;
  if (isDefault) await unsetDefault(trx, userId, at);
  return trx
    .insertInto('addresses')
    .values({ ...fields, isDefault, publicId: newPublicId(), userId, createdAt: at, updatedAt: at })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Changes an address. The default stays the default until another one replaces it.
 * @throws NOT_FOUND; STALE over a newer row
 */
export async function changeAddress(
  trx: Trx,
  person: SignedIn,
  publicId: string,
  { version, ...fields }: Save,
  at: Date,
): Promise<AddressRow> {
  const before = await getAddress(trx, person.id, publicId);
  if (version !== undefined && version !== before.version) throw stale(before, person.name);
  const wanted = { ...fields, ...(before.isDefault ? { isDefault: true } : {}) };
  const changed = Object.fromEntries(
    Object.entries(wanted).filter(
      ([column, value]) => value !== undefined && value !== before[column as keyof AddressRow],
    ),
  );
  if (Object.keys(changed).length === 0) return before;
  if (changed['isDefault']) await unsetDefault(trx, person.id, at);
  return trx
    .updateTable('addresses')
    .set({ ...changed, version: before.version + 1, updatedAt: at })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Removes an address. After the default one, the newest becomes the default. @throws NOT_FOUND */
export async function removeAddress(trx: Trx, userId: number, publicId: string, at: Date): Promise<void> {
  const row = await getAddress(trx, userId, publicId);
  await trx.deleteFrom('addresses').where('id', '=', row.id).execute();
  if (!row.isDefault) return;
  await trx
    .updateTable('addresses')
    .set((eb) => ({ isDefault: true, version: eb('version', '+', 1), updatedAt: at }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('addresses')
        .select((sub) => sub.fn.max('id').as('id'))
        .where('userId', '=', userId),
    )
    .execute();
}

/** The new version makes forms stale that still show this address as the default. */
const unsetDefault = (trx: Trx, userId: number, at: Date) =>
  trx
    .updateTable('addresses')
    .set((eb) => ({ isDefault: false, version: eb('version', '+', 1), updatedAt: at }))
    .where('userId', '=', userId)
    .where('isDefault', '=', true)
    .execute();

/** Only the owner changes addresses, so the change came from another tab or device. */
function stale({ updatedAt, version }: AddressRow, changedBy: string): ApiError {
  const error = new ApiError(409, 'STALE', ADDRESS_STALE);
  error.stale = { changedBy, changedAt: updatedAt.toISOString(), fields: [], version };
  return error;
}
