import { SOLD_IN, soldMinor, toMicros } from '#contract/daily-price.ts';
import type { ExchangeRates } from '#contract/exchange-rates.ts';
import { formatMoney, toMajor, toMinor } from '#contract/money.ts';
import { dayText } from '../../base/dates.ts';
import { formatNumber } from '#contract/format.ts';
import { textsFor } from '../../crud/texts.ts';

/** '+5', '−3' */
const signed = (pieces: number): string => `${['−', '', '+'][Math.sign(pieces) + 1]}${formatNumber(Math.abs(pieces))}`;

/** Labels and sentences of the products' screens. */
export const PRODUCT_TEXTS = {
  tabs: {
    basic: 'Temel Bilgiler',
    images: 'Görseller',
    specs: 'Teknik Özellikler',
    documents: 'Belgeler',
    usage: 'Kullanım ve Özellikler',
    seo: 'SEO',
    price: 'Fiyat ve Stok',
  },
  draft: 'Pasif ürün sitede görünmez.',
  copyNote: 'Pasif başlar; kod, site adresi ve stok adedi kopyalanmaz. Yeni bir kod yazıp kaydedin.',
  copyOfSize: (family: string) =>
    `Pasif başlar; kod, site adresi ve stok adedi kopyalanmaz. “${family}” serisine girmez: ölçüleri teknik özellik olarak kopyalandı.`,

  codeHint: 'Büyük harf, rakam ve tire. Örnek: KK-9X12X15',
  slugHint: (path: string) => `Sitedeki adresi: ${path}`,
  slugEmpty: 'Boş bırakılırsa koddan ve addan oluşturulur.',
  slugMake: 'Koddan ve addan oluştur',
  slugMoves: 'Eski adres yenisine yönlendirilir.',
  categories: 'Kategori',
  chooseSubCategory: 'Alt kategori seçin',
  chooseCategoryFirst: 'Önce ana kategori seçin',
  noSubCategories: 'Alt kategorisi yok',
  noCategoryFound: 'Kategori bulunamadı',
  descriptionHint: 'Kartlarda ilk 60 karakteri görünür.',
  orderHint: 'Küçük olan önce gelir.',

  representativeHint:
    'Aynı görsel birkaç ölçüde kullanılıyorsa açın: ürün sayfasında ve listelerde ‘Temsili görsel’ yazar.',
  gallery: 'Görseller',
  imagesHint: 'Birden çok dosya seçin veya buraya sürükleyin. JPG, PNG, GIF, WebP; en fazla 5 MB.',
  imageAddress: 'Görsel adresi',
  addAddress: 'Adresten ekle',
  imageKnown: 'Bu görsel zaten ekli.',
  editAddresses: 'Adresleri düzenle',
  imageLines: 'Görsel linkleri',
  imageLinesHint: 'Her satıra bir adres: https://…, /img/… veya dosya adı. Yüklenen görseller sona eklenir.',
  mainHint: 'Kartlarda ve listelerde bu görsel kullanılır; galeride ilk sırada durur.',
  mainHintNew: 'Boş bırakılırsa ilk görsel ana görsel olur.',
  isMain: 'Ana görsel',
  makeMain: 'Ana görsel yap',
  makeThisMain: (n: number) => `Görsel ${n}: ana görsel yap`,
  moveBefore: (n: number) => `Görsel ${n}: öne al`,
  moveAfter: (n: number) => `Görsel ${n}: arkaya al`,
  imageMoved: (from: number, to: number) => `Görsel ${from} artık ${to}. sırada.`,
  removeImage: (n: number) => `Görsel ${n}: kaldır`,
  additionalHint:
    'Galeride öbür görsellerden sonra gelir. Galeride yapılan değişiklik bunları görsel linklerine taşır.',
  noImages: 'Henüz görsel yok. Yükleyin, buraya sürükleyin veya adres ekleyin. JPG, PNG, GIF, WebP; en fazla 5 MB.',
  image: (n: number) => `Görsel ${n}`,

  specName: 'Özellik',
  specValue: 'Değer',
  specUnit: 'Birim',
  spec: (n: number) => `Özellik ${n}`,
  familyOf: 'Seri: ',
  placeOfFamily: 'Bu ürünün kategorisi serisinden gelir; seride değiştirilir.',
  specsOfFamily: 'Bu ürünün ölçüleri serisinden gelir; seride düzenlenir.',
  addSpec: 'Özellik Ekle',
  noSpecs: 'Henüz teknik özellik yok. Satır ekleyin veya tablodan yapıştırın.',
  pasteHint:
    'Bir tablodan birden çok satırı (özellik, değer, birim) kopyalayıp bir özellik alanına yapıştırabilirsiniz.',
  pasted: (count: number) => `${count} satır eklendi.`,

  addDocument: 'Belge Yükle',
  cadFiles: 'Kendi CAD dosyalarınız',
  cadFilesHint:
    'STEP (.step, .stp) ya da DXF; en fazla 20 MB, her biçimde bir dosya. Hesaplanan dosyanın yerine verilir. Serinin dosyası bütün ürünlerine, ürünün dosyası yalnız kendisine aittir.',
  addCadFile: 'STEP ya da DXF yükle',
  cadFileUploaded: (name: string) => `${name} yüklendi.`,
  removeCadFile: (format: string) => `${format} dosyasını kaldır`,
  documentsHint: 'PDF, DOC veya DOCX; en fazla 10 MB. Ürün sayfasında indirilebilir.',
  documentName: 'Belge adı',
  document: (n: number) => `Belge ${n}`,
  noDocuments: 'Henüz belge yok. Katalog sayfası, teknik çizim veya montaj kılavuzu ekleyebilirsiniz.',
  openDocument: 'Aç',
  documentUploaded: 'Belge yüklendi.',
  documentsUploaded: (count: number) => `${count} belge yüklendi.`,

  seoTitleHint: 'Boş bırakılırsa ürün adı kullanılır. 60 karaktere kadarı aramada görünür.',
  seoDescriptionHint: 'Boş bırakılırsa kısa açıklama kullanılır.',
  seoKeywordsHint: 'Virgülle veya Enter ile ayırın.',

  priceCurrent: 'Fiyat',
  priceCurrentHint: 'Boş bırakılırsa ürün “Teklif Al” ile gösterilir.',
  priceOld: 'Eski fiyat',
  priceCurrency: 'Fiyatın para birimi',
  priceCurrencyHint: 'Dövizse günün kuruyla TL olarak satılır (Ayarlar, Döviz kuru).',
  /** @param rate of the currency in which it is typed */
  soldAt: (typed: number | null, { soldAt, currency, day }: ExchangeRates['rates'][number]): string => {
    if (soldAt === null || day === null) return `Geçerli bir ${currency} kuru yok; ürün için teklif istenir.`;
    const at = `${currency} ${formatNumber(soldAt, 4)}, ${dayText(day)}`;
    return typed === null
      ? `Günün kuruyla satılır (${at}).`
      : `Bugün ${formatMoney(toMajor(soldMinor(toMinor(typed), toMicros(soldAt))), SOLD_IN)} (${at}).`;
  },
  priceOldHint: 'Üstü çizili gösterilir; güncel fiyattan büyük olmalıdır.',
  priceOldAlone: 'Eski fiyat için önce fiyatı girin.',
  priceOtherCurrency: (now: string, next: string) =>
    `Bu ürünün fiyatı ${now} ile kayıtlı. Fiyatı değiştirirseniz ${next} ile kaydedilir.`,
  stockHint: 'Yalnız “Stokta yok” olan ürün sepete eklenemez.',
  stockUnit: 'adet',
  stockQuantityHint: 'Boş: stok sayılmaz. Sayılıyorsa her ödenen siparişle azalır.',
  stockNow: (level: number | null) => (level === null ? 'Şu an stok sayılmıyor.' : `Şu an ${formatNumber(level)} adet`),
  stockKind: 'Stok hareketi',
  stockKinds: { in: 'Giriş', out: 'Çıkış', count: 'Sayım' },
  stockPieces: { in: 'Giren adet', out: 'Çıkan adet', count: 'Sayılan adet' },
  stockKindHints: {
    in: 'Güncel adede eklenir.',
    out: 'Güncel adetten düşülür.',
    count: 'Rafta saydığınız adet; stok bu sayıya getirilir.',
  },
  stockFirstCount: 'İlk sayımla stok sayılmaya başlar ve her ödenen siparişle azalır.',
  stockNote: 'Açıklama (isteğe bağlı)',
  stockNoteHint: 'Örnek: Üretimden, fire, yıl sonu sayımı. Stok hareketlerinde görünür.',
  stockAfter: (from: number | null, to: number) =>
    from === null
      ? `Kaydedince ${formatNumber(to)} adet olur.`
      : `Kaydedince ${formatNumber(from)} → ${formatNumber(to)} adet olur.`,
  stockTooFew: (level: number) => `Stokta ${formatNumber(level)} adet var; daha fazlası çıkılamaz.`,
  stockEnd: 'Stok saymayı bırak',
  stockEnds: 'Kaydedince bu ürünün stoku artık sayılmaz; siparişler adedi azaltmaz.',
  stockEndsNot: 'Vazgeç',
  statusFollows: (status: string) => `Kaydedince stok durumu “${status}” olur.`,
  statusContradicts: (status: string, level: number) =>
    level === 0
      ? `Stok 0 adet, ama ürün “${status}” görünüyor.`
      : `Stokta ${formatNumber(level)} adet var, ama ürün “${status}” görünüyor.`,
  statusFix: (status: string) => `Durumu “${status}” yap`,
  countOver: (difference: number, now: number) =>
    difference === 0
      ? `Sayımınız gördüğünüz adetle aynıydı; stok ${formatNumber(now)} adet olarak kalır.`
      : `Kaydederseniz sayımınızın farkı (${signed(difference)}) güncel adede eklenir: ${formatNumber(now + difference)} adet. Aradaki satışlar korunur.`,
  moves: 'Stok hareketleri',
  movesNone: 'Henüz stok hareketi yok. İlk sayımla başlar.',
  movesFailed: 'Stok hareketleri yüklenemedi.',
  moveReasons: {
    opening: 'Devir',
    begin: 'İlk sayım',
    end: 'Sayım bırakıldı',
    count: 'Sayım',
    in_out: 'Giriş / Çıkış',
    sale: 'Satış',
    return: 'İade',
  },
  moveIn: 'Giriş',
  moveOut: 'Çıkış',
  moveOrder: (number: string) => `Sipariş ${number}`,
  notCounted: 'sayılmıyor',
  signed,
  quantityHint: 'Boş bırakılırsa serisininki, serisi yoksa 1.',
  packHint: 'Siparişler bu sayının katı olur. Boş bırakılırsa serisininki, serisi yoksa 1.',
  unitHint: 'Adetin ve fiyatın birimi.',
  vatRateHint: 'Boş bırakılırsa mağazanın KDV oranı.',
  gtipHint: 'Gümrük tarife numarası, 12 rakam.',
  weightHint: 'Bir adedin ağırlığı, gram.',
  workingDays: (days: number) => `${days} iş günü`,
  orderQuantityColumn: 'En az / paket',
  orderQuantity: (min: number, pack: number) => `${min} / ${pack} adet`,
  lowStockView: 'Stokta az kalan',
  soldOutView: 'Stokta kalmayan',
  leadTimeHint: (inStock: string, others: string) =>
    inStock === others
      ? `Boş bırakılırsa sitede ${others} yazar.`
      : `Boş bırakılırsa sitede stoktaki üründe ${inStock}, diğerlerinde ${others} yazar.`,

  rows: textsFor('Ürün', {
    rowFailed: 'Ürün yüklenirken hata oluştu.',
    confirmRemove: 'Ürünü silmek istediğinize emin misiniz?',
    empty: 'Henüz ürün eklenmemiş. İlk ürünü ekleyerek başlayın.',
  }),

  passiveCategory: (name: string) => `${name} (pasif)`,

  one: 'ürün',
  applicationsExample: 'Enjeksiyon kalıpları\nHacim kalıpları',
  featuresExample: 'Sertleştirilmiş ve taşlanmış\nDIN 16761 ölçülerinde',

  passiveHidden: 'Pasif ürün sitede görünmez',
  exportSome: 'Filtredekileri indir',
  exportFailed: 'Ürünler indirilemedi.',
  stockColumn: 'Stok',
  search: 'Kod veya ad ara',
  subCategorySmall: 'Alt kategori',

  quickEdit: 'Fiyat ve stoku değiştir',
  quickPrice: (code: string) => `, fiyatı değiştir: ${code}`,
  quickStock: (code: string) => `, stoku değiştir: ${code}`,
  quickCaption: 'Fiyat ve stok ',
  quickEditOf: (code: string) => `Fiyat ve stok: ${code}`,

  keywordsExample: 'kılavuz kolon, DIN 16761',

  stockLow: 'Azalıyor',
  stockLowFilter: (count: number) => `Azalan (en çok ${count} adet)`,
  stockUncounted: 'Adedi tutulmayan',

  piecesMin: 'Adet 1 veya daha büyük olmalıdır.',
} as const;
