import { SECTION_TEXTS as texts } from '../../texts/dynamic-page.ts';
import { CategoryPanel } from '../../ui/category-panel.tsx';
import { Box, Title, type PropsOfSection } from './parts.tsx';

/** The category that the address names by its place, from 1; otherwise the first. */
export function QualityCategories({
  section: { title, categories },
  id,
  category,
}: PropsOfSection<'quality-categories'> & { category: number }) {
  if (categories.length === 0) return null;
  const active = Math.min(Math.max(1, Math.trunc(category)), categories.length) - 1;
  const { icon, title: heading, description, points } = categories[active]!;
  return (
    <Box id={id} title={title} className="sections-quality">
      <Title id={id} title={title} />
      <CategoryPanel
        label={title || texts.categories}
        links={categories.map(({ name, title: own, icon: mark }, i) => ({
          path: `?kategori=${i + 1}#${id}`,
          name: name || own,
          icon: mark,
          isActive: i === active,
        }))}
        content={{ icon, title: heading, description, points }}
      />
    </Box>
  );
}
