import { Link, useMatches } from 'react-router';
import { routes } from '../routes.tsx';
import type { ScreenData } from '../screen.ts';

const screens = new Map(
  routes
    .flatMap(({ children }) => children ?? [])
    .flatMap(({ children }) => children ?? [])
    .map(({ path, handle }) => [path, handle as ScreenData]),
);

/** The open screen; absent only while an address is being resolved. */
export const useScreen = (): ScreenData | undefined => useMatches().at(-1)?.handle as ScreenData | undefined;

const HOME = 'dashboard';

/** Where the open screen belongs. */
export function Breadcrumb() {
  const screen = useScreen();
  if (!screen) return null;
  const above: { path: string; title: string }[] = [];
  for (let path = screen.under; path; path = screens.get(path)?.under)
    above.unshift({ path, title: screens.get(path)?.title ?? '' });
  if (screen.title !== screens.get(HOME)?.title) above.unshift({ path: HOME, title: screens.get(HOME)?.title ?? '' });
  return (
    <nav className="crumbs" aria-label="Sayfa yolu">
      <ol>
        {above.map(({ path, title }) => (
          <li key={path}>
            <Link to={`/admin/${path}`}>{title}</Link>
          </li>
        ))}
        <li aria-current="page">{screen.title}</li>
      </ol>
    </nav>
  );
}
