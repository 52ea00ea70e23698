import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { shopPath } from '#contract/page-paths.ts';
import type { ProductCard } from '#contract/products.ts';
import { fold, foldCompact } from '#contract/text.ts';
import { useNavigate, useNavigation, type Location } from '../../base/router.tsx';
import type { ShopFamily } from './lists.ts';
import { type ShopSearch } from './search.tsx';

/** Pause after typing before the server is asked. */
const PAUSE_MS = 350;

export interface LiveSearch {
  input: RefObject<HTMLInputElement | null>;
  /** The text in the search box. */
  typed: string;
  /** The text differs from the address's. */
  isAhead: boolean;
  onType(text: string): void;
  /** On Enter the form's own submit takes over. */
  onSubmit(): void;
}

/**
 * The search box: filters the loaded products at once, and after a pause asks the server by moving to the search's
 * address. The reply to its own search never rewrites the box, so that caret and further letters stay. @param arrived
 * another object after every finished navigation
 */
export function useLiveSearch(state: ShopSearch, arrived: object): LiveSearch {
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef(0);
  /** The search that is running; null for none. */
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
      void navigate(shopPath({ ...state, q: wanted, page: 1, tam: undefined }), {
        replace: true,
        preventScrollReset: true,
      });
    }, PAUSE_MS);
  };

  /** Another navigation (a category, Back) has begun: drops the text typed for this list. */
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
      if (box.value !== q) onType(box.value); // typed before hydration
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

/** The products with every word of the text in name, code or description. */
export const filterLoaded = (products: readonly ProductCard[], text: string): readonly ProductCard[] =>
  withWords(products, text, ({ code, name, description }) => [
    fold(`${code} ${name} ${description}`),
    foldCompact(code),
  ]);

/** The families with every word of the text in their facts. */
export const filterFamilies = (families: readonly ShopFamily[], text: string): readonly ShopFamily[] =>
  withWords(families, text, ({ name, standards, material, hardnessText, subCategory }) => [
    fold([name, ...standards, material, hardnessText, subCategory?.name ?? ''].join(' ')),
  ]);

/** Those whose folded texts hold every word. */
function withWords<T>(rows: readonly T[], text: string, textsOf: (row: T) => readonly string[]): readonly T[] {
  if (text.trim() === '') return rows;
  const words = fold(text).split(' ').filter(Boolean);
  return words.length === 0
    ? []
    : rows.filter((row) => {
        const held = textsOf(row).join(' ');
        return words.every((word) => held.includes(word));
      });
}
