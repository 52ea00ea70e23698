// The customer's orders, and the page after paying.
import type { OrderStatus, PaymentMethod } from '#contract/order-facts.ts';
import { SUM_LABELS } from '#contract/order-texts.ts';

/** The page after paying; the first two sentences are the specification's. */
export const SUCCESS_TEXTS = {
  title: 'Ödeme Başarılı!',
  done: 'Siparişiniz başarıyla tamamlandı',
  pageTitle: 'Ödeme sonucu',
  reason: 'Ödemenizin sonucunu yalnız size gösterebilmemiz için hesabınızla giriş yapın.',
  number: 'Sipariş numaranız',
  mail: (email: string) => `Sipariş özetini ${email} adresine gönderiyoruz.`,
  next: 'Bundan sonra',
  dispatch: 'Ürünleriniz hazırlanır; kargoya verildiği ya da teslime hazır olduğu gün size haber veririz.',
  receive: 'Siparişin durumunu sipariş sayfanızda görürsünüz.',
  content: 'Sipariş içeriği',
  columns: { product: 'Ürün', pieces: 'Adet', amount: 'Tutar' },
  home: 'Ana Sayfaya Dön',
  orders: 'Siparişlerim',
  order: 'Siparişi görüntüle',
  checking: 'Ödemeniz doğrulanıyor…',
  checkingText:
    'Ödeme kuruluşunun onayını bekliyoruz. Bu genellikle birkaç saniye sürer; lütfen yeniden ödeme yapmayın.',
  noScriptText:
    'Ödemenizin sonucu bu sayfada JavaScript ile gösterilir; tarayıcınızda kapalı. Ödemeyi tamamladıysanız yeniden ödemeyin: ödeme kuruluşu onaylayınca siparişiniz kendiliğinden kaydedilir ve özeti e-posta ile gelir. JavaScript’i açtıktan sonra sonucu burada, siparişlerinizi hesabınızda görürsünüz.',
  failed: 'Ödeme doğrulanamadı',
  unpaidText: 'Bu ödeme tamamlanmamış görünüyor. Sepetiniz olduğu gibi duruyor; yeniden deneyebilirsiniz.',
  unknownText: 'Bu adresle eşleşen bir ödemenizi bulamadık. Sepetiniz olduğu gibi duruyor.',
  slowText:
    'Ödeme kuruluşunun onayı henüz gelmedi. Ödemeyi tamamladıysanız yeniden ödemeyin: onay gelince siparişiniz kendiliğinden güncellenir ve size e-posta göndeririz. Sepetiniz olduğu gibi duruyor.',
  lostText:
    'Sunucuya ulaşamadığımız için ödemenizi doğrulayamadık. Bağlantınızı kontrol edip yeniden sorun; lütfen yeniden ödeme yapmayın.',
  checkAgain: 'Yeniden kontrol et',
  tryAgain: 'Ödemeyi tekrar dene',
  cart: 'Sepete dön',
  contact: 'Bize yazın',
};

export const ORDER_LIST_TEXTS = {
  title: 'Siparişlerim',
  number: 'Sipariş no',
  date: 'Tarih',
  status: 'Durum',
  quantity: 'Adet',
  empty: 'Henüz siparişiniz yok.',
  toShop: 'Ürünlere göz at',
  linesUnit: 'kalem',
  andMore: (count: number) => `ve ${count} ürün daha`,
  last: 'Son siparişiniz',
  all: 'Bütün siparişlerim',
  total: (count: string) => `${count} sipariş`,
  refunded: (amount: string) => `${amount} iade edildi`,
};

/** The meaning of a status for the customer. */
export const STATUS_SENTENCES: Record<Exclude<OrderStatus, 'pending'>, string> = {
  paid: 'Ödemeniz alındı. Siparişiniz hazırlanmak üzere sıraya girdi.',
  failed: 'Ödeme alınamadı. Ürünleri yeniden sepete koyup tekrar deneyebilirsiniz.',
  expired: 'Ödeme süresi içinde tamamlanmadı. Ürünleri yeniden sepete koyup tekrar deneyebilirsiniz.',
  review: 'Ödemenizi kontrol ediyoruz; sonucunu e-posta ile bildireceğiz. Lütfen yeniden ödeme yapmayın.',
  preparing: 'Siparişiniz hazırlanıyor.',
  shipped: 'Siparişiniz kargoya verildi.',
  delivered: 'Siparişiniz teslim edildi.',
  cancelled: 'Siparişiniz iptal edildi.',
  refunded: 'Ödemeniz iade edildi. Tutarın hesabınıza geçmesi bankanıza bağlı olarak birkaç iş günü sürebilir.',
};

