// The public site's visible sentences, grouped by screen: here those of the frame and of heads, which every page brings along, and
// those that several screens share; a screen's own stand in `texts/<screen>.ts`, so that no page carries another's.
// Those that the specification quotes stand letter for letter.

export const BREADCRUMB_LABEL = 'Sayfa yolu';

/** Named below every form, the footer's too: not in `texts/form.ts`, which only pages with a form bring along. */
export const NOTICE_NAME = 'KVKK Aydınlatma Metni';

export const NOT_FOUND_TEXTS = {
  title: 'Sayfa Bulunamadı',
  text: 'Aradığınız sayfa mevcut değil.',
  hint: 'Adres değişmiş ya da yanlış yazılmış olabilir. Aradığınız bir ürünse adını veya kodunu yazın.',
  home: 'Ana Sayfaya Dön',
  links: 'Belki aradığınız',
  sheet: 'Bu paftada çizim yok',
};

export const ERROR_TEXTS = {
  title: 'Bir Hata Oluştu',
  text: 'Sayfa yüklenirken bir hata oluştu. Lütfen biraz sonra tekrar deneyin.',
  reference: 'Hata numarası:',
  hint: 'Sorun sürerse bu numarayla bizi arayın; hemen bakalım.',
  retry: 'Tekrar Dene',
  sheet: 'Çizim yüklenemedi',
  home: 'Ana Sayfaya Dön',
};

/** Price and stock, on cards, in lists and on the product's page. */
export const OFFER_TEXTS = {
  quote: 'Teklif Al',
  quoteFor: (code: string) => `${code} için teklif al`,
  oldPrice: 'Önceki fiyat:',
  price: 'Fiyat:',
  stock: { in_stock: 'Stokta', made_to_order: 'Siparişe göre', out_of_stock: 'Stokta yok' },
  leadTime: (days: number) => `${days} iş günü`,
};

/** What the catalogue's trail, title and search say; the rest comes with its view (`texts/shop.ts`). */
export const SHOP_HEAD_TEXTS = {
  noResults: (term: string) => `"${term}" için ürün bulunamadı`,
  title: 'Ürünler',
  home: 'Ana Sayfa',
  searchTitle: (term: string) => `"${term}" araması`,
};

/** Why there is no product to show, and the trail's first step; the rest comes with the view (`texts/product.ts`). */
export const PRODUCT_HEAD_TEXTS = {
  errorTitle: 'Ürün Bulunamadı',
  notFound: 'Ürün bulunamadı',
  absent: 'Aradığınız ürün mevcut değil.',
  loadError: 'Ürün yüklenirken hata oluştu',
  invalidAddress: "Geçersiz ürün URL'i",
  missingParameter: 'Ürün parametresi bulunamadı',
  home: 'Ana Sayfa',
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
  admin: 'Yönetim Paneli',
  loading: 'Sayfa yükleniyor',
  allProducts: 'Tüm Ürünler',
};

// The next two the browser never needs: see layout/still.tsx.
export const TOP_BAR_TEXTS = { topBar: 'İletişim ve dil', languages: 'Dil', language: (code: string, name: string) => `${code.toUpperCase()} – ${name}` };

export const FOOTER_TEXTS = {
  categories: 'Ürün Grupları',
  quickLinks: 'Hızlı Bağlantılar',
  follow: 'Bizi takip edin',
  certificates: 'Belgeler',
  warranty: 'Garanti',
  delivery: 'Teslim süresi',
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

/** Titles, leads and descriptions of the company's pages: their heads say them too. */
export const COMPANY_PAGE_TEXTS = {
  about: { title: 'Hakkımızda', lead: '1999’dan bu yana tek bir işimiz var: kalıpçının düşünmeden takabileceği standart parçalar üretmek.' },
  'mission-vision': { title: 'Misyon ve Vizyon', lead: 'Kalıp atölyesinin bir parçayı beklerken durmaması için çalışıyoruz. Nereye varmak istediğimizi de ölçülebilir yazdık.' },
  history: { title: 'Tarihçe', lead: '1999’da iki torna tezgâhıyla başlayan atölyeden on beş ülkeye sevkiyat yapan bir üreticiye.' },
  certificates: { title: 'Belgelerimiz', lead: 'Yönetim sistemlerimiz ve ürünlerimiz bağımsız kuruluşlarca denetlenir. Belgelerin tamamı yürürlüktedir.' },
  facilities: { title: 'Tesislerimiz', lead: 'Talaşlı imalat, ısıl işlem, taşlama, ölçüm ve depo: bir parçanın çubuktan kutuya kadar tüm yolu aynı yerleşkede.' },
} as const;

export const SERVICES_PAGE_TEXTS = {
  title: 'Kalite Yönetimi',
  lead: (experience: string) => `${experience} tek bir kurala dayanır: ölçülmeyen parça sevk edilmez. Kalite sistemimiz çubuk girişinden kutunun kapanmasına kadar her adımı kapsar.`,
};

export const BLOG_PAGE_TEXTS = {
  title: 'Blog',
  lead: 'Kalıp elemanlarının seçimi, montajı ve bakımı üzerine teknik yazılar.',
  tagTitle: (tag: string) => `“${tag}” etiketi`,
  pageTitle: (page: number) => `Sayfa ${page}`,
  filteredLead: (name: string) => `“${name}” konusundaki teknik yazılarımız.`,
};

export const CAREERS_PAGE_TEXTS = {
  title: 'Kariyer',
  lead: 'Talaşlı imalattan kaliteye, satıştan lojistiğe: ölçüsünü bilen insanlarla çalışıyoruz.',
};

/** What a job's page says to search engines. */
export const JOB_HEAD_TEXTS = { missing: 'İlan Bulunamadı', requirements: 'Aranan nitelikler', responsibilities: 'Sorumluluklar', benefits: 'Sunduklarımız' };

export const CONTACT_PAGE_TEXTS = {
  title: 'İletişim',
  lead: 'Teklif, teknik soru ya da sipariş durumu: doğrudan işi bilen kişiye ulaşırsınız.',
};
