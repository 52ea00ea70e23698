import { useState, type ReactNode } from 'react';
import { Button, Modal } from 'antd';
import type { StaffOrder } from '#contract/orders.ts';
import { deliveryLabel } from '#contract/order-texts.ts';
import { shortTime } from '../../base/dates.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { CopyButton, Detail, DetailList } from '../../crud/details.tsx';
import { addressLines, invoiceFacts, invoiceText } from './address-text.ts';
import { orderSteps } from './order-steps.ts';
import { ORDER_TEXTS as texts } from './texts.ts';

/**
 * A part of an order's screen.
 * @param aside shown beside its heading
 */
export function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="order-part" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

/** Progress of an order in one line, with times. */
export function OrderSteps({ order }: { order: StaffOrder }) {
  return (
    <ol className="order-steps" aria-label={texts.steps}>
      {orderSteps(order).map(({ key, label, at, state }) => (
        <li key={key} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <b>
            {label}
            <span className="unseen">: {texts.stepStates[state]}</span>
          </b>
          {at && <time dateTime={at}>{shortTime(at)}</time>}
        </li>
      ))}
    </ol>
  );
}

/** Address and delivery method; tracking as long as nothing has left. */
export function OrderDelivery({ order }: { order: StaffOrder }) {
  const { address, tracking, shipments, isPickup } = order;
  const lines = addressLines(address);
  return (
    <Part
      title={texts.delivery}
      aside={<CopyButton text={[...lines, address.phone].join('\n')} name={texts.copyAddress} />}
    >
      <DetailList>
        <Detail label={isPickup ? texts.pickupPlace : texts.deliveryAddress} isWide>
          {lines.join('\n')}
        </Detail>
        <Detail label={COMMON_TEXTS.phone}>
          <span className="order-copied">
            <a href={`tel:${address.phone.replace(/[^+\d]/g, '')}`}>{address.phone}</a>
            <CopyButton text={address.phone} name={texts.copyPhone} />
          </span>
        </Detail>
        <Detail label={texts.deliveryMethod}>{deliveryLabel(order)}</Detail>
        {order.deliveryDays && <Detail label={texts.deliveryDays}>{order.deliveryDays}</Detail>}
        {shipments.length === 0 && tracking && (
          <Detail label={texts.trackingNumber}>
            {tracking.carrier} <span className="crud-mono">{tracking.number}</span>
          </Detail>
        )}
      </DetailList>
    </Part>
  );
}

/** Invoice data. */
export function OrderInvoice({ order }: { order: StaffOrder }) {
  return (
    <Part title={texts.invoice} aside={<CopyButton text={invoiceText(order)} name={texts.copyInvoice} />}>
      <DetailList>
        {invoiceFacts(order.invoice).map(({ label, value, isCode, isWide = false }) => (
          <Detail key={label} label={label} isWide={isWide}>
            {isCode ? (
              <span className="order-copied">
                <span className="crud-mono">{value}</span>
                <CopyButton text={value} name={texts.copy(label)} />
              </span>
            ) : (
              value
            )}
          </Detail>
        ))}
      </DetailList>
    </Part>
  );
}

/** Contracts the customer accepted; each text opens in a dialog. */
export function OrderConsents({ consents }: Pick<StaffOrder, 'consents'>) {
  const [shown, setShown] = useState<StaffOrder['consents'][number]>();
  const [isOpen, setOpen] = useState(false);
  return (
    <Part title={texts.consents}>
      {consents.length === 0 && <p className="crud-note">{texts.noConsents}</p>}
      <ul className="order-entries">
        {consents.map((consent) => (
          <li key={consent.key}>
            <button
              type="button"
              className="crud-title-button"
              onClick={() => {
                setShown(consent);
                setOpen(true);
              }}
            >
              {consent.title}
            </button>
            <div className="crud-note">
              {texts.consentVersion(consent.version)}
              <time dateTime={consent.at}>{shortTime(consent.at)}</time>
            </div>
          </li>
        ))}
      </ul>
      <Modal
        open={isOpen}
        title={shown?.title}
        width={760}
        onCancel={() => setOpen(false)}
        footer={
          <Button type="primary" onClick={() => setOpen(false)}>
            {COMMON_TEXTS.ok}
          </Button>
        }
      >
        {shown && (
          <>
            <p className="crud-note">{texts.consentShown(shown.version, shortTime(shown.at))}</p>
            <div className="crud-written order-consent-text">{shown.text}</div>
          </>
        )}
      </Modal>
    </Part>
  );
}
