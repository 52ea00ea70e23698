import { Button } from 'antd';
import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import { lineKey } from '#contract/cart-line.ts';
import { deliveryLabel } from '#contract/order-texts.ts';
import { formatMoney } from '#contract/money.ts';
import type { StaffOrder } from '#contract/orders.ts';
import { linesOf } from '#contract/unit-sums.ts';
import { DEFAULT_UNIT, quantityOf } from '#contract/units.ts';
import { rateText } from '#contract/vat-texts.ts';
import { panelOrderPath } from '#contract/panel-paths.ts';
import { useSettings } from '../../base/company.ts';
import { shortTime } from '../../base/dates.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { PageHead } from '../../crud/page-head.tsx';
import { orderLook } from '../../fields/statuses.ts';
import { addressLines, invoiceFacts } from './address-text.ts';
import { agreedDelivery, OrderSums } from './lines.tsx';
import { orders } from './resource.ts';
import { ORDER_TEXTS as texts } from './texts.ts';
import { OrderWaiting, useOrder } from './use-order.tsx';
import './detail.css';
import './sheet.css';

/** An order on paper, for packing and for the parcel. */
export function OrderSheet() {
  const { order, failure, isReading, retry } = useOrder();
  if (!order) return <OrderWaiting failure={failure} isReading={isReading} retry={retry} backTo={orders.path} />;
  return (
    <div className="order-sheet-screen">
      <PageHead title={texts.sheetOf(order.number)} backTo={panelOrderPath(order._id)}>
        <Button type="primary" icon={<PrinterOutlined aria-hidden />} onClick={() => print()}>
          {texts.print}
        </Button>
      </PageHead>
      <Sheet order={order} />
    </div>
  );
}

function Sheet({ order }: { order: StaffOrder }) {
  const {
    number,
    createdAt,
    address,
    tracking,
    isPartShipped,
    lines,
    itemCount,
    itemUnit,
    currency,
    poNumber,
    note,
    invoice,
    vat,
  } = order;
  const { site_title: shop, contact_address: shopAddress, contact_phone: phone, contact_email: email } = useSettings();
  const [recipient, ...place] = addressLines(address);
  return (
    <article className="order-sheet" aria-label={texts.sheetOf(number)}>
      <header className="order-sheet-head">
        <div>
          <p className="order-sheet-shop">{shop}</p>
          {[shopAddress, [phone, email].filter(Boolean).join(' · ')].filter(Boolean).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <dl>
          <div>
            <dt>{texts.orderNumberSmall}</dt>
            <dd className="crud-mono">{number}</dd>
          </div>
          <div>
            <dt>{COMMON_TEXTS.date}</dt>
            <dd>{shortTime(createdAt)}</dd>
          </div>
          <div>
            <dt>{COMMON_TEXTS.status}</dt>
            <dd>{orderLook(order).label}</dd>
          </div>
          {poNumber && (
            <div>
              <dt>{texts.poNumber}</dt>
              <dd className="crud-mono">{poNumber}</dd>
            </div>
          )}
        </dl>
      </header>
      <section className="order-sheet-address" aria-label={texts.deliveryAddress}>
        <h2>{texts.deliveryAddress}</h2>
        <p className="order-sheet-recipient">{recipient}</p>
        {place.map((line) => (
          <p key={line} className="crud-written">
            {line}
          </p>
        ))}
        <p>{address.phone}</p>
        <p className="order-sheet-way">
          {deliveryLabel(order)}
          {tracking && ` · ${tracking.carrier} ${tracking.number}`}
        </p>
      </section>
      {note && (
        <section className="order-sheet-note" aria-label={texts.customersNote}>
          <h2>{texts.customersNote}</h2>
          <p className="crud-written">{note}</p>
        </section>
      )}
      <table className="order-sheet-lines">
        <thead>
          <tr>
            <th>
              <span className="unseen">{texts.picking}</span>
            </th>
            <th>{COMMON_TEXTS.code}</th>
            <th>{COMMON_TEXTS.product}</th>
            <th>{texts.agreed}</th>
            <th>{texts.quantity}</th>
            <th>{texts.unitPrice}</th>
            {vat && <th>{texts.vat}</th>}
            <th>{texts.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(
            ({
              productId,
              config,
              code,
              name,
              quantity,
              shipped,
              unit,
              price,
              lineTotal,
              vatRate,
              stockStatus,
              leadTime,
            }) => (
              <tr key={lineKey({ _id: productId, config })}>
                <td>
                  <span className="order-tick" />
                  <span className="unseen">{texts.toPick}</span>
                </td>
                <td className="crud-mono">{code}</td>
                <td>{name}</td>
                <td>{agreedDelivery(stockStatus, leadTime)}</td>
                <td data-unit={unit === DEFAULT_UNIT ? undefined : unit}>
                  {quantityOf(quantity, unit)}
                  {isPartShipped && (
                    <small className="order-line-shipped">{texts.shippedOf(quantityOf(shipped, unit))}</small>
                  )}
                </td>
                <td>{formatMoney(price, currency)}</td>
                {vat && <td className="order-sheet-vat">{vatRate !== null && rateText(vatRate)}</td>}
                <td>{formatMoney(lineTotal, currency)}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      <footer className="order-sheet-foot">
        <section aria-label={texts.invoiceFacts}>
          <p>{linesOf(lines.length, itemCount, itemUnit, ', toplam ')}</p>
          <h2>{texts.invoiceFacts}</h2>
          <dl>
            {invoiceFacts(invoice).map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="crud-written">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
        <OrderSums order={order} />
      </footer>
    </article>
  );
}