/** The same of an order that is fetched. */
export const PICKUP_SENTENCES = {
  shipped: 'Siparişiniz hazır; adresimizden teslim alabilirsiniz.',
  delivered: 'Siparişinizi teslim aldınız.',
};

/** What a pending order waits for. */
export const PENDING_SENTENCES: Record<PaymentMethod, string> = {
  card: 'Siparişiniz kaydedildi, ödemesi henüz tamamlanmadı.',
  transfer: 'Siparişiniz alındı. Ödemeniz hesabımıza geçince siparişinizi hazırlamaya başlarız.',
  account: 'Siparişiniz alındı. Onaylayınca hazırlamaya başlarız ve size haber veririz.',
};

export const ORDER_TEXTS = {
  accountPayment: 'Cari hesap ödemesi',
  account: 'Cari hesabınız',
  limit: 'Limit',
  open: 'Açık bakiye',
  overdue: 'Vadesi geçen',
  remaining: 'Kalan limit',
  term: 'Vade',
  days: (days: number) => (days === 0 ? 'aynı gün' : `${days} gün`),
  transfer: 'Havale / EFT ile ödeme',
  receiptFile: 'Dekont yükle',
  receiptFileHint: 'İsteğe bağlı: PDF, JPG veya PNG, en fazla 5 MB. Ödemeniz hesabımıza geçince onaylanır.',
  receiptFiles: 'Yüklediğiniz dekontlar',
  receiptSending: 'Dekont yükleniyor…',
  receiptSent: 'Dekontunuz bize ulaştı.',
  receiptFailed: 'Dekont yüklenemedi. Lütfen tekrar deneyin.',
  transferAmount: 'Ödenecek tutar',
  number: 'Sipariş numarası',
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  paymentMethod: 'Ödeme yöntemi',
  files: 'Belgeler',
  asPdf: (document: string) => `${document} (PDF)`,
  title: 'Sipariş',
  missing: 'Sipariş bulunamadı',
  missingText: 'Hesabınızda bu numarayla bir sipariş yok. Numarayı kontrol edin ya da siparişlerinize dönün.',
  toOrders: 'Siparişlerime dön',
  ordered: 'Sipariş tarihi',
  deliveryMethod: 'Teslimat yöntemi',
  deliveryDays: 'Tahmini teslim',
  pickupPlace: 'Teslim alınacak yer',
  total: SUM_LABELS.total,
  progress: 'Siparişin ilerleyişi',
  stepDone: 'tamamlandı',
  pay: 'Ödemeye devam et',
  again: 'Tekrar sipariş ver',
  addedAgain: 'Ürünler sepete eklendi.',
  cartFull: 'Sepetinizde yer kalmadığı için bazı ürünler eklenemedi.',
  notKept: 'Tarayıcınız sepeti saklayamıyor.',
  help: 'Bu siparişle ilgili yardım',
  print: 'Yazdır',
  tracking: 'Kargo',
  shipments: 'Gönderiler',
  parcels: 'Koli',
  trackingOf: (number: string) => `Kargo: ${number}`,
  shippedOn: (day: string) => `${day} tarihinde kargoya verildi`,
  deliveredOn: (day: string) => `${day} tarihinde teslim edildi`,
  partShipped: 'Siparişinizin bir kısmı kargoya verildi, kalanı hazırlanıyor.',
  carrier: 'Kargo firması',
  trackingNumber: 'Takip numarası',
  track: 'Kargom nerede?',
  lines: 'Ürünler',
  article: 'Ürün kodu',
  unitPrice: 'Birim fiyat',
  lineTotal: 'Tutar',
  delivery: 'Teslimat',
  invoice: 'Fatura',
  taxId: { individual: 'T.C. Kimlik No', company: 'Vergi No' },
  taxOffice: 'Vergi dairesi',
  sameAddress: 'Teslimat adresiyle aynı',
  poNumber: 'PO numarası',
  note: 'Sipariş notu',
  consents: 'Onayladığınız metinler',
  consentAt: (date: string) => `${date} tarihinde onayladınız`,
  history: 'Siparişin geçmişi',
  placed: 'Sipariş verildi',
  refunds: 'İadeler',
  refundStatus: { pending: 'Bankaya iletildi', done: 'Tamamlandı', failed: 'Tamamlanamadı' },
};
