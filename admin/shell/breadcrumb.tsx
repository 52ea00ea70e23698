import { Link } from 'react-router';
import { PANEL_PATH } from '#contract/panel-paths.ts';
import { SCREENS, screenAt, useScreen } from '../base/screens.ts';
import { SHELL_TEXTS as texts } from './texts.ts';

const HOME = SCREENS.dashboard.title;

/** Path of the open screen. */
export function Breadcrumb() {
  const screen = useScreen();
  if (!screen) return null;
  const above: { path: string; title: string }[] = [];
  for (let path = screen.under; path; path = screenAt(path)?.under)
    above.unshift({ path, title: screenAt(path)?.title ?? '' });
  if (screen.title !== HOME) above.unshift({ path: 'dashboard', title: HOME });
  return (
    <nav className="crumbs" aria-label={texts.path}>
      <ol>
        {above.map(({ path, title }) => (
          <li key={path}>
            <Link to={`${PANEL_PATH}/${path}`}>{title}</Link>
          </li>
        ))}
        <li aria-current="page">{screen.title}</li>
      </ol>
    </nav>
  );
}
