import { Link } from 'react-router';
import './screen-tabs.css';

/** Screens that belong together, as links that look like tabs: each has an address of its own. */
export function ScreenTabs({
  label,
  tabs,
  open,
}: {
  label: string;
  tabs: readonly { path: string; title: string }[];
  open: string;
}) {
  return (
    <nav className="screen-tabs" aria-label={label}>
      {tabs.map(({ path, title }) => (
        <Link key={path} to={path} aria-current={path === open ? 'page' : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  );
}
