/** Families in lists. */
export const FAMILY_CARD_TEXTS = {
  sizes: (count: string) => `${count} ölçü`,
  inStock: (count: string) => `${count} stokta`,
  /** Where their lines have no room. */
  variants: (count: string) => `${count} çeşit`,
  andMore: 've üzeri',
  quote: 'Teklif Al',
  quoteFor: (name: string) => `${name} için teklif al`,
};
