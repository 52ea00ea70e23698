import { useEffect, useState } from 'react';
import { readCart, writeCart } from '../../cart/store.ts';
import { CART_TEXTS as texts } from '../../texts/cart.ts';
import { toast } from '../../ui/toast.ts';

/** Removes lines; `byKey` if pressed by keyboard. */
export type Remove = (ids: readonly string[], byKey: boolean) => void;

/** Removes lines from the cart; can be undone for a while. The focus goes to the row in their place. */
export function useRemoving(): Remove {
  const [focusAt, setFocusAt] = useState<{ at: number }>();
  useEffect(() => {
    if (!focusAt) return;
    const buttons = document.querySelectorAll<HTMLElement>('.cart-remove');
    (buttons[Math.min(focusAt.at, buttons.length - 1)] ?? document.getElementById('content')!).focus({
      preventScroll: true,
    });
  }, [focusAt]);

  return (ids, byKey) => {
    const before = readCart();
    const gone = before.filter(({ _id }) => ids.includes(_id));
    const at = before.findIndex(({ _id }) => ids.includes(_id));
    if (gone.length === 0) return;
    writeCart(before.filter(({ _id }) => !ids.includes(_id)));
    toast(gone.length > 1 ? texts.removedMany(gone.length) : texts.removed(gone[0]!.name || texts.unnamed), 'info', {
      label: texts.undo,
      takesFocus: byKey,
      onPress: () => {
        // Puts them back in their place, among lines added meanwhile.
        const now = readCart();
        const missing = gone.filter(({ _id }) => !now.some((line) => line._id === _id));
        writeCart([...now.slice(0, at), ...missing, ...now.slice(at)]);
        setFocusAt({ at });
      },
      onGone: () => {
        if (document.activeElement === document.body) setFocusAt({ at });
      },
    });
    if (!byKey) setFocusAt({ at });
  };
}
