// Sentences about deleting many rows of a list at once, and about changing their state.
import { formatNumber } from './format.ts';
import type { RowsAction } from './rows-edit.ts';

export const NO_ROWS_CHOSEN = 'Önce kayıtları seçin.';
export const ROWS_KIND_REFUSED = 'Bu listede toplu işlem yapılamaz.';
export const ROWS_ACTION_REFUSED = 'Yapılacak işlemi seçin.';
export const tooManyRows = (max: number): string => `Bir seferde en çok ${formatNumber(max)} kayıt seçilebilir.`;
export const NO_LONGER_IN_TRASH = 'Çöp kutusunda değil; geri getirilemedi.';

/** Lists that are no described kinds, as tasks name them. */
export const ROWS_LISTS = {
  product: 'Ürünler',
  family: 'Seriler',
  category: 'Kategoriler',
  blog: 'Bloglar',
  page: 'Sayfalar',
} as const;

/** What a task does, behind the name of the list. */
export const rowsTitle = (list: string, action: RowsAction, isPublishing: boolean): string => {
  const words: Record<RowsAction, string> = {
    remove: 'Çöp kutusuna taşı',
    on: isPublishing ? 'Yayınla' : 'Etkinleştir',
    off: isPublishing ? 'Taslağa al' : 'Pasife al',
  };
  return `${list}: ${words[action]}`;
};

/** What each call does, for the API page. */
export const ROWS_EDIT_CALLS = {
  'POST /api/rows/edit':
    'Seçilen kayıtları çöp kutusuna taşır ya da durumlarını değiştirir; 200 kayıttan çoğunda arka planda sürer',
};
