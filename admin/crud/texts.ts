import type { Narrowing } from './list-state.ts';

/** Sentences of a screen about its rows. `textsFor` has defaults; a resource states only what differs. */
export interface ResourceTexts {
  /** Button that leads to an empty form. */
  create: string;
  /** After the numbers: '1-10 / 37 kategori'. */
  counted: string;
  empty: string;
  nothingFound: string;
  loading: string;
  listFailed: string;
  rowFailed: string;
  rowMissing: string;
  created: string;
  updated: string;
  removed: string;
  createFailed: string;
  updateFailed: string;
  removeFailed: string;
  /** A function where the sentence depends on the new state. */
  statusChanged: string | ((isOn: boolean) => string);
  statusFailed: string;
  confirmRemove: string;
}

export const READ_FAILED = 'Veri getirme başarısız.';

/**
 * Usual sentences about rows of a kind.
 * @param one singular, capitalised: 'Kategori'
 */
export function textsFor(one: string, own: Partial<ResourceTexts> = {}): ResourceTexts {
  const small = one.toLocaleLowerCase('tr');
  return {
    create: `Yeni ${one}`,
    counted: small,
    empty: `Henüz ${small} eklenmemiş. İlk kaydı ekleyerek başlayın.`,
    nothingFound: `Aramanıza uyan ${small} bulunamadı.`,
    loading: `${one} yükleniyor...`,
    listFailed: READ_FAILED,
    rowFailed: `${one} bilgileri alınamadı.`,
    rowMissing: `${one} bulunamadı.`,
    created: `${one} başarıyla oluşturuldu.`,
    updated: `${one} başarıyla güncellendi.`,
    removed: `${one} başarıyla silindi.`,
    createFailed: `${one} oluşturulurken bir hata oluştu.`,
    updateFailed: `${one} güncellenirken bir hata oluştu.`,
    removeFailed: 'Silme işlemi başarısız.',
    statusChanged: `${one} durumu güncellendi.`,
    statusFailed: 'Durum güncelleme başarısız.',
    confirmRemove: 'Bu kaydı silmek istediğinize emin misiniz?',
    ...own,
  };
}

const CLEARS: Record<Narrowing, string> = {
  nothing: 'Temizle',
  search: 'Aramayı temizle',
  filters: 'Filtreleri temizle',
  both: 'Arama ve filtreleri temizle',
};

