import type { ReactNode } from 'react';
import type { StockStatus } from '#contract/catalogue.ts';
import { TRAY_TEXTS as texts } from '../texts/family.ts';
import { Stock } from '../ui/price.tsx';
import './buy-bar.css';

/** The size that the bar offers. */
export interface BarOffer {
  code: string;
  stock: StockStatus;
  /** 'aynı gün'; may be empty. */
  lead: string;
  /** Formatted; null: on request. */
  price: string | null;
  quantity: ReactNode;
  action: ReactNode;
}

/** Characters of a price that fits beside quantity and button on every phone. */
const SHORT_PRICE = 7;

interface Way {
  text: string;
  href: string;
}

interface BuyBarProps {
  offer: BarOffer | null;
  /** What is left to choose, or that the choice is not made. */
  hint: string;
  /** From a choice that is not made to the nearest sizes. */
  ways?: readonly Way[];
  quote?: Way;
}

/** The bar at the lower edge of a phone: the chosen size with price, quantity and button, or what is left to choose. */
export const BuyBar = ({ offer, hint, ways = [], quote }: BuyBarProps) => (
  <section className={offer || ways.length > 0 || quote ? 'buy-bar' : 'buy-bar buy-bar--hint'} aria-label={texts.bar}>
    {offer ? (
      <Offer offer={offer} />
    ) : (
      <>
        <output className="buy-bar-size" id="buy-bar-hint">
          {hint}
        </output>
        <div className="buy-bar-buy">
          {ways.map(({ text, href }) => (
            <a key={href} className="button button--quiet" href={href} rel="nofollow" data-keep-scroll="">
              {text}
            </a>
          ))}
          {quote ? (
            <a className="button button--accent" href={quote.href}>
              {quote.text}
            </a>
          ) : (
            <button type="button" className="button button--accent" disabled aria-describedby="buy-bar-hint">
              {texts.add('')}
            </button>
          )}
        </div>
      </>
    )}
  </section>
);

/** A long price stands below the code, so that the button keeps its room. */
function Offer({ offer: { code, stock, lead, price, quantity, action } }: { offer: BarOffer }) {
  const isLong = price !== null && price.length > SHORT_PRICE;
  return (
    <>
      <p className={isLong ? 'buy-bar-size buy-bar-size--priced' : 'buy-bar-size'}>
        <b className="code">{code}</b> {isLong && <strong>{price} </strong>}
        <span className="buy-bar-stock">
          <Stock status={stock} />
          {lead && `, ${lead}`}
        </span>
      </p>
      <div className="buy-bar-buy">
        {price !== null && !isLong && <strong>{price}</strong>}
        {quantity}
        {action}
      </div>
    </>
  );
}
