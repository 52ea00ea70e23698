// The checkout. The rules' messages are in the contract.
import { ADDRESS_TITLE_MISSING } from '#contract/address-texts.ts';
import type { AgreementKey, PaymentMethod } from '#contract/order-facts.ts';

export const CHECKOUT_TEXTS = {
  title: 'Ödeme',
  quoteTitle: 'Teklif isteyin',
  quoteLead:
    'Çevrim içi ödeme kapalı. Sepetinizdeki ürünleri teklif isteğine ekleyelim; fiyat, kargo ve teslim süresiyle yanıtlayalım.',
  quote: 'Teklif İste',
  emptyText: 'Ödeme yapmak için önce sepetinize ürün ekleyin.',
  emptyQuoteText: 'Teklif istemek için önce sepetinize ürün ekleyin.',
  emptyVisitor: 'Hesabınızda kayıtlı bir sepetiniz varsa giriş yapın.',
  toShop: 'Ürünlere göz at',
  toCart: 'Sepete dön',
  loading: 'Ödeme adımı hazırlanıyor',
  needsScript: 'Ödeme için tarayıcınızda JavaScript açık olmalıdır. Açtıktan sonra sayfayı yenileyin.',

  deliveryStep: 'Teslimat',
  address: 'Teslimat adresi',
  savedAddresses: 'Kayıtlı adresleriniz',
  isDefault: 'Varsayılan',
  otherAddress: 'Başka bir adres',
  otherAddressText: 'Yeni bir teslimat adresi yazın.',
  save: 'Bu adresi sonraki siparişlerim için kaydet',
  saveAs: 'Adresin adı',
  saveAsHint: 'Örneğin Atölye, Depo, Ofis.',
  saveAsMissing: ADDRESS_TITLE_MISSING,

  invoiceStep: 'Fatura',
  invoiceKind: 'Fatura türü',
  name: 'Ad Soyad',
  nameHint: 'Faturada yazacak ad.',
  tckn: 'T.C. Kimlik No',
  tcknHint: 'İsteğe bağlı; tarayıcıda saklanmaz.',
  company: 'Firma unvanı',
  vkn: 'Vergi numarası',
  vknHint: 'Şahıs şirketlerinde T.C. Kimlik No.',
  taxOffice: 'Vergi dairesi',
  taxOfficeHint: 'Vergi levhanızda yazdığı gibi.',
  invoiceEmail: 'Muhasebe e-postası',
  invoiceEmailHint: 'İsteğe bağlı; fatura bu adrese de gönderilir.',
  eInvoice: 'Firmamız e-fatura mükellefi',
  sameAddress: 'Fatura adresi teslimat adresiyle aynı',
  invoiceAddress: 'Fatura adresi',
  invoiceAddressMissing: 'Lütfen fatura adresini girin!',

  deliveryMethod: 'Teslimat yöntemi',
  standardText: 'Anlaşmalı kargo ile gönderilir.',
  fastText: 'Siparişiniz öncelikli hazırlanır ve hızlı kargoyla gönderilir.',
  plus: (amount: string) => `+ ${amount}`,
  atLeast: (amount: string) => `en az ${amount}`,
  byProvince: 'Ücret, teslimat ilinize göre kesinleşir.',
  pickup: 'Teslim alacak kişi',
  pickupPerson: 'Ad soyad',
  pickupPlace: (place: string) => `Siparişiniz hazır olunca haber veririz; şu adresten alırsınız: ${place}`,

  more: 'Sipariş bilgileri',
  poNumber: 'PO numarası',
  poHint: 'Varsa firmanızın satın alma numarası.',
  note: 'Sipariş notu',

  consentStep: 'Onaylar',
  consentLead:
    'Siparişinizin metinleridir; okuduktan sonra kutuları işaretleyin. Onayladığınız metinler siparişinizle birlikte saklanır.',
  accept: {
    preInformation: 'Ön Bilgilendirme Formu’nu okudum, bilgilendirildim.',
    distanceSales: 'Mesafeli Satış Sözleşmesi’ni okudum, kabul ediyorum.',
  } satisfies Record<AgreementKey, string>,
  readText: (title: string) => `${title} metnini oku`,

  editCart: 'Sepeti düzenle',
  quantityPrice: (quantity: string, amount: string) => `${quantity} × ${amount}`,
  methodStep: 'Ödeme yöntemi',
  methods: {
    card: 'Ödeme kuruluşunun güvenli sayfasında hemen ödersiniz.',
    transfer: 'Siparişi verince hesap bilgilerimizi gösterir, e-postayla da göndeririz.',
    account: 'Önce alır, vadesinde ödersiniz.',
  } satisfies Record<PaymentMethod, string>,
  payNotes: {
    card: 'Kart bilgilerinizi yalnız ödeme kuruluşunun güvenli sayfasında girersiniz.',
    transfer: 'Siparişinizi, paranız hesabımıza geçince hazırlamaya başlarız.',
    account: 'Sipariş cari hesabınıza işlenir.',
  } satisfies Record<PaymentMethod, string>,
  pay: { card: 'Ödemeye geç', transfer: 'Siparişi ver', account: 'Siparişi ver' } satisfies Record<
    PaymentMethod,
    string
  >,
  opening: {
    card: 'Ödeme sayfası açılıyor…',
    transfer: 'Siparişiniz kaydediliyor…',
    account: 'Siparişiniz kaydediliyor…',
  } satisfies Record<PaymentMethod, string>,
  /** @param remaining amount with its currency */
  accountText: (remaining: string, days: number) =>
    `Önce alır, ${days === 0 ? 'aynı gün' : `${days} gün vadeyle`} ödersiniz. Kalan limit: ${remaining}`,
  accountApproval: 'Siparişinizi onaylayınca hazırlamaya başlarız.',
  test: 'Test ödemesi: gerçek bir tahsilat yapılmaz.',

  changesTitle: 'Sepetiniz güncellendi',
  wasPrice: (amount: string) => `Önceki fiyat: ${amount}`,
  nowPrice: (amount: string) => `Yeni fiyat: ${amount}`,
  wasTotal: 'Önceki toplam',
  nowTotal: 'Yeni toplam',
  acceptChanges: 'Değişiklikleri kabul et',
  unacceptedChanges: 'Devam etmek için sepetinizdeki değişiklikleri kabul edin.',
  noTotal: 'Tutar henüz hesaplanamadı. Lütfen tekrar deneyin.',
  retry: 'Tekrar dene',
  quoteLost: 'Tutar hesaplanamadı. Bağlantınızı kontrol edip tekrar deneyin.',
  restOfLines: (count: number) => `${count} ürün daha`,
  step: (number: number, title: string) => `${number}. ${title}`,
  offline: 'Sunucuya ulaşılamadı. Bağlantınızı kontrol edip tekrar deneyin; yazdıklarınız duruyor.',
  afterSignIn: 'Girişten sonra',
  stepsAfter: [
    { name: 'Teslimat', text: 'Kayıtlı adresinizi seçin ya da yenisini yazın.' },
    { name: 'Fatura', text: 'Bireysel ya da kurumsal.' },
    { name: 'Onaylar ve ödeme', text: 'Metinleri onaylayın ve ödeyin.' },
  ],
  withoutAccount: 'Üye olmak istemiyor musunuz?',
  askQuote: 'Bu sepet için teklif isteyin',
  reason: 'Siparişinizi hesabınızda izleyebilmeniz için ödemeden önce giriş yapın. Sepetiniz olduğu gibi duruyor.',
  purpose: 'Bilgilerinizi siparişinizi karşılamak, göndermek ve faturalamak için kullanırız. Ayrıntılar:',
};

/** The frame of the checkout: no menu, the way back and the legal texts. */
export const REDUCED_TEXTS = {
  safe: 'Güvenli ödeme',
  back: CHECKOUT_TEXTS.toCart,
  legal: 'Yasal metinler',
};
