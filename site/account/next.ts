import { ownPath } from '#contract/own-path.ts';
import { PANEL_PATH } from '#contract/panel-paths.ts';
import {
  EMAIL_CONFIRMATION_PREFIX,
  FORGOT_PASSWORD_PATH,
  PASSWORD_RESET_PREFIX,
  REGISTER_PATH,
  SIGN_IN_PATH,
} from '#contract/paths.ts';
import { useLocation } from '../base/router.tsx';
import { useAlive } from '../base/use-alive.ts';

/** Beginnings of addresses that are not pages for customers, and of the sign-in pages themselves. */
const NOT_FOR_NEXT = [
  '/api/',
  '/img/',
  '/files/',
  '/assets/',
  `${PANEL_PATH}/`,
  `${SIGN_IN_PATH}/`,
  `${REGISTER_PATH}/`,
  `${FORGOT_PASSWORD_PATH}/`,
  PASSWORD_RESET_PREFIX,
  EMAIL_CONFIRMATION_PREFIX,
];

/** The page of the site that a visitor wanted before being asked to sign in. */
export function nextOf(search: string): string | undefined {
  const wanted = ownPath(new URLSearchParams(search).get('next'));
  const pathname = wanted?.split(/[?#]/, 1)[0];
  return NOT_FOR_NEXT.some((start) => `${pathname}/`.startsWith(start)) ? undefined : wanted;
}

/** `next` of this address; undefined while hydrating, because the server keeps one page for everybody. */
export function useNext(): string | undefined {
  const { search } = useLocation();
  const isAlive = useAlive();
  return isAlive ? nextOf(search) : undefined;
}
