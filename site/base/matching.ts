import { parse } from 'regexparam';

export interface Match<R> {
  route: R;
  params: Record<string, string>;
}

/** Slashes inside a part stay encoded, so that they divide nothing. A malformed path is taken as it is. */
function decoded(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return path
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return path;
  }
}

function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end--;
  return path.slice(0, end);
}

/**
 * Finds the first route whose pattern fits a path. Case and slashes at the end count for nothing; parameters are
 * decoded.
 */
export function createMatch<R extends { path: string }>(
  routes: readonly R[],
): (pathname: string) => Match<R> | undefined {
  const patterns = routes.map((route) => ({ route, ...parse(route.path) }));
  return (pathname) => {
    const path = withoutEndSlashes(decoded(pathname));
    for (const { route, keys, pattern } of patterns) {
      const values = pattern.exec(path)?.slice(1);
      if (values)
        return { route, params: Object.fromEntries(keys.map((key, i) => [key, values[i]!.replaceAll('%2F', '/')])) };
    }
    return undefined;
  };
}
