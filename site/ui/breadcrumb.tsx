import { HOME_PATH } from '#contract/paths.ts';
import { BREADCRUMB_LABEL, FRAME_TEXTS } from '../texts/frame.ts';
import './breadcrumb.css';

/** A step of a trail; the last one is the page itself and needs no path. */
export interface TrailStep {
  name: string;
  path?: string;
}

/** The trail from the home page to the page. */
export function Breadcrumb({ trail }: { trail: readonly TrailStep[] }) {
  return (
    <nav className="breadcrumb" aria-label={BREADCRUMB_LABEL}>
      <ol>
        {trail.map(({ name, path }, i) => (
          <li key={i}>
            {i < trail.length - 1 && path ? (
              <a href={path}>{name}</a>
            ) : (
              <span aria-current={i === trail.length - 1 ? 'page' : undefined}>{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The trail for search engines. Every step needs its path. */
export const breadcrumbJsonLd = (trail: readonly Required<TrailStep>[], publicUrl: string): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: publicUrl + path,
  })),
});

/** The first step of every trail. */
export const HOME_STEP: Required<TrailStep> = { name: FRAME_TEXTS.home, path: HOME_PATH };

/** The trail of a page right below the home page. */
export const trailTo = (name: string, path: string): Required<TrailStep>[] => [HOME_STEP, { name, path }];
