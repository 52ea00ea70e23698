import { useNavigate } from 'react-router';
import type { Order } from '#contract/orders.ts';
import { ORDER_TEXTS as texts } from '../../texts/orders.ts';
import { toast } from '../../ui/toast.ts';
import { putBack } from './put-back.ts';

/** Puts the order's lines into the cart, which tells of what has changed since. */
export function AgainButton({ order, isQuiet }: { order: Pick<Order, 'lines'>; isQuiet: boolean }) {
  const navigate = useNavigate();
  const add = () => {
    const outcome = putBack(order.lines);
    if (outcome === 'refused') return toast(texts.notKept, 'error');
    toast(outcome === 'partly' ? texts.cartFull : texts.addedAgain);
    void navigate('/cart');
  };
  return (
    <button type="button" className={`button${isQuiet ? ' button--quiet' : ''}`} onClick={add}>
      {texts.again}
    </button>
  );
}
