import { HOME_PATH, SHOP_PATH } from '#contract/paths.ts';
import { markup, type Markup } from '../base/markup.ts';
import { BREADCRUMB_LABEL, FRAME_TEXTS } from '../texts/frame.ts';
import './breadcrumb.css';

/** A step of a trail; the last one is the page itself and needs no path. */
export interface TrailStep {
  name: string;
  path?: string;
}

/** From this many steps on, narrow screens show the way back alone. */
const DEEP = 3;

/** The trail's list. */
const listOf = (trail: readonly TrailStep[]): Markup =>
  markup`<ol${trail.length >= DEEP && markup` class="breadcrumb-deep"`}>${trail.map(({ name, path }, i) => {
    const isLast = i === trail.length - 1;
    if (!isLast && path) return markup`<li><a href="${path}">${name}</a></li>`;
    return markup`<li><span${isLast && markup` aria-current="page"`}>${name}</span></li>`;
  })}</ol>`;

/** The trail as text, for pages that do not render it. */
export const breadcrumbMarkup = (trail: readonly TrailStep[]): Markup =>
  markup`<nav class="breadcrumb" aria-label="${BREADCRUMB_LABEL}">${listOf(trail)}</nav>`;

/** The trail from the home page to the page. */
export const Breadcrumb = ({ trail }: { trail: readonly TrailStep[] }) => (
  <nav className="breadcrumb" aria-label={BREADCRUMB_LABEL} dangerouslySetInnerHTML={{ __html: listOf(trail).html }} />
);

/** The trail for search engines. Every step needs its path. */
export const breadcrumbJsonLd = (trail: readonly Required<TrailStep>[], publicUrl: string): object =>
  import.meta.env.SSR
    ? {
        '@type': 'BreadcrumbList',
        itemListElement: trail.map(({ name, path }, i) => ({
          '@type': 'ListItem',
          position: i + 1,
          name,
          item: publicUrl + path,
        })),
      }
    : {};

/** The first step of every trail. */
export const HOME_STEP: Required<TrailStep> = { name: FRAME_TEXTS.home, path: HOME_PATH };

/** The step to the catalogue. */
export const CATALOGUE_STEP: Required<TrailStep> = { name: FRAME_TEXTS.products, path: SHOP_PATH };

/** The trail of a page right below the home page. */
export const trailTo = (name: string, path: string): Required<TrailStep>[] => [HOME_STEP, { name, path }];
