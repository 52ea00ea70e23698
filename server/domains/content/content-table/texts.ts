// What staff read about an export of WordPress.
import { formatNumber } from '#contract/format.ts';

const count = (number: number): string => formatNumber(number);

/** Each says what becomes of `n` posts or pages; those with 0 are not said. */
export const NOTES = {
  pages: (n: number) => `${count(n)} sayfa bu türde alınmaz: aynı dosyayı “Sayfalar” türüyle de yükleyin.`,
  posts: (n: number) => `${count(n)} blog yazısı bu türde alınmaz: aynı dosyayı “Blog yazıları” türüyle de yükleyin.`,
  others: (n: number) => `${count(n)} öğe alınmaz: menü, ürün, form ve eklentilerin kayıtları.`,
  hidden: (n: number) => `${count(n)} özel, çöpteki ya da yarım kalmış öğe alınmaz.`,
  drafts: (n: number) => `${count(n)} taslak ya da onay bekleyen öğe taslak olarak alınır.`,
  locked: (n: number) => `${count(n)} parolalı öğe taslak olarak alınır: bizde parolayla okuma yoktur.`,
  future: (n: number) => `${count(n)} zamanlanmış öğe kendi tarihinde yayına girer.`,
  slugs: (n: number) => `${count(n)} öğenin adresi bizim harflerimizle yazıldı ya da tekrarlandığı için -2, -3 … aldı.`,
  nested: (n: number) => `${count(n)} sayfanın üst sayfası var: bizde sayfalar tek düzeydedir.`,
  categories: (n: number) =>
    `${count(n)} yazının kategorisi bizde yok: yeni yazılara ilk kategori verilir, kendi kategorileri etiket olur.`,
  shortcodes: (n: number) =>
    `${count(n)} metindeki kısa kodlar ([gallery], [caption] ve benzeri) görsele, bağlantıya ya da düz metne çevrildi.`,
  titles: (n: number) => `${count(n)} yazının SEO başlığı alınmaz: yazının başlığı kullanılır.`,
  covers: (n: number) =>
    `${count(n)} yazının kapağı dosyada yok, yerine temsili görsel gelir: WordPress’te “Tüm içerik” seçilerek alınan dosyada kapaklar da vardır.`,
  pictures: (n: number) =>
    `Dosyada ${count(n)} görsel adresi var. Görseller Medya’da dosya adlarıyla aranır; Medya’da olmayan görsel metinden çıkar, kapağın yerine temsili görsel gelir.`,
} as const;
export type Noted = keyof typeof NOTES;

export const UNTITLED = 'Başlıksız';
