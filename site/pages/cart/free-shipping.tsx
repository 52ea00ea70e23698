import type { Quote } from '#contract/cart.ts';
import { formatMoney } from '#contract/money.ts';
import { useFrame } from '../../base/frame.ts';
import { CART_TEXTS as texts } from '../../texts/cart.ts';

/** The amount missing for free cargo. No banner without a threshold; a placeholder while the server is asked. */
export function FreeShipping({ quote }: { quote: Quote | undefined }) {
  const {
    settings: { shop_free_shipping_threshold: expected, shop_standard_cargo_fee: standard, shop_currency: currency },
    hasOwnDelivery,
  } = useFrame();
  // The skeleton holds a sentence of the final length, which is not visible.
  if (!quote)
    return expected === null || standard === 0 || hasOwnDelivery ? null : (
      <div className="cart-free" aria-hidden="true">
        <p>
          <span className="skeleton">{texts.moreForFree(formatMoney(expected, currency))}</span>
        </p>
        <progress className="cart-progress" max={1} value={0} />
      </div>
    );
  const free = quote.freeShipping;
  if (!free || (!free.isReached && quote.shippingFee === 0)) return null;
  const [reached, more] = quote.deliveryName
    ? [texts.freeReachedOwn, texts.moreForFreeOwn]
    : [texts.freeReached, texts.moreForFree];
  return (
    <div className={free.isReached ? 'cart-free cart-free--reached' : 'cart-free'}>
      <p>{free.isReached ? reached : more(formatMoney(free.remaining, quote.currency))}</p>
      <progress
        className="cart-progress"
        max={free.threshold}
        value={free.isReached ? free.threshold : free.threshold - free.remaining}
        aria-label={texts.freeProgress}
      />
    </div>
  );
}
