export const PUBLISHING_TEXTS = {
  part: 'Yayın',
  now: 'Hemen',
  draft: 'Taslak',
  dated: 'Tarihte yayınla',
  draftHint: 'Ziyaretçiler göremez.',
  istanbul: 'Türkiye saatiyle.',
  endHint: 'Boş bırakılırsa yayında kalır. Türkiye saatiyle.',
  scheduled: (when: string) => `Zamanlandı · ${when}`,
  scheduledLong: (when: string) => `Yayın tarihi: ${when}`,
  ending: (when: string) => `Kalkacak · ${when}`,
  endingLong: (when: string) => `Yayından kaldırma tarihi: ${when}`,
} as const;
