/** Number of a column's texts, which have no extent. */
export const kindsText = (count: string): string => `${count} çeşit`;

/** Names of the measures that a list's bars show, where rows measure different things. */
export const SCALE_TEXTS = { place: ['ilk ölçü', 'ikinci ölçü'] };
