/** Below a view for missing content. */
export const EMPTY_SHEET_TEXTS = {
  groups: 'Ürün grupları',
  allProducts: 'Tüm ürünler',
};
