// How a page's sections stand: which of them beside each other, and which not at all.
import type { PageSection } from '#contract/page-sections.ts';

/** Sections short enough to stand beside one of their group: statements beside statements, lists beside lists. */
const GROUPS: Partial<Record<PageSection['type'], 'statement' | 'list'>> = {
  mission: 'statement',
  vision: 'statement',
  capacity: 'list',
  values: 'list',
  features: 'list',
};

/** About how many rows a section has; undefined for running text, which shows without rows too. */
function rowsOf(section: PageSection): number | undefined {
  switch (section.type) {
    case 'capacity':
      return section.stats.length + (section.image ? 2 : 0);
    case 'values':
      return section.values.length;
    case 'features':
      return section.items.length;
    case 'timeline':
      return section.milestones.length;
    case 'certificates':
      return section.certificates.length;
    case 'facilities':
      return section.facilities.length;
    case 'equipment':
    case 'quality-categories':
      return section.categories.length;
    case 'mission':
    case 'vision':
      return section.paragraphs.length + (section.image ? 2 : 0);
    default:
      return undefined;
  }
}

/** A section whose list holds nothing would be a heading without a text. */
export const isShown = (section: PageSection): boolean =>
  rowsOf(section) !== 0 || section.type === 'mission' || section.type === 'vision';

/**
 * The sections that stand beside each other: two successive ones of a group, unless one is so much longer that the
 * other would leave a hole.
 */
export function halvesOf(sections: readonly PageSection[]): ReadonlySet<PageSection> {
  const halves = new Set<PageSection>();
  sections.forEach((section, i) => {
    const before = sections[i - 1];
    if (!before || halves.has(before)) return;
    const group = GROUPS[section.type];
    if (!group || group !== GROUPS[before.type]) return;
    const [fewer, more] = [rowsOf(before) ?? 0, rowsOf(section) ?? 0].sort((a, b) => a - b) as [number, number];
    if (more <= 2 * fewer + 1) halves.add(before).add(section);
  });
  return halves;
}
