import { formatNumber } from '#contract/format.ts';
import { textsFor } from '../../crud/texts.ts';

const count = (number: number): string => formatNumber(number);

/** Sentences about work on many rows. */
export const TASK_TEXTS = {
  rows: textsFor('İşlem', {
    counted: 'işlem',
    empty:
      'Henüz toplu işlem yapılmadı. Listelerde birçok kaydı seçip birlikte değiştirebilir, dosyadan içe aktarabilirsiniz.',
    listFailed: 'İşlemler yüklenemedi.',
  }),
  note: 'Bir işlem 7 gün içinde geri alınabilir; bu arada başkasının değiştirdiği kayıtlar olduğu gibi kalır.',
  openProducts: 'Ürün listesini aç',
  work: 'İşlem',
  result: 'Sonuç',
  progress: (done: number, total: number) => `${count(done)} / ${count(total)}`,
  undoing: 'Geri alınıyor',
  changed: (number: number) => `${count(number)} değişti`,
  same: (number: number) => `${count(number)} aynıydı`,
  refused: (number: number) => `${count(number)} değişmedi`,
  restored: (number: number) => `${count(number)} geri alındı`,
  kept: (number: number) => `${count(number)} olduğu gibi kaldı`,
  cancel: 'İptal et',
  cancelQuestion: 'Bu işlem durdurulsun mu?',
  cancelHint: 'O ana kadar değişen kayıtlar eski hâline döner.',
  cancelFailed: 'İşlem durdurulamadı.',
  cancelled: 'İşlem durduruldu.',
  undo: 'Geri al',
  undoQuestion: 'Bu işlem geri alınsın mı?',
  undoHint: 'Değişen kayıtlar eski hâline döner. Bu arada başkasının değiştirdikleri olduğu gibi kalır.',
  undoFailed: 'İşlem geri alınamadı.',
  details: 'Ayrıntılar',
  detailsFailed: 'Ayrıntılar yüklenemedi.',
  noDetails: 'Değişmeyen ya da geri alınamayan kayıt yok.',
  detailsGone: 'Kayıt kayıt ayrıntılar 7 gün sonra silinir.',
  more: (shown: number, total: number) => `İlk ${count(shown)} kayıt gösteriliyor; toplam ${count(total)}.`,
  productWords: {
    changed: (number: number) => `${count(number)} ürün değiştirildi.`,
    refused: (number: number) => ` ${count(number)} ürün değişmedi.`,
    restored: (number: number) => `${count(number)} ürün eski hâline döndü.`,
    kept: (number: number) => ` ${count(number)} ürün bu arada değiştiği için olduğu gibi kaldı.`,
  },
  rowWords: {
    changed: (number: number) => `${count(number)} satır uygulandı.`,
    refused: (number: number) => ` ${count(number)} satır uygulanamadı.`,
    restored: (number: number) => `${count(number)} satır geri alındı.`,
    kept: (number: number) => ` ${count(number)} satır bu arada değiştiği için olduğu gibi kaldı.`,
  },
  ended: (title: string) => `“${title}” tamamlandı.`,
  fileReady: 'Dosya bir gün saklanır',
  fileGone: 'Dosya yok',
  download: 'İndir',
  downloadFailed: 'Dosya indirilemedi.',
  checked: (number: number) => `${count(number)} satır denetlendi`,
  rowsDone: (title: string, number: number) => `${title} (${count(number)} kayıt).`,
  rowsRefused: (number: number) => ` ${count(number)} kayıt olduğu gibi kaldı.`,
  rowsRestored: (number: number) => `${count(number)} kayıt eski hâline döndü.`,
  failed: (title: string) => `“${title}” yarıda kesildi.`,
  running: (title: string, done: string) => `${title}: ${done}`,
} as const;

/** Sentences about the work on chosen rows of a list. */
export const ROWS_EDIT_TEXTS = {
  activity: { on: 'Etkinleştir', off: 'Pasife al' },
  publishing: { on: 'Yayınla', off: 'Taslağa al' },
  remove: 'Sil',
  removeChosen: (chosen: number) => `Seçilenleri sil (${count(chosen)})`,
  removeTitle: (chosen: number) => `${count(chosen)} kayıt çöp kutusuna taşınsın mı?`,
  removeText: 'İşlemler ekranından 7 gün, çöp kutusundan 30 gün içinde geri alınabilir.',
  letGo: 'Seçimi bırak',
  started: 'İşlem arka planda sürüyor. İlerlemesi üstte görünür.',
  failed: 'İşlem yapılamadı.',
} as const;
