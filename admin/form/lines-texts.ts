import { formatNumber } from '#contract/format.ts';

export const LINES_TEXTS = {
  label: 'Satırlar',
  chooseFile: 'Dosya seç',
  fileFailed: 'Dosya okunamadı.',
  check: 'Denetle',
  bad: (count: number) =>
    `${formatNumber(count)} satır hatalı. Hiçbir satır kaydedilmedi; düzeltip yeniden denetleyin.`,
  badLines: 'Hatalı satırlar',
  line: (line: number) => `${formatNumber(line)}. satır`,
  failed: 'Satırlar denetlenemedi.',
} as const;
