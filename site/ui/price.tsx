import { STOCK_LABELS } from '#contract/catalogue-texts.ts';
import { formatMoney } from '#contract/money.ts';
import type { Price as PriceData } from '#contract/products.ts';
import type { StockStatus } from '#contract/catalogue.ts';
import { OFFER_TEXTS } from '../texts/frame.ts';
import { priceWords } from './price-words.ts';
import './price.css';

/** A product's price as visitors read it, with the former price struck through; a second figure stands small below. */
export function Price({ price }: { price: PriceData }) {
  const { currency, shown } = price;
  const { old } = shown?.[0] ?? price;
  const [now, beside] = priceWords(price);
  return (
    <span className={shown ? 'price price--named' : 'price'}>
      <span className="visually-hidden">{`${OFFER_TEXTS.price} `}</span>
      <span className="price-now">{now}</span>
      {old && (
        <s className="price-old">
          <span className="visually-hidden">{` ${OFFER_TEXTS.oldPrice} `}</span>
          {formatMoney(old, currency)}
        </s>
      )}
      {beside && <small className="price-beside">{beside}</small>}
    </span>
  );
}

/** Stock in words, with a full, half or empty dot. */
export function Stock({ status }: { status: StockStatus }) {
  return <span className={`stock stock--${status}`}>{STOCK_LABELS[status]}</span>;
}
