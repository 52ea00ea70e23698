// A customer as a line of a file: the account, the terms of the open account, the default address.
import type { Selectable } from 'kysely';
import { CUSTOMER_HEADINGS } from '#contract/customer-file-texts.ts';
import { toMajor } from '#contract/money.ts';
import type { Db } from '../../base/db/database.ts';
import type { AddressTable, CustomerTermsTable, UserTable } from '../../base/db/tables.ts';
import { NO_TERMS } from '../shop/open-accounts/save.ts';

export type CustomerField = Exclude<keyof typeof CUSTOMER_HEADINGS, 'email'>;
export const CUSTOMER_FIELDS = (Object.keys(CUSTOMER_HEADINGS) as (CustomerField | 'email')[]).filter(
  (name) => name !== 'email',
);
export const ACCOUNT_FIELDS = ['name', 'isActive'] as const satisfies CustomerField[];
export const TERMS_FIELDS = ['isAllowed', 'limit', 'days', 'note'] as const satisfies CustomerField[];
export const ADDRESS_FIELDS = [
  'title',
  'recipient',
  'phone',
  'city',
  'district',
  'line',
  'postalCode',
] as const satisfies CustomerField[];

type Address = Selectable<AddressTable>;
type Terms = Pick<Selectable<CustomerTermsTable>, 'isAllowed' | 'limitMinor' | 'days' | 'note'>;
export type CustomerValues = Readonly<Record<CustomerField, string | number | boolean>>;

/** An absent address is one of empty fields. */
export function flatOf(
  { name, isActive }: Pick<Selectable<UserTable>, 'name' | 'isActive'>,
  terms: Terms | undefined,
  address: Address | undefined,
): CustomerValues {
  const { isAllowed, limitMinor, days, note } = terms ?? NO_TERMS;
  const parts = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, address?.[field] ?? ''])) as Record<
    (typeof ADDRESS_FIELDS)[number],
    string
  >;
  return { name, isActive, isAllowed, limit: toMajor(limitMinor), days, note, ...parts };
}

/** Default addresses by the rows of their owners. */
export async function defaultAddresses(db: Db, userIds: readonly number[]): Promise<Map<number, Address>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('addresses')
    .selectAll()
    .where('userId', 'in', userIds)
    .where('isDefault', '=', true)
    .orderBy('id')
    .execute();
  return new Map(rows.map((row) => [row.userId, row]));
}
