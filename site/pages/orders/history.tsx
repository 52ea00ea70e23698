import { formatMoney } from '#contract/money.ts';
import type { OrderStatus } from '#contract/order-facts.ts';
import { orderStatusLabel } from '#contract/order-texts.ts';
import type { Order } from '#contract/orders.ts';
import { longDateTime } from '../../base/dates.ts';
import { ORDER_TEXTS as texts } from '../../texts/orders.ts';

const When = ({ at }: { at: string }) => (
  <time className="figures" dateTime={at}>
    {longDateTime(at)}
  </time>
);

/** The order's changes of status, oldest first. */
export function OrderHistory({
  order: { history, paymentMethod, isPickup },
}: {
  order: Pick<Order, 'history' | 'paymentMethod' | 'isPickup'>;
}) {
  const labelOf = (to: string): string => orderStatusLabel({ status: to as OrderStatus, paymentMethod, isPickup });
  if (history.length === 0) return null;
  return (
    <section className="order-history" aria-labelledby="order-history">
      <h2 id="order-history">{texts.history}</h2>
      <ol>
        {history.map(({ at, by, from, to, notes }, i) => (
          <li key={i}>
            <When at={at} />
            <p>
              <strong>{from === '' ? texts.placed : labelOf(to)}</strong>
              {by && <span className="muted"> · {by}</span>}
              {notes && (
                <>
                  <br />
                  {notes}
                </>
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function OrderRefunds({ order: { refunds, currency } }: { order: Pick<Order, 'refunds' | 'currency'> }) {
  if (refunds.length === 0) return null;
  return (
    <section className="order-history" aria-labelledby="order-refunds">
      <h2 id="order-refunds">{texts.refunds}</h2>
      <ol>
        {refunds.map(({ at, amount, reason, status }, i) => (
          <li key={i}>
            <When at={at} />
            <p>
              <strong className="figures">{formatMoney(amount, currency)}</strong>
              <span className="muted"> · {texts.refundStatus[status]}</span>
              <br />
              {reason}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
