import type { Price } from '#contract/products.ts';
import { priceWords } from './price-words.ts';
import './price.css';

/** A price in a row as visitors read it; a second figure stands small below. */
export function Figures({ price }: { price: Pick<Price, 'current' | 'currency' | 'shown'> }) {
  const [now, beside] = priceWords(price);
  return (
    <>
      {now}
      {beside && <small className="price-beside"> {beside}</small>}
    </>
  );
}
