import type { StaffOrder } from '#contract/orders.ts';
import { shortTime } from '../../base/moment.ts';
import { orderSteps } from './order-steps.ts';

const UNSEEN = {
  done: 'tamamlandı',
  now: 'şimdi',
  ahead: 'henüz değil',
  passed: 'atlandı',
  stopped: 'sona erdi',
} as const;

/** Where an order stands, and since when: one line below its heading. */
export function OrderSteps({ order }: { order: StaffOrder }) {
  return (
    <ol className="order-steps" aria-label="Siparişin adımları">
      {orderSteps(order).map(({ key, label, at, state }) => (
        <li key={key} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <b>
            {label}
            <span className="unseen">: {UNSEEN[state]}</span>
          </b>
          {at && <time dateTime={at}>{shortTime(at)}</time>}
        </li>
      ))}
    </ol>
  );
}
