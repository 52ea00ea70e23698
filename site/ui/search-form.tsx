import { MAX_QUERY_LENGTH } from '#contract/catalogue.ts';
import { SEARCH_TEXTS } from '../texts.ts';
import { SearchIcon } from './icon.tsx';

/** A search box that leads to the catalogue. */
export function SearchForm() {
  return (
    <search><form className="search-form" action="/shop">
      <input className="field" type="search" name="q" maxLength={MAX_QUERY_LENGTH} aria-label={SEARCH_TEXTS.label} placeholder={SEARCH_TEXTS.prompt} autoComplete="off" />
      <button type="submit" className="button button--accent"><SearchIcon /><span>{SEARCH_TEXTS.submit}</span></button>
    </form></search>
  );
}
