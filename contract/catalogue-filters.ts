// Names of the catalogue's filters beyond its categories, free of schemas: the public site reads them too.

/** A filter by a shop-wide attribute: 'attr.cap=6', in the grammar of a dimension table's filter. */
export const ATTRIBUTE_FILTER = /^attr\.([a-z0-9]+(?:-[a-z0-9]+)*)$/;
/** The filter of an attribute: 'attr.cap'. */
export const attributeFilter = (key: string): string => `attr.${key}`;
/** The attribute's key of such a filter: 'cap'; null: it is another one. */
export const attributeOf = (filter: string): string | null => ATTRIBUTE_FILTER.exec(filter)?.[1] ?? null;
/** Filters by facts of a family or an article. */
const FACT_FILTERS: readonly string[] = ['hardness', 'material', 'standard', 'stock'];
/** Whether a key of a query is such a filter's. */
export const isCatalogueFilter = (key: string): boolean => FACT_FILTERS.includes(key) || ATTRIBUTE_FILTER.test(key);
