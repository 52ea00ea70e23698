// Words and sentences of invoices: drafts for an integrator, and what came of them.

export const INVOICE_STATES = ['draft', 'issued', 'cancelled'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];
export const INVOICE_STATE_LABELS: Record<InvoiceState, string> = {
  draft: 'Taslak',
  issued: 'Fatura kesildi',
  cancelled: 'İptal edildi',
};
/** As GİB names them. */
export const INVOICE_PROFILES = ['EARSIVFATURA', 'TEMELFATURA', 'TICARIFATURA'] as const;
export type InvoiceProfile = (typeof INVOICE_PROFILES)[number];
export const INVOICE_PROFILE_LABELS: Record<InvoiceProfile, string> = {
  EARSIVFATURA: 'e-Arşiv fatura',
  TEMELFATURA: 'e-Fatura, temel',
  TICARIFATURA: 'e-Fatura, ticari',
};
/** Who makes the invoice of a return: a firm that bought writes one to the seller, for a person the seller does. */
export const RETURN_ISSUERS = ['seller', 'buyer'] as const;
export type ReturnIssuer = (typeof RETURN_ISSUERS)[number];
/** What the panel says of a return before its number is known. */
export const RETURN_EXPLAINED: Record<ReturnIssuer, string> = {
  buyer:
    'Firma müşterisinde iade faturasını genellikle müşteriniz size keser; taslak, mali müşaviriniz ve müşteriniz için bir yardımdır.',
  seller:
    'Tüketicinin iadesini genellikle siz belgelersiniz; hangi belgenin gerektiğine mali müşavirinizle karar verin, taslak ona yardımdır.',
};
/** Said of refunds while the order's invoice is not issued. */
export const refundedBeforeInvoice = (amount: string, isAll: boolean): string =>
  isAll
    ? 'Siparişin tamamı fatura kesilmeden iade edildi; faturası kesilecek tutar kalmadı.'
    : `Fatura kesilmeden ${amount} iade edildi. Taslak siparişin tamamını içerir: ya iade edileni kesmeden önce düşün ya da faturayı kesip burada iade faturası hazırlayın.`;

/** Reasons for lines without tax, by their code; the most usual of GİB's list. */
export const EXEMPTIONS: Readonly<Record<string, string>> = {
  '301': '11/1-a Mal ihracatı',
  '302': '11/1-a Hizmet ihracatı',
  '318': '13/a Deniz, hava ve demiryolu taşıma araçları',
  '321': '13/d Yatırım teşvik belgesi kapsamında makine ve teçhizat teslimi',
  '327': '13/ı Yükümlü, muaf bölgelere teslim',
  '350': 'Diğerleri',
  '351': 'KDV, istisna olmayan diğer',
};

export const INVOICE_NUMBER_REFUSED = 'Fatura no üç harf ya da rakam, yıl ve dokuz rakamdan oluşur: ABC2026000000001.';
export const INVOICE_NUMBER_TWICE = 'Bu fatura no başka bir siparişte kayıtlı.';
export const INVOICE_DAY_LATER = 'Fatura tarihi bugünden sonra olamaz.';
export const INVOICE_DAY_NEEDED = 'Fatura tarihini girin.';
export const PROFILE_REFUSED = 'Fatura senaryosunu seçin.';
export const EXEMPTION_REFUSED = 'İstisna kodunu listeden seçin.';
export const EXEMPTION_NEEDED = 'KDV’si 0 olan satır için istisna kodu seçin.';
export const RETURN_LINES_MISSING = 'İade edilen ürünleri ve adetlerini seçin.';
export const RETURN_LINE_REFUSED = 'Bu satır siparişte yok.';
export const RETURN_LINE_TWICE = 'Aynı satır iki kez seçilmiş.';
export const RETURN_QUANTITY_REFUSED = 'İade adedi tam sayı olmalıdır.';
export const returnAtMost = (left: string): string => `Bu satırdan en fazla ${left} iade edilebilir.`;
export const returnTooSmall = (sold: string, refunded: string): string =>
  `Seçilenlerin satış tutarı ${sold}, iade ise ${refunded}. İade edilen ürünlerin hepsini seçin.`;
export const returnReduced = (sold: string, refunded: string): string =>
  `Seçilenlerin satış tutarı ${sold}. İade ${refunded} olduğundan birim fiyatlar aynı oranda düşürülür.`;
