import { matchRoutes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { createRouteMatch } from './route-match.ts';
import { createRoutes, PAGE_PATHS } from './routes.tsx';

const routes = createRoutes();
const match = createRouteMatch(routes);

const OTHER_SPELLINGS: ((path: string) => string)[] = [
  (path) => path,
  (path) => path.toUpperCase(),
  (path) => `${path}/`,
  (path) => `${path}/x`,
  (path) => `/${path}`,
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => path.replaceAll('/', '%2F').replace('%2F', '/'),
  (path) => `${path}%`,
  (path) => path.slice(0, -1),
  (path) => path.replace('i', 'İ'),
];

test('an address leads to the route that matching all routes finds, with the same parameters', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {}); // React Router warns of malformed addresses
  const found = (matches: ReturnType<typeof match>) =>
    matches?.map(({ route: { id, path }, params }) => ({ id, path, params }));
  const paths = ['/urun/a-b', '/urun', '/product/Z40', '/product', '/none', '/none/x', ...PAGE_PATHS].flatMap((path) =>
    OTHER_SPELLINGS.map((spell) => spell(path)),
  );
  for (const path of paths) expect(found(match(path)), path).toEqual(found(matchRoutes(routes, path)));
  expect(new Set(paths.map((path) => match(path)?.at(-1)?.route.path)).size).toBeGreaterThan(PAGE_PATHS.length); // not all lead to the last route
});
