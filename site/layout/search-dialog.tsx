import { useEffect, useEffectEvent, useRef, useState, type ComponentType, type FormEvent } from 'react';
import { BLANK_SEARCH } from '#contract/catalogue-texts.ts';
import { MAX_QUERY_LENGTH } from '#contract/catalogue.ts';
import { formatNumber } from '#contract/format.ts';
import { searchPath } from '#contract/page-paths.ts';
import { productPath } from '#contract/paths.ts';
import type { CatalogueSearchReply } from '#contract/search.ts';
import { api } from '../base/browser-api.ts';
import { useNavigate } from '../base/router.tsx';
import { LateFound, loadFound } from '../search/late-found.tsx';
import { isNearOnly, isNothing } from '../search/reply.ts';
import type { OnSearch } from '../search/search-link.tsx';
import { SEARCH_TEXTS } from '../texts/frame.ts';
import { SEARCH_DIALOG_TEXTS } from '../texts/search.ts';
import { SHOP_HEAD_TEXTS } from '../texts/shop.ts';
import { ArrowIcon, CloseIcon, SearchIcon } from '../ui/icon.tsx';
import { useModal } from '../ui/use-modal.ts';
import '../ui/skeleton.css';
import './search-dialog.css';

/** Longer than between two letters of somebody who types without looking up. */
const PAUSE_MS = 120;
/** Families with hits that the window shows. */
const GROUPS = 6;
/** Where the arrow keys go: not through corrections, which stand before the hits. */
const STOPS = '[type=search], .search-answer a:not(.understood-part, .found-read a)';

type Answer =
  | { state: 'none' | 'blank' | 'waiting' }
  | { state: 'failed'; term: string; isExact: boolean }
  | { state: 'found'; term: string; isExact: boolean; reply: CatalogueSearchReply; isStale?: boolean };

/** Searches for the typed text after a pause, or at once on demand. A newer search ends the one before. */
function useSearch() {
  const [answer, setAnswer] = useState<Answer>({ state: 'none' });
  const timer = useRef(0);
  const running = useRef<AbortController>(null);
  const asked = useRef('');

  const stop = () => {
    clearTimeout(timer.current);
    running.current?.abort();
    asked.current = '';
  };
  useEffect(() => {
    loadFound().catch(() => {}); // while the first text is typed; the search itself reports a failure
  }, []);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      running.current?.abort();
    },
    [],
  );

  const ask = (text: string, isExact = false) => {
    const term = text.trim();
    const question = `${isExact ? '=' : ''}${term}`;
    if (term !== '' && question === asked.current) return; // already running or answered
    stop();
    if (term === '') return setAnswer({ state: 'blank' });
    asked.current = question;
    const { signal } = (running.current = new AbortController());
    setAnswer((last) =>
      last.state === 'found' && !isNothing(last.reply) ? { ...last, isStale: true } : { state: 'waiting' },
    );
    const query = { q: term, limit: GROUPS, exact: isExact ? ('1' as const) : undefined };
    Promise.all([api('GET /api/catalogue/search', { query }, signal), loadFound()]).then(
      ([reply]) => {
        if (!signal.aborted) setAnswer({ state: 'found', term, isExact, reply });
      },
      () => {
        if (signal.aborted) return;
        asked.current = '';
        setAnswer({ state: 'failed', term, isExact });
      },
    );
  };
  const typed = (text: string) => {
    stop();
    if (text === '') setAnswer({ state: 'none' });
    else timer.current = window.setTimeout(() => ask(text), PAUSE_MS);
  };
  return { answer, ask, typed };
}

type ContentHits = ComponentType<{ term: string }>;

/** The part below the products; null until its code is here. It is fetched while the first text is typed. */
function useContentHits(): ContentHits | null {
  const [Content, setContent] = useState<ContentHits | null>(null);
  useEffect(() => {
    import('./search-dialog-content.tsx').then(
      (module) => setContent(() => module.ContentHits),
      () => {}, // the products are what was asked for
    );
  }, []);
  return Content;
}

