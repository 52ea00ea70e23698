import { useId, useState, type FormEvent } from 'react';
import { BLANK_SEARCH } from '#contract/catalogue-texts.ts';
import { MAX_QUERY_LENGTH } from '#contract/catalogue.ts';
import { SHOP_PATH } from '#contract/paths.ts';
import { SEARCH_TEXTS } from '../texts/frame.ts';
import { SearchIcon } from './icon.tsx';

interface SearchFormProps {
  id?: string;
  /** Stands in the empty field. */
  prompt?: string | undefined;
  /** The text it begins with. */
  initial?: string | undefined;
}

/** A search box that leads to the catalogue. */
export function SearchForm({ id, prompt = SEARCH_TEXTS.prompt, initial }: SearchFormProps) {
  const { isBlank, ...refusal } = useBlankRefusal();
  const refusalId = useId();
  return (
    <search>
      <form id={id} className="search-form" action={SHOP_PATH} {...refusal}>
        <input
          className="field"
          type="search"
          name="q"
          maxLength={MAX_QUERY_LENGTH}
          aria-label={SEARCH_TEXTS.label}
          placeholder={prompt}
          autoComplete="off"
          defaultValue={initial}
          aria-invalid={isBlank || undefined}
          aria-describedby={isBlank ? refusalId : undefined}
        />
        <button type="submit" className="button button--accent">
          <SearchIcon />
          <span>{SEARCH_TEXTS.submit}</span>
        </button>
      </form>
      {isBlank && (
        <p id={refusalId} className="search-blank" role="alert">
          {BLANK_SEARCH}
        </p>
      )}
    </search>
  );
}

/**
 * Refuses a blank search before it is sent; without JavaScript the catalogue's page does. `isBlank` until the next
 * input.
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
