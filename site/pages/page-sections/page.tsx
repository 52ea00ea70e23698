// The sections of pages that staff write, one component per type.
import { pagePath } from '#contract/page-paths.ts';
import type { ActivePage } from '#contract/pages.ts';
import { trailTo, Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Section } from './section.tsx';
import './page-sections.css';

/** A page that staff wrote: its hero and its sections in order. */
export function SectionsPage({ page: { slug, title, content }, category }: { page: ActivePage; category: number }) {
  return (
    <>
      <div className="page-head grid-paper">
        <div className="wrap">
          <Breadcrumb trail={trailTo(title, pagePath(slug))} />
          <h1>{content.heroTitle || title}</h1>
          {content.heroSubtitle && <p className="lead">{content.heroSubtitle}</p>}
        </div>
      </div>
      {content.sections.map((section, i) => (
        <Section key={i} section={section} id={`bolum-${i + 1}`} category={category} />
      ))}
    </>
  );
}
