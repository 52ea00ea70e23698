// Saves the terms on which a customer buys on account.
import { ApiError, notFound } from '#contract/api-error.ts';
import type { Parsed } from '#contract/endpoints.ts';
import { isWholeCents, toMajor, toMinor } from '#contract/money.ts';
import type { Trx } from '../../../base/db/database.ts';
import { settingStore } from '../../../base/settings/store.ts';
import type { Viewer } from '../../../call/handlers.ts';
import { record, type ShownFields } from '../../../entities/audit/record.ts';
import { staleError } from '../../../entities/stale.ts';
import { CUSTOMER_ABSENT, WHOLE_CENTS_ONLY } from '../texts.ts';
import { termsOf } from './terms.ts';

type Change = Parsed<'PUT /api/customers/:id'>['body'];
type Terms = NonNullable<Awaited<ReturnType<typeof termsOf>>>;

/** Of a customer without terms of their own. */
export const NO_TERMS = { isAllowed: false, limitMinor: 0, days: 30, note: '', version: 1 };

const fieldsOf = ({
  isAllowed,
  limitMinor,
  days,
  note,
}: Pick<Terms, 'isAllowed' | 'limitMinor' | 'days' | 'note'>): ShownFields => ({
  isAllowed,
  limit: toMajor(limitMinor),
  days,
  note,
});

/**
 * Saves the terms of a customer, inside a transaction on 'orders' and 'accounts'.
 * @throws NOT_FOUND; STALE over newer terms; VALIDATION
 */
export async function saveTerms(
  trx: Trx,
  viewer: Viewer,
  publicId: string,
  { version, ...change }: Change,
  at: Date,
): Promise<void> {
  const user = await trx
    .selectFrom('users')
    .select(['id', 'publicId', 'name', 'username', 'updatedAt'])
    .where('publicId', '=', publicId)
    .executeTakeFirst();
  if (!user) throw notFound(CUSTOMER_ABSENT);
  const stored = await termsOf(trx, user.id);
  const before = stored ?? NO_TERMS;
  if (version !== undefined && version !== before.version) {
    throw await staleError(trx, {
      kind: 'customer',
      row: { publicId, version: before.version, updatedAt: stored?.updatedAt ?? user.updatedAt },
      edited: version,
      now: fieldsOf(before),
    });
  }
  const { limit, ...others } = change;
  if (limit !== undefined && !isWholeCents(limit))
    throw new ApiError(400, 'VALIDATION', WHOLE_CENTS_ONLY, { limit: WHOLE_CENTS_ONLY });
  const { shop_currency: currency } = await settingStore({ db: trx }).all();
  const { isAllowed, limitMinor, days, note } = {
    ...before,
    ...others,
    ...(limit === undefined ? {} : { limitMinor: toMinor(limit) }),
  };
  const values = { isAllowed, limitMinor, days, note, currency, version: before.version + 1, updatedAt: at };
  await trx
    .insertInto('customerTerms')
    .values({ ...values, userId: user.id })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(values))
    .execute();
  await record(trx, {
    viewer,
    now: at,
    action: 'update',
    kind: 'customer',
    rowId: publicId,
    rowVersion: values.version,
    title: user.name || user.username,
    before: fieldsOf(before),
    after: fieldsOf(values),
  });
}
