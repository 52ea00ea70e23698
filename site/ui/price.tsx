import { Fragment } from 'react';
import { STOCK_LABELS } from '#contract/catalogue-texts.ts';
import { formatMoney } from '#contract/money.ts';
import type { Price as PriceData } from '#contract/products.ts';
import type { StockStatus } from '#contract/catalogue.ts';
import { quotePath } from '#contract/paths.ts';
import { OFFER_TEXTS } from '../texts/frame.ts';
import { priceWords } from './price-words.ts';
import './price.css';

/** A product's price as visitors read it, with the former price struck through; a second figure stands small below. */
export function Price({ price }: { price: PriceData }) {
  const { old } = price.shown?.[0] ?? price;
  return (
    <span className={price.shown ? 'price price--named' : 'price'}>
      <span className="visually-hidden">{OFFER_TEXTS.price} </span>
      {priceWords(price).map((text, i) => (
        <Fragment key={text}>
          <span className="price-now">{text}</span>
          {old && !i && (
            <s className="price-old">
              <span className="visually-hidden"> {OFFER_TEXTS.oldPrice} </span>
              {formatMoney(old, price.currency)}
            </s>
          )}
        </Fragment>
      ))}
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
