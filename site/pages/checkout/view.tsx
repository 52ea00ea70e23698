import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SignedInUser } from '#contract/auth.ts';
import { EMPTY_CART } from '#contract/order-facts.ts';
import { doorPath } from '#contract/page-paths.ts';
import { CART_PATH, CART_QUOTE_PATH, CHECKOUT_PATH, SHOP_PATH, SIGN_IN_PATH } from '#contract/paths.ts';
import { api } from '#browser/signed-in-api.ts';
import { LoadFailure, Pending } from '../../account/pending.tsx';
import { SignInFirst } from '../../account/sign-in-first.tsx';
import { useLoaded } from '../../account/use-loaded.ts';
import { useSession } from '../../account/use-session.ts';
import { useFrame } from '../../base/frame.ts';
import { useNavigate } from '../../base/router.tsx';
import { chosenDelivery, readCart, subscribeCart, type CartLine } from '../../cart/store.ts';
import { useQuote, type Province } from '../../cart/use-quote.ts';
import { SIGN_IN_TEXTS } from '../../texts/account.ts';
import { CHECKOUT_TEXTS as texts } from '../../texts/checkout.ts';
import { Reduced } from './reduced.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { Summary, withNames } from './summary.tsx';
import './checkout.css';

const NO_LINES: readonly CartLine[] = [];

/** Undefined on the server and while hydrating. */
const useLines = () => useSyncExternalStore(subscribeCart, readCart, () => undefined);

const useDelivery = () => useSyncExternalStore(subscribeCart, chosenDelivery, () => '');

export default function CheckoutView() {
  const isEmpty = useLines()?.length === 0;
  const isOnRequest = useFrame().payment === 'none';
  const title = isOnRequest ? texts.quoteTitle : texts.title;
  // Back from the payment page may restore this page with its button busy: reloads it.
  useEffect(() => {
    const renew = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    addEventListener('pageshow', renew);
    return () => removeEventListener('pageshow', renew);
  }, []);
  return (
    <Reduced>
      <div className="checkout">
        <div className="wrap">
          <h1>{title}</h1>
          {isOnRequest && !isEmpty && <p>{texts.quoteLead}</p>}
        </div>
        <div className="wrap checkout-body">
          {isEmpty && <EmptyCart isOnRequest={isOnRequest} />}
          {!isEmpty && isOnRequest && <AskQuote />}
          {!isEmpty && !isOnRequest && (
            <SignInFirst reason={texts.reason} below={<AfterSignIn />} beside={<InCart />} pending={<Waiting />}>
              {(user) => <Checkout user={user} />}
            </SignInFirst>
          )}
        </div>
      </div>
    </Reduced>
  );
}

/** The way to a quote, in a shop without payments. Needs no signing in. */
const AskQuote = () => (
  <p className="checkout-ways">
    <a className="button button--accent" href={CART_QUOTE_PATH}>
      {texts.quote}
    </a>
    <a className="button button--quiet" href={CART_PATH}>
      {texts.toCart}
    </a>
  </p>
);

const Waiting = () => (
  <>
    <noscript>
      <p className="notice">{texts.needsScript}</p>
    </noscript>
    <Pending label={texts.loading} lines={10} />
  </>
);

/** What follows, and the way on without an account. */
const AfterSignIn = () => (
  <>
    <h3>{texts.afterSignIn}</h3>
    <ol className="checkout-after">
      {texts.stepsAfter.map(({ name, text }) => (
        <li key={name}>
          <b>{name}</b> <span className="muted">{text}</span>
        </li>
      ))}
    </ol>
    <p>
      {texts.withoutAccount}{' '}
      <a className="more" href={CART_QUOTE_PATH}>
        {texts.askQuote}
      </a>
    </p>
  </>
);

/** What a visitor is about to order, beside the ways in. */
function InCart() {
  const lines = useLines() ?? NO_LINES;
  const { quote, isCurrent, isFailed } = useQuote(lines, useDelivery());
  if (quote) return <Summary lines={withNames(quote.lines, lines)} quote={quote} isCurrent={isCurrent} />;
  return isFailed ? null : <Pending label={texts.loading} lines={6} />;
}

/** Leads to the catalogue; a visitor may have lines in the account's cart. */
function EmptyCart({ isOnRequest }: { isOnRequest: boolean }) {
  const isVisitor = useSession() === null;
  return (
    <section className="checkout-empty" aria-labelledby="checkout-empty">
      <h2 id="checkout-empty">{EMPTY_CART}</h2>
      <p>
        {isOnRequest ? texts.emptyQuoteText : texts.emptyText} {isVisitor && texts.emptyVisitor}
      </p>
      <p className="checkout-ways">
        <a className="button button--accent" href={SHOP_PATH}>
          {texts.toShop}
        </a>
        {isVisitor && (
          <a className="button button--quiet" href={doorPath(SIGN_IN_PATH, CHECKOUT_PATH)}>
            {SIGN_IN_TEXTS.signIn}
          </a>
        )}
      </p>
    </section>
  );
}

function Checkout({ user }: { user: SignedInUser }) {
  const navigate = useNavigate();
  const lines = useLines() ?? NO_LINES;
  const delivery = useDelivery();
  const [province, setProvince] = useState<Province | ''>('');
  const { data, failure, reload } = useLoaded(async () => {
    const [options, addresses, { account }] = await Promise.all([
      api('GET /api/payment/options'),
      api('GET /api/addresses'),
      api('GET /api/payment/account'),
    ]);
    return { options, addresses, account };
  });
  const pricing = useQuote(lines, delivery, province);
  const { quote } = pricing;

  // Payments were switched off after the page was loaded: the cart's page asks for quotes.
  const hasPayments = data?.options.payment !== 'none';
  useEffect(() => {
    if (!hasPayments) void navigate(CART_PATH, { replace: true });
  }, [hasPayments, navigate]);

  if (!data && failure) return <LoadFailure sentence={failure.sentence} onRetry={reload} />;
  if (!quote && pricing.isFailed) return <LoadFailure sentence={texts.quoteLost} onRetry={() => void pricing.ask()} />;
  if (!data || !quote || !hasPayments) return <Waiting />;
  return (
    <CheckoutForm
      user={user}
      {...data}
      lines={lines}
      delivery={delivery}
      onProvince={setProvince}
      quote={quote}
      pricing={pricing}
      onStale={reload}
    />
  );
}
