import { lineKey, lineOf } from '#contract/cart-line.ts';
import type { Order } from '#contract/orders.ts';
import { MAX_CART_LINES, MAX_QUANTITY } from '#contract/order-facts.ts';
import { CART_PATH } from '#contract/paths.ts';
import { useNavigate } from '../../base/router.tsx';
import { readCart, writeCart, type CartLine } from '../../cart/store.ts';
import { ORDER_TEXTS as texts } from '../../texts/orders.ts';
import { toast } from '../../ui/toast.ts';

/** Puts the order's lines into the cart, which reports changes since the order. */
export function AgainButton({ order, isQuiet }: { order: Pick<Order, 'lines'>; isQuiet: boolean }) {
  const navigate = useNavigate();
  const add = () => {
    const outcome = putBack(order.lines);
    if (outcome === 'refused') return toast(texts.notKept, 'error');
    toast(outcome === 'partly' ? texts.cartFull : texts.addedAgain);
    void navigate(CART_PATH);
  };
  return (
    <button type="button" className={`button ${isQuiet ? 'button--quiet' : 'button--accent'}`} onClick={add}>
      {texts.again}
    </button>
  );
}

/** Adds an order's lines to the cart. @returns 'partly' if the cart is full, 'refused' if storage is unavailable */
function putBack(lines: Order['lines']): 'all' | 'partly' | 'refused' {
  const cart = new Map<string, CartLine>(readCart().map((line) => [lineKey(line), line]));
  let isWhole = true;
  for (const { productId, config, name, price, quantity, img } of lines) {
    const own = lineOf({ _id: productId, config });
    const before = cart.get(lineKey(own));
    const wanted = (before?.quantity ?? 0) + quantity;
    if (!before && cart.size >= MAX_CART_LINES) isWhole = false;
    else
      cart.set(
        lineKey(own),
        before
          ? { ...before, quantity: Math.min(wanted, MAX_QUANTITY) }
          : { ...own, name, price, quantity: Math.min(wanted, MAX_QUANTITY), img: img ? [img] : [] },
      );
    if (wanted > MAX_QUANTITY) isWhole = false;
  }
  if (!writeCart([...cart.values()])) return 'refused';
  return isWhole ? 'all' : 'partly';
}
