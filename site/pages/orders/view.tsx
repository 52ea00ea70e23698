import type { Output } from '#contract/endpoints.ts';
import { orderQuestionPath } from '#contract/page-paths.ts';
import { ORDERS_PATH } from '#contract/paths.ts';
import { api } from '#browser/signed-in-api.ts';
import { AccountFrame } from '../../account/account-frame.tsx';
import { LoadFailure, Pending } from '../../account/pending.tsx';
import { useLoaded } from '../../account/use-loaded.ts';
import { longDate } from '../../base/dates.ts';
import type { PropsOf } from '../../base/page.tsx';
import { ORDER_LIST_TEXTS, ORDER_TEXTS as texts } from '../../texts/orders.ts';
import { AgainButton } from './again.tsx';
import { OrderDocuments } from './documents.tsx';
import { OrderHistory, OrderRefunds } from './history.tsx';
import { OrderLines } from './lines.tsx';
import { type orderPage } from './page.ts';
import { OrderProgress, OrderStatusTag } from './status.tsx';
import './orders.css';

const BETWEEN = [{ name: ORDER_LIST_TEXTS.title, path: ORDERS_PATH }] as const;

export default function OrderView({ params: { id } }: PropsOf<typeof orderPage>) {
  return (
    <AccountFrame title={texts.title} between={BETWEEN}>
      {() => <LoadedOrder key={id} id={id} />}
    </AccountFrame>
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
  <div className="empty">
    <h2>{texts.missing}</h2>
    <p>{texts.missingText}</p>
    <p>
      <a className="button" href={ORDERS_PATH}>
        {texts.toOrders}
      </a>
    </p>
  </div>
);

type ShownOrder = Output<'GET /api/orders/:id'>;

function OrderSheet({ order }: { order: ShownOrder }) {
  const { number, status, createdAt, paymentUrl, tracking } = order;
  return (
    <article className="order" aria-labelledby="order-number">
      <header className="order-head">
        <h2 id="order-number" className="code">
          {number}
        </h2>
        <OrderStatusTag status={status} />
        <p>
          <span className="muted">{texts.ordered}</span> <time dateTime={createdAt}>{longDate(createdAt)}</time>
        </p>
      </header>
      <OrderProgress order={order} />
      <p className="order-actions">
        {paymentUrl && (
          <a className="button button--accent" href={paymentUrl}>
            {texts.pay}
          </a>
        )}
        <AgainButton order={order} isQuiet={paymentUrl !== ''} />
        <button type="button" className="button button--quiet" onClick={() => print()}>
          {texts.print}
        </button>
        <a className="button button--quiet" href={orderQuestionPath(number)}>
          {texts.help}
        </a>
      </p>
      {tracking && (
        <section className="order-tracking sheet" aria-labelledby="order-tracking">
          <h3 id="order-tracking">{texts.tracking}</h3>
          <dl>
            <div>
              <dt>{texts.carrier}</dt>
              <dd>{tracking.carrier}</dd>
            </div>
            <div>
              <dt>{texts.trackingNumber}</dt>
              <dd className="code">{tracking.number}</dd>
            </div>
          </dl>
          {tracking.url && (
            <a className="button button--quiet" href={tracking.url} target="_blank" rel="noopener noreferrer">
              {texts.track}
            </a>
          )}
        </section>
      )}
      <OrderLines order={order} />
      <OrderRefunds order={order} />
      <OrderDocuments order={order} />
      <OrderHistory order={order} />
    </article>
  );
}
