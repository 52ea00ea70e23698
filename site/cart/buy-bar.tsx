import type { ReactNode } from 'react';
import type { StockStatus } from '#contract/catalogue.ts';
import { TRAY_TEXTS as texts } from '../texts/family.ts';
import { Stock } from '../ui/price.tsx';
import './buy-bar.css';

/** The size that the bar offers. */
export interface BarOffer {
  code: string;
  stock: StockStatus;
  /** Formatted; null: on request. */
  price: string | null;
  quantity: ReactNode;
  action: ReactNode;
}

/** The bar at the lower edge of a phone: the chosen size with price, quantity and button, or what is left to choose. */
export const BuyBar = ({ offer, hint }: { offer: BarOffer | null; hint: string }) => (
  <section className="buy-bar" aria-label={texts.bar}>
    {offer ? (
      <>
        <p className="buy-bar-size">
          <b className="code">{offer.code}</b> <Stock status={offer.stock} />
        </p>
        <div className="buy-bar-buy">
          <strong>{offer.price}</strong>
          {offer.quantity}
          {offer.action}
        </div>
      </>
    ) : (
      <>
        <output className="buy-bar-size" id="buy-bar-hint">
          {hint}
        </output>
        <div className="buy-bar-buy">
          <button type="button" className="button button--action" disabled aria-describedby="buy-bar-hint">
            {texts.add('')}
          </button>
        </div>
      </>
    )}
  </section>
);
