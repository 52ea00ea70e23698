import { useState } from 'react';
import { Alert, App, Form } from 'antd';
import type { OrderStatus } from '#contract/order-facts.ts';
import { ACCOUNT_DUE_LABEL, orderStatusLabel } from '#contract/order-texts.ts';
import { formatMoney } from '#contract/money.ts';
import { noteFields, type StaffOrder } from '#contract/orders.ts';
import { api } from '#browser/signed-in-api.ts';
import { useCall } from '../../base/queries.ts';
import { Detail, DetailList } from '../../crud/details.tsx';
import { StatusMove } from '../../crud/status.tsx';
import { orderLook, orderLooks } from '../../fields/statuses.ts';
import { useStaleQuestion } from '../../form/stale-dialog.tsx';
import { LongTextField } from '../../form/text-fields.tsx';
import { OrderDialog, type DialogPlace } from './order-dialog.tsx';
import { orders } from './resource.ts';
import { ORDER_TEXTS } from './texts.ts';
import { useOrderCall } from './use-order-call.ts';

interface Move {
  action: string;
  title: string;
  effect?: (order: StaffOrder) => string;
  isDanger?: true;
}
/** Steps that staff can take: button, dialog title, and effect. */
const MOVES: Partial<Record<OrderStatus, Move>> = {
  paid: {
    action: ORDER_TEXTS.acceptPayment,
    title: ORDER_TEXTS.acceptPaymentTitle,
    effect: ({ paidAt }) => (paidAt ? ORDER_TEXTS.acceptPaidEffect : ORDER_TEXTS.acceptEffect),
  },
  preparing: { action: ORDER_TEXTS.preparing, title: ORDER_TEXTS.preparingTitle },
  shipped: { action: ORDER_TEXTS.ship, title: ORDER_TEXTS.shipTitle },
  delivered: { action: ORDER_TEXTS.deliver, title: ORDER_TEXTS.deliverTitle },
  cancelled: {
    action: ORDER_TEXTS.cancelOrder,
    title: ORDER_TEXTS.cancelTitle,
    isDanger: true,
    effect: ({ refundable, currency }) =>
      ORDER_TEXTS.cancelEffect(refundable > 0 ? ORDER_TEXTS.cancelRefund(formatMoney(refundable, currency)) : ''),
  },
};
const APPROVAL: Move = {
  action: ORDER_TEXTS.approve,
  title: ORDER_TEXTS.approveTitle,
  effect: () => ORDER_TEXTS.approveEffect,
};
/** Whether the step approves an order on account. */
const isApproval = ({ paymentMethod, status }: StaffOrder, to: OrderStatus): boolean =>
  paymentMethod === 'account' && status === 'pending' && to === 'preparing';
/** The same of an order that is fetched. */
const PICKUP_MOVES: Partial<Record<OrderStatus, Move>> = {
  shipped: { action: ORDER_TEXTS.ready, title: ORDER_TEXTS.readyTitle, effect: () => ORDER_TEXTS.readyEffect },
  delivered: { action: ORDER_TEXTS.fetched, title: ORDER_TEXTS.fetchedTitle },
};
export function moveOf(order: StaffOrder, to: OrderStatus): Move {
  if (isApproval(order, to)) return APPROVAL;
  return (order.isPickup && PICKUP_MOVES[to]) || MOVES[to]!;
}

const noteSchemas = { notes: noteFields.notes };
interface Values {
  notes: string;
}

interface MoveDialogProps {
  order: StaffOrder;
  to: OrderStatus;
  place: DialogPlace;
  onChanged: (order: StaffOrder) => void;
}

/** Asks before the next step of an order, with its data and a note for the customer. */
export function MoveDialog({ order, to, place, onChanged }: MoveDialogProps) {
  const { message } = App.useApp();
  const [form] = Form.useForm();
  const { send, isSending, problem } = useOrderCall(onChanged, form);
  const guarded = useStaleQuestion('order');
  const [{ action, title, effect, isDanger }] = useState(() => moveOf(order, to)); // as it was when it was asked
  // After sending, the order has the new status before the dialog closes.
  const isPossible = order.moves.includes(to) || order.status === to;

  const save = async (values: Values): Promise<void> => {
    const reply = await send(
      () =>
        guarded(order.version, (version) =>
          api('PATCH /api/orders/:id', { params: { id: order._id }, body: { status: to, ...values, version } }),
        ),
      orders.texts.statusFailed,
    );
    if (!reply) return;
    void message.success({ content: orders.texts.statusChanged as string, key: 'order' });
    place.close();
  };
  return (
    <OrderDialog<Values>
      place={place}
      name="order-move"
      form={form}
      title={title}
      okText={action}
      isDanger={isDanger ?? false}
      schemas={noteSchemas}
      initialValues={{ notes: '' }}
      first="notes"
      isSending={isSending}
      problem={problem}
      refusal={isPossible ? undefined : ORDER_TEXTS.moveRefused(orderStatusLabel(order))}
      onSave={(values) => void save(values)}
    >
      {order.status !== to && (
        <p className="crud-dialog-head">
          <strong>{order.number}</strong>: <StatusMove from={orderLook(order)} to={orderLooks(order)[to]} />
        </p>
      )}
      {to === 'paid' && order.reviewReason !== '' && (
        <Alert
          className="order-dialog-review"
          type="warning"
          showIcon
          title={ORDER_TEXTS.reviewReasons}
          description={<span className="crud-written">{order.reviewReason}</span>}
        />
      )}
      {isApproval(order, to) && order.customerId && <Standing order={order} customerId={order.customerId} />}
      {effect && <p className="crud-note order-dialog-effect">{effect(order)}</p>}
      <LongTextField name="notes" rows={2} extra={ORDER_TEXTS.noteHint} />
    </OrderDialog>
  );
}

/** What the customer owes and may owe, before an order on account is approved. */
function Standing({ order: { total, currency }, customerId }: { order: StaffOrder; customerId: string }) {
  const { data } = useCall('GET /api/customers/:id', { params: { id: customerId } });
  if (!data) return null;
  const { open, overdue, limit, days } = data;
  const money = (amount: number): string => formatMoney(amount, currency);
  const isAbove = open + total > limit;
  return (
    <>
      <DetailList>
        <Detail label={ORDER_TEXTS.openNow}>{money(open)}</Detail>
        <Detail label={ORDER_TEXTS.openThen}>{money(open + total)}</Detail>
        <Detail label={ORDER_TEXTS.limit}>{money(limit)}</Detail>
        <Detail label={ACCOUNT_DUE_LABEL}>{ORDER_TEXTS.dueDays(days)}</Detail>
      </DetailList>
      {(isAbove || overdue > 0) && (
        <Alert
          className="order-dialog-review"
          type="warning"
          showIcon
          title={isAbove ? ORDER_TEXTS.aboveLimit : ORDER_TEXTS.isOverdue(money(overdue))}
        />
      )}
    </>
  );
}
