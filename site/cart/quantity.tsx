import { useEffect, useRef } from 'react';
import { MAX_QUANTITY, MIN_QUANTITY } from '#contract/order-facts.ts';
import { QUANTITY_TEXTS as texts } from '../texts/frame.ts';
import './quantity.css';

interface QuantityProps {
  /** The product's code or name. */
  label: string;
  value?: number;
  max?: number;
  /** Called with every valid quantity. */
  onChange?(quantity: number): void;
}

/** A number of pieces, typed or stepped. The field's name is `quantity`. */
export function Quantity({ label, value = MIN_QUANTITY, max = MAX_QUANTITY, onChange }: QuantityProps) {
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
    field.valueAsNumber = Math.min(max, Math.max(MIN_QUANTITY, Math.trunc(field.valueAsNumber || value)));
    tell();
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
        min={MIN_QUANTITY}
        max={max}
        step={1}
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
