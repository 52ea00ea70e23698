import { useState, type ReactNode } from 'react';
import type { Quote } from '#contract/cart.ts';
import { formatMoney } from '#contract/money.ts';
import { FAST, SIGN_IN_TO_PAY } from '#contract/order-facts.ts';
import { doorPath } from '#contract/page-paths.ts';
import { totalLabel, vatRows } from '#contract/vat-texts.ts';
import { CART_PATH, CART_QUOTE_PATH, CHECKOUT_PATH, REGISTER_PATH, SIGN_IN_PATH } from '#contract/paths.ts';
import { session } from '#browser/session.ts';
import { useFrame } from '../../base/frame.ts';
import { useNavigate } from '../../base/router.tsx';
import { rememberDelivery } from '../../cart/store.ts';
import { latestOf } from '../../cart/latest.ts';
import { shippingPrice } from '../../cart/totals.ts';
import type { Pricing } from '../../cart/use-quote.ts';
import { SIGN_IN_TEXTS } from '../../texts/account.ts';
import { CART_TEXTS as texts } from '../../texts/cart.ts';
import { TOTALS_TEXTS as totals } from '../../texts/totals.ts';
import { Amount } from './amount.tsx';
import { Changes, hasChanges, type ChangeActions } from './changes.tsx';

interface SummaryProps extends ChangeActions {
  pricing: Pricing;
  isFastCargo: boolean;
}

/** The cart's costs and the way to the checkout; in a shop without payments its value and the way to a quote. */
export function Summary({ pricing, isFastCargo, ...actions }: SummaryProps) {
  const { settings, payment, hasOwnDelivery } = useFrame();
  const { quote, isCurrent, isFailed } = pricing;
  const now = isCurrent ? quote : undefined;
  const amount = (value: number | undefined) => <Amount value={value} currency={quote?.currency} isFailed={isFailed} />;
  const isOnRequest = (quote?.payment ?? payment) === 'none';
  const latest = quote && latestOf(quote.lines, settings);
  const isChanged = now !== undefined && !isOnRequest && hasChanges(now.lines);
  const beside = isChanged ? texts.changedTitle : latest && texts.latestBy(latest);
  return (
    <section
      className="cart-summary sheet"
      aria-labelledby="cart-summary"
      aria-busy={(!isCurrent && !isFailed) || undefined}
    >
      <h2 id="cart-summary">{isOnRequest ? texts.quoteSummary : totals.summary}</h2>
      <dl className="figures">
        {!isOnRequest && <Costs quote={quote} now={now} amount={amount} isFast={isFastCargo && !hasOwnDelivery} />}
        {/* Those of the last prices keep their place while new ones are asked for. */}
        {!isOnRequest &&
          vatRows(quote?.vat ?? null).map(({ label, amount: tax }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{amount(now && tax)}</dd>
            </div>
          ))}
        {latest !== '' && (
          <div>
            <dt>{totals.latest}</dt>
            <dd>{latest ?? amount(undefined)}</dd>
          </div>
        )}
      </dl>
      {!isOnRequest && !hasOwnDelivery && <FastCargo quote={quote} isFast={isFastCargo} />}
      {!isOnRequest && quote?.isByProvince && <p className="cart-small">{texts.byProvince}</p>}
      <div className="cart-bar">
        <p className="cart-total">
          <span>{isOnRequest ? totals.subtotal : totalLabel(quote?.vat ?? null)}</span>
          <output aria-live="polite" aria-atomic="true">
            {amount(isOnRequest ? now?.subtotal : now?.total)}
          </output>
          {/* In a bar of its own on phones; elsewhere the same stands above and below. */}
          <small aria-hidden="true">{beside}</small>
        </p>
        {isOnRequest ? (
          <a className="button button--accent" href={CART_QUOTE_PATH}>
            {texts.quote}
          </a>
        ) : (
          <Checkout pricing={pricing} {...actions} />
        )}
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
      </div>
      <p className="cart-small">{quote ? quote.taxNote : settings.shop_tax_note}</p>
      {isOnRequest && <p className="cart-small">{texts.quoteNote}</p>}
      {(quote?.payment ?? payment) === 'test' && (
        <p className="cart-small">
          <b>{texts.test}</b>: {texts.testNote}
        </p>
      )}
    </section>
  );
}

/** What the sum is made of. */
function Costs({
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
  return (
    <>
      <div>
        <dt>{totals.subtotal}</dt>
        <dd>{amount(now?.subtotal)}</dd>
      </div>
      <div>
        <dt>{isEstimated(now) ? texts.atLeast(now!.deliveryName) : quote?.deliveryName || totals.shipping}</dt>
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
    </>
  );
}

/** Another province may make the delivery dearer. */
const isEstimated = (now: Quote | undefined): boolean =>
  now?.deliveryOptions.find(({ _id }) => _id === now.deliveryMethodId)?.isEstimate === true;

function FastCargo({ quote, isFast }: { quote: Quote | undefined; isFast: boolean }) {
  const { settings } = useFrame();
  const fee = formatMoney(
    quote?.fastCargoPrice ?? settings.shop_fast_cargo_fee,
    quote?.currency ?? settings.shop_currency,
  );
  return (
    <label className="cart-fast">
      <input
        type="checkbox"
        checked={isFast}
        onChange={(event) => rememberDelivery(event.target.checked ? FAST : '')}
      />
      <span>{texts.withFastCargo(fee)}</span>
    </label>
  );
}

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
            <p className="cart-ways">
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
