// price-lists/: new prices for many products that hold from a time on, or for a while (docs/decisions/0136).
import type { Selectable } from 'kysely';
import { ApiError, notFound } from '#contract/api-error.ts';
import { PRICE_LIST_ABSENT, PRICE_LIST_NOT_DRAFT } from '#contract/price-list-texts.ts';
import type { PriceListInput } from '#contract/price-lists.ts';
import { fold } from '#contract/text.ts';
import type { Db } from '../../../base/db/database.ts';
import type { PriceListTable } from '../../../base/db/tables.ts';
import type { Resource, Values } from '../../../entities/resource.ts';

export type ListRow = Selectable<PriceListTable>;

export const priceListResource: Resource<'priceLists'> = {
  kind: 'price-list',
  scope: 'price_lists',
  table: 'priceLists',
  absent: PRICE_LIST_ABSENT,
  titleOf: ({ name }) => name,
  fieldsOf: ({ name, kind, state, startsAt, endsAt }) => ({ name, kind, state, startsAt, endsAt }),
};

const timeOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Columns of what somebody types. */
export const factColumns = ({ name, kind, startsAt, endsAt }: PriceListInput) => ({
  name,
  nameKey: fold(name),
  kind,
  startsAt: timeOf(startsAt),
  endsAt: timeOf(endsAt),
});

export const draftColumns = (facts: PriceListInput): Values<'priceLists'> => ({
  ...factColumns(facts),
  state: 'draft',
  undoAt: null,
  taskId: null,
  note: '',
  byId: '',
  byName: '',
  finishedAt: null,
});

/** @throws 404 */
export async function findList(db: Db, publicId: string): Promise<ListRow> {
  const row = await db.selectFrom('priceLists').selectAll().where('publicId', '=', publicId).executeTakeFirst();
  if (!row) throw notFound(PRICE_LIST_ABSENT);
  return row;
}

/** @throws 409 */
export function refuseUnlessDraft({ state }: Pick<ListRow, 'state'>): void {
  if (state !== 'draft') throw new ApiError(409, 'GUARDED', PRICE_LIST_NOT_DRAFT);
}

/** A list whose products may change. @throws 404, 409 */
export async function findDraftList(db: Db, publicId: string): Promise<ListRow> {
  const row = await findList(db, publicId);
  refuseUnlessDraft(row);
  return row;
}
