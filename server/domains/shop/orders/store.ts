import { sql, type ExpressionBuilder, type SqlBool } from 'kysely';
import { notFound } from '#contract/api-error.ts';
import { SMALL_PAGE_SIZE, type ListPage } from '#contract/content.ts';
import type { Output, Parsed } from '#contract/endpoints.ts';
import { ACCOUNT, BY_RECEIPTS, TURNOVER_STATUSES, WAITING_STATUSES } from '#contract/order-facts.ts';
import type { ORDER_SORTS, OrderSummary } from '#contract/orders.ts';
import { searchTerms } from '#contract/text.ts';
import type { Unit } from '#contract/units.ts';
import { istanbulMidnight, type Clock } from '../../../base/clock.ts';
import { containingAll, newestContainingAll } from '../../../base/db/dialect.ts';
import type { Database, Db } from '../../../base/db/database.ts';
import type { Tables } from '../../../base/db/tables.ts';
import { settingStore } from '../../../base/settings/store.ts';
import type { PageAsked } from '../../../call/list-page.ts';
import type { OrderRow } from '../payments/facts.ts';
import { isOwed } from '../open-accounts/owed.ts';
import { shipmentsOf } from './shipments.ts';
import { showListed, showSummary, type WholeOrder } from './shown.ts';
import { ORDER_ABSENT } from '../texts.ts';

/** An order in its customer's list. */
type OwnSummary = Output<'GET /api/orders/mine'>['items'][number];
type OrderFilter = Omit<Parsed<'GET /api/orders/export'>['query'], 'format' | 'per'>;
type Sort = (typeof ORDER_SORTS)[number];

/** Column and direction of each sort; equal rows by id in the same direction. */
const SORTS: Record<Sort, readonly [column: 'o.createdAt' | 'o.totalMinor' | 'o.number', direction: 'asc' | 'desc']> = {
  newest: ['o.createdAt', 'desc'],
  oldest: ['o.createdAt', 'asc'],
  total: ['o.totalMinor', 'asc'],
  '-total': ['o.totalMinor', 'desc'],
  number: ['o.number', 'asc'],
  '-number': ['o.number', 'desc'],
};

/** Rows of one query of `each`. */
const EACH_AT_ONCE = 500;

/** Lines of each order that a customer's list shows. */
const FIRST_LINES = 3;

const SUMMARY_COLUMNS = [
  'o.publicId',
  'o.number',
  'o.status',
  'o.customerName',
  'o.customerEmail',
  'o.currency',
  'o.totalMinor',
  'o.refundedMinor',
  'o.createdAt',
  'o.paidAt',
  'o.provider',
  'o.dueAt',
  'o.isPickup',
  'o.isPartShipped',
  'o.invoice',
] as const;
const EXPORT_COLUMNS = [
  ...SUMMARY_COLUMNS,
  'o.subtotalMinor',
  'o.shippingMinor',
  'o.fastCargoMinor',
  'o.netMinor',
  'o.vatMinor',
  'o.vatByRate',
  'o.deliveryMethod',
  'o.deliveryName',
  'o.address',
  'o.poNumber',
  'o.carrier',
  'o.trackingNumber',
] as const;
/** Sum of the quantities of the order `o`, and the unit that they have in common. */
const ITEM_COLUMNS = [
  sql<number>`(select coalesce(sum(l.quantity), 0) from order_lines l where l.order_id = o.id)`.as('itemCount'),
  sql<Unit | null>`(select case when min(l.unit) = max(l.unit) then min(l.unit) end from order_lines l where l.order_id = o.id)`.as(
    'itemUnit',
  ),
];

/** Returns the order with this id or number, in upper or lower case. @throws NOT_FOUND, also where `isSeen` says no */
export async function getOrder(
  db: Db,
  idOrNumber: string,
  isSeen: (row: OrderRow) => boolean = () => true,
): Promise<OrderRow> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where((eb) => eb.or([eb('publicId', '=', idOrNumber), eb('number', '=', idOrNumber.toUpperCase())]))
    .executeTakeFirst();
  if (!row || !isSeen(row)) throw notFound(ORDER_ABSENT);
  return row;
}

