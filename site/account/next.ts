import { useLocation } from 'react-router';
import { ownPath } from '#contract/own-path.ts';
import { useAlive } from '../base/use-alive.ts';

/** Addresses that are not pages for customers, and the sign-in pages themselves. */
const NOT_FOR_NEXT =
  /^\/(?:api|img|files|assets|admin|giris|kayit|sifremi-unuttum|sifre-sifirla|e-posta-onayi)(?:[/?#]|$)/;

/** The page of the site that a visitor wanted before being asked to sign in. */
export function nextOf(search: string): string | undefined {
  const wanted = ownPath(new URLSearchParams(search).get('next'));
  return wanted !== undefined && !NOT_FOR_NEXT.test(wanted) ? wanted : undefined;
}

/** `next` of this address; undefined while hydrating, because the server keeps one page for everybody. */
export function useNext(): string | undefined {
  const { search } = useLocation();
  const isAlive = useAlive();
  return isAlive ? nextOf(search) : undefined;
}

/** The address of the sign-in or register page that leads back to the wanted page. */
export const withNext = (path: '/giris' | '/kayit', next: string | undefined): string =>
  next === undefined ? path : `${path}?next=${encodeURIComponent(next)}`;
