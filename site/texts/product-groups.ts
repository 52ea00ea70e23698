/** The catalogue's groups on pages without a product. */
export const PRODUCT_GROUPS_TEXTS = {
  title: 'Ürün grupları',
  all: 'Tüm ürünler',
};
