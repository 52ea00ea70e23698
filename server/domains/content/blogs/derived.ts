import { fold } from '#contract/text.ts';

/**
 * Key of a category or tag for filters. Folded text has only letters, digits and single spaces, so it needs no
 * escaping.
 */
export const filterKey = (text: string): string => fold(text);

/** Columns that filters read, computed here for every write. */
export const derivedColumns = ({ category, tags }: { category: string; tags: readonly string[] }) => {
  const keys = tags.map(filterKey).filter(Boolean);
  return {
    categoryKey: filterKey(category),
    /** '|kalip yayi|din 1530|': each tag stands between bars, and '||' occurs in no value. */
    tagKeys: keys.length > 0 ? `|${keys.join('|')}|` : '',
  };
};

export const tagsOf = (tagKeys: string): string[] => tagKeys.split('|').filter(Boolean);
