import { useState } from 'react';
import { DELIVERY_LABELS, INVOICE_LABELS } from '#contract/order-facts.ts';
import type { Order } from '#contract/orders.ts';
import { longDate } from '../../base/dates.ts';
import { ORDER_TEXTS as texts } from '../../texts/orders.ts';
import { TextDialog } from '../../ui/text-dialog.tsx';

/** The order's delivery, invoice and agreements. */
export function OrderDocuments({ order }: { order: Order }) {
  const { address, invoice, deliveryMethod, poNumber, note } = order;
  return (
    <div className="order-documents cells">
      <section aria-labelledby="order-delivery">
        <h3 id="order-delivery">{texts.delivery}</h3>
        <p>
          <strong>{address.recipient}</strong>
          <br />
          {address.line}
          <br />
          {address.postalCode} {address.district} / {address.city}
          <br />
          <span className="figures">{address.phone}</span>
        </p>
        <p className="muted">{DELIVERY_LABELS[deliveryMethod]}</p>
      </section>
      <section aria-labelledby="order-invoice">
        <h3 id="order-invoice">{texts.invoice}</h3>
        <p>
          <strong>{invoice.name}</strong>
          <br />
          {invoice.taxOffice && (
            <>
              {texts.taxOffice}: {invoice.taxOffice}
              <br />
            </>
          )}
          {invoice.taxId && (
            <>
              {texts.taxId[invoice.kind]}: <span className="code">{invoice.taxId}</span>
              <br />
            </>
          )}
          {invoice.address || texts.sameAddress}
        </p>
        <p className="muted">{INVOICE_LABELS[invoice.kind]}</p>
      </section>
      {(poNumber || note) && (
        <section aria-label={texts.note}>
          {poNumber && (
            <>
              <h3>{texts.poNumber}</h3>
              <p className="code">{poNumber}</p>
            </>
          )}
          {note && (
            <>
              <h3>{texts.note}</h3>
              <p className="order-note">{note}</p>
            </>
          )}
        </section>
      )}
      <Consents consents={order.consents} />
    </div>
  );
}

function Consents({ consents }: Pick<Order, 'consents'>) {
  const [open, setOpen] = useState<Order['consents'][number]>();
  if (consents.length === 0) return null;
  return (
    <section aria-labelledby="order-consents">
      <h3 id="order-consents">{texts.consents}</h3>
      <ul className="order-consents">
        {consents.map((consent) => (
          <li key={consent.key}>
            <button type="button" className="order-consent" onClick={() => setOpen(consent)}>
              {consent.title}
            </button>
            <span className="muted">{texts.consentAt(longDate(consent.at))}</span>
          </li>
        ))}
      </ul>
      {open && <TextDialog title={open.title} text={open.text} onClose={() => setOpen(undefined)} />}
    </section>
  );
}
