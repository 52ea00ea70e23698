/** Title in the audit table of redirects that came in together. */
export const redirectsImported = (count: number): string => `${count} yönlendirme içe aktarıldı`;
