import { useEffect, useRef } from 'react';

interface RangeFieldProps {
  name: string;
  label: string;
  /** As the address has it. */
  now: string;
  placeholder: string;
  isNumber: boolean;
}

/** An end of a range. It follows the address, except while somebody types in it. */
export function RangeField({ name, label, now, placeholder, isNumber }: RangeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (document.activeElement !== input.current) input.current!.value = now;
  }, [now]);
  return (
    <input
      ref={input}
      className="field"
      name={name}
      placeholder={placeholder}
      aria-label={label}
      defaultValue={now}
      inputMode={isNumber ? 'decimal' : undefined}
      autoComplete="off"
    />
  );
}
