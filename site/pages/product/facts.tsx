import { useRef, useState, type FormEvent, type FormEventHandler } from 'react';
import { deliveryOf } from '#contract/delivery.ts';
import { quotePath } from '#contract/paths.ts';
import type { Product } from '#contract/products.ts';
import { useFrame } from '../../base/frame.ts';
import { add, isBuyable } from '../../cart/add-button.tsx';
import { leastOf, Quantity } from '../../cart/quantity.tsx';
import { OFFER_TEXTS } from '../../texts/frame.ts';
import { PRODUCT_TEXTS as texts } from '../../texts/product.ts';
import { Price, Stock } from '../../ui/price.tsx';
import type { Parts } from './details.ts';
import { Part } from './part.tsx';

interface FactsProps {
  product: Product;
  parts: Parts;
  /** A choice in the size switch. */
  onInput: FormEventHandler;
}

/** The facts beside the picture: sizes, price, stock, dimensions and delivery. */
export function Facts({ product, parts, onInput }: FactsProps) {
  const { settings } = useFrame();
  return (
    <div className="product-facts">
      <Part name="text" parts={parts} />
      <Part name="switch" parts={parts} onInput={onInput} />
      <div className="product-offer">
        <Offer product={product} />
      </div>
      <Part name="dimensions" parts={parts} />
      <dl className="product-terms">
        <div>
          <dt>{texts.delivery}</dt>
          <dd>{deliveryOf(product, settings)}</dd>
        </div>
        <div>
          <dt>{texts.warranty}</dt>
          <dd>{settings.company_warranty_text}</dd>
        </div>
      </dl>
    </div>
  );
}

/** Price and quantity, with the way into the cart or to a quote. */
function Offer({ product }: { product: Product }) {
  const { settings, payment } = useFrame();
  const { code, price, orderQuantity } = product;
  const [quantity, setQuantity] = useState(leastOf(orderQuantity));
  const howMany = <Quantity label={code} rule={orderQuantity} onChange={setQuantity} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add(product, quantity);
  };
  const quote = quotePath(code, quantity);
  const canBuy = isBuyable(product, settings.shop_currency);
  return (
    <>
      {/* On phones these lines are the bar at the lower edge, far from the heading. */}
      <span className="product-offer-code code" aria-hidden="true">
        {code}
      </span>
      {price && <Price price={price} />}
      <Stock status={product.stockStatus} />
      {canBuy ? (
        <form className="product-buy" onSubmit={submit}>
          {howMany}
          <button className="button button--accent">{OFFER_TEXTS.add}</button>
        </form>
      ) : (
        !price && (
          <div className="product-buy">
            {howMany}
            <a className="button button--accent" href={quote} aria-label={OFFER_TEXTS.quoteFor(code)}>
              {OFFER_TEXTS.quote}
            </a>
          </div>
        )
      )}
      {price && (
        <a className="product-ask" href={quote}>
          {payment === 'none' ? OFFER_TEXTS.quote : texts.ask}
        </a>
      )}
    </>
  );
}

/** The order code with a button to copy it; selects it if the browser forbids copying. */
export function Code({ code }: { code: string }) {
  const text = useRef<HTMLElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
    } catch {
      getSelection()?.selectAllChildren(text.current!);
    }
  };
  return (
    <p className="product-code">
      <span className="visually-hidden">{texts.code} </span>
      <b ref={text} className="code">
        {code}
      </b>
      <button type="button" onClick={() => void copy()} onBlur={() => setCopied(false)}>
        {texts.copyCode}
      </button>
      <output>{isCopied && texts.copied}</output>
    </p>
  );
}