export const RETURN_BEFORE_INVOICE = 'İade faturasının tarihi satış faturasından önce olamaz.';
export const RETURN_NEEDS_INVOICE = 'İade faturası için önce satış faturasının numarasını ve tarihini kaydedin.';
export const RETURN_NEEDS_REFUND = 'İade henüz tamamlanmadı; tamamlanınca faturası hazırlanabilir.';
export const NO_RETURN_INVOICE = 'Bu iadenin faturası henüz hazırlanmadı.';
export const NO_RETURN_PDF = 'Bu iadenin fatura PDF’i yok.';
export const NOTHING_TO_INVOICE = refundedBeforeInvoice('', true);
export const NOT_INVOICED = 'Bu siparişin faturası henüz hazırlanmadı.';
export const NO_INVOICE_PDF = 'Bu siparişin fatura PDF’i yok.';
export const NUMBER_BEFORE_PDF = 'Önce fatura no ve tarihini kaydedin.';
export const NOT_INVOICEABLE = 'Ödenmemiş ya da onaylanmamış siparişin faturası hazırlanamaz.';
export const INVOICE_PDF_TOO_LARGE = 'Fatura PDF’i en fazla 10 MB olabilir.';
export const NOT_AN_INVOICE_PDF = 'Fatura PDF olmalıdır.';
export const draftLacks = (missing: readonly string[]): string => `UBL taslağı için eksik: ${missing.join(', ')}.`;
/** What a draft may lack. */
export const LACKING = {
  vat: 'siparişin KDV bilgisi (Ayarlar, Para ve vergi)',
  currency: 'Türk lirası cinsinden tutar',
  sellerTitle: 'ticari ünvanınız',
  sellerTaxNumber: 'vergi kimlik numaranız',
  sellerTaxOffice: 'vergi daireniz',
  sellerStreet: 'açık adresiniz',
  sellerDistrict: 'ilçeniz',
  sellerCity: 'iliniz',
  buyerTaxOffice: 'müşterinin vergi dairesi',
  buyerDistrict: 'fatura adresinin ilçesi',
  buyerCity: 'fatura adresinin ili',
  exemption: 'KDV’si 0 olan satırın istisna kodu',
  firstInvoice: 'satış faturasının numarası ve tarihi',
} as const;

export const tooManyDrafts = (count: number, most: number): string =>
  `${count} sipariş seçili; bir seferde en çok ${most} siparişin taslağı hazırlanır. Listeyi daraltın.`;
export const NO_DRAFTS = 'Bu süzgeçte taslağı hazırlanmış sipariş yok.';

/** What each call does, for the API page. */
export const INVOICE_CALLS = {
  'POST /api/orders/invoices':
    'Süzülen siparişlerden faturası olmayanların taslağını hazırlar; bir şeyi eksik olanları söyler',
  'GET /api/orders/invoices/export': 'Süzülen siparişlerin hazırlanmış UBL taslakları, ZIP olarak',
  'GET /api/orders/:id/invoice': 'Siparişin faturası ve UBL taslağında eksik olanlar',
  'PUT /api/orders/:id/invoice':
    'Faturayı hazırlar ya da kaydeder: senaryo, istisna kodu; numarası ve tarihi girilince fatura kesilmiş olur',
  'GET /api/orders/:id/invoice/xml': 'İmzasız UBL-TR 1.2 taslağı; entegratör ya da muhasebe programı içeri alır',
  'POST /api/orders/:id/invoice/pdf': 'Kesilen faturanın PDF’i; müşteri indirir ve e-posta alır',
  'GET /api/orders/:id/invoice/pdf': 'Kesilen faturanın PDF’i: müşteriye kendi siparişininki',
  'PUT /api/orders/:id/refunds/:refund/invoice':
    'İade faturasını hazırlar ya da kaydeder: iade edilen satırlar ve adetler; numarası ve tarihi girilince kesilmiş olur',
  'GET /api/orders/:id/refunds/:refund/invoice/xml': 'İmzasız UBL-TR 1.2 iade (IADE) taslağı; ilk faturayı anar',
  'POST /api/orders/:id/refunds/:refund/invoice/pdf': 'Kesilen iade faturasının PDF’i; müşteri indirir',
  'GET /api/orders/:id/refunds/:refund/invoice/pdf': 'İade faturasının PDF’i: müşteriye kendi siparişininki',
};
