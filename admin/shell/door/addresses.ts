import { ownPath } from '#contract/own-path.ts';

const DOORS = /^\/admin\/(?:login|setup)?\/?(?:[?#]|$)/;

/** Target after signing in: the wanted address if it is in the panel, otherwise the dashboard. */
export function nextAddress(search: string): string {
  const wanted = ownPath(new URLSearchParams(search).get('next'));
  return wanted?.startsWith('/admin/') && !DOORS.test(wanted) ? wanted : '/admin/dashboard';
}

/** Sign-in page that remembers the wanted address. */
export const doorFor = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string =>
  `/admin?next=${encodeURIComponent(pathname + search + hash)}`;

/** Signs out by navigation, so that a changed form can ask first. */
export const SIGN_OUT_STATE = { signOut: true };

export const wantsSignOut = (state: unknown): boolean => (state as typeof SIGN_OUT_STATE | null)?.signOut === true;
