/** Sentences of the screen on which products become families. */
export const PROPOSAL_TEXTS = {
  note: 'Aynı ölçü başlıklarına, malzemeye ve kod başlangıcına sahip ürünler birer seri olur. Ürünlerin kodu, adı, fiyatı ve adresi değişmez.',
  category: 'Kategori',
  choose: 'Kategori seçin',
  reading: 'Ürünler okunuyor…',
  failed: 'Öneriler hazırlanamadı.',
  createFailed: 'Seri oluşturulamadı.',
  found: (proposals: number, misfits: number) =>
    misfits === 0 ? `${proposals} seri önerildi.` : `${proposals} seri önerildi; ${misfits} ürün hiçbirine uymuyor.`,
  none: 'Bu kategoride serisi olmayan ürün yok.',
  join: 'Birleştir',
  joined: 'Birleştirildi: ölçüler, seri oluşturulurken bütün ürünlerden okunur.',
  chooseOf: (name: string) => `Birleştirmek için seç: ${name}`,
  name: 'Seri adı',
  create: 'Seri oluştur',
  made: (count: number) => `${count} ürünle oluşturuldu:`,
  articles: (count: string) => `${count} ürün`,
  misfits: (count: number) => `Uymayan ürünler (${count})`,
} as const;
