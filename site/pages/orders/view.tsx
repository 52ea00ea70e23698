import type { Output } from '#contract/endpoints.ts';
import { latestAgreed } from '#contract/latest-delivery.ts';
import { formatMoney } from '#contract/money.ts';
import { deliveryLabel, METHOD_LABELS } from '#contract/order-texts.ts';
import { ORDER_NUMBER } from '#contract/order-numbers.ts';
import { orderQuestionPath } from '#contract/page-paths.ts';
import { ORDERS_PATH } from '#contract/paths.ts';
import { linesOf } from '#contract/unit-sums.ts';
import { quantityOf } from '#contract/units.ts';
import { api } from '#browser/signed-in-api.ts';
import { AccountFrame } from '../../account/account-frame.tsx';
import { FactsLine, type Fact } from '../../account/facts-line.tsx';
import { LoadFailure, Pending } from '../../account/pending.tsx';
import { useLoaded } from '../../account/use-loaded.ts';
import { longDate } from '../../base/dates.ts';
import type { PropsOf } from '../../base/page.tsx';
import { ORDER_LIST_TEXTS, ORDER_TEXTS as texts } from '../../texts/orders.ts';
import { TOTALS_TEXTS as totals } from '../../texts/totals.ts';
import { PrintHead } from '../../ui/print-head.tsx';
import { AgainButton } from './again.tsx';
import { OrderDocuments } from './documents.tsx';
import { OrderHistory, OrderRefunds } from './history.tsx';
import { OrderLines } from './lines.tsx';
import { type orderPage } from './page.ts';
import { OrderShipments } from './shipments.tsx';
import { TransferInfo } from './transfer.tsx';
import { isToCome, OrderProgress, OrderStatusMark } from './status.tsx';
import './order.css';

const BETWEEN = [{ name: ORDER_LIST_TEXTS.title, path: ORDERS_PATH }] as const;

export default function OrderView({ params: { id } }: PropsOf<typeof orderPage>) {
  const isNumber = ORDER_NUMBER.test(id);
  return (
    <>
      <PrintHead />
      <AccountFrame
        title={isNumber ? id : texts.title}
        heading={
          <>
            {texts.title} {isNumber && <span className="code">{id}</span>}
          </>
        }
        between={BETWEEN}
      >
        {() => <LoadedOrder key={id} id={id} />}
      </AccountFrame>
    </>
  );
}

function LoadedOrder({ id }: { id: string }) {
  const { data, failure, reload } = useLoaded(() => api('GET /api/orders/:id', { params: { id } }));
  if (data) return <OrderSheet order={data} />;
  if (!failure) return <Pending lines={10} />;
  // Unknown, or another person's order: the server does not say which.
  return failure.status === 404 ? <Missing /> : <LoadFailure sentence={failure.sentence} onRetry={reload} />;
}

const Missing = () => (
  <div className="order-missing">
    <h2>{texts.missing}</h2>
    <p>{texts.missingText}</p>
    <a className="button button--accent" href={ORDERS_PATH}>
      {texts.toOrders}
    </a>
  </div>
);

type ShownOrder = Output<'GET /api/orders/:id'>;

function OrderSheet({ order }: { order: ShownOrder }) {
  const {
    number,
    status,
    createdAt,
    itemCount,
    itemUnit,
    total,
    currency,
    deliveryDays,
    poNumber,
    paymentUrl,
    transfer,
    paymentMethod,
    lines,
  } = order;
  const facts: Fact[] = [
    { label: ORDER_LIST_TEXTS.status, value: <OrderStatusMark order={order} /> },
    { label: texts.ordered, value: <time dateTime={createdAt}>{longDate(createdAt)}</time> },
    {
      label: ORDER_LIST_TEXTS.quantity,
      value: itemUnit === null ? linesOf(lines.length, itemCount, null) : quantityOf(itemCount, itemUnit),
    },
    { label: texts.total, value: formatMoney(total, currency) },
    { label: texts.deliveryMethod, value: deliveryLabel(order) },
    ...(deliveryDays && isToCome(status) ? [{ label: texts.deliveryDays, value: deliveryDays }] : []),
    ...(paymentMethod !== 'card' ? [{ label: texts.paymentMethod, value: METHOD_LABELS[paymentMethod] }] : []),
  ];
  const latest = isToCome(status) ? latestAgreed(lines) : '';
  if (latest) facts.push({ label: totals.latest, value: latest });
  if (poNumber) facts.push({ label: texts.poNumber, value: <span className="code">{poNumber}</span> });
  return (
    <article className="order" aria-label={`${texts.title} ${number}`}>
      <FactsLine facts={facts} />
      <OrderProgress order={order} />
      {transfer && <TransferInfo order={order} transfer={transfer} />}
      <OrderShipments order={order} />
      <p className="order-actions">
        {paymentUrl && (
          <a className="button button--accent" href={paymentUrl}>
            {texts.pay}
          </a>
        )}
        <AgainButton order={order} isQuiet={status !== 'delivered'} />
        <button type="button" className="button button--quiet" onClick={() => print()}>
          {texts.print}
        </button>
        <a className="button button--quiet" href={orderQuestionPath(number)}>
          {texts.help}
        </a>
      </p>
      <OrderLines order={order} />
      <OrderRefunds order={order} />
      <OrderDocuments order={order} />
      <OrderHistory order={order} />
    </article>
  );
}
