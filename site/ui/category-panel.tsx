import { inkOn } from '#contract/color.ts';
import { iconName } from '#contract/icons.ts';
import './category-panel.css';

interface Mark {
  icon: string;
  /** '#rrggbb'; the theme's ink by default. */ color?: string;
}
interface CategoryLink extends Mark {
  path: string;
  name: string;
  isActive: boolean;
}
interface CategoryPanelProps {
  label: string;
  links: readonly CategoryLink[];
  /** The active category's content. */
  content: Mark & { title: string; description: string; points: readonly string[] };
}

/**
 * A list of categories and the content of the chosen one. The list consists of links, so that each category has an
 * address.
 */
export function CategoryPanel({ label, links, content }: CategoryPanelProps) {
  return (
    <div className="category-panel">
      <nav aria-label={label}>
        <ul>
          {links.map(({ path, name, isActive, ...mark }) => (
            <li key={path}>
              <a href={path} data-keep-scroll="" aria-current={isActive || undefined}>
                <IconSquare {...mark} />
                <span>{name}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="category-panel-content sheet" aria-live="polite">
        <IconSquare icon={content.icon} color={content.color} />
        <h3>{content.title}</h3>
        <p className="lead">{content.description}</p>
        {content.points.length > 0 && (
          <ul>
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
 * The icon on a square of its colour, in black or white, whichever contrasts more. Colours are attributes, because the
 * Content-Security-Policy forbids inline styles.
 */
function IconSquare({ icon, color }: Mark) {
  return (
    <svg className="category-icon" viewBox="0 0 44 44" aria-hidden="true" stroke={color ? inkOn(color) : undefined}>
      <rect width="44" height="44" stroke="none" fill={color || undefined} />
      <use href={`/icons.svg#${iconName(icon)}`} x="10" y="10" width="24" height="24" />
    </svg>
  );
}
