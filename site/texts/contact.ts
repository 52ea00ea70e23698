// The contact page.

export const CONTACT_TEXTS = {
  address: 'Adres',
  phone: 'Telefon',
  email: 'E-posta',
  hours: 'Çalışma saatleri',
  weekdays: 'Pazartesi – Cuma',
  saturday: 'Cumartesi',
  quoteTitle: 'Hızlı teklif',
  quoteText: 'Ürün kodunu, adedi ve istediğiniz teslim tarihini yazmanız yeterli. Stoktaki ürünlerin teklifi aynı gün, özel ölçülerinki bir iş günü içinde yola çıkar.',
  quoteFor: 'Teklif istenen ürün kodu',
  quoteProduct: 'Ürünün sayfası',
  quoteSubject: (code: string) => `Teklif talebi: ${code}`,
  quoteSubjectAny: 'Teklif talebi',
  quoteMail: 'E-posta ile teklif iste',
  quotePhone: 'Telefonla sor',
  checklistTitle: 'Teklifi hızlandıran bilgiler',
  checklist: ['Ürün kodu ya da norm ve ölçüler', 'Adet ve yıllık ihtiyaç', 'Malzeme veya kaplama isteği', 'Varsa teknik resim (PDF, STEP, DXF)', 'İstenen teslim tarihi'],
};
