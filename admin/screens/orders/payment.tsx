import { CARD_PROVIDER_NAMES } from '#contract/card-payment-texts.ts';
import { formatMoney } from '#contract/money.ts';
import { ACCOUNT, TRANSFER } from '#contract/order-facts.ts';
import { ACCOUNT_DUE_LABEL, DUE_LABEL, METHOD_LABELS, SUM_LABELS } from '#contract/order-texts.ts';
import { chargeRows } from '#contract/order-sums.ts';
import type { StaffOrder } from '#contract/orders.ts';
import { shortDate, shortTime } from '../../base/dates.ts';
import { CopyButton, Detail, DetailList } from '../../crud/details.tsx';
import { OrderRefund } from './actions.tsx';
import { Part } from './parts.tsx';
import { OrderReceipts } from './receipts.tsx';
import { ORDER_TEXTS as texts } from './texts.ts';

const PROVIDERS: Readonly<Record<string, string>> = {
  ...CARD_PROVIDER_NAMES,
  demo: texts.demoPayment,
  [TRANSFER]: METHOD_LABELS.transfer,
  [ACCOUNT]: METHOD_LABELS.account,
};

const Copied = ({ value, name }: { value: string; name: string }) =>
  value && (
    <span className="order-copied">
      <span className="crud-mono crud-break">{value}</span>
      <CopyButton text={value} name={name} />
    </span>
  );

/** Payment, with the provider's numbers. */
export function OrderPayment({ order, onChanged }: { order: StaffOrder; onChanged: (order: StaffOrder) => void }) {
  const { provider, sessionId, paymentId, paidAt, refunded, currency, total, transfer, paymentMethod } = order;
  return (
    <Part title={texts.payment}>
      <DetailList>
        <Detail label={paymentMethod === 'card' ? texts.provider : texts.method}>
          {PROVIDERS[provider] ?? provider}
        </Detail>
        <Detail label={texts.paidAt}>
          {paidAt ? <time dateTime={paidAt}>{shortTime(paidAt)}</time> : texts.notPaid}
        </Detail>
        <Detail label={texts.amount}>{formatMoney(total, currency)}</Detail>
        {chargeRows(order, (amount) => formatMoney(amount, currency)).map(({ label, value }) => (
          <Detail key={label} label={label}>
            {value}
          </Detail>
        ))}
        <Detail label={SUM_LABELS.refunded}>{refunded > 0 && formatMoney(refunded, currency)}</Detail>
        {transfer && (
          <>
            <Detail label={texts.remaining}>{formatMoney(transfer.remaining, currency)}</Detail>
            <Detail label={paymentMethod === 'account' ? ACCOUNT_DUE_LABEL : DUE_LABEL}>
              <time dateTime={transfer.dueAt}>{shortDate(transfer.dueAt)}</time>
            </Detail>
          </>
        )}
        {paymentMethod === 'card' && (
          <>
            <Detail label={texts.paymentId} isWide>
              <Copied value={paymentId} name={texts.copyPaymentId} />
            </Detail>
            <Detail label={texts.sessionId} isWide>
              <Copied value={sessionId} name={texts.copySessionId} />
            </Detail>
          </>
        )}
      </DetailList>
      <OrderReceipts order={order} onChanged={onChanged} />
      <OrderRefund order={order} onChanged={onChanged} />
    </Part>
  );
}
