import { ownPath } from '#contract/own-path.ts';

const DOORS = /^\/admin\/(?:login|setup)?\/?(?:[?#]|$)/;

/**
 * Where somebody who has signed in goes on to: the wanted address when it is one of the panel's, otherwise the
 * dashboard.
 */
export function nextAddress(search: string): string {
  const wanted = ownPath(new URLSearchParams(search).get('next'));
  return wanted?.startsWith('/admin/') && !DOORS.test(wanted) ? wanted : '/admin/dashboard';
}

/** The door, with the address remembered that somebody without a session wanted. */
export const doorFor = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string =>
  `/admin?next=${encodeURIComponent(pathname + search + hash)}`;

/** How the user menu leads to the door: as a navigation, so that a changed form can still ask. */
export const SIGN_OUT_STATE = { signOut: true };

export const wantsSignOut = (state: unknown): boolean => (state as typeof SIGN_OUT_STATE | null)?.signOut === true;
