/** Below a view for missing content, and in an empty cart. */
export const EMPTY_SHEET_TEXTS = {
  groups: 'Ürün grupları',
  allProducts: 'Tüm ürünler',
};