export const CRUD_TEXTS = {
  keepDraft: 'Taslak olarak kaydet',
  publishDraft: 'Taslağı yayınla',
  discardDraft: 'Taslaktan vazgeç',
  draftTitle: (by: string, when: string) => `Taslak · ${by} · ${when}`,
  draftText: 'Form taslakla açıldı. Taslak yayınlanana kadar ziyaretçiler yayındaki hâli görür.',
  draftOld: 'Taslak başladıktan sonra kayıt değişti; aynı alanlar değiştiyse yayınlarken sorulur.',
  draftMark: 'Taslak var',
  draftOfWhom: (by: string, at: string) => `Kaydedilmiş taslak · ${by || 'silinmiş hesap'} · ${at}`,
  draftKept: 'Taslak kaydedildi. Yayındaki hâl değişmedi.',
  draftEmpty: 'Taslağa yazılacak değişiklik yok. Stok taslağa yazılmaz, kaydedince hemen değişir.',
  draftFailed: 'Taslak kaydedilemedi.',
  discardTitle: 'Taslaktan vazgeçilsin mi?',
  discardText: 'Taslaktaki değişiklikler silinir; yayındaki hâl olduğu gibi kalır.',
  discardFailed: 'Taslak silinemedi.',
  draftGone: 'Taslak silindi.',

  dayRange: 'Tarih aralığı',

  exportAll: 'Tümünü indir',
  exportFormats: { xlsx: 'Excel (.xlsx)', csv: 'CSV (.csv)' },
  exportFailed: 'Liste indirilemedi.',

  copy: 'Kopyala',
  copyMark: (count: number) => (count === 1 ? ' (kopya)' : ` (kopya ${count})`),
  copyMarks: /^(.*) \(kopya(?: (\d{1,3}))?\)$/su,
  copyTitle: (title: string) => `“${title}” kaydının kopyası; henüz kaydedilmedi.`,

  copied: 'Kopyalandı.',
  copyFailed: 'Kopyalanamadı. Metni seçip kopyalayın.',

  historyFailed: 'Geçmiş yüklenemedi.',
  historyLoading: 'Geçmiş yükleniyor...',
  historyEmpty:
    'Bu kayıtta henüz değişiklik yapılmadı. Bundan sonraki her değişiklik, kimin ne zaman yaptığıyla burada görünür.',
  versions: 'Sürümler',
  version: (n: number) => `Sürüm ${n}`,
  unrecorded: 'değişikliği kayıtlı olmayan sürüm',
  presentVersion: 'Şimdiki hâl',
  compare: 'Karşılaştır',
  compareOf: (version: string) => `Karşılaştır: ${version}`,
  compareTitle: 'Sürümleri karşılaştır',
  older: 'Önce',
  newer: 'Sonra',
  sameVersions: 'İki tarafta aynı sürüm seçili. Birini değiştirin.',
  noDifference: 'Bu iki sürüm aynı.',
  goBack: 'Bu sürüme dön',
  goBackOf: (version: string) => `Bu sürüme dön: ${version}`,
  goBackTo: (version: string) => `${version} hâline dön`,
  versionFailed: 'Sürüm okunamadı.',
  restoredTitle: (version: string, at: string) => `${version} (${at}) forma alındı; henüz kaydedilmedi.`,
  restoredText: (labels: string) => `Kaydedince yeni bir sürüm olur. Değişen alanlar: ${labels}.`,
  restoredSame: 'Şimdiki hâlden farkı yok.',
  replaceTitle: 'Yazdıklarınızın yerine bu sürüm gelsin mi?',
  replaceText: 'Bu formda kaydetmediğiniz değişiklikler kaybolur.',
  categoryGone: (name: string) => `Bu sürümdeki kategori (${name}) artık yok; başka bir kategori seçin.`,
  categoryGoneUnnamed: 'Bu sürümdeki kategori artık yok; başka bir kategori seçin.',

  hiddenChange: 'değiştirildi (değeri gizli)',
  showLess: 'Daha az göster',
  showAllOf: (count: number) => `Tümünü göster (${count})`,
  showAll: 'Tümünü göster',

  choose: 'Seç',
  chooseAll: (count: number) => `Sayfadakilerin tümünü seç (${count})`,
  chooseRow: (title: string) => `Seç: ${title}`,

  sortBy: 'Sırala',
  clear: 'Temizle',
  filterBy: (count: number) => `Filtrele (${count})`,
  filter: 'Filtrele',

  noNeighbour: (word: string, what: string) => `${word} ${what} yok`,
  neighbours: 'Listede gezinme',
  previous: 'Önceki',
  next: 'Sonraki',

  back: 'Geri Dön',

  reloadTitle: 'Değişiklikleriniz silinsin mi?',
  reloadText: 'Kaydın güncel hâli yüklenir; bu formda yazdıklarınız kaybolur.',
  keptTitle: 'Kaydın güncel hâli yüklendi, değişiklikleriniz korundu.',
  keptText: (labels: string) => `Kaydetmeden önce bakın: ${labels}.`,
  cancel: 'İptal',

  clearWhat: (what: Narrowing) => CLEARS[what],
  nothingFiltered: (counted: string) => `Seçtiğiniz filtrelere uyan ${counted} yok.`,
  shown: (from: string, to: string, total: string, counted: string) => `${from}-${to} / ${total} ${counted}`,

  restoring: 'Geri alınıyor...',
  edit: 'Düzenle',
  restorableFor: (days: number) => `${days} gün içinde çöp kutusundan geri alınabilir.`,
  remove: 'Sil',
  actionsOf: (title: string) => `İşlemler: ${title}`,
  restoredAround: (titles: string) => ` Bulunduğu kategori de geri alındı: ${titles}.`,
  restored: (kind: string, around: string) => `${kind} geri alındı.${around}`,
  restoreFailed: 'Kayıt geri alınamadı.',

  actions: 'İşlemler',

  statusInsteadOf: 'yerine',
  noteWritten: 'Not yazıldı',
  placeEdit: 'Sırayı değiştir',
  placeOf: (title: string) => `, sırası, ${title}. Değiştir`,
  placeLabel: (title: string) => `Sıra: ${title}`,
  placeSaved: 'Sıra güncellendi.',
  placeUndone: 'Sıra geri alındı.',
  placeStale: (by: string, now: string | undefined) =>
    `${by} bu arada ${now === undefined ? 'bu kaydı değiştirdi' : `${now} yazdı`}. Yine de kaydetmek için Enter’a basın.`,

  noChangesYet: 'Henüz değişiklik yapılmadı.',
} as const;
