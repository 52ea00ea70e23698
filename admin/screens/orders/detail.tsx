import { Alert } from 'antd';
import { Link } from 'react-router';
import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import type { StaffOrder } from '#contract/orders.ts';
import { panelOrderSheetPath, panelRowPath } from '#contract/panel-paths.ts';
import { shortTime } from '../../base/dates.ts';
import { COMMON_TEXTS, SCREEN_TITLES } from '../../base/texts.ts';
import { Detail, DetailList } from '../../crud/details.tsx';
import { LinkButton } from '../../crud/link-button.tsx';
import { placeOf } from '../../crud/list-state.ts';
import { PageHead } from '../../crud/page-head.tsx';
import { StatusHistory, StatusTag } from '../../crud/status.tsx';
import { orderLook, orderLooks } from '../../fields/statuses.ts';
import { OrderActions } from './actions.tsx';
import { OrderDocuments } from './documents.tsx';
import { OrderInvoiceDocument } from './invoice.tsx';
import { OrderLines } from './lines.tsx';
import { OrderConsents, OrderDelivery, OrderInvoice, OrderSteps, Part } from './parts.tsx';
import { OrderPayment } from './payment.tsx';
import { OrderRefunds } from './refunds.tsx';
import { orders } from './resource.ts';
import { OrderShipments } from './shipments.tsx';
import { StaffNote } from './staff-note.tsx';
import { ORDER_TEXTS as texts } from './texts.ts';
import { OrderWaiting, useOrder } from './use-order.tsx';
import './detail.css';

/** One order with all its data and actions. */
export function OrderDetail() {
  const { order, show, ...waiting } = useOrder();
  return order ? (
    <WholeOrder key={order._id} order={order} onChanged={show} />
  ) : (
    <OrderWaiting {...waiting} backTo={placeOf(orders.path)} />
  );
}

function WholeOrder({ order, onChanged }: { order: StaffOrder; onChanged: (order: StaffOrder) => void }) {
  const {
    number,
    status,
    createdAt,
    customerName,
    customerId,
    receipt_email: email,
    reviewReason,
    poNumber,
    note,
    history,
    consents,
  } = order;
  return (
    <>
      <PageHead
        title={number}
        backTo={placeOf(orders.path)}
        note={
          <div className="order-head">
            <StatusTag look={orderLook(order)} />
            <time dateTime={createdAt}>{shortTime(createdAt)}</time>
            {customerId ? (
              <Link to={panelRowPath('customers', customerId)}>{customerName}</Link>
            ) : (
              <span>{customerName}</span>
            )}
            <a href={`mailto:${email}`}>{email}</a>
          </div>
        }
      >
        <LinkButton icon={<PrinterOutlined aria-hidden />} to={panelOrderSheetPath(order._id)}>
          {SCREEN_TITLES['orders/:id/sheet']}
        </LinkButton>
        <OrderActions order={order} onChanged={onChanged} />
      </PageHead>
      {reviewReason && (
        <Alert
          className="order-review"
          type="warning"
          showIcon
          title={status === 'review' ? texts.reviewPayment : texts.paymentMismatch}
          description={<div className="crud-written">{reviewReason}</div>}
        />
      )}
      <OrderSteps order={order} />
      <div className="order-columns">
        <div>
          <OrderLines order={order} />
          <OrderShipments order={order} onChanged={onChanged} />
          {(poNumber || note) && (
            <Part title={texts.written}>
              <DetailList>
                {poNumber && (
                  <Detail label={texts.poNumberLong} isWide>
                    <span className="crud-mono">{poNumber}</span>
                  </Detail>
                )}
                {note && (
                  <Detail label={texts.customerNote} isWide>
                    {note}
                  </Detail>
                )}
              </DetailList>
            </Part>
          )}
          <div className="order-pair">
            <OrderDelivery order={order} />
            <OrderInvoice order={order} />
          </div>
        </div>
        <div>
          <OrderPayment order={order} onChanged={onChanged} />
          <OrderRefunds order={order} onChanged={onChanged} />
          <OrderInvoiceDocument order={order} onChanged={onChanged} />
          <OrderDocuments order={order} />
          <Part title={COMMON_TEXTS.history}>
            <StatusHistory changes={history} looks={orderLooks(order)} noted="" />
          </Part>
          <StaffNote order={order} onChanged={onChanged} />
        </div>
        <OrderConsents consents={consents} />
      </div>
    </>
  );
}
