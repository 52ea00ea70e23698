import { formatMoney } from '#contract/money.ts';
import { MIN_QUANTITY } from '#contract/order-facts.ts';
import type { Price as PriceData } from '#contract/products.ts';
import { OFFER_TEXTS } from '../texts/frame.ts';
import './price.css';

/** Where 'Teklif Al' leads: the contact form with the product filled in, and how many pieces where that was said. */
export const quotePath = (code: string, quantity?: number): string =>
  `/contact?urun=${encodeURIComponent(code)}${quantity === undefined || quantity === MIN_QUANTITY ? '' : `&adet=${quantity}`}`;
/** The same with what lies in the cart. */
export const CART_QUOTE_PATH = '/contact?sepet=1';

/** What a product costs, the former price struck through. */
export function Price({ price: { current, old, currency } }: { price: PriceData }) {
  return (
    <span className="price">
      <span className="visually-hidden">{OFFER_TEXTS.price} </span>
      <span className="price-now">{formatMoney(current, currency)}</span>
      {old !== undefined && (
        <>
          {' '}
          <span className="visually-hidden">{OFFER_TEXTS.oldPrice} </span>
          <s className="price-old">{formatMoney(old, currency)}</s>
        </>
      )}
    </span>
  );
}

/** The price, or the way to one. */
export function PriceOrQuote({ price, code }: { price: PriceData | null; code: string }) {
  return price ? (
    <Price price={price} />
  ) : (
    <a className="price-quote" href={quotePath(code)} aria-label={OFFER_TEXTS.quoteFor(code)}>
      {OFFER_TEXTS.quote}
    </a>
  );
}
