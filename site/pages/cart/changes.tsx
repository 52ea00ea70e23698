import type { QuoteLine } from '#contract/cart.ts';
import { CART_TEXTS as texts } from '../../texts/cart.ts';

interface ChangesProps { lines: readonly QuoteLine[]; onAccept(): void; onRemove(ids: readonly string[], byKey: boolean): void }

/** What is not as it was shown, with the ways on. */
export function Changes({ lines, onAccept, onRemove }: ChangesProps) {
  const isChanged = lines.some(({ state }) => state === 'price_changed' || state === 'reduced');
  const gone = lines.filter(({ state }) => state === 'unavailable');
  if (!isChanged && gone.length === 0) return null;
  return (
    <div className="notice cart-notice">
      <p><b>{texts.changedTitle}</b></p>
      {isChanged && <p>{texts.changedText}</p>}
      {gone.length > 0 && <p>{texts.unavailableText}</p>}
      <p className="cart-buttons">
        {isChanged && <button type="button" className="button" onClick={onAccept}>{texts.accept}</button>}
        {gone.length > 0 && <button type="button" className="button button--quiet" onClick={(event) => onRemove(gone.map(({ _id }) => _id), event.detail === 0)}>{texts.removeUnavailable}</button>}
      </p>
    </div>
  );
}
