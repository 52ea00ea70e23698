// Lists that would write into each other: while a campaign holds, nothing else may set the price of its products.
import { ApiError } from '#contract/api-error.ts';
import { priceListsOverlap } from '#contract/price-list-texts.ts';
import type { Trx } from '../../../base/db/database.ts';
import type { ListRow } from './resource.ts';

/** Codes that the refusal names. */
const NAMED = 10;

type Timed = Pick<ListRow, 'kind' | 'state' | 'startsAt' | 'endsAt'>;

/** Milliseconds from which until when a list needs its products' prices; a change needs a moment. */
function spanOf({ kind, state, startsAt, endsAt }: Timed): { from: number; to: number } {
  const from = startsAt?.getTime() ?? 0;
  if (kind === 'replace') return { from, to: from + 1 };
  return { from, to: state === 'halted' ? Infinity : (endsAt?.getTime() ?? Infinity) };
}

/** Whether two lists want the price of a product at the same time. Two changes do not: the later one holds. */
export function meet(one: Timed, other: Timed): boolean {
  if (one.kind === 'replace' && other.kind === 'replace') return false;
  const [a, b] = [spanOf(one), spanOf(other)];
  return a.from < b.to && b.from < a.to;
}

/** @param trx holds 'price_lists' @throws 409 with the codes of products that another list has at the same time */
export async function refuseOverlap(trx: Trx, list: ListRow): Promise<void> {
  const others = await trx
    .selectFrom('priceLists')
    .selectAll()
    .where('state', 'in', ['scheduled', 'starting', 'running', 'halted'])
    .where('id', '<>', list.id)
    .orderBy('id')
    .execute();
  for (const other of others.filter((one) => meet(list, one))) {
    const shared = trx
      .selectFrom('priceListItems as i')
      .innerJoin('priceListItems as o', 'o.productId', 'i.productId')
      .innerJoin('products as p', 'p.id', 'i.productId')
      .where('i.listId', '=', list.id)
      .where('o.listId', '=', other.id)
      .where('p.deletedAt', 'is', null);
    const named = await shared.select('p.code').orderBy('p.code').limit(NAMED).execute();
    if (named.length === 0) continue;
    const { n } = await shared.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
    throw new ApiError(
      409,
      'GUARDED',
      priceListsOverlap(
        other.name,
        named.map(({ code }) => code),
        Number(n),
      ),
    );
  }
}
