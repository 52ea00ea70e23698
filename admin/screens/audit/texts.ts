import { textsFor } from '../../crud/texts.ts';

export const AUDIT_TEXTS = {
  rows: textsFor('Kayıt', {
    counted: 'kayıt',
    empty: 'Henüz işlem kaydı yok. Panelde yapılan her değişiklik burada görünür.',
  }),
  recordsFailed: 'Kayıtlar yüklenemedi.',
  lastShown: (count: number) => `Son ${count} kayıt gösteriliyor.`,
  times: (times: number, last: string) => `${times} kez, son ${last}`,
  inTrash: ' (çöp kutusunda)',
  time: 'Zaman',
  who: 'Kim',
  whoDidWhat: 'Kim, ne yaptı',
  changes: 'Değişiklikler',
  formerStaff: (name: string) => `${name} (ayrıldı)`,
  search: 'Ad, kod, sipariş no veya konu ara',
  shownGroups: 'Gösterilen kayıtlar',
} as const;
