// The contact page.

export const CONTACT_TEXTS = {
  address: 'Adres',
  phone: 'Telefon',
  email: 'E-posta',
  hours: 'Çalışma saatleri',
  weekdays: 'Pazartesi – Cuma',
  saturday: 'Cumartesi',
  quoteTitle: 'Hızlı teklif',
  quoteText:
    'Ürün kodunu, adedi ve istediğiniz teslim tarihini yazmanız yeterli. Teklifiniz bir iş günü içinde yola çıkar.',
  quoteFor: 'Teklif istenen ürün kodu',
  quoteProduct: 'Ürünün sayfası',
  quoteSubjectAny: 'Teklif talebi',
  quoteForm: 'Formla teklif isteyin',
  quoteMail: 'E-posta ile teklif iste',
  quotePhone: 'Telefonla sor',
  askTitle: 'Teklif isteyin',
  askLead: 'Adet ve istediğiniz teslim tarihi yeterli; iş günlerinde aynı gün içinde dönüş yapılır.',
  formTitle: 'Bize yazın',
  formLead: 'İletiniz doğrudan ilgili kişiye ulaşır; bir iş günü içinde dönüş yapılır.',
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
  quoteSubject: (code: string) => `Teklif talebi: ${code}`,
  orderSubject: (number: string) => `Sipariş: ${number}`,
  message: 'Mesajınız',
  question: 'Güvenlik sorusu:',
  questionHint: 'İşlemin sonucunu rakamla yazın.',
  noQuestion: 'Güvenlik sorusu yüklenemedi.',
  askAgain: 'Yeniden yükle',
  submit: 'Mesajı Gönder',
  purpose: 'Yazdıklarınız yalnız talebinizi yanıtlamak için kullanılır. Ayrıntılar:',
  failure: 'Mesaj gönderilirken bir hata oluştu.',
  plainForm: 'Tarayıcınızda JavaScript kapalı. Form yine de çalışır: aşağıdaki düğme güvenlik sorusuyla birlikte açar.',
  openPlainForm: 'Mesaj formunu aç',
  another: 'Yeni Mesaj',
  home: 'Ana Sayfaya Dön',
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