/** Returns the order with its other rows and the lines' present products. @throws as `getOrder` */
export async function getWholeOrder(
  db: Db,
  idOrNumber: string,
  isSeen?: (row: OrderRow) => boolean,
): Promise<WholeOrder> {
  const row = await getOrder(db, idOrNumber, isSeen);
  const lines = await db
    .selectFrom('orderLines as l')
    .leftJoin('products as p', (join) => join.onRef('p.id', '=', 'l.productId').on('p.isPublic', '=', true))
    .select([
      'l.id',
      'l.position',
      'l.productPublicId',
      'l.config',
      'l.code',
      'l.name',
      'l.img',
      'l.unitPriceMinor',
      'l.quantity',
      'l.unit',
      'l.vatRate',
      'l.stockStatus',
      'l.leadTime',
      'l.listed',
      'p.slug',
    ])
    .where('l.orderId', '=', row.id)
    .orderBy('l.position')
    .orderBy('l.id')
    .execute();
  const events = await db.selectFrom('orderEvents').selectAll().where('orderId', '=', row.id).orderBy('id').execute();
  const refunds = await db.selectFrom('refunds').selectAll().where('orderId', '=', row.id).orderBy('id').execute();
  const customer =
    row.userId === null
      ? undefined
      : await db.selectFrom('users').select('publicId').where('id', '=', row.userId).executeTakeFirst();
  const shipments = await shipmentsOf(db, row.id);
  const invoice = await db
    .selectFrom('invoices')
    .select(['state', 'number', 'issueDate', 'pdfName'])
    .where('orderId', '=', row.id)
    .executeTakeFirst();
  const returnInvoices = await db
    .selectFrom('returnInvoices as i')
    .innerJoin('refunds as r', 'r.id', 'i.refundId')
    .select(['r.publicId as refund', 'i.state', 'i.number', 'i.issueDate', 'i.pdfName'])
    .where('r.orderId', '=', row.id)
    .orderBy('r.id')
    .execute();
  const whole = {
    row,
    lines,
    shipments,
    invoice,
    returnInvoices,
    events,
    refunds,
    customerId: customer?.publicId ?? null,
  };
  if (!BY_RECEIPTS.includes(row.provider)) return { ...whole, receipts: [], receiptFiles: [], accounts: [] };
  const receipts = await db
    .selectFrom('orderReceipts')
    .selectAll()
    .where('orderId', '=', row.id)
    .orderBy('id')
    .execute();
  const { bank_accounts: all } = await settingStore({ db }).all();
  const accounts = all.filter(({ currency }) => currency === row.currency);
  const receiptFiles = await db
    .selectFrom('receiptFiles')
    .select(['publicId', 'originalName', 'createdAt'])
    .where('orderId', '=', row.id)
    .orderBy('id')
    .execute();
  return { ...whole, receipts, receiptFiles, accounts };
}

/** Whether the order `o` waits for staff: for its next step, a decision, its approval, or a look at the bank's account. */
export const isWaitingForStaff = (eb: ExpressionBuilder<Tables & { o: Tables['orders'] }, 'o'>) =>
  eb.or([
    eb('o.status', 'in', WAITING_STATUSES),
    eb.and([
      eb('o.status', '=', 'pending'),
      eb.or([
        eb('o.provider', '=', ACCOUNT),
        eb.exists(eb.selectFrom('receiptFiles as f').select('f.id').whereRef('f.orderId', '=', 'o.id')),
      ]),
    ]),
  ]);

