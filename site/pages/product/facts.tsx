import { useRef, useState, type FormEvent } from 'react';
import { deliveryOf } from '#contract/delivery.ts';
import { MIN_QUANTITY } from '#contract/order-facts.ts';
import { quotePath } from '#contract/paths.ts';
import type { Product } from '#contract/products.ts';
import { useFrame } from '../../base/frame.ts';
import { add, isBuyable } from '../../cart/add-button.tsx';
import { Quantity } from '../../cart/quantity.tsx';
import { OFFER_TEXTS } from '../../texts/frame.ts';
import { PRODUCT_TEXTS as texts } from '../../texts/product.ts';
import { Price, Stock } from '../../ui/price.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';

/** Specifications shown beside the picture; the table lists all. */
const KEY_SPECS = 6;

/** The facts beside the picture: code, name, measures, price, stock and delivery. */
export function Facts({ product }: { product: Product }) {
  const { settings } = useFrame();
  const { code, name, description, stockStatus, technicalSpecs } = product;
  return (
    <div className="product-facts">
      <Code code={code} />
      <h1>
        <Unbroken text={name} />
      </h1>
      <p className="product-text">
        <Unbroken text={description} />
      </p>
      {technicalSpecs.length > 0 && (
        <dl className="product-key" aria-label={texts.keyData}>
          {technicalSpecs.slice(0, KEY_SPECS).map(({ name: label, value, unit }, i) => (
            <div key={i}>
              <dt>{label}</dt>
              <dd>
                {value}
                {unit && <small> {unit}</small>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="product-offer">
        <Offer product={product} />
      </div>
      <dl className="product-terms">
        <div>
          <dt>{texts.stock}</dt>
          <dd>
            <Stock status={stockStatus} />
          </dd>
        </div>
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
  const { code, price } = product;
  const [quantity, setQuantity] = useState(MIN_QUANTITY);
  const howMany = <Quantity label={code} onChange={setQuantity} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add(product, quantity);
  };
  const quote = quotePath(code, quantity);
  if (!price)
    return (
      <div className="product-buy">
        {howMany}
        <a className="button button--accent" href={quote} aria-label={OFFER_TEXTS.quoteFor(code)}>
          {OFFER_TEXTS.quote}
        </a>
      </div>
    );
  return (
    <>
      <Price price={price} />
      <a className="product-ask" href={quote}>
        {payment === 'none' ? OFFER_TEXTS.quote : texts.ask}
      </a>
      {isBuyable(product, settings.shop_currency) && (
        <form className="product-buy" onSubmit={submit}>
          {howMany}
          <button className="button button--accent">{OFFER_TEXTS.add}</button>
        </form>
      )}
    </>
  );
}

/** The order code with a button to copy it; selects it if the browser forbids copying. */
function Code({ code }: { code: string }) {
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
