// Sentences of the redirects of addresses that have no page any more.
import { savingCalls } from './saving-texts.ts';

export const REDIRECT_FROM_IMPORT = 'İçe aktarma ile eklendi';
export const REDIRECT_FROM_MISSING = 'Lütfen eski adresi girin!';
export const REDIRECT_FROM_REFUSED = 'Eski adres sitenin bir yolu olmalıdır ve tek / ile başlamalıdır: /eski-sayfa';
export const REDIRECT_FROM_NO_PAGE =
  'Bu adres bir sayfa değil: /api, /admin ile dosya adresleri hiçbir zaman yönlendirilmez.';
export const REDIRECT_TO_REFUSED =
  'Hedef, sitenin / ile başlayan bir yolu ya da https:// ile başlayan bir adres olmalıdır.';
export const REDIRECT_TO_MISSING = 'Lütfen hedef adresi girin! Yalnızca 410 hedefsizdir.';
export const REDIRECT_CODE_REFUSED = 'Kod 301, 302 veya 410 olmalıdır.';
export const REDIRECT_TAKEN = 'Bu adres için bir yönlendirme zaten var.';
export const REDIRECT_LOOP = 'Bu yönlendirme bir döngü oluşturur: ziyaretçi hiçbir sayfaya ulaşamaz.';
/** @param most steps */
export const redirectChain = (most: number): string =>
  `Art arda en çok ${most} yönlendirme olabilir. Hedef olarak zincirin son adresini yazın.`;
/** @param most in all */
export const redirectsFull = (most: string): string => `En çok ${most} yönlendirme saklanabilir.`;

export const REDIRECT_CSV_EMPTY = 'İçe aktarılacak satır yok: her satıra eski adres;yeni adres;kod yazın.';
export const REDIRECT_CSV_UNREADABLE = 'Dosya okunamadı: tırnak işaretleri eşleşmiyor olabilir.';
export const REDIRECT_CSV_ENCODING = 'Dosyada okunamayan harfler var. Dosyayı UTF-8 olarak kaydedip yeniden deneyin.';
export const REDIRECT_CSV_STATE = 'Durum Aktif veya Pasif olmalıdır.';
/** @param most lines of one import */
export const redirectLinesTooMany = (most: string): string => `Bir seferde en çok ${most} satır içe aktarılabilir.`;
/** @param line where the same address stands first */
export const redirectTwice = (line: number): string => `Bu eski adres ${line}. satırda da var.`;

/** Heads of the CSV file, in and out; the first three are needed. */
export const REDIRECT_CSV_HEAD = [
  'Eski adres',
  'Yeni adres',
  'Kod',
  'Durum',
  'Not',
  'Kullanım',
  'Son kullanım',
] as const;
export const REDIRECT_STATES = { on: 'Aktif', off: 'Pasif' } as const;

/** What each call does, for the API page. */
export const REDIRECT_CALLS = {
  'GET /api/redirects': 'Yönlendirmeler, en yenisi önce',
  'GET /api/redirects/:id': 'Tek yönlendirme',
  ...savingCalls('/api/redirects', 'Yönlendirmeyi'),
};
export const REDIRECT_LIST_CALLS = {
  'GET /api/redirects/automatic': 'Sayfaların eski adresleri: site bunları kendiliğinden yeni adrese yönlendirir',
  'GET /api/redirects/answer': 'Bir adresin bugün ziyaretçiye ne cevap verdiği, yönlendirmeler sayılmadan',
  'GET /api/redirects/export': 'Bütün yönlendirmeler, CSV',
  'POST /api/redirects/import':
    'eski;yeni;kod satırlarını denetler ya da saklar: hatalı bir satır varsa hiçbiri saklanmaz',
};

export const REDIRECT_WORDS = {
  one: 'Yönlendirme',
  list: 'Yönlendirmeler',
  create: 'Yeni Yönlendirme',
  edit: 'Yönlendirmeyi Düzenle',
  absent: 'Yönlendirme bulunamadı.',
};
export const REDIRECT_LABELS = {
  fromPath: 'Eski Adres',
  to: 'Yeni Adres',
  code: 'Kod',
  isActive: 'Durum',
  note: 'Not',
};
