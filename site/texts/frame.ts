// The public site's visible sentences, grouped by screen: here those of the frame, which every page brings along, and
// those that
// several screens share; a screen's own stand in `texts/<screen>.ts`, so that no page carries another's.
// Those that the specification quotes stand letter for letter.

export const BREADCRUMB_LABEL = 'Sayfa yolu';

/** Price and stock, on cards, in lists and on the product's page. */
export const OFFER_TEXTS = {
  quote: 'Teklif Al',
  quoteFor: (code: string) => `${code} için teklif al`,
  oldPrice: 'Önceki fiyat:',
  price: 'Fiyat:',
  stock: { in_stock: 'Stokta', made_to_order: 'Siparişe göre', out_of_stock: 'Stokta yok' },
  add: 'Sepete Ekle',
  addNamed: (name: string) => `Sepete ekle: ${name}`,
};

export const FRAME_TEXTS = {
  skip: 'İçeriğe geç',
  experience: (years: number) => `${years} yıllık deneyim`,
  homeLink: (title: string) => `${title}, ana sayfa`,
  menu: 'Ana menü',
  openMenu: 'Menüyü aç',
  closeMenu: 'Menüyü kapat',
  home: 'Ana Sayfa',
  corporate: 'Kurumsal',
  products: 'Ürünler',
  blog: 'Blog',
  quality: 'Kalite Yönetimi',
  careers: 'Kariyer',
  contact: 'İletişim',
  signIn: 'Giriş Yap',
  cart: 'Sepet',
  cartOf: (pieces: number | string) => `Sepet, ${pieces} adet`,
  loading: 'Sayfa yükleniyor',
  /** On toasts and windows with a text to read. */
  close: 'Kapat',
  allProducts: 'Tüm Ürünler',
};

export const SEARCH_TEXTS = {
  prompt: 'Ürün Ara...',
  label: 'Ürün ara',
  submit: 'Ara',
};

export const QUANTITY_TEXTS = {
  quantity: (what: string) => `Adet: ${what}`,
  fewer: (what: string) => `Adedi azalt: ${what}`,
  more: (what: string) => `Adedi artır: ${what}`,
};
