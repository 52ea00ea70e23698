import { CART_PATH } from '#contract/paths.ts';

/** The cart: its head's texts, then those of the button that adds, then the view's. */
export const CART_PAGE_TEXTS = { title: 'Sepetim', description: 'Sepetinizdeki ürünler ve güncel fiyatları.' };

/** Messages after adding to the cart, on any page. */
export const ADD_TEXTS = {
  added: 'Ürün sepete eklendi.',
  what: (code: string, pieces: string) => `${code}, ${pieces} adet.`,
  addedSome: (most: string) => `Ürün sepete eklendi. Bir üründen en çok ${most} adet alınabilir.`,
  addedMany: (products: number) => `${products} ürün sepete eklendi.`,
  addedManySome: (products: number, most: string) =>
    `${products} ürün sepete eklendi. Bir üründen en çok ${most} adet alınabilir.`,
  mostPieces: (most: string) => `Bu üründen sepetinizde zaten ${most} adet var; daha fazlası için teklif isteyin.`,
  mostLines: (most: number) => `Sepette en fazla ${most} farklı ürün olabilir.`,
  notKept: 'Tarayıcınız veri saklamaya izin vermediği için ürün sepete eklenemedi.',
  toCart: { label: 'Sepete git', href: CART_PATH },
};

export const CART_TEXTS = {
  title: CART_PAGE_TEXTS.title,
  needsScript:
    'Sepet tarayıcınızda tutulur ve JavaScript ile çalışır. Lütfen JavaScript’i açın ya da bizden teklif isteyin.',
  askQuote: 'Teklif Al',
  cancelled: 'Ödeme iptal edildi. Sepetiniz duruyor.',
  notKept:
    'Tarayıcınız veri saklamaya izin vermiyor: sepete eklenen ürünler tutulamaz. Çerez ve site verisi ayarlarınızı açın ya da bizden teklif isteyin.',
  loading: 'Sepetiniz yükleniyor',
  emptyHint:
    'Kodunu ya da ölçüsünü bildiğiniz ürünü doğrudan ekleyin, kataloğa göz atın ya da fiyatı yazmayan ürünler için teklif isteyin.',
  toShop: 'Ürünlere git',
  addByCode: 'Kodla ürün ekle',
  quoteInstead: 'Bu sepet için teklif iste',
  terms: {
    stock: 'Teslim, stoktan',
    toOrder: 'Teslim, siparişe göre',
    freeCargo: 'Ücretsiz kargo',
    from: (amount: string) => `${amount} ve üzeri`,
    phone: 'Telefon',
  },
  lines: 'Sepetteki ürünler',
  columns: {
    product: 'Ürün',
    stock: 'Stok, termin',
    price: 'Birim fiyat',
    quantity: 'Adet',
    subtotal: 'Ara toplam',
    remove: 'Çıkar',
  },
  pieces: (count: string) => `${count} adet`,
  latestBy: (time: string) => `en geç termin: ${time}`,
  remove: (name: string) => `Sepetten çıkar: ${name}`,
  removeWord: 'Çıkar',
  removed: (name: string) => `${name} sepetten çıkarıldı.`,
  removedMany: (lines: number) => `${lines} ürün sepetten çıkarıldı.`,
  undo: 'Geri al',
  unnamed: 'Adı bilinmeyen ürün',
  wasPrice: 'Önceki fiyat:',
  newPrice: 'Yeni fiyat:',
  wasQuantity: (before: number, now: number) => `Adet: ${before} yerine ${now}`,
  quoteSummary: 'Teklif özeti',
  byProvince: 'Teslimat ücreti, ödeme adımında seçtiğiniz ile göre kesinleşir.',
  atLeast: (method: string) => `${method}, en az`,
  withFastCargo: (fee: string) => `Hızlı kargo istiyorum (+${fee})`,
  priceUnknown: '—',
  failure: 'Güncel fiyatlar alınamadı. Sepetiniz duruyor.',
  retry: 'Tekrar dene',
  changedTitle: 'Sepetinizde değişiklik var',
  changedText: 'İşaretli ürünlerin fiyatı ya da alınabilecek adedi değişti. Devam etmek için yeni tutarı onaylayın.',
  accept: 'Değişiklikleri kabul et',
  unavailableText: 'Bazı ürünler şu anda satın alınamıyor. Devam etmek için onları sepetten çıkarın.',
  removeUnavailable: 'Satın alınamayanları çıkar',
  moreForFreeOwn: (remaining: string) => `Ücretsiz teslimat için sepetinize ${remaining} daha ekleyin.`,
  moreForFree: (remaining: string) => `Ücretsiz kargo için sepetinize ${remaining} daha ekleyin.`,
  freeReached: 'Standart kargonuz ücretsiz.',
  freeReachedOwn: 'Teslimatınız ücretsiz.',
  freeProgress: 'Ücretsiz kargo sınırına ne kadar kaldığı',
  checkout: 'Ödemeye Geç',
  checking: 'Kontrol ediliyor…',
  quote: 'Teklif İste',
  quoteNote:
    'Çevrim içi ödeme kapalı. Sepetinizdeki ürünler için teklif isteyin; kargo ve teslim süresini teklifte bildiririz.',
  test: 'Test ödemesi',
  testNote: 'gerçek bir tahsilat yapılmaz.',
  goOn: 'Alışverişe devam et',
};
