import { TRASH_DAYS } from '#contract/trash.ts';
import { textsFor } from '../../crud/texts.ts';

export const TRASH_TEXTS = {
  rows: textsFor('Kayıt', {
    counted: 'kayıt',
    empty: `Çöp kutusu boş. Panelde silinen kayıtlar, kim silmiş olursa olsun, ${TRASH_DAYS} gün burada kalır ve geri alınabilir.`,
  }),
  eraseFailed: 'Kalıcı silme başarısız.',
  restoreTitle: 'Kayıt geri alınsın mı?',
  restoreOf: (title: string) => `Geri Al: ${title}`,
  erased: (kind: string) => `${kind} kalıcı olarak silindi.`,
  eraseTitle: 'Kayıt kalıcı olarak silinsin mi?',
  erase: 'Kalıcı Sil',
  emptied: (count: string) => `${count} kayıt kalıcı olarak silindi.`,
  emptyTitle: 'Çöp kutusu boşaltılsın mı?',
  emptyText: (final: string) => ` kalıcı olarak silinecek. ${final}`,
  empty: 'Çöp Kutusunu Boşalt',
  deletedAt: 'Silinme',
  removedAt: 'Kalıcı Silinme',
  search: 'Silinen kayıt ara',
  note: (days: number) => `Silinen kayıtlar ${days} gün burada kalır ve geri alınabilir; sonra kalıcı olarak silinir.`,
} as const;
