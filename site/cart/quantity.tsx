import { useEffect, useRef } from 'react';
import { MAX_QUANTITY, MIN_QUANTITY } from '#contract/order-facts.ts';
import type { OrderQuantity } from '#contract/order-quantity.ts';
import { QUANTITY_TEXTS as texts } from '../texts/frame.ts';
import { withCart } from './add-button.tsx';
import './quantity.css';

interface QuantityProps {
  /** The product's code or name. */
  label: string;
  value?: number;
  max?: number;
  /** Least order and pack; absent: any number. */
  rule?: OrderQuantity | undefined;
  /** Called with every valid quantity. */
  onChange?(quantity: number): void;
}

/** The number of pieces that an order begins with. */
export const leastOf = (rule: OrderQuantity | undefined): number => rule?.min ?? MIN_QUANTITY;

/** A number of pieces, typed or stepped. The field's name is `quantity`. */
export function Quantity({ label, rule, value = leastOf(rule), max = MAX_QUANTITY, onChange }: QuantityProps) {
  const least = leastOf(rule);
  const pack = rule?.pack ?? 1;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current!.value = String(value);
  }, [value]); // changed in another tab, or by undoing

  const tell = () => {
    if (input.current!.checkValidity()) onChange?.(input.current!.valueAsNumber);
  };
  const step = (by: 1 | -1) => {
    if (by > 0) input.current!.stepUp();
    else input.current!.stepDown();
    tell();
  };
  /** Replaces an invalid entry by the nearest valid one. */
  const settle = () => {
    const field = input.current!;
    if (field.checkValidity()) return;
    const typed = Math.trunc(field.valueAsNumber || value);
    field.valueAsNumber = Math.min(max - (max % pack), Math.max(least, Math.ceil(typed / pack) * pack));
    tell();
    if (rule) withCart(({ sayCorrected }) => sayCorrected(typed, rule));
  };
  return (
    <span className="quantity">
      <button type="button" aria-label={texts.fewer(label)} onClick={() => step(-1)}>
        −
      </button>
      <input
        ref={input}
        type="number"
        inputMode="numeric"
        name="quantity"
        required
        min={least}
        max={max}
        step={pack}
        defaultValue={value}
        aria-label={texts.quantity(label)}
        autoComplete="off"
        onChange={tell}
        onBlur={settle}
      />
      <button type="button" aria-label={texts.more(label)} onClick={() => step(1)}>
        +
      </button>
    </span>
  );
}
