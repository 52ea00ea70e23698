import { useLocation } from 'react-router';
import { ownPath } from '#contract/own-path.ts';
import { useAlive } from '../base/use-alive.ts';

/** Addresses that are no pages for customers, and the doors themselves. */
const NOT_FOR_NEXT =
  /^\/(?:api|img|files|assets|admin|giris|kayit|sifremi-unuttum|sifre-sifirla|e-posta-onayi)(?:[/?#]|$)/;

/** The page of the site that somebody wanted who was asked to sign in first. */
export function nextOf(search: string): string | undefined {
  const wanted = ownPath(new URLSearchParams(search).get('next'));
  return wanted !== undefined && !NOT_FOR_NEXT.test(wanted) ? wanted : undefined;
}

/** `next` of this address. The page as the server keeps it for all knows of none. */
export function useNext(): string | undefined {
  const { search } = useLocation();
  const isAlive = useAlive();
  return isAlive ? nextOf(search) : undefined;
}

/** A door's address, with what was wanted remembered. */
export const doorTo = (door: '/giris' | '/kayit', next: string | undefined): string =>
  next === undefined ? door : `${door}?next=${encodeURIComponent(next)}`;
