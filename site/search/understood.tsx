import type { CatalogueSearchReply, Understood as Part } from '#contract/search.ts';
import { FOUND_TEXTS as texts } from '../texts/found.ts';
import { SearchLink, type OnSearch } from './search-link.tsx';

interface UnderstoodProps {
  term: string;
  reply: CatalogueSearchReply;
  /** The words were taken as typed. */
  isExact: boolean;
  onSearch: OnSearch | undefined;
}

/** What was understood of the text, part by part: pressing one takes it out of the text, or takes a guess back. */
export function Understood({ term, reply: { understood }, isExact, onSearch }: UnderstoodProps) {
  if (understood.length === 0) return null;
  return (
    <nav className="understood" aria-label={texts.understood}>
      <span className="understood-label" aria-hidden="true">
        {texts.understood}
      </span>
      <ul>
        {understood.map((part, i) => {
          const isGuess = part.kind === 'guess';
          const action = isGuess ? texts.asTyped(part.text) : texts.remove(part.text);
          return (
            <li key={i}>
              <SearchLink
                className="understood-part"
                text={isGuess ? term : part.without}
                isExact={isGuess || isExact}
                title={action}
                onSearch={onSearch}
              >
                <Meaning part={part} />
                <span className="visually-hidden">: {action}</span>
              </SearchLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const isSame = (a: string, b: string): boolean => a.toLocaleLowerCase('tr') === b.toLocaleLowerCase('tr');

function Meaning({ part: { kind, text, name, meaning } }: { part: Part }) {
  switch (kind) {
    case 'dimension':
      return (
        <span className="figures">
          <b>{name}</b> = {meaning}
        </span>
      );
    case 'material':
    case 'hardness':
    case 'code':
    case 'quantity':
      return (
        <span className="figures">
          {texts.understoodNames[kind]} <b>{meaning}</b>
        </span>
      );
    case 'word':
    case 'guess':
    case 'standard':
      return isSame(text, meaning) ? (
        <b>{meaning}</b>
      ) : (
        <span>
          {text} → <b>{meaning}</b>
        </span>
      );
  }
}

/**
 * How the words were read, where that is not as they were typed, and the way to the other reading. A text without one
 * known word was already said to find nothing.
 */
export function ReadAs({
  term,
  reply: { didYouMean, corrected, guess, unknown, total },
  isExact,
  onSearch,
}: UnderstoodProps) {
  return (
    <>
      {didYouMean !== null && corrected !== null && (
        <p className="found-read">
          <SearchLink text={corrected} onSearch={onSearch}>
            {didYouMean}
          </SearchLink>
        </p>
      )}
      {didYouMean === null && guess !== null && (
        <p className="found-read">
          <b>{guess.readAs}</b> {texts.readAs}{' '}
          <SearchLink text={term} isExact onSearch={onSearch}>
            {texts.stillAs(guess.typed)}
          </SearchLink>
        </p>
      )}
      {isExact && (
        <p className="found-read">
          {texts.searchedAsTyped}{' '}
          <SearchLink text={term} onSearch={onSearch}>
            {texts.withGuesses}
          </SearchLink>
        </p>
      )}
      {unknown.length > 0 && !(total === 0 && unknown.length === term.trim().split(/\s+/).length) && (
        <p className="found-read">{texts.unknown(unknown, total === 0)}</p>
      )}
    </>
  );
}
