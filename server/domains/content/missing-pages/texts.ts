/** Title in the audit table. It does not repeat the addresses: whoever deletes one may do so because it names somebody. */
export const missingPages = (count: number): string => `${count} bulunamayan adres`;
