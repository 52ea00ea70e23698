/** Title in the audit table. It does not repeat the texts: whoever deletes one may do so because it names somebody. */
export const missedSearches = (count: number): string => `${count} sonuçsuz arama`;
