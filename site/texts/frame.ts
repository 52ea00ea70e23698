// `texts/`: the public site's visible sentences, one file per screen, so that no page carries another's. Here: the
// frame's, which every page carries, and those of several screens. Sentences quoted in the specification stand letter
// for letter.

export const BREADCRUMB_LABEL = 'Sayfa yolu';

/** Price and stock, on cards, in lists and on the product's page. */
export const OFFER_TEXTS = {
  quote: 'Teklif Al',
  quoteFor: (code: string) => `${code} için teklif al`,
  oldPrice: 'Önceki fiyat:',
  price: 'Fiyat:',
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
  products: 'Ürünler',
  contact: 'İletişim',
  signIn: 'Giriş Yap',
  cart: 'Sepet',
  cartOf: (pieces: number | string) => `Sepet, ${pieces} adet`,
  loading: 'Sayfa yükleniyor',
  /** On toasts and text windows. */
  close: 'Kapat',
  allProducts: 'Tüm Ürünler',
};

export const SEARCH_TEXTS = {
  prompt: 'Ürün Ara...',
  label: 'Ürün ara',
  /** Beside the label in the header's wide box. */
  what: ': kod, ad, ölçü, malzeme, standart',
  submit: 'Ara',
};

export const QUANTITY_TEXTS = {
  quantity: (what: string) => `Adet: ${what}`,
  fewer: (what: string) => `Adedi azalt: ${what}`,
  more: (what: string) => `Adedi artır: ${what}`,
};
