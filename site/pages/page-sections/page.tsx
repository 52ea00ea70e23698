// The sections of pages that staff write, one component per type.
import { pagePath } from '#contract/page-paths.ts';
import type { ActivePage } from '#contract/pages.ts';
import { Blocks } from '../../ui/blocks/block.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { halvesOf, isShown } from './arrangement.ts';
import { Section } from './section.tsx';

/** A page that staff wrote: its hero and its sections in order. */
export function SectionsPage({ page: { slug, title, content }, category }: { page: ActivePage; category: number }) {
  const halves = halvesOf(content.sections.filter(isShown));
  return (
    <>
      <PageHead title={title} path={pagePath(slug)} heading={content.heroTitle} lead={content.heroSubtitle} />
      <Blocks>
        {content.sections.map(
          (section, i) =>
            isShown(section) && (
              <Section
                key={i}
                section={section}
                id={`bolum-${i + 1}`}
                category={category}
                isHalf={halves.has(section)}
              />
            ),
        )}
      </Blocks>
    </>
  );
}
