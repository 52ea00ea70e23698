import { formatMoney } from '#contract/money.ts';
import type { StaffOrder } from '#contract/orders.ts';
import { CopyButton, Detail, DetailList } from '../../crud/details.tsx';
import { shortTime } from '../../base/dates.ts';
import { StatusTag } from '../../crud/status.tsx';
import { Part } from './parts.tsx';
import { REFUND_LOOKS } from '../../fields/statuses.ts';

const PROVIDERS: Readonly<Record<string, string>> = { stripe: 'Stripe', demo: 'Deneme ödemesi' };

const Copied = ({ value, name }: { value: string; name: string }) =>
  value && (
    <span className="order-copied">
      <span className="crud-mono crud-break">{value}</span>
      <CopyButton text={value} name={name} />
    </span>
  );

/** How it was paid, by the provider's numbers. */
export function OrderPayment({
  order: { provider, sessionId, paymentId, paidAt, refunded, currency, total },
}: {
  order: StaffOrder;
}) {
  return (
    <Part title="Ödeme">
      <DetailList>
        <Detail label="Sağlayıcı">{PROVIDERS[provider] ?? provider}</Detail>
        <Detail label="Ödeme zamanı">{paidAt ? <time dateTime={paidAt}>{shortTime(paidAt)}</time> : 'Ödenmedi'}</Detail>
        <Detail label="Tutar">{formatMoney(total, currency)}</Detail>
        <Detail label="İade edilen">{refunded > 0 && formatMoney(refunded, currency)}</Detail>
        <Detail label="Ödeme no" isWide>
          <Copied value={paymentId} name="Ödeme numarasını kopyala" />
        </Detail>
        <Detail label="Oturum no" isWide>
          <Copied value={sessionId} name="Oturum numarasını kopyala" />
        </Detail>
      </DetailList>
    </Part>
  );
}

/** What has gone back, and what was tried. */
export function OrderRefunds({ order: { refunds, currency } }: { order: StaffOrder }) {
  if (refunds.length === 0) return null;
  return (
    <Part title="İadeler">
      <ul className="order-entries">
        {refunds.map(({ at, by, amount, reason, status }, index) => (
          <li key={`${at} ${index}`}>
            <div className="order-entry-head">
              <strong>{formatMoney(amount, currency)}</strong>
              <StatusTag look={REFUND_LOOKS[status]} />
            </div>
            <div className="crud-note">
              <time dateTime={at}>{shortTime(at)}</time>
              {by && `, ${by}`}
            </div>
            {reason && <p className="crud-written">{reason}</p>}
          </li>
        ))}
      </ul>
    </Part>
  );
}