/** Orders in lists. */
export const orderStore = ({ db, engine }: Pick<Database, 'db' | 'engine'>, now: Clock) => {
  /** Matches every word of the search; a word of one or two letters must begin a word. */
  const contains = (q: string) => {
    const { from, where } = containingAll(engine, 'orders', 'search_text', searchTerms(q));
    return sql<SqlBool>`o.id in (select t.id from ${from} where ${where})`;
  };
  const matching = ({ status, isInvoiced, isPartShipped, isWaiting, customer, owed, q = '', from, to }: OrderFilter) =>
    db
      .selectFrom('orders as o')
      .$if(status !== undefined, (query) => query.where('o.status', '=', status!))
      .$if(isInvoiced !== undefined, (query) =>
        query
          .where('o.status', 'in', TURNOVER_STATUSES)
          .where((eb) =>
            eb.not(
              eb.exists(
                eb
                  .selectFrom('invoices as i')
                  .select('i.id')
                  .whereRef('i.orderId', '=', 'o.id')
                  .where('i.state', '=', sql.lit('issued')),
              ),
            ),
          ),
      )
      .$if(isPartShipped !== undefined, (query) =>
        query.where('o.isPartShipped', '=', true).where('o.status', '=', 'preparing'),
      )
      .$if(isWaiting !== undefined, (query) => query.where(isWaitingForStaff))
      .$if(customer !== undefined, (query) =>
        query.where('o.userId', '=', (eb) => eb.selectFrom('users').select('id').where('publicId', '=', customer!)),
      )
      .$if(owed !== undefined, (query) => query.where(isOwed))
      .$if(owed === 'overdue', (query) => query.where('o.dueAt', '<', new Date(now())))
      .$if(from !== undefined, (query) => query.where('o.createdAt', '>=', istanbulMidnight(from!)))
      .$if(to !== undefined, (query) => query.where('o.createdAt', '<', istanbulMidnight(to!, 1)))
      .$if(searchTerms(q).length > 0, (query) => query.where(contains(q)));
  const ofCustomer = (userId: number) => db.selectFrom('orders as o').where('o.userId', '=', userId);

  type Rows = ReturnType<typeof matching>;
  const count = async (rows: Rows): Promise<number> =>
    (await rows.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n;
  const sorted = (rows: Rows, sort: Sort, { page, limit }: PageAsked) => {
    const [column, direction] = SORTS[sort];
    return rows
      .select(SUMMARY_COLUMNS)
      .select(ITEM_COLUMNS)
      .orderBy(column, direction)
      .orderBy('o.id', direction)
      .limit(limit)
      .offset((page - 1) * limit)
      .execute();
  };
  const pageOf = async <T>(
    rows: Rows,
    sort: Sort,
    asked: PageAsked,
    show: (row: Awaited<ReturnType<typeof sorted>>[number]) => T,
  ): Promise<ListPage<T>> => {
    const total = await count(rows);
    const items = (await sorted(rows, sort, asked)).map(show);
    return { items, total, ...asked, pages: Math.ceil(total / asked.limit) };
  };

  return {
    list: ({ sort = 'newest', page = 1, limit = SMALL_PAGE_SIZE, ...filter }: Parsed<'GET /api/orders'>['query']) =>
      pageOf(matching(filter), sort, { page, limit }, showListed),
    /** Newest first. */
    async listOfCustomer(userId: number, asked: PageAsked): Promise<ListPage<OwnSummary>> {
      const page = await pageOf(ofCustomer(userId), 'newest', asked, showSummary);
      const lines =
        page.items.length === 0
          ? []
          : await db
              .selectFrom('orderLines as l')
              .innerJoin('orders as o', 'o.id', 'l.orderId')
              .select(['o.publicId', 'l.productPublicId', 'l.config', 'l.code', 'l.name', 'l.img', 'l.quantity'])
              .where(
                'o.publicId',
                'in',
                page.items.map(({ _id }) => _id),
              )
              .orderBy('l.position')
              .orderBy('l.id')
              .execute();
      const ofOrder = Map.groupBy(lines, ({ publicId }) => publicId);
      return {
        ...page,
        items: page.items.map((order) => {
          const own = ofOrder.get(order._id) ?? [];
          return {
            ...order,
            lineCount: own.length,
            firstLines: own.slice(0, FIRST_LINES).map(({ productPublicId, config, code, name, img, quantity }) => ({
              productId: productPublicId,
              config,
              code,
              name,
              img,
              quantity,
            })),
          };
        }),
      };
    },
    /** The newest matches of the list's search, without a count. */
    async newestWith(q: string, limit: number): Promise<OrderSummary[]> {
      const terms = searchTerms(q);
      if (terms.length === 0) return [];
      const found = db
        .selectFrom('orders as o')
        .where(sql<SqlBool>`o.id in (${newestContainingAll(engine, 'orders', 'search_text', terms, limit)})`);
      return (await sorted(found, 'newest', { page: 1, limit })).map(showSummary);
    },
    /** All matching orders, newest first. */
    all: (filter: OrderFilter) =>
      matching(filter)
        .select(['o.publicId', 'o.number'])
        .orderBy('o.createdAt', 'desc')
        .orderBy('o.id', 'desc')
        .execute(),
    /** The same with the columns for the books, in pieces. */
    async *each(filter: OrderFilter) {
      for (let last: { id: number; createdAt: Date } | undefined; ;) {
        const before = last;
        const found = await matching(filter)
          .leftJoin('invoices as inv', 'inv.orderId', 'o.id')
          .select(EXPORT_COLUMNS)
          .select(ITEM_COLUMNS)
          .select(['o.id', 'inv.number as invoiceNumber', 'inv.issueDate as invoiceDate'])
          .$if(before !== undefined, (query) =>
            query.where((eb) =>
              eb.or([
                eb('o.createdAt', '<', before!.createdAt),
                eb.and([eb('o.createdAt', '=', before!.createdAt), eb('o.id', '<', before!.id)]),
              ]),
            ),
          )
          .orderBy('o.createdAt', 'desc')
          .orderBy('o.id', 'desc')
          .limit(EACH_AT_ONCE)
          .execute();
        yield found;
        last = found.at(-1);
        if (found.length < EACH_AT_ONCE || !last) return;
      }
    },
  };
};
