// Posts, pages and jobs below the products of the search window.
import { useEffect, useState } from 'react';
import { CONTENT_KINDS, siteSearchPath } from '#contract/content-kinds.ts';
import type { ContentSearchReply } from '#contract/content-search.ts';
import { api } from '../base/browser-api.ts';
import { CONTENT_NAMES, SITE_SEARCH_TEXTS as texts } from '../texts/site-search.ts';
import { ArrowIcon } from '../ui/icon.tsx';
import { Marked } from '../ui/marked.tsx';
import './search-dialog-content.css';

/** Hits of each kind. */
const MOST = 5;

/**
 * Asked for once the products are shown, so that they wait for nothing, and below them, so that nothing moves. The hits
 * of the text before stay until the next ones are here. A failure shows nothing: the products are what was asked for.
 */
export function ContentHits({ term }: { term: string }) {
  const [reply, setReply] = useState<ContentSearchReply | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    const { signal } = asking;
    api('GET /api/content/search', { query: { q: term, limit: MOST } }, signal).then(
      (found) => {
        if (!signal.aborted) setReply(found);
      },
      () => {
        if (!signal.aborted) setReply(null); // a text of one letter, too
      },
    );
    return () => asking.abort();
  }, [term]);
  const kinds = reply ? CONTENT_KINDS.filter((kind) => reply[kind].items.length > 0) : [];
  if (!reply || kinds.length === 0) return null;
  return (
    <section className="content-hits" aria-label={texts.content}>
      {kinds.map((kind) => (
        <div key={kind}>
          <h2 className="found-label">{CONTENT_NAMES[kind]}</h2>
          <ul>
            {reply[kind].items.map(({ _id, path, title, snippet }) => (
              <li key={_id}>
                <a href={path}>
                  <span className="content-hit-title">
                    <Marked text={title} />
                  </span>
                  <small>
                    <Marked text={snippet} />
                  </small>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <a className="more" href={siteSearchPath({ q: term })}>
        {texts.everywhere}
        <ArrowIcon />
      </a>
    </section>
  );
}
