import { useEffect, useState } from 'react';
import { lineKey, type LineOf } from '#contract/cart-line.ts';
import { painted } from '../../base/painted.ts';
import { readCart, writeCart, type CartLine } from '../../cart/store.ts';
import { CART_TEXTS as texts } from '../../texts/cart.ts';
import { toast } from '../../ui/toast.ts';

/** Removes lines by their `lineKey`; `byKey` if pressed by keyboard. */
export type Remove = (keys: readonly string[], byKey: boolean) => void;

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

  const tell = (gone: readonly CartLine[], at: number, byKey: boolean): void => {
    toast(gone.length > 1 ? texts.removedMany(gone.length) : texts.removed(gone[0]!.name || texts.unnamed), 'info', {
      label: texts.undo,
      takesFocus: byKey,
      onPress: () => {
        // Puts them back in their place, among lines added meanwhile.
        const now = readCart();
        const missing = gone.filter((one) => !now.some((line) => lineKey(line) === lineKey(one)));
        writeCart([...now.slice(0, at), ...missing, ...now.slice(at)]);
        setFocusAt({ at });
      },
      onGone: () => {
        if (document.activeElement === document.body) setFocusAt({ at });
      },
    });
    if (!byKey) setFocusAt({ at });
  };

  return (keys, byKey) => {
    const isGone = (line: LineOf) => keys.includes(lineKey(line));
    const before = readCart();
    const gone = before.filter(isGone);
    const at = before.findIndex(isGone);
    if (gone.length === 0) return;
    writeCart(before.filter((line) => !isGone(line)));
    void painted().then(() => tell(gone, at, byKey)); // the row's absence comes first
  };
}
