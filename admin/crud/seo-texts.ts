// The checks for search engines beside a form.

export const SEO_CHECK_TEXTS = {
  preview: 'Arama sonucunda böyle görünür',
  noTitle: 'Başlık',
  noDescription: 'Açıklama yazılmadı; arama motoru sayfadan bir parça seçer.',
  madeDescription: 'Açıklama boş; site bu satırın bilgilerinden bir açıklama oluşturur.',
  checks: 'SEO önerileri',
  hint: 'Öneridir, kaydetmeyi engellemez.',
  good: 'Uygun',
  advice: 'Öneri',
  titleFits: (count: string) => `Başlık ${count} karakter.`,
  titleIsOwn: 'Başlık yayındaki başka bir satırda yok.',
  descriptionFits: (count: string) => `Açıklama ${count} karakter.`,
  descriptionIsMade: 'Açıklamayı site oluşturur.',
  textFits: 'Metinde görsel açıklaması ve bağlantı eksiği yok.',
  sameTitle: 'Aynı başlık:',
} as const;
