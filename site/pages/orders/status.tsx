import { ORDER_STATUS_LABELS, type OrderStatus } from '#contract/order-facts.ts';
import { ORDER_STEP_LABELS } from '#contract/order-texts.ts';
import type { Order } from '#contract/orders.ts';
import { longDate } from '../../base/dates.ts';
import { ORDER_TEXTS as texts, STATUS_SENTENCES } from '../../texts/orders.ts';
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
export const OrderStatusMark = ({ status }: { status: OrderStatus }) => (
  <span className={`order-status order-status--${TONES[status]}`}>{ORDER_STATUS_LABELS[status]}</span>
);

const STEPS = ['paid', 'preparing', 'shipped', 'delivered'] as const;

/** The progress of a paid order, or a sentence about any other status. */
export function OrderProgress({
  order: { status, history, paidAt, transfer },
}: {
  order: Pick<Order, 'status' | 'history' | 'paidAt' | 'transfer'>;
}) {
  const reached = STEPS.indexOf(status as (typeof STEPS)[number]);
  const dateOf = (step: string): string | null =>
    step === 'paid' ? paidAt : (history.findLast(({ to, from }) => to === step && from !== step)?.at ?? null);
  return (
    <>
      <p className="order-sentence">{transfer ? texts.transferSentence : STATUS_SENTENCES[status]}</p>
      {reached >= 0 && (
        <ol className="order-steps" aria-label={texts.progress}>
          {STEPS.map((step, i) => {
            const at = i <= reached ? dateOf(step) : null;
            const past = i < reached ? 'done' : 'ahead';
            return (
              <li
                key={step}
                className={i <= reached ? 'order-step--reached' : undefined}
                aria-current={i === reached ? 'step' : undefined}
              >
                <span className={`order-step-name order-status order-status--${i === reached ? TONES[step] : past}`}>
                  {ORDER_STEP_LABELS[step]}
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
