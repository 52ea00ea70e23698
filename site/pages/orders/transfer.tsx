import { useState } from 'react';
import { spacedIban } from '#contract/iban.ts';
import { formatMoney } from '#contract/money.ts';
import { ACCOUNT_DUE_LABEL, DUE_LABEL, transferNote } from '#contract/order-texts.ts';
import type { Order } from '#contract/orders.ts';
import { longDate } from '../../base/dates.ts';
import { ReceiptFiles } from './receipt-files.tsx';
import { ORDER_TEXTS as texts } from '../../texts/orders.ts';

/** Where to transfer the money, how much, until when, and what to write. */
export function TransferInfo({
  order,
  transfer: { accounts, dueAt, remaining },
}: {
  order: Pick<Order, 'number' | 'currency' | 'paymentMethod' | 'receiptFiles'>;
  transfer: NonNullable<Order['transfer']>;
}) {
  const { number, currency, paymentMethod } = order;
  const isOnAccount = paymentMethod === 'account';
  return (
    <section className="order-transfer" aria-labelledby="order-transfer">
      <h2 id="order-transfer">{isOnAccount ? texts.accountPayment : texts.transfer}</h2>
      <dl>
        <div>
          <dt>{texts.transferAmount}</dt>
          <dd className="figures">
            {formatMoney(remaining, currency)}{' '}
            <Copy text={remaining.toFixed(2).replace('.', ',')} name={texts.transferAmount} />
          </dd>
        </div>
        <div>
          <dt>{isOnAccount ? ACCOUNT_DUE_LABEL : DUE_LABEL}</dt>
          <dd>
            <time dateTime={dueAt}>{longDate(dueAt)}</time>
          </dd>
        </div>
      </dl>
      <dl>
        {accounts.map(({ bank, holder, iban }) => (
          <div key={iban}>
            <dt>{bank}</dt>
            <dd>
              {holder}
              <br />
              <span className="code">{spacedIban(iban)}</span> <Copy text={iban} name="IBAN" />
            </dd>
          </div>
        ))}
      </dl>
      <p className="order-transfer-note">
        {transferNote(number)} <Copy text={number} name={texts.number} />
      </p>
      <ReceiptFiles order={order} />
    </section>
  );
}

/** @param name of what is copied */
function Copy({ text, name }: { text: string; name: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false); // it can be selected by hand
    }
  };
  return (
    <button type="button" className="more" onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? texts.copied : texts.copy}</span>
      <span className="visually-hidden">: {name}</span>
    </button>
  );
}
