import { useId } from 'react';
import { BLANK_SEARCH, MAX_QUERY_LENGTH } from '#contract/catalogue.ts';
import { SEARCH_TEXTS } from '../texts/frame.ts';
import { SearchIcon } from './icon.tsx';
import { useBlankRefusal } from './use-blank-refusal.ts';

/** A search box that leads to the catalogue. */
export function SearchForm() {
  const { isBlank, ...refusal } = useBlankRefusal();
  const id = useId();
  return (
    <search>
      <form className="search-form" action="/shop" {...refusal}>
        <input
          className="field"
          type="search"
          name="q"
          maxLength={MAX_QUERY_LENGTH}
          aria-label={SEARCH_TEXTS.label}
          placeholder={SEARCH_TEXTS.prompt}
          autoComplete="off"
          aria-invalid={isBlank || undefined}
          aria-describedby={isBlank ? id : undefined}
        />
        <button type="submit" className="button button--accent">
          <SearchIcon />
          <span>{SEARCH_TEXTS.submit}</span>
        </button>
      </form>
      {isBlank && (
        <p id={id} className="search-blank" role="alert">
          {BLANK_SEARCH}
        </p>
      )}
    </search>
  );
}
