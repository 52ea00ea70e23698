// Prices in rows and lists, and what stands in a missing one's place. Apart from `price.tsx`, which a product's page loads first.
import { quotePath } from '#contract/paths.ts';
import type { Price as PriceData } from '#contract/products.ts';
import { OFFER_TEXTS } from '../texts/frame.ts';
import { priceWords } from './price-words.ts';
import { Price } from './price.tsx';
import './price.css';

/** A price in a row as visitors read it; a second figure stands small below. */
export function Figures({ price }: { price: Pick<PriceData, 'current' | 'currency' | 'shown'> }) {
  const [now, beside] = priceWords(price);
  return (
    <>
      {now}
      {beside && <small className="price-beside"> {beside}</small>}
    </>
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
