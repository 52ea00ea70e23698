import { useState, type FormEvent, type FormEventHandler, type MouseEventHandler } from 'react';
import { leadTimeOf } from '#contract/delivery.ts';
import { formatMoney } from '#contract/money.ts';
import { quotePath } from '#contract/paths.ts';
import type { Product } from '#contract/products.ts';
import { useFrame } from '../../base/frame.ts';
import { add, isBuyable } from '../../cart/add-button.tsx';
import { leastOf, Quantity } from '../../cart/quantity.tsx';
import { OFFER_TEXTS } from '../../texts/frame.ts';
import { Price, Stock } from '../../ui/price.tsx';
import type { Parts } from './details.ts';
import { Part } from './part.tsx';

interface FactsProps {
  product: Product;
  parts: Parts;
  /** A choice in the size switch. */
  onInput: FormEventHandler;
  /** A press on a link to a CAD file. */
  onClick: MouseEventHandler;
}

/** The facts beside the picture: sizes, price, stock, dimensions and delivery. */
export function Facts({ product, parts, onInput, onClick }: FactsProps) {
  return (
    <div className="product-facts">
      <Part name="switch" parts={parts} onInput={onInput} />
      <div className="product-offer">
        <Offer product={product} />
      </div>
      <Part name="dimensions" parts={parts} onClick={onClick} />
      <Part name="terms" parts={parts} />
      <Part name="documents" parts={parts} className="product-part product-documents" />
    </div>
  );
}

/** Price and quantity, with the way into the cart or to a quote. */
function Offer({ product }: { product: Product }) {
  const { settings } = useFrame();
  const { code, price, orderQuantity, listPrice } = product;
  const [quantity, setQuantity] = useState(leastOf(orderQuantity));
  const canBuy = isBuyable(product, settings.shop_currency);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canBuy) add(product, quantity);
  };
  const lead = leadTimeOf(product, settings);
  return (
    <>
      {/* On phones these lines are the bar at the lower edge, far from the heading. */}
      <span className="product-offer-code code" aria-hidden="true">
        {code}
      </span>
      {price && <Price price={price} />}
      <span className="product-offer-stock">
        <Stock status={product.stockStatus} />
        {lead && `, ${lead}`}
      </span>
      {price && !price.shown && <small className="product-tax">{settings.shop_tax_note}</small>}
      {listPrice?.origin && <small className="product-tax">{listPrice.origin}</small>}
      <form className="product-buy" onSubmit={submit}>
        <Quantity label={code} rule={orderQuantity} onChange={setQuantity} />
        {canBuy && (
          <button className="button button--accent">
            {OFFER_TEXTS.add}
            {/* Beside another figure than the stored one, the sum is left to the cart. */}
            {quantity > 1 && !price!.shown && (
              <span aria-hidden="true">{formatMoney(price!.current * quantity, price!.currency)}</span>
            )}
          </button>
        )}
        <a className={`button button--${canBuy ? 'quiet product-ask' : 'accent'}`} href={quotePath(code, quantity)}>
          {OFFER_TEXTS.quote}
        </a>
      </form>
    </>
  );
}
