import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Input } from 'antd';
import { Link } from 'react-router';
import { createClient } from '#contract/client.ts';
import { formatNumber } from '#contract/format.ts';
import { panelSearchTrialPath } from '#contract/panel-paths.ts';
import { productPath } from '#contract/paths.ts';
import { MAX_QUERY_LENGTH } from '#contract/catalogue.ts';
import { sentenceOf } from '../../base/queries.ts';
import { SEARCH_WORD_TEXTS, TRY_OUT_TEXTS as texts } from './texts.ts';

/** Families shown. */
const GROUPS = 5;
/** The API as visitors use it: without the session, so that only what they see is found. */
const visitors = createClient((path, init) => fetch(path, init as RequestInit));

/**
 * Searches as a visitor, beside the form of a synonym.
 * @param version of the row: after a save the same text is searched again
 */
export function TryOut({ first, version }: { first: string; version: number | undefined }) {
  const [asked, setAsked] = useState('');
  const { data, error, isFetching } = useQuery({
    queryKey: ['GET /api/catalogue/search', 'as visitors', asked, version],
    queryFn: ({ signal }) => visitors('GET /api/catalogue/search', { query: { q: asked, limit: GROUPS } }, signal),
    enabled: asked !== '',
  });
  return (
    <section className="words-try" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <Input.Search
        defaultValue={first}
        placeholder={texts.prompt}
        aria-label={texts.label}
        enterButton={SEARCH_WORD_TEXTS.search}
        maxLength={MAX_QUERY_LENGTH}
        loading={isFetching}
        onPressEnter={(event) => event.preventDefault() /* would save the form around it */}
        onSearch={(text) => setAsked(text.trim())}
      />
      <output>
        {error && sentenceOf(error, texts.failed)}
        {data?.total === 0 && texts.nothing}
        {data && data.total > 0 && texts.found(formatNumber(data.groupCount), formatNumber(data.total))}
      </output>
      {data && data.groups.length > 0 && (
        <ul>
          {data.groups.map(({ name, isSoft, hits: [hit] }) => (
            <li key={hit!.product._id}>
              <a href={productPath(hit!.product)} target="_blank" rel="noopener">
                {hit!.product.code}
              </a>{' '}
              {hit!.product.name}
              <div className="crud-note">
                {name} · {hit!.reason}
                {isSoft && ` · ${SEARCH_WORD_TEXTS.soft}`}
              </div>
            </li>
          ))}
        </ul>
      )}
      {asked !== '' && <Link to={panelSearchTrialPath(asked)}>{texts.explain}</Link>}
      <p className="crud-note">{texts.note}</p>
    </section>
  );
}
