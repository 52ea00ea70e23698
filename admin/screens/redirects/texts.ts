import { formatNumber } from '#contract/format.ts';
import type { PageAnswer } from '#contract/redirects.ts';
import { REDIRECT_WORDS } from '#contract/redirect-texts.ts';
import { textsFor } from '../../crud/texts.ts';

export const REDIRECT_TEXTS = {
  tabs: 'Yönlendirme bölümleri',
  automatic: 'Otomatik',
  rows: textsFor(REDIRECT_WORDS.one, {
    create: REDIRECT_WORDS.create,
    empty: 'Henüz yönlendirme yok. Kalkan bir sayfanın adresini yenisine yönlendirin ya da bir liste içe aktarın.',
    confirmRemove: 'Yönlendirmeyi silmek istediğinize emin misiniz? Eski adres yeniden “bulunamadı” der.',
  }),
  search: 'Adres veya not ara',
  note: 'Sayfası kalmamış adresler buradan yönlendirilir. Yayındaki bir sayfa her zaman önce gelir.',
  hits: 'Kullanım',
  lastHit: 'Son kullanım',
  never: 'Hiç',
  noTarget: 'Hedef yok',
  fromHint:
    'Eski sitenin adresini olduğu gibi yapıştırabilirsiniz. Büyük-küçük harf ve sondaki / fark etmez; ? ile bir sorgu yazılırsa yalnız o sorguda geçerlidir.',
  toHint: 'Sitenin bir yolu (/shop) ya da https:// ile başlayan bir adres. Kendi sorgusu yoksa gelen sorgu korunur.',
  codes: {
    301: '301 – Kalıcı olarak taşındı',
    302: '302 – Şimdilik başka yerde',
    410: '410 – Kalıcı olarak kaldırıldı',
  },
  usage: 'Kullanım',
  usedTimes: (times: string) => `${times} kez kullanıldı`,
  usedLast: (when: string) => `Son: ${when}`,
  export: 'CSV indir',
  exportForImport: 'Bütün alanlarıyla',
  exportFailed: 'Yönlendirmeler indirilemedi.',
  import: 'İçe Aktar',
} as const;

/** Where a redirect cannot work now, because something else answers at its address. */
export const ANSWER_WARNINGS: Readonly<Partial<Record<PageAnswer, string>>> = {
  page: 'Bu adreste yayında bir sayfa var; yönlendirme ancak o kalkınca çalışır.',
  moved: 'Site bu eski adresi kendiliğinden yeni adresine yönlendiriyor; yönlendirme ancak bu bitince çalışır.',
  gone: 'Bu adreste, artık satılmayan bir ürünün sayfası var; yönlendirme orada çalışmaz.',
};

export const IMPORT_TEXTS = {
  title: 'Yönlendirmeleri içe aktar',
  hint: 'Her satıra eski adres;yeni adres;kod yazın (kod boşsa 301). Var olan adresler güncellenir, hiçbir yönlendirme silinmez. En çok 5.000 satır.',
  placeholder: '/eski-sayfa;/yeni-sayfa;301\n/urun.asp?id=5;/shop;302\n/kapanan-sayfa;;410',
  store: (count: number) => `${formatNumber(count)} satırı içe aktar`,
  counts: (added: number, changed: number, same: number) =>
    `${formatNumber(added)} yeni, ${formatNumber(changed)} değişecek, ${formatNumber(same)} aynı kalacak.`,
  nothing: 'Bütün satırlar zaten kayıtlı: değişecek bir şey yok.',
  stored: (added: number, changed: number) =>
    `${formatNumber(added)} yönlendirme eklendi, ${formatNumber(changed)} güncellendi.`,
} as const;

export const AUTOMATIC_TEXTS = {
  rows: textsFor('Eski adres', {
    counted: 'eski adres',
    empty: 'Henüz adresi değişen bir sayfa yok. Bir sayfanın adresini değiştirdiğinizde eskisi burada görünür.',
  }),
  search: 'Eski adres ara',
  note: 'Adresi değişen sayfalar: site bunları kendiliğinden yönlendirir ve hep önce bunlara bakar. Buradan değiştirilemez.',
  from: 'Eski Adres',
  to: 'Yeni Adres',
  row: 'Kayıt',
  kind: 'Tür',
  state: 'Durum',
  works: '301',
  hidden: 'Yayında değil',
} as const;

export const MISSING_TEXTS = {
  rows: textsFor('Adres', {
    counted: 'adres',
    empty: 'Bulunamayan adres yok. Ziyaretçilerin isteyip bulamadığı adresler burada sayılır; kim istediği saklanmaz.',
  }),
  search: 'Adres veya site ara',
  note: 'Ziyaretçilerin isteyip bulamadığı adresler; dakikada bir yazılır, kim istediği saklanmaz. En çok 5.000 adres tutulur, altı ay istenmeyenler silinir.',
  path: 'Adres',
  attacks: 'Saldırı denemeleri',
  attacksHint: '/wp-login.php, /.env ve benzerleri birlikte sayılır',
  hits: 'Sayı',
  lastAt: 'Son istek',
  firstAt: 'İlk istek',
  referer: 'Bağlantının sitesi',
  noReferer: 'Belirtilmemiş',
  state: 'Yönlendirme',
  redirected: 'Yönlendirildi',
  open: 'Yönlendirilmedi',
  ignored: 'Gerekmez',
  states: { true: 'Yönlendirilenler', false: 'Yönlendirilmeyenler' },
  create: 'Yönlendirme oluştur',
  edit: 'Yönlendirmeyi aç',
  remove: 'Sil',
  removeMany: (count: number) => (count === 0 ? 'Sil' : `Sil (${count})`),
  removed: (count: number) => `${count} adres silindi.`,
  failed: 'İşlem başarısız.',
  confirmRemove: (count: number) => (count === 1 ? 'Bu adres silinsin mi?' : `Seçilen ${count} adres silinsin mi?`),
  removeHint: 'Sayısıyla birlikte kalıcı olarak silinir. Yeniden istenirse yeniden sayılır.',
} as const;
