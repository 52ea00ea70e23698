import { useEffect, useRef } from 'react';
import { iconName } from '#contract/icons.ts';
import { ClassIcon } from './class-icon.tsx';
import './category-panel.css';

interface CategoryLink {
  path: string;
  name: string;
  isActive: boolean;
}
interface CategoryPanelProps {
  label: string;
  links: readonly CategoryLink[];
  /** The active category's content; its colour as '#rrggbb', where staff set one. */
  content: { icon: string; color?: string; title: string; description: string; points: readonly string[] };
}

/**
 * A list of categories and the content of the chosen one. The list consists of links, so that each category has an
 * address.
 */
export function CategoryPanel({ label, links, content }: CategoryPanelProps) {
  const row = useRef<HTMLUListElement>(null);
  // On phones the list is a row that scrolls sideways: the chosen one may be out of sight.
  useEffect(() => {
    const list = row.current!;
    const current = list.querySelector<HTMLElement>('[aria-current]');
    if (current) list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
  }, []);
  return (
    <div className="category-panel">
      <nav aria-label={label}>
        <ul ref={row}>
          {links.map(({ path, name, isActive }) => (
            <li key={path}>
              <a href={path} data-keep-scroll="" aria-current={isActive || undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="category-panel-content" aria-live="polite">
        <h3>
          <Mark icon={content.icon} color={content.color} />
          {content.title}
        </h3>
        <p className="category-panel-lead">{content.description}</p>
        {content.points.length > 0 && (
          <ul className="row-list">
            {content.points.map((point, i) => (
              <li key={i}>{point}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/**
 * The icon in ink inside a ring of the category's colour, an attribute because the Content-Security-Policy forbids
 * inline styles.
 */
function Mark({ icon, color }: { icon: string; color: string | undefined }) {
  if (!color) return <ClassIcon name={icon} />;
  return (
    <svg className="icon category-mark" viewBox="0 0 36 36" aria-hidden="true">
      <circle cx="18" cy="18" r="17" stroke={color} />
      <use href={`/icons.svg#${iconName(icon)}`} x="8" y="8" width="20" height="20" />
    </svg>
  );
}
