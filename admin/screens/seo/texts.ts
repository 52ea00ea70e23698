import { textsFor } from '../../crud/texts.ts';

export const SEO_REPORT_TEXTS = {
  rows: textsFor('Bulgu', {
    counted: 'satır',
    empty: 'Yayındaki satırların hiçbirinde bulgu yok.',
    nothingFound: 'Seçilen süzgeçlere uyan bulgu yok.',
  }),
  find: 'Ad veya kod ara',
  note: 'Yayındaki ürün, seri, yazı ve sayfaların arama motorlarında nasıl göründüğü. Bulgular öneridir; hiçbiri kaydetmeyi veya yayını engellemez.',
  kind: 'Tür',
  name: 'Ad',
  title: 'Sayfanın başlığı',
  finding: 'Bulgu',
  findings: 'Bulgular',
  counts: 'Bulguların sayısı',
  /** @param at the time of the look */
  checked: (checked: string, found: string, at: string) =>
    `${checked} satır denetlendi, ${found} satırda bulgu var. Denetim: ${at}; sonraki değişiklikler en geç bir dakika içinde, liste yenilenince görünür.`,
  summaryFailed: 'Sayılar alınamadı.',
  waiting: 'Yayındaki satırlar denetleniyor…',
} as const;
