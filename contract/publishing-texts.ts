// Words and sentences of publishing at a chosen time.

export const PUBLISHING_LABELS = {
  publishAt: 'Yayın tarihi',
  unpublishAt: 'Yayından kaldırma tarihi',
} as const;

export const PUBLISH_AT_REFUSED = 'Lütfen yayın tarihini ve saatini seçin.';
export const UNPUBLISH_AT_REFUSED = 'Lütfen geçerli bir kaldırma tarihi ve saati seçin.';
export const UNPUBLISH_NOT_AFTER = 'Kaldırma tarihi yayın tarihinden sonra olmalıdır.';
/** Who publishes rows when their time has come. */
export const SCHEDULER_NAME = 'Zamanlayıcı';
