// Finds the route of an address, for every request with a query, refused ones included.
import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router';

/** The first segment as React Router reads it: decoded, case ignored. */
function firstSegment(path: string): string {
  const segment = path.split('/', 2)[1] ?? '';
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment.toLowerCase();
  }
}

/** The routes of paths that begin with the segment. */
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
 * `matchRoutes` for routes that do not change. It makes each route's pattern again at every call, so it is given only
 * the routes whose first segment fits.
 */
export function createRouteMatch(routes: readonly RouteObject[]): (path: string) => RouteMatch[] | null {
  const bySegment = new Map(segmentsOf(routes).map((segment) => [segment, beginningWith(routes, segment)]));
  const others = beginningWith(routes, undefined);
  return (path) => matchRoutes(bySegment.get(firstSegment(path)) ?? others, path);
}
