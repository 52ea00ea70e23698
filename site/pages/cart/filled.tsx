import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { readCart, subscribeCart, wantsFastCargo, writeCart, type CartLine } from '../../cart/store.ts';
import { CART_TEXTS as texts } from '../../texts/cart.ts';
import { toast } from '../../ui/toast.ts';
import { Line } from './line.tsx';
import { Summary } from './summary.tsx';
import { useQuote } from './use-quote.ts';

/** A cart with something in it. */
export function Filled({ lines }: { lines: readonly CartLine[] }) {
  const isFastCargo = useSyncExternalStore(subscribeCart, wantsFastCargo, () => false);
  const pricing = useQuote(lines, isFastCargo);
  const { quote, isCurrent } = pricing;
  const quoted = new Map(quote?.lines.map((line) => [line._id, line]));
  const table = useRef<HTMLTableElement>(null);
  // Where the focus goes when what had it is gone: to the row that stands in its place.
  const [focusAt, setFocusAt] = useState<{ at: number }>();
  useEffect(() => {
    if (!focusAt || !table.current) return;
    const buttons = table.current.querySelectorAll<HTMLElement>('.cart-remove');
    buttons[Math.min(focusAt.at, buttons.length - 1)]?.focus();
  }, [focusAt]);

  const setQuantity = (id: string, quantity: number) => writeCart(readCart().map((line) => (line._id === id ? { ...line, quantity } : line)));

  const remove = (ids: readonly string[], byKey: boolean) => {
    const before = readCart();
    const gone = before.filter(({ _id }) => ids.includes(_id));
    const at = before.findIndex(({ _id }) => ids.includes(_id));
    if (gone.length === 0) return;
    writeCart(before.filter(({ _id }) => !ids.includes(_id)));
    toast(gone.length > 1 ? texts.removedMany(gone.length) : texts.removed(gone[0]!.name || texts.unnamed), 'info', {
      label: texts.undo,
      takesFocus: byKey,
      onPress: () => {
        // Where they were, around what has come meanwhile.
        const now = readCart();
        const missing = gone.filter(({ _id }) => !now.some((line) => line._id === _id));
        writeCart([...now.slice(0, at), ...missing, ...now.slice(at)]);
        setFocusAt({ at });
      },
      onGone: () => { if (document.activeElement === document.body) setFocusAt({ at }); },
    });
    if (!byKey) setFocusAt({ at });
  };

  const accept = () => {
    writeCart(readCart().map((line) => {
      const now = quoted.get(line._id);
      return now && (now.state === 'price_changed' || now.state === 'reduced') ? { ...line, price: now.price, quantity: now.quantity } : line;
    }));
    void pricing.ask();
  };

  return (
    <div className="wrap cart-filled">
      <div className="cart-head"><h1>{texts.title}</h1><p className="muted">{texts.count(lines.length)}</p></div>
      <div className="cart-main">
        <table className="cart-lines" ref={table}>
          <caption className="visually-hidden">{texts.lines}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.columns.product}</th><th scope="col" className="cart-price">{texts.columns.price}</th><th scope="col" className="cart-quantity">{texts.columns.quantity}</th>
              <th scope="col" className="cart-subtotal">{texts.columns.subtotal}</th><th scope="col" className="cart-out"><span className="visually-hidden">{texts.columns.remove}</span></th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line
                key={line._id} line={line} quoted={quoted.get(line._id)} currency={quote?.currency} isCurrent={isCurrent} isFailed={pricing.isFailed}
                onQuantity={(quantity) => setQuantity(line._id, quantity)} onRemove={(byKey) => remove([line._id], byKey)}
              />
            ))}
          </tbody>
        </table>
        <p><a className="more" href="/shop">{texts.goOn}</a></p>
      </div>
      <Summary pricing={pricing} isFastCargo={isFastCargo} onAccept={accept} onRemove={remove} />
    </div>
  );
}
