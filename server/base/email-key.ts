/** The form of an e-mail address in which different spellings of the same address are equal. */
export const emailKey = (email: string): string => email.normalize('NFC').toLowerCase();
