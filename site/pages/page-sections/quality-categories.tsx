import { SECTION_TEXTS as texts } from '../../texts/dynamic-page.ts';
import { Block } from '../../ui/blocks/block.tsx';
import { CategoryPanel } from '../../ui/category-panel.tsx';
import type { PropsOfSection } from './section-props.ts';

/** The category that the address names by its place, from 1; otherwise the first. */
export function QualityCategories({
  section: { title, categories },
  category,
  ...place
}: PropsOfSection<'quality-categories'> & { category: number }) {
  const active = Math.min(Math.max(1, Math.trunc(category)), categories.length) - 1;
  const { icon, title: heading, description, points } = categories[active]!;
  return (
    <Block title={title} {...place}>
      <CategoryPanel
        label={title || texts.categories}
        links={categories.map(({ name, title: own, icon: mark }, i) => ({
          path: `?kategori=${i + 1}#${place.id}`,
          name: name || own,
          icon: mark,
          isActive: i === active,
        }))}
        content={{ icon, title: heading, description, points }}
      />
    </Block>
  );
}
