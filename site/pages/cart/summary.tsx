import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Quote } from '#contract/cart.ts';
import { formatMoney } from '#contract/money.ts';
import { SIGN_IN_TO_PAY } from '#contract/order-facts.ts';
import { doorPath } from '#contract/page-paths.ts';
import { CART_PATH, CART_QUOTE_PATH, CHECKOUT_PATH, REGISTER_PATH, SIGN_IN_PATH } from '#contract/paths.ts';
import { session } from '#browser/session.ts';
import { useFrame } from '../../base/frame.ts';
import { rememberFastCargo } from '../../cart/store.ts';
import { shippingPrice } from '../../cart/totals.ts';
import type { Pricing } from '../../cart/use-quote.ts';
import { SIGN_IN_TEXTS } from '../../texts/account.ts';
import { CART_TEXTS as texts } from '../../texts/cart.ts';
import { TOTALS_TEXTS as totals } from '../../texts/totals.ts';
import { Amount } from './amount.tsx';
import { Changes, hasChanges, type ChangeActions } from './changes.tsx';
import { FreeShipping } from './free-shipping.tsx';

interface SummaryProps extends ChangeActions {
  pricing: Pricing;
  isFastCargo: boolean;
}

/** The cart's costs and the way to the checkout; in a shop without payments its value and the way to a quote. */
export function Summary({ pricing, isFastCargo, ...actions }: SummaryProps) {
  const { settings, payment } = useFrame();
  const { quote, isCurrent, isFailed } = pricing;
  const now = isCurrent ? quote : undefined;
  const amount = (value: number | undefined) => <Amount value={value} currency={quote?.currency} isFailed={isFailed} />;
  const isOnRequest = (quote?.payment ?? payment) === 'none';
  return (
    <section
      className="cart-summary sheet"
      aria-labelledby="cart-summary"
      aria-busy={(!isCurrent && !isFailed) || undefined}
    >
      <h2 id="cart-summary">{isOnRequest ? texts.quoteSummary : totals.summary}</h2>
      {!isOnRequest && <Cargo quote={quote} now={now} amount={amount} isFast={isFastCargo} />}
      <p className="cart-total">
        <span>{isOnRequest ? totals.subtotal : totals.total}</span>
        <output aria-live="polite" aria-atomic="true">
          {amount(isOnRequest ? now?.subtotal : now?.total)}
        </output>
      </p>
      <p className="cart-tax">{quote ? quote.taxNote : settings.shop_tax_note}</p>
      <div role="alert">
        {isFailed && (
          <p className="notice notice--error cart-said">
            {texts.failure}{' '}
            <button type="button" className="more" onClick={() => void pricing.ask()}>
              {texts.retry}
            </button>
          </p>
        )}
      </div>
      {isOnRequest ? <AskQuote /> : <Checkout pricing={pricing} {...actions} />}
      {quote?.payment === 'test' && (
        <p className="cart-test">
          <b>{texts.test}</b>: {texts.testNote}
        </p>
      )}
    </section>
  );
}

/** The costs of delivery, and the choice of fast cargo. */
function Cargo({
  quote,
  now,
  amount,
  isFast,
}: {
  quote: Quote | undefined;
  now: Quote | undefined;
  amount(value: number | undefined): ReactNode;
  isFast: boolean;
}) {
  const { settings } = useFrame();
  const fee = formatMoney(
    quote?.fastCargoPrice ?? settings.shop_fast_cargo_fee,
    quote?.currency ?? settings.shop_currency,
  );
  return (
    <>
      <FreeShipping quote={now} />
      <dl>
        <div>
          <dt>{totals.subtotal}</dt>
          <dd>{amount(now?.subtotal)}</dd>
        </div>
        <div>
          <dt>{totals.shipping}</dt>
          <dd>
            {now && !now.shippingFee
              ? shippingPrice(now.shippingFee, now.currency)
              : amount(now?.shippingFee ?? undefined)}
          </dd>
        </div>
        {isFast && (
          <div>
            <dt>{totals.fastCargo}</dt>
            <dd>{amount(now?.fastCargoFee)}</dd>
          </div>
        )}
      </dl>
      <label className="cart-fast">
        <input type="checkbox" checked={isFast} onChange={(event) => rememberFastCargo(event.target.checked)} />
        <span>{texts.withFastCargo(fee)}</span>
      </label>
    </>
  );
}

const AskQuote = () => (
  <>
    <a className="button button--accent cart-go" href={CART_QUOTE_PATH}>
      {texts.quote}
    </a>
    <p className="cart-tax">{texts.quoteNote}</p>
  </>
);

/** The button to the checkout. Asks for the prices once more, so that nobody pays another price than the one shown. */
function Checkout({ pricing, ...actions }: ChangeActions & { pricing: Pricing }) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const [hasPressed, setPressed] = useState(false);

  const go = async () => {
    if (isBusy) return;
    const isSomebody = session.get() !== null;
    setNeedsSignIn(!isSomebody);
    if (!isSomebody) return;
    setPressed(true);
    setBusy(true);
    const quote = await pricing.ask();
    if (quote?.isPayable) await navigate(CHECKOUT_PATH);
    setBusy(false);
  };
  if (!isBusy && pricing.quote && hasChanges(pricing.quote.lines))
    return <Changes lines={pricing.quote.lines} takesFocus={hasPressed} {...actions} />;
  return (
    <>
      <button
        type="button"
        className="button button--accent cart-go"
        aria-disabled={isBusy || undefined}
        onClick={() => void go()}
      >
        {isBusy ? (
          <>
            <span className="cart-busy" aria-hidden="true" />
            {texts.checking}
          </>
        ) : (
          texts.checkout
        )}
      </button>
      <div role="alert">
        {needsSignIn && (
          <div className="notice cart-said">
            <p>{SIGN_IN_TO_PAY}</p>
            <p className="cart-buttons">
              <a className="button" href={doorPath(SIGN_IN_PATH, CART_PATH)}>
                {SIGN_IN_TEXTS.signIn}
              </a>
              <a className="button button--quiet" href={doorPath(REGISTER_PATH, CART_PATH)}>
                {SIGN_IN_TEXTS.register}
              </a>
            </p>
          </div>
        )}
      </div>
    </>
  );
}
