import { useSyncExternalStore } from 'react';
import { lineKey } from '#contract/cart-line.ts';
import { FAST } from '#contract/order-facts.ts';
import { CART_QUOTE_PATH, SHOP_PATH } from '#contract/paths.ts';
import { useFrame } from '../../base/frame.ts';
import { countOf } from '../../cart/count.ts';
import { chosenDelivery, readCart, subscribeCart, writeCart, type CartLine } from '../../cart/store.ts';
import { accepted, useQuote } from '../../cart/use-quote.ts';
import { CART_TEXTS as texts } from '../../texts/cart.ts';
import { openSearch } from '../../ui/open-search.ts';
import { FreeShipping } from './free-shipping.tsx';
import { Line } from './line.tsx';
import type { Remove } from './removing.ts';
import { Summary } from './summary.tsx';

/** A cart with lines: table and summary. */
export function Filled({ lines, onRemove }: { lines: readonly CartLine[]; onRemove: Remove }) {
  const delivery = useSyncExternalStore(subscribeCart, chosenDelivery, () => '');
  const { payment } = useFrame();
  const pricing = useQuote(lines, delivery);
  const { quote, isCurrent } = pricing;
  const quoted = new Map(quote?.lines.map((line) => [lineKey(line), line]));
  const hasPayments = (quote?.payment ?? payment) !== 'none';
  const setQuantity = (key: string, quantity: number) =>
    writeCart(readCart().map((line) => (lineKey(line) === key ? { ...line, quantity } : line)));

  const accept = () => {
    if (quote) writeCart(accepted(readCart(), quote));
    void pricing.ask();
  };

  return (
    <div className="wrap">
      <div className="cart-head">
        <div>
          <h1>{texts.title}</h1>
          <p className="muted">{countOf(lines.map((line) => ({ ...line, unit: quoted.get(lineKey(line))?.unit })))}</p>
        </div>
        {hasPayments && <FreeShipping quote={isCurrent ? quote : undefined} />}
      </div>
      <div className="cart-filled">
        <div className="cart-main">
          <table className="cart-lines">
            <caption className="visually-hidden">{texts.lines}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.columns.product}</th>
                <th scope="col" className="cart-stock">
                  {texts.columns.stock}
                </th>
                <th scope="col" className="cart-price">
                  {texts.columns.price}
                </th>
                <th scope="col" className="cart-quantity">
                  {texts.columns.quantity}
                </th>
                <th scope="col" className="cart-subtotal">
                  {texts.columns.subtotal}
                </th>
                <th scope="col" className="cart-out">
                  <span className="visually-hidden">{texts.columns.remove}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <Line
                  key={lineKey(line)}
                  line={line}
                  quoted={quoted.get(lineKey(line))}
                  currency={quote?.currency}
                  isCurrent={isCurrent}
                  isFailed={pricing.isFailed}
                  onQuantity={(quantity) => setQuantity(lineKey(line), quantity)}
                  onRemove={(byKey) => onRemove([lineKey(line)], byKey)}
                />
              ))}
            </tbody>
          </table>
          <p className="cart-on">
            <a className="more" href={SHOP_PATH}>
              {texts.goOn}
            </a>
            <a className="more" href={SHOP_PATH} onClick={openSearch}>
              {texts.addByCode}
            </a>
            {hasPayments && (
              <a className="more" href={CART_QUOTE_PATH}>
                {texts.quoteInstead}
              </a>
            )}
          </p>
        </div>
        <Summary pricing={pricing} isFastCargo={delivery === FAST} onAccept={accept} onRemove={onRemove} />
      </div>
    </div>
  );
}
