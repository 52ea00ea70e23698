// The public site's visible sentences, grouped by screen: here those of the frame, which every page brings along, and
// those that
// several screens share; a screen's own stand in `texts/<screen>.ts`, so that no page carries another's.
// Those that the specification quotes stand letter for letter.

export const BREADCRUMB_LABEL = 'Sayfa yolu';

/** Named below every form, the footer's too: not in `texts/form.ts`, which only pages with a form bring along. */
export const NOTICE_NAME = 'KVKK Aydınlatma Metni';

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
  quote: 'Teklif Al',
  signIn: 'Giriş Yap',
  cart: 'Sepet',
  cartOf: (pieces: number | string) => `Sepet, ${pieces} adet`,
  loading: 'Sayfa yükleniyor',
  allProducts: 'Tüm Ürünler',
};

// The next two the browser never needs: see layout/still.tsx.
export const TOP_BAR_TEXTS = {
  topBar: 'İletişim ve dil',
  languages: 'Dil',
  language: (code: string, name: string) => `${code.toUpperCase()} – ${name}`,
};

export const FOOTER_TEXTS = {
  categories: 'Ürün Grupları',
  quickLinks: 'Hızlı Bağlantılar',
  follow: 'Bizi takip edin',
  certificates: 'Belgeler',
  warranty: 'Garanti',
  stock: 'Teslim, stoktan',
  delivery: 'Teslim, siparişe göre',
  since: 'Kuruluş',
  newsletter: 'Bülten',
  newsletterText: 'Yeni ürünler, teknik yazılar ve fuar takvimi: ayda en çok bir e-posta.',
  newsletterEmail: 'E-posta adresiniz',
  newsletterSubmit: 'Kaydol',
  newsletterPurpose: 'E-posta adresinizi yalnızca bülten için kullanırız. Ayrıntılar:',
  honeypot: 'Bu alanı boş bırakın',
  legal: 'Yasal metinler',
  copyright: (year: number, company: string) => `© ${year} ${company}. Tüm hakları saklıdır.`,
};

export const SEARCH_TEXTS = {
  prompt: 'Ürün Ara...',
  label: 'Ürün ara',
  button: 'Ürün ara',
  submit: 'Ara',
};

export const TOAST_TEXTS = { close: 'Kapat' };

export const QUANTITY_TEXTS = {
  quantity: (what: string) => `Adet: ${what}`,
  fewer: (what: string) => `Adedi azalt: ${what}`,
  more: (what: string) => `Adedi artır: ${what}`,
};
