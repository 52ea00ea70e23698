// How addresses are compared with those of redirects. Server and panel read them alike.

/** A request's address, or a redirect's: as it is compared, path and query apart. */
export interface ComparedAddress {
  path: string;
  /** Sorted, without the question mark; '' for none. */
  query: string;
}

/** Signs that no address has when it is decoded: controls, line ends of Unicode, and what browsers take for a slash. */
const REFUSED_SIGN = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\\]|\p{Surrogate}/u;
/** Signs that would mean something else if they stood decoded: they keep their escape. */
const KEPT_ESCAPES: Readonly<Record<string, string>> = { '%': '%25', '?': '%3F', '#': '%23' };

function decoded(path: string): string {
  try {
    return decodeURIComponent(path).replace(/[%?#]/g, (sign) => KEPT_ESCAPES[sign]!);
  } catch {
    return path.replace(/%(?![0-9a-f]{2})/gi, '%25'); // an old address may have a bare '%'
  }
}

function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end--;
  return path.slice(0, end);
}

/** The keys and values of a query, each encoded one way, in one order. */
const sortedQuery = (search: string): string =>
  search
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const equals = pair.indexOf('=');
      const [key, value] = equals < 0 ? [pair, ''] : [pair.slice(0, equals), pair.slice(equals + 1)];
      return `${encoded(key)}=${encoded(value)}`;
    })
    .sort()
    .join('&');
const encoded = (text: string): string => {
  const blank = text.replaceAll('+', ' ');
  try {
    return encodeURIComponent(decodeURIComponent(blank));
  } catch {
    return encodeURIComponent(blank.replace(/\p{Surrogate}/gu, '')); // a bare '%'
  }
};

/**
 * An address as it is compared: decoded, in small letters (the site's own addresses ignore case too), without slashes
 * at the end, without a fragment, the query's keys in order. Comparing the result again gives the same.
 * @returns undefined for what is no path of a site, or holds signs that no address has
 */
export function comparedAddress(address: string): ComparedAddress | undefined {
  const [whole = ''] = address.split('#', 1);
  const question = whole.indexOf('?');
  const [raw, search] = question < 0 ? [whole, ''] : [whole.slice(0, question), whole.slice(question + 1)];
  const written = decoded(raw).normalize('NFC').toLowerCase().normalize('NFC');
  if (!written.startsWith('/') || written.startsWith('//') || REFUSED_SIGN.test(written)) return undefined;
  const path = withoutEndSlashes(written);
  return { path, query: sortedQuery(search) };
}

/** The address as one text: the key of a redirect. */
export const addressKey = ({ path, query }: ComparedAddress): string => (query === '' ? path : `${path}?${query}`);

/** Beginnings of addresses that are no pages: programs and files answer there, and no redirect is looked for. */
const NO_PAGES =
  /^\/(?:api|admin|assets|panel-assets|img|files|health)(?:\/|$)|^\/(?:robots\.txt|rss\.xml|sitemap[^/]*\.xml)$/;
/** Whether a redirect from the address could ever be looked for. */
export const isPageAddress = ({ path }: ComparedAddress): boolean => !NO_PAGES.test(path);

/** Address of a page of an older site, pasted whole: its path and query. */
export const withoutOrigin = (address: string): string => address.replace(/^https?:\/\/[^/?#]+(?=[/?#]|$)/i, '') || '/';
