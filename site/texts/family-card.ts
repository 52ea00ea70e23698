/** Families in lists. */
export const FAMILY_CARD_TEXTS = {
  sizes: (count: string) => `${count} ölçü`,
  inStock: (count: string) => `${count} stokta`,
  /** Of one card, where their lines have no room. */
  families: (count: string) => `${count} seri`,
  andMore: 've üzeri',
  quote: 'Teklif Al',
  quoteFor: (name: string) => `${name} için teklif al`,
};
