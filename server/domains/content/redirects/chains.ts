// Where a redirect leads, and whether redirects that lead to each other come to an end.
import { MAX_REDIRECT_STEPS } from '#contract/redirects.ts';
import { addressKey, comparedAddress } from '#contract/redirect-paths.ts';

export interface Target {
  id: number;
  /** A path of the site or an https address; '' for 410. */
  to: string;
  code: number;
}
/** Active redirects by the key of their address. */
export type Redirects = ReadonlyMap<string, Target>;

export interface Found {
  key: string;
  target: Target;
  /** For the header: absolute, or a path; undefined for 410. */
  location: string | undefined;
}

/** Stands for the site while its paths are written. */
const SITE = 'http://site.invalid';

/**
 * The target as a header's value: letters are encoded, no sign can end a line, and no path can turn into a host.
 * @param query of the request, which goes along where the target has none
 */
function locationOf(to: string, query: string): string | undefined {
  if (to === '' || !URL.canParse(to, SITE)) return undefined;
  const url = new URL(to, SITE);
  if (query !== '' && url.search === '') url.search = query;
  if (url.origin !== SITE) return url.protocol === 'https:' ? url.href : undefined;
  return url.pathname.startsWith('//') ? undefined : url.pathname + url.search + url.hash;
}

/**
 * Finds the redirect of a requested address: one with this very query before one without.
 * @param address path and query as they were requested
 * @param isExact only one with this very query
 */
export function findRedirect(
  redirects: Redirects,
  address: string,
  { isExact = false }: { isExact?: boolean } = {},
): Found | undefined {
  if (redirects.size === 0) return undefined;
  const asked = comparedAddress(address);
  if (!asked) return undefined;
  const whole = addressKey(asked);
  const exact = asked.query === '' ? undefined : redirects.get(whole);
  const target = exact ?? (isExact ? undefined : redirects.get(asked.path));
  if (!target) return undefined;
  const question = address.indexOf('?');
  // A query that belonged to the old address says nothing to the new one.
  const query = exact || question < 0 ? '' : address.slice(question + 1).split('#', 1)[0]!;
  const location = locationOf(target.to, query);
  if (location === undefined && target.code !== 410) return undefined;
  return { key: exact ? whole : asked.path, target, location: target.code === 410 ? undefined : location };
}

export type ChainProblem = 'loop' | 'long';
/** Redirects that answer one after another, and what is wrong with them. */
export interface Chain {
  keys: readonly string[];
  problem: ChainProblem | undefined;
}

/** Follows the redirect of a key through those that its target needs. */
export function chainFrom(redirects: Redirects, key: string): Chain {
  const keys: string[] = [];
  let address = key;
  for (;;) {
    const found = findRedirect(redirects, address);
    if (!found) return { keys, problem: undefined };
    if (keys.includes(found.key)) return { keys, problem: 'loop' };
    keys.push(found.key);
    if (keys.length > MAX_REDIRECT_STEPS) return { keys, problem: 'long' };
    if (found.location === undefined || !found.location.startsWith('/')) return { keys, problem: undefined };
    address = found.location;
  }
}

/** Whether a target is a redirect's address itself, with its query or without. */
function isAnswered(redirects: Redirects, to: string): boolean {
  if (!to.startsWith('/')) return false;
  const next = comparedAddress(to);
  return next !== undefined && (redirects.has(next.path) || redirects.has(addressKey(next)));
}

/** The problem of each redirect that is part of a loop, of too long a chain, or leads into one. */
export function chainProblems(redirects: Redirects): Map<string, ChainProblem> {
  const problems = new Map<string, ChainProblem>();
  for (const [key, { to }] of redirects) {
    if (!isAnswered(redirects, to)) continue; // nearly all of them end with their target
    const { keys, problem } = chainFrom(redirects, key);
    if (!problem) continue;
    for (const one of keys) if (problems.get(one) !== 'loop') problems.set(one, problem);
  }
  return problems;
}
