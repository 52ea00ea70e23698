import { notFound } from '#contract/api-error.ts';
import type { Parsed } from '#contract/endpoints.ts';
import { isWholeCents, toMajor, toMinor } from '#contract/money.ts';
import { ApiError } from '#contract/api-error.ts';
import type { Trx } from '../../../base/db/database.ts';
import { settingStore } from '../../../base/settings/store.ts';
import { handlers, personOf, type Viewer } from '../../../call/handlers.ts';
import { record, type ShownFields } from '../../../entities/audit/record.ts';
import { staleError } from '../../../entities/stale.ts';
import type { ShopServices } from '../payments/services.ts';
import { CUSTOMER_ABSENT, WHOLE_CENTS_ONLY } from '../texts.ts';
import { customerStore } from './customers.ts';
import { openAccountOf, termsOf } from './terms.ts';

type Change = Parsed<'PUT /api/customers/:id'>['body'];
type Terms = NonNullable<Awaited<ReturnType<typeof termsOf>>>;

/** Of a customer without terms of their own. */
const NO_TERMS = { isAllowed: false, limitMinor: 0, days: 30, note: '', version: 1 };

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

/** Customers as staff keep them, and a customer's own account. */
export const openAccountHandlers = ({ database, now }: Pick<ShopServices, 'database' | 'now'>) => {
  const customers = customerStore(database, now);
  const settings = settingStore(database);

  async function save(trx: Trx, viewer: Viewer, publicId: string, { version, ...change }: Change): Promise<void> {
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
    const at = new Date(now());
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

  return handlers({
    'GET /api/customers': ({ query }) => customers.list(query),
    'GET /api/customers/:id': ({ params }) => customers.get(params.id),
    async 'PUT /api/customers/:id'({ params, body }, { viewer }) {
      await database.write(['orders', 'accounts'], (trx) => save(trx, viewer, params.id, body));
      return customers.get(params.id);
    },
    async 'GET /api/payment/account'(_, { viewer }) {
      const all = await settings.all();
      const account = await openAccountOf(database.db, personOf(viewer).id, all, new Date(now()));
      return {
        account: account && {
          currency: account.currency,
          limit: toMajor(account.limitMinor),
          open: toMajor(account.openMinor),
          overdue: toMajor(account.overdueMinor),
          remaining: toMajor(account.remainingMinor),
          days: account.days,
          needsApproval: all.shop_account_needs_approval,
        },
      };
    },
  });
};
