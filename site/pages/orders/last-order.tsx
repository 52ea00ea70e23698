import { formatMoney } from '#contract/money.ts';
import { orderPath } from '#contract/page-paths.ts';
import { ORDERS_PATH } from '#contract/paths.ts';
import { api } from '#browser/signed-in-api.ts';
import { useLoaded } from '../../account/use-loaded.ts';
import { longDate } from '../../base/dates.ts';
import { ORDER_LIST_TEXTS as texts } from '../../texts/orders.ts';
import { OrderStatusTag } from './status.tsx';
import './orders.css';

/** The newest order, for the account's first screen; nothing if there is none or it could not be loaded. */
export function LastOrder() {
  const order = useLoaded(() => api('GET /api/orders/mine', { query: { limit: 1 } })).data?.items[0];
  if (!order) return null;
  const { number, status, createdAt, total, currency } = order;
  return (
    <section className="orders-last" aria-labelledby="last-order">
      <h2 id="last-order">{texts.last}</h2>
      <p>
        <a className="code" href={orderPath(order.number)}>
          {number}
        </a>
        <OrderStatusTag status={status} />
      </p>
      <p className="orders-last-facts figures">
        {longDate(createdAt)} · {formatMoney(total, currency)}
      </p>
      <a className="more" href={ORDERS_PATH}>
        {texts.all}
      </a>
    </section>
  );
}
