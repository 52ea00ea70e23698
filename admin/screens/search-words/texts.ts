import { SYNONYM_WORDS } from '#contract/synonym-texts.ts';
import { textsFor } from '../../crud/texts.ts';

export const SEARCH_WORD_TEXTS = {
  tabs: 'Arama bölümleri',
  synonyms: 'Eş Anlamlılar',
  addSynonym: 'Eş anlamlı ekle',
  search: 'Ara',
  soft: 'Yakın anlamlı',
} as const;

export const SYNONYM_TEXTS = {
  rows: textsFor(SYNONYM_WORDS.one, {
    create: SYNONYM_WORDS.create,
    empty: 'Henüz eş anlamlı yok. Ziyaretçilerin yazdığı ama katalogda geçmeyen ilk kelimeyi ekleyin.',
    confirmRemove: 'Eş anlamlıyı silmek istediğinize emin misiniz? Arama bu kelimeyi hemen unutur.',
  }),
  find: 'Yazılan veya anlamı ara',
  note: 'Kataloğun sözcükleri ve ziyaretçilerin onlar için yazdıkları. Bütün serilerde geçerlidir; değişiklik bir sonraki aramada görünür.',
  meaningsCounted: 'anlam',
  meaning: 'Katalogdaki anlamı',
  said: 'Ziyaretçinin yazdıkları',
  soft: 'yakın',
  addTo: (means: string) => `Eş anlamlı ekle: ${means}`,
  wordsHint: 'Ziyaretçinin yazdığı kelime veya deyim: ejektör, core pin, yağsız burç. Çekim ekleri gerekmez.',
  meansHint: 'Katalogda, seri veya ürün adında geçen kelime: itici, yüksük iç pimi.',
  softHint:
    'Aynı şey değil, akla gelebilecek bir parça: “rulman” yazana burç göstermek gibi. Bulunanlar en sonda sıralanır ve yakın anlamlı olduğu yazılır.',
  kinds: { true: 'Yakın anlamlı', false: 'Eşit' },
  kind: 'Tür',
} as const;

export const TRY_OUT_TEXTS = {
  title: 'Dene',
  label: 'Arama metni',
  prompt: 'Ziyaretçi gibi arayın',
  note: 'Kayıtlı eş anlamlılarla, ziyaretçinin gördüğü gibi arar. Yenisini denemek için önce kaydedin.',
  failed: 'Arama yapılamadı.',
  nothing: 'Ziyaretçi bu aramada hiçbir şey bulamıyor.',
  found: (families: string, sizes: string) => `${families} seride ${sizes} ürün`,
  explain: 'Bu aramayı açıkla',
} as const;

export const MISSED_TEXTS = {
  rows: textsFor('Arama', {
    counted: 'arama',
    empty:
      'Sonuçsuz arama yok. Ziyaretçilerin bitirdiği ve hiçbir şey bulamadığı aramalar burada sayılır; kim aradığı saklanmaz.',
  }),
  find: 'Metin ara',
  note: 'Ziyaretçilerin bulamadığı sözler: eş anlamlısını ekleyin veya yapıldı olarak işaretleyin. E-posta, telefon ve kart numarasına benzeyenler saklanmaz; altı ay aranmayanlar silinir.',
  text: 'Aranan',
  times: 'Sayı',
  firstAt: 'İlk arama',
  lastAt: 'Son arama',
  state: 'Durum',
  markDone: 'Yapıldı',
  reopen: 'Yeniden aç',
  remove: 'Sil',
  markMany: (count: number) => (count === 0 ? 'Yapıldı' : `Yapıldı (${count})`),
  removeMany: (count: number) => (count === 0 ? 'Sil' : `Sil (${count})`),
  marked: (count: number) => `${count} arama yapıldı olarak işaretlendi.`,
  reopened: (count: number) => `${count} arama yeniden açıldı.`,
  removed: (count: number) => `${count} arama silindi.`,
  failed: 'İşlem başarısız.',
  confirmRemove: (count: number) => (count === 1 ? 'Bu arama silinsin mi?' : `Seçilen ${count} arama silinsin mi?`),
  removeHint: 'Sayısıyla birlikte kalıcı olarak silinir. Yeniden aranırsa yeniden sayılır.',
} as const;
