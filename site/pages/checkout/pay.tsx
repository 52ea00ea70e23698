import { useEffect, useRef } from 'react';
import { lineKey } from '#contract/cart-line.ts';
import type { Quote, QuoteLine } from '#contract/cart.ts';
import { formatMoney } from '#contract/money.ts';
import type { OwnAccount } from '#contract/open-accounts.ts';
import type { PaymentMethod } from '#contract/order-facts.ts';
import { readCart, writeCart } from '../../cart/store.ts';
import { accepted, type Pricing } from '../../cart/use-quote.ts';
import { CHECKOUT_TEXTS as texts } from '../../texts/checkout.ts';
import { FormEnd } from '../../ui/form-field.tsx';
import { DataNotice } from '../../ui/form-notice.tsx';
import type { Form } from '../../ui/form-state.ts';

interface Props {
  form: Form;
  /** With the cart's names where the server has none. */
  lines: readonly QuoteLine[];
  quote: Quote;
  pricing: Pricing;
  totalBefore: number | undefined;
  method: PaymentMethod;
  account: OwnAccount | null;
}

/** The end of the form: what has changed, the sum, the button. */
export function Pay({ form, lines, quote, pricing, totalBefore, method, account }: Props) {
  return (
    <div className="checkout-end">
      <Changes lines={lines} quote={quote} totalBefore={totalBefore} onAccepted={() => void pricing.ask()} />
      {pricing.isFailed && (
        <p className="notice notice--error" role="alert">
          {texts.quoteLost}{' '}
          <button type="button" className="more" onClick={() => void pricing.ask()}>
            {texts.retry}
          </button>
        </p>
      )}
      <p className="form-note">
        {texts.payNotes[method]} {method === 'account' && account?.needsApproval && texts.accountApproval}
      </p>
      <FormEnd
        form={form}
        submit={
          <span className="figures">
            {texts.pay[method]} · {formatMoney(quote.total, quote.currency)}
          </span>
        }
        sending={texts.opening[method]}
      />
      <DataNotice purpose={texts.purpose} />
    </div>
  );
}

/** Changes since the order was shown; they have to be accepted before paying. */
function Changes({
  lines,
  quote: { currency, total },
  totalBefore,
  onAccepted,
}: Pick<Props, 'lines' | 'quote' | 'totalBefore'> & { onAccepted(): void }) {
  const money = (amount: number) => formatMoney(amount, currency);
  const changed = lines.filter(({ state }) => state !== 'ok');
  const isOtherTotal = totalBefore !== undefined && totalBefore !== total;
  const section = useRef<HTMLElement>(null);
  const isRefused = totalBefore !== undefined && (changed.length > 0 || isOtherTotal);
  // On phones the button is in sight wherever the page stands; its refusal may not be.
  useEffect(() => {
    if (isRefused) section.current!.scrollIntoView({ block: 'nearest' });
  }, [isRefused]);
  if (changed.length === 0 && !isOtherTotal) return null;
  const accept = () => {
    const gone = new Set(lines.filter(({ state }) => state === 'unavailable').map(lineKey));
    writeCart(
      accepted(
        readCart().filter((line) => !gone.has(lineKey(line))),
        { lines },
      ),
    );
    onAccepted();
  };
  return (
    <section ref={section} className="checkout-changes notice" aria-labelledby="changes">
      <h3 id="changes">{texts.changesTitle}</h3>
      <ul>
        {changed.map(({ _id, config, name, reason, shownPrice, price, state }) => (
          <li key={lineKey({ _id, config })}>
            <strong>{name}</strong> {reason}
            {state === 'price_changed' && shownPrice !== undefined && price !== null && (
              <span className="figures checkout-prices">
                <s aria-label={texts.wasPrice(money(shownPrice))}>{money(shownPrice)}</s>{' '}
                <span aria-label={texts.nowPrice(money(price))}>{money(price)}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
      {isOtherTotal && (
        <dl className="figures">
          <div>
            <dt>{texts.wasTotal}</dt>
            <dd>
              <s>{money(totalBefore)}</s>
            </dd>
          </div>
          <div>
            <dt>{texts.nowTotal}</dt>
            <dd>{money(total)}</dd>
          </div>
        </dl>
      )}
      {changed.length > 0 && (
        <button type="button" className="button button--quiet" onClick={accept}>
          {texts.acceptChanges}
        </button>
      )}
    </section>
  );
}
