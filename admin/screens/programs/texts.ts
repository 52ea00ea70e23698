import { PROGRAM_WORDS } from '#contract/program-texts.ts';
import { textsFor } from '../../crud/texts.ts';

export const PROGRAM_TEXTS = {
  rows: textsFor(PROGRAM_WORDS.one, {
    rowMissing: 'Program bilgileri alınamadı.',
    confirmRemove: 'Programı silmek istediğinize emin misiniz?',
    empty: 'Henüz program eklenmemiş. İndirilebilecek ilk programı ekleyin.',
  }),
  oneOnly: 'Sitede tek program sunulur: birini etkinleştirmek diğerlerini pasif yapar.',
  noFile: 'Henüz yok',
  openFile: 'Dosyayı aç',
  search: 'Program ara',
  requirement: 'Sistem Gereksinimi',
  linkHint: 'Dosya henüz hazır değilse # yazın.',
  dateExample: 'Mart 2026',
} as const;
