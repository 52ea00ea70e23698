/** Where a draft's products came from, in the audit list. */
export const IMPORTED = 'Satırlardan eklendi';
export const MOVED = 'Ürün listesinden eklendi';
/** @param name of the other list */
export const copied = (name: string): string => `“${name}” listesinden eklendi`;
