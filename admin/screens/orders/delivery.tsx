import { DELIVERY_LABELS } from '#contract/order-facts.ts';
import { isLink } from '#contract/fields.ts';
import type { StaffOrder } from '#contract/orders.ts';
import { CopyButton } from '../../crud/copy-button.tsx';
import { Detail, DetailList } from '../../crud/details.tsx';
import { addressLines } from './address-text.ts';
import { Part } from './part.tsx';

/** Where it goes, how, and where it is now. */
export function OrderDelivery({ order: { address, deliveryMethod, tracking } }: { order: StaffOrder }) {
  const lines = addressLines(address);
  return (
    <Part
      title="Teslimat"
      aside={<CopyButton text={[...lines, address.phone].join('\n')} name="Teslimat adresini kopyala" />}
    >
      <DetailList>
        <Detail label="Teslimat adresi" isWide>
          {lines.join('\n')}
        </Detail>
        <Detail label="Telefon">
          <span className="order-copied">
            <a href={`tel:${address.phone.replace(/[^+\d]/g, '')}`}>{address.phone}</a>
            <CopyButton text={address.phone} name="Telefonu kopyala" />
          </span>
        </Detail>
        <Detail label="Teslimat şekli">{DELIVERY_LABELS[deliveryMethod]}</Detail>
        {tracking && <Detail label="Kargo firması">{tracking.carrier}</Detail>}
        {tracking && (
          <Detail label="Takip no">
            <span className="order-copied">
              {isLink(tracking.url) ? (
                <a className="crud-mono" href={tracking.url} target="_blank" rel="noopener noreferrer">
                  {tracking.number}
                </a>
              ) : (
                <span className="crud-mono">{tracking.number}</span>
              )}
              <CopyButton text={tracking.number} name="Takip numarasını kopyala" />
            </span>
          </Detail>
        )}
      </DetailList>
    </Part>
  );
}
