import { useState, type FormEvent } from 'react';

/**
 * Refuses a blank search before it is sent; without JavaScript the catalogue's page does. `isBlank` until something is
 * typed.
 */
export function useBlankRefusal(onAccepted: () => void = () => {}) {
  const [isBlank, setBlank] = useState(false);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const input = event.currentTarget.elements.namedItem('q') as HTMLInputElement;
    if (input.value.trim() !== '') return onAccepted();
    event.preventDefault();
    setBlank(true);
    input.focus();
  };
  return { isBlank, onSubmit, onInput: () => setBlank(false) };
}
