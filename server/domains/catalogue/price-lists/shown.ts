// Lists and their products as replies have them.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { toMajor, type Currency } from '#contract/money.ts';
import type { PriceList, PriceListItem } from '#contract/price-lists.ts';
import { fold } from '#contract/text.ts';
import type { Db } from '../../../base/db/database.ts';
import type { TaskRow } from '../../../entities/tasks/rows.ts';
import { keptPrice, type AllPriceColumns } from '../daily-prices.ts';
import { isUndoable, withTasks } from './states.ts';
import type { ListRow } from './resource.ts';

/** Lists as replies have them. */
export async function shownLists(db: Db, rows: readonly ListRow[], now: number): Promise<PriceList[]> {
  if (rows.length === 0) return [];
  const counted = await db
    .selectFrom('priceListItems')
    .select(['listId', 'outcome', (eb) => eb.fn.countAll<number>().as('n')])
    .where(
      'listId',
      'in',
      rows.map(({ id }) => id),
    )
    .groupBy(['listId', 'outcome'])
    .execute();
  return (await withTasks(db, rows)).map(({ row, task }) =>
    shownList(
      row,
      task,
      counted.filter(({ listId }) => listId === row.id),
      now,
    ),
  );
}

const shownList = (
  row: ListRow,
  task: TaskRow | undefined,
  outcomes: readonly { outcome: PriceListItem['outcome']; n: number }[],
  now: number,
): PriceList => ({
  _id: row.publicId,
  name: row.name,
  kind: row.kind,
  state: row.state,
  startsAt: row.startsAt?.toISOString() ?? null,
  endsAt: row.endsAt?.toISOString() ?? null,
  note: row.note,
  count: outcomes.reduce((sum, { n }) => sum + Number(n), 0),
  outcomes: Object.fromEntries(outcomes.map(({ outcome, n }) => [outcome, Number(n)])),
  progress: task ? { done: task.done, total: task.total } : null,
  by: row.byName,
  finishedAt: row.finishedAt?.toISOString() ?? null,
  canUndo: isUndoable(row, now),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
});

/** Minor units. */
interface Money {
  minor: number;
  currency: Currency;
}

/** Percent with two decimals; null: the prices cannot be compared. */
export function changeOf(before: Money | null, { minor, currency }: Money): number | null {
  if (before === null || before.currency !== currency) return null;
  return Math.round(((minor - before.minor) / before.minor) * 10_000) / 100;
}

/** The price of a product as it is kept; null: none. */
export const presentPrice = (row: AllPriceColumns): Money | null => {
  const { priceMinor, currency } = keptPrice(row);
  return priceMinor === null ? null : { minor: priceMinor, currency };
};

const shownMoney = ({ minor, currency }: Money) => ({ current: toMajor(minor), currency });

/** The price that the list found; undefined: it wrote none. */
function priceFound(fields: Readonly<Record<string, unknown>> | null): Money | null | undefined {
  if (fields === null) return undefined;
  const price = fields['price'] as { current: number; currency: Currency } | null;
  return price && { minor: Math.round(price.current * 100), currency: price.currency };
}

/** Products of a list, for a SELECT. */
const itemsOf = (db: Db, listId: number) =>
  db
    .selectFrom('priceListItems as i')
    .innerJoin('products as p', 'p.id', 'i.productId')
    .where('i.listId', '=', listId)
    .where('p.deletedAt', 'is', null);

const ITEM_COLUMNS = [
  'p.id',
  'p.publicId',
  'p.code',
  'p.name',
  'p.priceMinor',
  'p.oldPriceMinor',
  'p.currency',
  'p.listPriceMinor',
  'p.listOldPriceMinor',
  'p.listCurrency',
  'i.priceMinor as itemMinor',
  'i.currency as itemCurrency',
  'i.outcome',
  'i.sentence',
  'i.fieldsBefore',
] as const;

/** Some products of a list in the order of their row ids. */
export const itemsAfter = (db: Db, listId: number, last: number, limit: number) =>
  itemsOf(db, listId).select(ITEM_COLUMNS).where('p.id', '>', last).orderBy('p.id').limit(limit).execute();
type ItemRow = Awaited<ReturnType<typeof itemsAfter>>[number];

export const itemPrice = ({ itemMinor, itemCurrency }: ItemRow): Money => ({
  minor: itemMinor,
  currency: itemCurrency,
});

function shownItem(row: ItemRow): PriceListItem {
  const found = priceFound(row.fieldsBefore);
  const before = found === undefined ? presentPrice(row) : found;
  const price = itemPrice(row);
  return {
    _id: row.publicId,
    code: row.code,
    name: row.name,
    price: shownMoney(price),
    before: before && shownMoney(before),
    change: changeOf(before, price),
    outcome: row.outcome,
    sentence: row.sentence,
  };
}

/** Whether a folded column contains every word of a text, with or without Turkish letters. */
export const hasWords = (column: string, text: string): RawBuilder<SqlBool> =>
  sql.join(
    [
      sql<SqlBool>`true`,
      ...fold(text)
        .split(' ')
        .filter(Boolean)
        .map(
          (word) =>
            sql<SqlBool>`${sql.ref(column)} like ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`} escape '\\'`,
        ),
    ],
    sql` and `,
  );

/** A page of a list's products, by code. */
export async function itemPage(
  db: Db,
  listId: number,
  { q, outcome, page, limit }: { q?: string | undefined; outcome?: string | undefined; page: number; limit: number },
): Promise<{ items: PriceListItem[]; total: number }> {
  const rows = itemsOf(db, listId)
    .$if(outcome !== undefined, (some) => some.where('i.outcome', '=', outcome as ItemRow['outcome']))
    .$if(q !== undefined, (some) => some.where(hasWords('p.search_title', q!)));
  const { n } = await rows.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  const items = await rows
    .select(ITEM_COLUMNS)
    .orderBy('p.code')
    .orderBy('p.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { items: items.map(shownItem), total: Number(n) };
}

/** One product of a list; undefined: it is not in it. */
export async function itemOf(db: Db, listId: number, productId: number): Promise<PriceListItem | undefined> {
  const row = await itemsOf(db, listId).select(ITEM_COLUMNS).where('p.id', '=', productId).executeTakeFirst();
  return row && shownItem(row);
}
