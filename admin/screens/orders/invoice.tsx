import type { StaffOrder } from '#contract/orders.ts';
import { CopyButton } from '../../crud/copy-button.tsx';
import { Detail, DetailList } from '../../crud/details.tsx';
import { invoiceFacts, invoiceText } from './address-text.ts';
import { Part } from './part.tsx';

/** Who is invoiced. */
export function OrderInvoice({ order }: { order: StaffOrder }) {
  return (
    <Part title="Fatura" aside={<CopyButton text={invoiceText(order)} name="Fatura bilgilerini kopyala" />}>
      <DetailList>
        {invoiceFacts(order.invoice).map(({ label, value, isCode, isWide = false }) => (
          <Detail key={label} label={label} isWide={isWide}>
            {isCode ? (
              <span className="order-copied">
                <span className="crud-mono">{value}</span>
                <CopyButton text={value} name={`${label} kopyala`} />
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
