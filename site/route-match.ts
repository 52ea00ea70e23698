// Which route an address leads to, asked of every request with a query, those that are refused included.
import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router';

/** As React Router reads it: decoded, in any case. */
function firstSegment(path: string): string {
  const segment = path.split('/', 2)[1] ?? '';
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment.toLowerCase();
  }
}

/** The routes that lead to a path which begins with the segment. */
const beginningWith = (routes: readonly RouteObject[], segment: string | undefined): RouteObject[] =>
  routes.flatMap((route) => {
    if (!route.children)
      return route.path === '*' || (segment !== undefined && firstSegment(route.path ?? '') === segment) ? [route] : [];
    const children = beginningWith(route.children, segment);
    return children.length > 0 ? [{ ...route, children } as RouteObject] : [];
  });

const segmentsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children }) => {
    if (children) return segmentsOf(children);
    return path === '*' ? [] : [firstSegment(path ?? '')];
  });

/**
 * `matchRoutes` for routes that do not change: it makes each route's pattern anew at every call, so only those are
 * given to it whose first segment fits.
 * @param routes whose leaves have whole paths that begin with a fixed segment, or '*'
 */
export function createRouteMatch(routes: readonly RouteObject[]): (path: string) => RouteMatch[] | null {
  const bySegment = new Map(segmentsOf(routes).map((segment) => [segment, beginningWith(routes, segment)]));
  const others = beginningWith(routes, undefined);
  return (path) => matchRoutes(bySegment.get(firstSegment(path)) ?? others, path);
}
