import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { BLANK_SEARCH } from '#contract/catalogue-texts.ts';
import { MAX_QUERY_LENGTH, SEARCH_RESULT_COUNT } from '#contract/catalogue.ts';
import { searchPath } from '#contract/page-paths.ts';
import { productPath } from '#contract/paths.ts';
import type { ProductCard } from '#contract/products.ts';
import { api } from '../base/browser-api.ts';
import { SEARCH_TEXTS } from '../texts/frame.ts';
import { SEARCH_DIALOG_TEXTS } from '../texts/search.ts';
import { SHOP_HEAD_TEXTS } from '../texts/shop.ts';
import { ArrowIcon, CloseIcon, SearchIcon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { PriceOrQuote } from '../ui/price.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import { useModal } from '../ui/use-modal.ts';
import './search-dialog.css';

const PAUSE_MS = 250;

type Answer =
  | { state: 'none' | 'blank' | 'waiting' }
  | { state: 'failed'; term: string }
  | { state: 'found'; term: string; products: ProductCard[]; isStale?: boolean };

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
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      running.current?.abort();
    },
    [],
  );

  const ask = (text: string) => {
    const term = text.trim();
    if (term !== '' && term === asked.current) return; // already running or answered
    stop();
    if (term === '') return setAnswer({ state: 'blank' });
    // A path segment of dots would lead to another address.
    if (/^\.+$/.test(term)) return setAnswer({ state: 'found', term, products: [] });
    asked.current = term;
    const { signal } = (running.current = new AbortController());
    setAnswer((last) =>
      last.state === 'found' && last.products.length > 0 ? { ...last, isStale: true } : { state: 'waiting' },
    );
    api('GET /api/products/search/:query', { params: { query: term } }, signal).then(
      (products) => {
        if (!signal.aborted) setAnswer({ state: 'found', term, products });
      },
      () => {
        if (signal.aborted) return;
        asked.current = '';
        setAnswer({ state: 'failed', term });
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

/** A hit. All of it leads to the product, except 'Teklif Al'. */
function Result({ product }: { product: ProductCard }) {
  const { name, code, img, mainImage, price } = product;
  return (
    <li className="search-result">
      <Picture kind="products" image={img[0] ?? mainImage} alt="" sizes="72px" width={72} height={54} />
      <a className="search-name" href={productPath(product)}>
        <Unbroken text={name} />
        <span className="code muted">{code}</span>
      </a>
      <PriceOrQuote price={price} code={code} />
    </li>
  );
}

/** The search window. Mounted when it opens, so that every search begins empty. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const modal = useModal(onClose);
  const { ref } = modal;
  const input = useRef<HTMLInputElement>(null);
  const { answer, ask, typed } = useSearch();

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault(); // a search box would only clear itself
      onClose();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const stops = [...ref.current!.querySelectorAll<HTMLElement>('input, .search-answer a')];
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
    ask(input.current!.value);
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
            onChange={(event) => typed(event.target.value)}
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
        <SearchAnswer
          answer={answer}
          onRetry={(term) => {
            ask(term);
            input.current!.focus();
          }}
        />
      </div>
    </dialog>
  );
}

function SearchAnswer({ answer, onRetry }: { answer: Answer; onRetry: (term: string) => void }) {
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
          <button type="button" className="button button--quiet" onClick={() => onRetry(answer.term)}>
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
            </div>
          ))}
        </div>
      );
    case 'found':
      return answer.products.length === 0 ? (
        <div className="search-said" id="search-said">
          <p>
            <output>{SHOP_HEAD_TEXTS.noResults(answer.term)}</output>
          </p>
          <p className="muted">{SEARCH_DIALOG_TEXTS.notFoundHint}</p>
        </div>
      ) : (
        <>
          <ul>
            {answer.products.map((product) => (
              <Result key={product._id} product={product} />
            ))}
          </ul>
          <div className="search-foot">
            <output className="muted">
              {answer.products.length < SEARCH_RESULT_COUNT
                ? SEARCH_DIALOG_TEXTS.found(answer.products.length)
                : SEARCH_DIALOG_TEXTS.mostFound(SEARCH_RESULT_COUNT)}
            </output>
            <a className="more" href={searchPath(answer.term)}>
              {SEARCH_DIALOG_TEXTS.all}
              <ArrowIcon />
            </a>
          </div>
        </>
      );
  }
}
