import { Alert, App, Button } from 'antd';
import type { Input } from '#contract/endpoints.ts';
import { formatMoney } from '#contract/money.ts';
import { REFUND_UNKNOWN } from '#contract/order-texts.ts';
import type { StaffOrder } from '#contract/orders.ts';
import { api } from '#browser/signed-in-api.ts';
import { shortTime } from '../../base/dates.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { StatusTag } from '../../crud/status.tsx';
import { REFUND_LOOKS } from '../../fields/statuses.ts';
import { Part } from './parts.tsx';
import { ORDER_TEXTS as texts } from './texts.ts';
import { useOrderCall } from './use-order-call.ts';

interface Props {
  order: StaffOrder;
  onChanged: (order: StaffOrder) => void;
}
type Outcome = Input<'POST /api/orders/:id/refunds/:refund/outcome'>['body']['outcome'];

/** Refunds, including failed ones. */
export function OrderRefunds({ order, onChanged }: Props) {
  const { refunds, currency } = order;
  if (refunds.length === 0) return null;
  return (
    <Part title={texts.refunds}>
      <ul className="order-entries">
        {refunds.map((refund) => {
          const { _id, at, by, amount, reason, status, isUnanswered } = refund;
          return (
            <li key={_id}>
              <div className="order-entry-head">
                <strong>{formatMoney(amount, currency)}</strong>
                <StatusTag look={REFUND_LOOKS[status]} />
              </div>
              <div className="crud-note">
                <time dateTime={at}>{shortTime(at)}</time>
                {by && `, ${by}`}
              </div>
              {reason && <p className="crud-written">{reason}</p>}
              {isUnanswered && <Unanswered order={order} refund={refund} onChanged={onChanged} />}
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

/** A refund of which only the provider's own panel tells whether it was made: staff say what they saw there. */
function Unanswered({
  order: { _id: id, currency },
  refund: { _id, amount },
  onChanged,
}: Props & { refund: StaffOrder['refunds'][number] }) {
  const { modal, message } = App.useApp();
  const { send, isSending, problem } = useOrderCall(onChanged);
  const settle = async (outcome: Outcome): Promise<void> => {
    const asked = texts.outcomes[outcome];
    const isMeant = await modal.confirm({
      title: asked.title(formatMoney(amount, currency)),
      content: asked.effect,
      okText: asked.action,
      okButtonProps: { danger: outcome === 'none' },
      cancelText: COMMON_TEXTS.giveUp,
    });
    if (!isMeant) return;
    const reply = await send(
      () => api('POST /api/orders/:id/refunds/:refund/outcome', { params: { id, refund: _id }, body: { outcome } }),
      texts.outcomeFailed,
    );
    const settled = reply?.refunds.find((refund) => refund._id === _id);
    if (settled)
      void message.info({
        content: settled.status === 'done' ? texts.refundDone : texts.refundPending,
        key: 'order',
      });
  };
  return (
    <Alert
      className="order-unanswered"
      type="warning"
      title={REFUND_UNKNOWN}
      description={
        <>
          <div className="order-actions">
            {(['done', 'none'] as const).map((outcome) => (
              <Button key={outcome} size="small" disabled={isSending} onClick={() => void settle(outcome)}>
                {texts.outcomes[outcome].action}
              </Button>
            ))}
          </div>
          {problem !== undefined && <p role="alert">{problem}</p>}
        </>
      }
    />
  );
}
