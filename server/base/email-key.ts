/** What makes two ways of writing an e-mail address the same. */
export const emailKey = (email: string): string => email.normalize('NFC').toLowerCase();