/** The search window. Mounted when it opens, so that every search begins empty. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const modal = useModal(onClose);
  const { ref } = modal;
  const input = useRef<HTMLInputElement>(null);
  const { answer, ask, typed } = useSearch();
  const Content = useContentHits();
  const navigate = useNavigate();
  /** The text whose product is to be opened, should it be a code: Enter was pressed. */
  const [entered, setEntered] = useState<string | null>(null);

  const code = answer.state === 'found' && !answer.isStale && answer.term === entered ? answer.reply.code : null;
  useEffect(() => {
    if (code?.isWhole) void navigate(productPath(code.product));
  }, [code, navigate]);

  /** Whether the answer that is shown is that of the text. */
  const isAnswered = (text: string) => answer.state === 'found' && !answer.isStale && answer.term === text.trim();

  const searchFor = (text: string, isExact = false) => {
    input.current!.value = text;
    input.current!.focus();
    if (text === '') typed('');
    else ask(text, isExact);
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault(); // a search box would only clear itself
      onClose();
    }
    const from = event.target as HTMLElement;
    if (event.key === 'Enter' && event.shiftKey) {
      event.preventDefault();
      const hit = from === input.current ? ref.current!.querySelector('.hit--best') : from.closest('.hit');
      hit?.querySelector<HTMLElement>('.hit-add')?.click();
    }
    if (event.key === 'Enter' && !event.shiftKey && from === input.current && isAnswered(input.current.value)) {
      const link = ref.current!.querySelector<HTMLElement>('.hit--best .hit-link');
      if (link) event.preventDefault();
      link?.click();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    if (from.matches('[name=quantity]')) return; // steps its own number
    event.preventDefault();
    const stops = [...ref.current!.querySelectorAll<HTMLElement>(STOPS)];
    const at = Math.max(stops.indexOf(document.activeElement as HTMLElement), 0);
    stops[(at + (event.key === 'ArrowDown' ? 1 : -1) + stops.length) % stops.length]!.focus();
  });
  useEffect(() => {
    const current = ref.current!;
    const listening = new AbortController();
    current.addEventListener('keydown', (event) => onKey(event), { signal: listening.signal });
    return () => listening.abort();
  }, [ref]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const term = input.current!.value.trim();
    setEntered(term);
    ask(term, isAnswered(term) && answer.state === 'found' && answer.isExact);
  };

  return (
    <dialog className="search" aria-label={SEARCH_TEXTS.label} closedby="any" {...modal}>
      <search>
        <form className="search-head" onSubmit={onSubmit}>
          <SearchIcon />
          <input
            ref={input}
            type="search"
            name="q"
            autoFocus
            autoComplete="off"
            enterKeyHint="search"
            maxLength={MAX_QUERY_LENGTH}
            aria-label={SEARCH_TEXTS.label}
            placeholder={SEARCH_TEXTS.prompt}
            aria-invalid={answer.state === 'blank' || undefined}
            aria-describedby="search-said"
            onChange={(event) => {
              setEntered(null);
              typed(event.target.value);
            }}
          />
          <button type="submit" className="button">
            {SEARCH_TEXTS.submit}
          </button>
          <button type="button" className="icon-button" aria-label={SEARCH_DIALOG_TEXTS.close} onClick={onClose}>
            <CloseIcon />
          </button>
        </form>
      </search>
      <div
        className="search-answer"
        aria-busy={answer.state === 'waiting' || (answer.state === 'found' && answer.isStale) || undefined}
      >
        <SearchAnswer answer={answer} onSearch={searchFor} Content={Content} />
      </div>
    </dialog>
  );
}

function SearchAnswer({
  answer,
  onSearch,
  Content,
}: {
  answer: Answer;
  onSearch: OnSearch;
  Content: ContentHits | null;
}) {
  switch (answer.state) {
    case 'none':
      return (
        <div className="search-said" id="search-said">
          <p>{SEARCH_TEXTS.prompt}</p>
          <p className="muted">{SEARCH_DIALOG_TEXTS.hint}</p>
        </div>
      );
    case 'blank':
      return (
        <div className="search-said" id="search-said">
          <p role="alert">{BLANK_SEARCH}</p>
        </div>
      );
    case 'failed':
      return (
        <div className="search-said" id="search-said">
          <p role="alert">{SEARCH_DIALOG_TEXTS.error}</p>
          <button type="button" className="button button--quiet" onClick={() => onSearch(answer.term, answer.isExact)}>
            {SEARCH_DIALOG_TEXTS.retry}
          </button>
        </div>
      );
    case 'waiting':
      return (
        <div className="search-waiting">
          <output className="visually-hidden">{SEARCH_DIALOG_TEXTS.waiting}</output>
          {Array.from({ length: 5 }, (_, i) => (
            <div key={i}>
              <span className="skeleton" />
              <span className="skeleton" />
              <span className="skeleton" />
              <span className="skeleton" />
            </div>
          ))}
        </div>
      );
    case 'found':
      return <FoundAnswer {...answer} onSearch={onSearch} Content={Content} />;
  }
}

function FoundAnswer({
  term,
  isExact,
  reply,
  onSearch,
  Content,
}: {
  term: string;
  isExact: boolean;
  reply: CatalogueSearchReply;
  onSearch: OnSearch;
  Content: ContentHits | null;
}) {
  const found = <LateFound term={term} isExact={isExact} reply={reply} onSearch={onSearch} />;
  if (isNothing(reply))
    return (
      <>
        <div className="search-said" id="search-said">
          <p>
            <output>{SHOP_HEAD_TEXTS.noResults(term)}</output>
          </p>
          <p className="muted">{SEARCH_DIALOG_TEXTS.notFoundHint}</p>
        </div>
        {found}
        {Content && <Content term={term} />}
      </>
    );
  const { keys } = SEARCH_DIALOG_TEXTS;
  return (
    <>
      {found}
      {Content && <Content term={term} />}
      <div className="search-foot">
        <output className="muted">
          {isNearOnly(reply) ? SEARCH_DIALOG_TEXTS.foundNear : SEARCH_DIALOG_TEXTS.found(formatNumber(reply.total))}
        </output>
        <p className="search-keys muted" aria-hidden="true">
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> {keys.move}
          </span>
          <span>
            <kbd>↵</kbd> {keys.open}
          </span>
          <span>
            <kbd>⇧↵</kbd> {keys.add}
          </span>
        </p>
        <a className="more" href={searchPath(term, isExact)}>
          {SEARCH_DIALOG_TEXTS.all}
          <ArrowIcon />
        </a>
      </div>
    </>
  );
}
