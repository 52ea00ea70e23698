// Turkish sentences of saving and of the trash, whatever the kind of row.

export const ALREADY_EXISTS = 'Bu kayıt zaten var.';

/** Says who changed a row that somebody else was editing; without `by` nobody knows. */
export const changedMeanwhile = (by = 'başka biri'): string =>
  `Bu kayıt siz düzenlerken ${by} tarafından değiştirildi.`;
export const SOMEBODY_ELSE = 'Başka biri';

export const NOT_IN_TRASH = 'Silinen kayıt bulunamadı.';
export const cannotComeBack = (why: string): string => `Kayıt geri alınamadı: ${why}`;
export const surroundingCannotComeBack = (title: string, why: string): string =>
  `İçinde bulunduğu “${title}” de silinmiş ve geri alınamıyor. ${why}`;
export const othersLieWithin = (count: number): string =>
  `Çöp kutusundaki ${count} kayıt bu kaydın içinde. Önce onları geri alın veya kalıcı olarak silin.`;

export const LIST_ROW_CHANGED_SINCE = 'Bu arada değiştirildi; olduğu gibi bırakıldı.';
