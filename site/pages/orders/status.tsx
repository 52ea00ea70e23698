import type { OrderStatus } from '#contract/order-facts.ts';
import { orderStatusLabel, orderStepLabel } from '#contract/order-texts.ts';
import type { Order } from '#contract/orders.ts';
import { longDate } from '../../base/dates.ts';
import { ORDER_TEXTS as texts, PENDING_SENTENCES, PICKUP_SENTENCES, STATUS_SENTENCES } from '../../texts/orders.ts';
import './orders.css';

/** The mark of a status: an empty, half or full circle, or a cross. A payment is done when it is made. */
const TONES: Record<OrderStatus, 'waiting' | 'moving' | 'done' | 'stopped'> = {
  pending: 'waiting',
  review: 'waiting',
  paid: 'done',
  preparing: 'moving',
  shipped: 'moving',
  delivered: 'done',
  failed: 'stopped',
  expired: 'stopped',
  cancelled: 'stopped',
  refunded: 'stopped',
};

/** The order goes on to its customer. */
export const isToCome = (status: OrderStatus): boolean => TONES[status] !== 'stopped';

/** A status: shape and word. */
export const OrderStatusMark = ({
  order,
}: {
  order: Pick<Order, 'status' | 'paymentMethod' | 'isPartShipped' | 'isPickup'>;
}) => <span className={`order-status order-status--${TONES[order.status]}`}>{orderStatusLabel(order)}</span>;

const STEPS = ['paid', 'preparing', 'shipped', 'delivered'] as const;

function sentenceOf({
  status,
  paymentMethod,
  isPartShipped,
  isPickup,
}: Pick<Order, 'status' | 'paymentMethod' | 'isPartShipped' | 'isPickup'>): string {
  if (isPartShipped) return texts.partShipped;
  if (isPickup && (status === 'shipped' || status === 'delivered')) return PICKUP_SENTENCES[status];
  return status === 'pending' ? PENDING_SENTENCES[paymentMethod] : STATUS_SENTENCES[status];
}

/** The progress of a paid order, or a sentence about any other status. */
export function OrderProgress({
  order,
}: {
  order: Pick<Order, 'status' | 'history' | 'paidAt' | 'paymentMethod' | 'isPartShipped' | 'isPickup'>;
}) {
  const { status, history, paidAt } = order;
  // The goods of an order on account leave before it is paid.
  const steps = order.paymentMethod === 'account' && status !== 'paid' ? STEPS.slice(1) : STEPS;
  const reached = (steps as readonly string[]).indexOf(status);
  const dateOf = (step: string): string | null =>
    step === 'paid' ? paidAt : (history.findLast(({ to, from }) => to === step && from !== step)?.at ?? null);
  return (
    <>
      <p className="order-sentence">{sentenceOf(order)}</p>
      {reached >= 0 && (
        <ol className="order-steps" aria-label={texts.progress}>
          {steps.map((step, i) => {
            const at = i <= reached ? dateOf(step) : null;
            const past = i < reached ? 'done' : 'ahead';
            return (
              <li
                key={step}
                className={i <= reached ? 'order-step--reached' : undefined}
                aria-current={i === reached ? 'step' : undefined}
              >
                <span className={`order-step-name order-status order-status--${i === reached ? TONES[step] : past}`}>
                  {orderStepLabel(step, order.isPickup)}
                  {i < reached && <span className="visually-hidden"> ({texts.stepDone})</span>}
                </span>
                {at && <time dateTime={at}>{longDate(at)}</time>}
              </li>
            );
          })}
        </ol>
      )}
    </>
  );
}
