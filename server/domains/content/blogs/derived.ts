import { fold } from '#contract/text.ts';

/**
 * A category or a tag as the filters compare it. Folded text holds letters, digits and single spaces: nothing in it
 * needs escaping.
 */
export const filterKey = (text: string): string => fold(text);

/** The columns that filters read, computed in one place for every write. */
export const derivedColumns = ({ category, tags }: { category: string; tags: readonly string[] }) => {
  const keys = tags.map(filterKey).filter(Boolean);
  return {
    categoryKey: filterKey(category),
    /** '|kalip yayi|din 1530|': a tag is found between its bars; '||' is in none. */
    tagKeys: keys.length > 0 ? `|${keys.join('|')}|` : '',
  };
};

export const tagsOf = (tagKeys: string): string[] => tagKeys.split('|').filter(Boolean);
