const DOORS = /^\/admin\/(?:login|setup)?\/?(?:[?#]|$)/;

/** Where somebody who has signed in goes on to: the wanted address when it is one of the panel's, otherwise the dashboard. */
export function nextAddress(search: string): string {
  const wanted = new URLSearchParams(search).get('next') ?? '';
  const isOwn = wanted.startsWith('/admin/') && !wanted.includes('\\') && !DOORS.test(wanted) && new URL(wanted, location.origin).pathname.startsWith('/admin/');
  return isOwn ? wanted : '/admin/dashboard';
}

/** The door, with the address remembered that somebody without a session wanted. */
export const doorFor = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string =>
  `/admin?next=${encodeURIComponent(pathname + search + hash)}`;
