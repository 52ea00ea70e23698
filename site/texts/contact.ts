// The contact page.
import type { QuoteLineWords } from '#contract/quote-lines.ts';

/** The one promise of when a message is answered. */
export const REPLY_TIME = 'bir iş günü içinde';

export const CONTACT_TEXTS = {
  callHours: (weekdays: string) => `Hafta içi ${weekdays}`,
  reachedTitle: 'Doğrudan ulaşın',
  address: 'Adres',
  phone: 'Telefon',
  email: 'E-posta',
  hours: 'Çalışma saatleri',
  weekdays: 'Pazartesi – Cuma',
  saturday: 'Cumartesi',
  quoteTitle: 'Hızlı teklif',
  quoteText: `Ürün kodunu, adedi ve istediğiniz teslim tarihini yazmanız yeterli; ${REPLY_TIME} dönüş yapılır.`,
  quoteSubjectAny: 'Teklif talebi',
  quoteForm: 'Formla teklif isteyin',
  quoteDrawing: 'Resmi e-postayla gönderin',
  quoteMail: 'E-posta ile teklif iste',
  quotePhone: 'Telefonla sor',
  askTitle: 'Teklif isteyin',
  askLead: `Adet ve istediğiniz teslim tarihi yeterli; ${REPLY_TIME} dönüş yapılır.`,
  formTitle: 'Bize yazın',
  formLead: `İletiniz doğrudan ilgili kişiye ulaşır; ${REPLY_TIME} dönüş yapılır.`,
  mapTitle: 'Yerimiz',
  checklistTitle: 'Teklifi hızlandıran bilgiler',
  checklist: [
    'Ürün kodu ya da norm ve ölçüler',
    'Adet ve yıllık ihtiyaç',
    'Malzeme veya kaplama isteği',
    'Varsa teknik resim (PDF, STEP, DXF)',
    'İstenen teslim tarihi',
  ],
};

/** The message form. */
export const MESSAGE_TEXTS = {
  name: 'Ad Soyad',
  email: 'E-posta',
  phone: 'Telefon',
  subject: 'Konu',
  quoteSubject: (what: string) => `${CONTACT_TEXTS.quoteSubjectAny}: ${what}`,
  orderSubject: (number: string) => `Sipariş: ${number}`,
  cadSubject: (code: string) => `CAD modeli: ${code}`,
  message: 'Mesajınız',
  quoteHint: 'İsteğe bağlı: istenen teslim tarihi, malzeme, kaplama.',
  question: 'Güvenlik sorusu:',
  questionHint: 'İşlemin sonucunu rakamla yazın.',
  noQuestion: 'Güvenlik sorusu yüklenemedi.',
  askAgain: 'Yeniden yükle',
  submit: 'Mesajı Gönder',
  submitQuote: 'Teklif iste',
  purpose: 'Yazdıklarınız yalnız talebinizi yanıtlamak için kullanılır. Ayrıntılar:',
  failure: 'Mesaj gönderilirken bir hata oluştu.',
  plainForm: 'Tarayıcınızda JavaScript kapalı. Form yine de çalışır: aşağıdaki düğme güvenlik sorusuyla birlikte açar.',
  openPlainForm: 'Mesaj formunu aç',
  sentReply: `Mesajınıza ${REPLY_TIME} dönüş yapılır.`,
  another: 'Yeni Mesaj',
  home: 'Ana Sayfaya Dön',
};

/** The products of a request for a quote, above its message. */
export const WANTED_TEXTS = {
  title: 'Teklif istenen ürünler',
  code: 'Ürün kodu',
  product: 'Ürün',
  stock: 'Stok, termin',
  price: 'Birim fiyat',
  noPrice: 'Teklifle',
  pieces: 'Adet',
  piecesOf: (what: string) => `Adet: ${what}`,
  emptyCart: 'Sepetiniz boş; istediğiniz ürünleri mesaja yazabilirsiniz.',
};

/** The map, which is loaded on a click. */
export const MAP_TEXTS = {
  title: (address: string) => `Harita: ${address}`,
  show: 'Haritayı göster',
  notice: 'Harita OpenStreetMap’ten yüklenir; düğmeye basana kadar oraya hiçbir istek gitmez.',
  offline: 'İnternet bağlantısı yok. Bağlandığınızda yeniden deneyin ya da haritayı aşağıdaki bağlantıyla açın.',
  open: 'OpenStreetMap’te aç',
};

export const CONTACT_PAGE_TEXTS = {
  title: 'İletişim',
  lead: 'Teklif, teknik soru ya da sipariş durumu: doğrudan işi bilen kişiye ulaşırsınız.',
};

/** A request for a quote, as staff receive it. */
export const QUOTE_MESSAGE_TEXTS: QuoteLineWords & { subject(lines: number): string } = {
  subject: (lines) => `${lines} ürün`,
  intro: (lines) =>
    lines === 1 ? 'Aşağıdaki ürün için teklif rica ederim:' : 'Aşağıdaki ürünler için teklif rica ederim:',
  product: (code, name) => [code, name].filter(Boolean).join(' – '),
  line: (what, pieces) => (pieces === '' ? `- ${what}` : `- ${what}: ${pieces} adet`),
  unnamed: 'Adı bilinmeyen ürün',
  more: (lines) => `… ve ${lines} ürün daha`,
};
