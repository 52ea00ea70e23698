import { useState } from 'react';
import { INVOICE_LABELS } from '#contract/order-facts.ts';
import { invoicePlace } from '#contract/order-texts.ts';
import type { Order } from '#contract/orders.ts';
import { longDate } from '../../base/dates.ts';
import { ORDER_TEXTS as texts } from '../../texts/orders.ts';
import { DocumentButtons } from './document-buttons.tsx';
import { TextDialog } from '../../ui/text-dialog.tsx';

/** The order's delivery, invoice and agreements. */
export function OrderDocuments({ order }: { order: Order }) {
  const { address, invoice, note, isPickup, pickupNote } = order;
  return (
    <div className="order-documents">
      <section aria-labelledby="order-delivery">
        <h2 id="order-delivery">{isPickup ? texts.pickupPlace : texts.delivery}</h2>
        <p>
          <strong>{address.recipient}</strong>
          <br />
          {address.line}
          <br />
          {address.postalCode} {address.district} / {address.city}
          <br />
          <span className="figures">{address.phone}</span>
        </p>
        {pickupNote && <p className="order-note">{pickupNote}</p>}
      </section>
      <section aria-labelledby="order-invoice">
        <h2 id="order-invoice">{texts.invoice}</h2>
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
          <span className="order-note">{invoicePlace(invoice) || texts.sameAddress}</span>
          {invoice.email && (
            <>
              <br />
              {invoice.email}
            </>
          )}
        </p>
        <p className="muted">{INVOICE_LABELS[invoice.kind]}</p>
      </section>
      {note && (
        <section aria-labelledby="order-note">
          <h2 id="order-note">{texts.note}</h2>
          <p className="order-note">{note}</p>
        </section>
      )}
      <Files order={order} />
      <Consents consents={order.consents} />
    </div>
  );
}

/** The order as PDF. */
function Files({ order }: { order: Order }) {
  return (
    <section aria-labelledby="order-files" className="order-files">
      <h2 id="order-files">{texts.files}</h2>
      <ul className="order-consents">
        <DocumentButtons order={order} />
      </ul>
    </section>
  );
}

function Consents({ consents }: Pick<Order, 'consents'>) {
  const [open, setOpen] = useState<Order['consents'][number]>();
  if (consents.length === 0) return null;
  return (
    <section aria-labelledby="order-consents">
      <h2 id="order-consents">{texts.consents}</h2>
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
