import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import type { SignedInUser } from '#contract/auth.ts';
import { EMPTY_CART } from '#contract/order-facts.ts';
import { api } from '#browser/signed-in-api.ts';
import { LoadFailure, Pending } from '../../account/pending.tsx';
import { SignInFirst } from '../../account/sign-in-first.tsx';
import { useLoaded } from '../../account/use-loaded.ts';
import { readCart, subscribeCart, wantsFastCargo, type CartLine } from '../../cart/store.ts';
import { useQuote } from '../../cart/use-quote.ts';
import { FRAME_TEXTS } from '../../texts.ts';
import { CHECKOUT_TEXTS as texts } from '../../texts/checkout.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import './checkout.css';

const TRAIL = [{ name: FRAME_TEXTS.home, path: '/' }, { name: texts.cart, path: '/cart' }, { name: texts.title }] as const;
const NO_LINES: readonly CartLine[] = [];

export default function CheckoutView() {
  // Coming back from the payment page may show this page as it was left, with its button busy for ever.
  useEffect(() => {
    const renew = ({ persisted }: PageTransitionEvent) => { if (persisted) location.reload(); };
    addEventListener('pageshow', renew);
    return () => removeEventListener('pageshow', renew);
  }, []);
  return (
    <div className="checkout">
      <div className="checkout-head grid-paper">
        <div className="wrap">
          <Breadcrumb trail={TRAIL} />
          <h1>{texts.title}</h1>
          <p>{texts.lead}</p>
        </div>
      </div>
      <div className="wrap checkout-body">
        <SignInFirst reason={texts.reason} pending={<Waiting />}>{(user) => <Checkout user={user} />}</SignInFirst>
      </div>
    </div>
  );
}

const Waiting = () => <><noscript><p className="notice">{texts.needsScript}</p></noscript><Pending label={texts.loading} lines={10} /></>;

function Checkout({ user }: { user: SignedInUser }) {
  const navigate = useNavigate();
  const lines = useSyncExternalStore(subscribeCart, readCart, () => NO_LINES);
  const isFast = useSyncExternalStore(subscribeCart, wantsFastCargo, () => false);
  const { data, failure, reload } = useLoaded(async () => {
    const [options, addresses] = await Promise.all([api('GET /api/payment/options'), api('GET /api/addresses')]);
    return { options, addresses };
  });
  const pricing = useQuote(lines, isFast);
  const { quote } = pricing;

  // Without a provider the shop takes requests for quotes, which the cart's page makes.
  const hasPayments = data?.options.payment !== 'none';
  useEffect(() => { if (!hasPayments) void navigate('/cart', { replace: true }); }, [hasPayments, navigate]);

  if (lines.length === 0) {
    return <div className="empty"><p>{EMPTY_CART}</p><p>{texts.emptyText}</p><p><a className="button button--accent" href="/shop">{texts.toShop}</a></p></div>;
  }
  if (!data && failure) return <LoadFailure sentence={failure.sentence} onRetry={reload} />;
  if (!quote && pricing.isFailed) return <LoadFailure sentence={texts.quoteLost} onRetry={() => void pricing.ask()} />;
  if (!data || !quote || !hasPayments) return <Waiting />;
  return <CheckoutForm user={user} {...data} lines={lines} isFast={isFast} quote={quote} pricing={pricing} onStale={reload} />;
}
