import { useEffect, useRef } from 'react';
import { lineKey } from '#contract/cart-line.ts';
import type { QuoteLine } from '#contract/cart.ts';
import { CART_TEXTS as texts } from '../../texts/cart.ts';
import type { Remove } from './removing.ts';

export interface ChangeActions {
  onAccept(): void;
  onRemove: Remove;
}
interface ChangesProps extends ChangeActions {
  lines: readonly QuoteLine[];
  takesFocus: boolean;
}

const isChanged = ({ state }: QuoteLine): boolean => ['price_changed', 'reduced', 'raised'].includes(state);
const isGone = ({ state }: QuoteLine): boolean => state === 'unavailable';
export const hasChanges = (lines: readonly QuoteLine[]): boolean =>
  lines.some((line) => isChanged(line) || isGone(line));

/** Changes since the cart was shown, with the ways to accept them. Replaces the button to the checkout. */
export function Changes({ lines, takesFocus, onAccept, onRemove }: ChangesProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current!.focus();
  }, [takesFocus]);
  const gone = lines.filter(isGone);
  const isAccepted = lines.some(isChanged);
  return (
    <div ref={box} tabIndex={-1} className="cart-changes" role="alert">
      <p>
        <b>{texts.changedTitle}</b>
      </p>
      {isAccepted && <p>{texts.changedText}</p>}
      {gone.length > 0 && <p>{texts.unavailableText}</p>}
      <p className="cart-ways">
        {isAccepted && (
          <button type="button" className="button button--accent" onClick={onAccept}>
            {texts.accept}
          </button>
        )}
        {gone.length > 0 && (
          <button
            type="button"
            className={isAccepted ? 'button button--quiet' : 'button button--accent'}
            onClick={(event) => onRemove(gone.map(lineKey), event.detail === 0)}
          >
            {texts.removeUnavailable}
          </button>
        )}
      </p>
    </div>
  );
}
