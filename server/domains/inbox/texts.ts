// Sentences about messages, applications, jobs and newsletter subscriptions. Mails and CSV files have theirs in
// `mail-templates.ts` and beside their columns.

export const MESSAGE_ABSENT = 'Mesaj bulunamadı.';
export const MESSAGE_LIST = 'Mesaj listesi';
/** Stands in the audit table for the subject, which the sender wrote. */
export const ERASED_MESSAGE = 'Silinmiş mesaj';

export const APPLICATION_ABSENT = 'Başvuru bulunamadı.';
export const RESUME_ABSENT = 'Bu başvuruda yüklenmiş bir CV yok.';
export const APPLICATION_LIST = 'Başvuru listesi';
export const APPLICATIONS_AS_CSV = 'Başvurular (CSV)';
export const RESUME_OF_APPLICATION = 'Başvurunun CV dosyası';

export const jobInUse = (applications: number): string =>
  `Bu ilana ${applications} başvuru yapılmış. Silmek yerine pasif yapabilirsiniz.`;

export const SUBSCRIPTION = 'Bülten kaydı';
export const SUBSCRIPTION_ABSENT = 'Bülten kaydı bulunamadı.';
export const SUBSCRIPTIONS = 'Bülten kayıtları';
export const SUBSCRIPTIONS_AS_CSV = 'Bülten kayıtları (CSV)';
