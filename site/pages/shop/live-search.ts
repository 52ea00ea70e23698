import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useNavigate, useNavigation, type Location } from 'react-router';
import type { ProductCard } from '#contract/products.ts';
import { fold, foldCompact } from '#contract/text.ts';
import { shopPath, type ShopSearch } from './search.tsx';

/** How long nobody types before the server is asked. */
const PAUSE_MS = 350;

export interface LiveSearch {
  input: RefObject<HTMLInputElement | null>;
  /** What stands in the search box. */
  typed: string;
  /** What stands there is not yet what the address says. */
  isAhead: boolean;
  onType(text: string): void;
  /** Enter: the form's own submit takes over. */
  onSubmit(): void;
}

/**
 * The search box: filters at once what is loaded, and asks the server after a pause by moving to the address of the
 * search.
 * The box is never rewritten by an answer to what it asked itself, so that caret and further letters stay.
 * @param arrived another object with every navigation that has ended
 */
export function useLiveSearch(state: ShopSearch, arrived: object): LiveSearch {
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef(0);
  /** The search this box is waiting for; null for none. */
  const asked = useRef<string | null>(null);
  const hasArrived = useRef(false);
  const q = state.q ?? '';
  const [typed, setTyped] = useState(q);

  const onType = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const wanted = text.trim();
      if (wanted === (asked.current ?? q)) return;
      asked.current = wanted;
      void navigate(shopPath({ ...state, q: wanted, page: 1 }), { replace: true, preventScrollReset: true });
    }, PAUSE_MS);
  };

  /** Another way of moving (a category, back) has begun: what was typed for this list is no longer meant. */
  const onMove = useEffectEvent((to: Location) => {
    if ((new URLSearchParams(to.search).get('q') ?? '') !== asked.current) clearTimeout(timer.current);
  });
  useEffect(() => {
    if (next) onMove(next);
  }, [next]);

  const onArrival = useEffectEvent((_arrived: object) => {
    const box = input.current!;
    const isFirst = !hasArrived.current;
    hasArrived.current = true;
    if (isFirst) {
      if (box.value !== q) onType(box.value); // typed before the page came alive
      return;
    }
    const isOwn = asked.current === q;
    asked.current = null;
    if (isOwn) return;
    clearTimeout(timer.current);
    box.value = q;
    setTyped(q);
  });
  useEffect(() => {
    onArrival(arrived);
  }, [arrived]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    input,
    typed,
    isAhead: typed.trim() !== q,
    onType,
    onSubmit() {
      clearTimeout(timer.current);
      asked.current = input.current!.value.trim();
    },
  };
}

/** Those that hold every word of the text in name, code or description. */
export function filterLoaded(products: readonly ProductCard[], text: string): readonly ProductCard[] {
  if (text.trim() === '') return products;
  const words = fold(text).split(' ').filter(Boolean);
  return words.length === 0
    ? []
    : products.filter(({ code, name, description }) => {
        const held = `${fold(`${code} ${name} ${description}`)} ${foldCompact(code)}`;
        return words.every((word) => held.includes(word));
      });
}
