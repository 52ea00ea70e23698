// What the checks for search engines are called, and what they say of a row.
import { SEO_DESCRIPTION_LENGTH, SEO_TITLE_LENGTH, type SeoFindingName } from '#contract/seo.ts';

const between = ({ min, max }: { min: number; max: number }): string => `${min}–${max} karakter önerilir`;

/** Short, for filters and counts. */
export const SEO_FINDING_NAMES: Readonly<Record<SeoFindingName, string>> = {
  'title-short': 'Başlık kısa',
  'title-long': 'Başlık uzun',
  'title-duplicate': 'Aynı başlık',
  'description-missing': 'Açıklama yok',
  'description-short': 'Açıklama kısa',
  'description-long': 'Açıklama uzun',
  'alt-missing': 'Görselde alternatif metin yok',
  'link-missing': 'Uzun metinde bağlantı yok',
};

/** Whole sentences. @param count as the finding has it */
export const SEO_FINDING_SENTENCES: Readonly<Record<SeoFindingName, (count: string) => string>> = {
  'title-short': (count) => `Başlık ${count} karakter; ${between(SEO_TITLE_LENGTH)}.`,
  'title-long': (count) => `Başlık ${count} karakter; ${between(SEO_TITLE_LENGTH)}, gerisi aramada kesilir.`,
  'title-duplicate': (count) => `Aynı başlık yayındaki ${count} satırda daha var.`,
  'description-missing': () => `Açıklama yok; ${between(SEO_DESCRIPTION_LENGTH)}.`,
  'description-short': (count) => `Açıklama ${count} karakter; ${between(SEO_DESCRIPTION_LENGTH)}.`,
  'description-long': (count) =>
    `Açıklama ${count} karakter; ${between(SEO_DESCRIPTION_LENGTH)}, gerisi aramada kesilir.`,
  'alt-missing': (count) => `${count} görselin alternatif metni yok.`,
  'link-missing': () => 'Uzun metinde bağlantı yok; ilgili bir ürüne, seriye veya yazıya bağlantı verin.',
};
