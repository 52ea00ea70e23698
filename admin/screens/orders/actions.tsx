import { useState } from 'react';
import { Button } from 'antd';
import type { Input } from '#contract/endpoints.ts';
import type { OrderStatus } from '#contract/order-facts.ts';
import type { StaffOrder } from '#contract/orders.ts';
import { useDetails } from '../../crud/details.tsx';
import { MoveDialog, moveOf } from './move-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { ORDER_TEXTS as texts } from './texts.ts';
import { NewShipmentDialog } from './shipment-dialog.tsx';
import './actions.css';

/** Steps that staff can take with an order now. Refunds are below, with the payment: see `OrderRefund`. */
export function OrderActions({ order, onChanged }: { order: StaffOrder; onChanged: (order: StaffOrder) => void }) {
  const { row: asked, show, ...place } = useDetails<OrderStatus>();
  const { moves } = order;
  return (
    <>
      {moves.length > 0 && (
        <div className="order-actions">
          {moves.map((to, index) => {
            const { action, isDanger = false } = moveOf(order, to);
            return (
              <Button
                key={to}
                type={index === 0 && !isDanger ? 'primary' : 'default'}
                danger={isDanger}
                onClick={() => show(to)}
              >
                {action}
              </Button>
            );
          })}
        </div>
      )}
      {asked === 'shipped' && !order.isPickup && (
        <NewShipmentDialog order={order} place={place} onChanged={onChanged} />
      )}
      {asked !== undefined && (asked !== 'shipped' || order.isPickup) && (
        <MoveDialog order={order} to={asked} place={place} onChanged={onChanged} />
      )}
    </>
  );
}

/** Gives money back, away from the next step's button, which a thumb would miss. */
export function OrderRefund({ order, onChanged }: { order: StaffOrder; onChanged: (order: StaffOrder) => void }) {
  const { row: asked, show, ...place } = useDetails<'refund'>();
  const [unanswered, setUnanswered] = useState<Input<'POST /api/orders/:id/refund'>['body']>();
  if (order.refundable <= 0 && unanswered === undefined && !asked) return null;
  return (
    <>
      <Button className="order-refund" onClick={() => show('refund')}>
        {texts.refundAction}
      </Button>
      {asked && (
        <RefundDialog
          order={order}
          place={place}
          onChanged={onChanged}
          unanswered={unanswered}
          onUnanswered={setUnanswered}
        />
      )}
    </>
  );
}
