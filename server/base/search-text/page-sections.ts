import { PageSection } from '#contract/page-sections.ts';

/** Most sections that a page shows; further ones are stored only. */
const MAX_SECTIONS = 100;

/** Sections of known types in a page's stored content; their running text is not sanitized yet. */
export const sectionsOf = (stored: unknown): PageSection[] => {
  const { sections } = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  return (Array.isArray(sections) ? sections.slice(0, MAX_SECTIONS) : []).flatMap((one) => {
    const { success, data } = PageSection.safeParse(one);
    return success ? [data] : [];
  });
};

/** All running text of the sections. */
export const paragraphsOf = (sections: readonly PageSection[]): string[] =>
  sections.flatMap((section) => ('paragraphs' in section ? section.paragraphs : []));
