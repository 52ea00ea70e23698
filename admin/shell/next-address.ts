const DOORS = /^\/admin\/(?:login|setup)?\/?(?:[?#]|$)/;
/** Only to see how an address resolves. */
const ANY_ORIGIN = 'http://panel.invalid';

/** Where somebody who has signed in goes on to: the wanted address when it is one of the panel's, otherwise the dashboard. */
export function nextAddress(search: string): string {
  const wanted = new URLSearchParams(search).get('next') ?? '';
  if (!wanted.startsWith('/admin/') || DOORS.test(wanted)) return '/admin/dashboard';
  const { pathname, search: query, hash } = new URL(wanted, ANY_ORIGIN);
  return pathname.startsWith('/admin/') ? pathname + query + hash : '/admin/dashboard';
}

/** The door, with the address remembered that somebody without a session wanted. */
export const doorFor = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string =>
  `/admin?next=${encodeURIComponent(pathname + search + hash)}`;
