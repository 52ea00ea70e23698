/** Number of a column's texts, which have no extent. */
export const kindsText = (count: string): string => `${count} çeşit`;
