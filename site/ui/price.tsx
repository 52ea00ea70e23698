import { STOCK_LABELS } from '#contract/catalogue-texts.ts';
import { formatMoney } from '#contract/money.ts';
import type { Price as PriceData } from '#contract/products.ts';
import type { StockStatus } from '#contract/catalogue.ts';
import { quotePath } from '#contract/paths.ts';
import { OFFER_TEXTS } from '../texts/frame.ts';
import './price.css';

/** A product's price, with the former price struck through. */
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

/** The price, or a link to ask for one. */
export function PriceOrQuote({ price, code }: { price: PriceData | null; code: string }) {
  return price ? <Price price={price} /> : <QuoteLink code={code} />;
}

/** The link to ask for the price of a product without one. */
export const QuoteLink = ({ code }: { code: string }) => (
  <a className="price-quote" href={quotePath(code)} aria-label={OFFER_TEXTS.quoteFor(code)}>
    {OFFER_TEXTS.quote}
  </a>
);

/** Stock in words, with a full, half or empty dot. */
export function Stock({ status }: { status: StockStatus }) {
  return <span className={`stock stock--${status}`}>{STOCK_LABELS[status]}</span>;
}
