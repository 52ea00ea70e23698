import { PAID_BY_RECIPIENT } from '#contract/order-texts.ts';
import { COMMON_TEXTS } from '../base/texts.ts';

export const FIELD_TEXTS = {
  switches: {
    isActive: [COMMON_TEXTS.active, COMMON_TEXTS.passive],
    isPublished: [COMMON_TEXTS.published, COMMON_TEXTS.draft],
    isRead: ['Okundu', COMMON_TEXTS.unread],
    areImagesRepresentative: [COMMON_TEXTS.yes, COMMON_TEXTS.no],
  },
  units: { readTime: 'dakika' },
  emptySettings: {
    shop_standard_cargo_fee: PAID_BY_RECIPIENT,
    shop_free_shipping_threshold: 'Sınır yok',
    retention_messages_months: 'Silinmez',
    retention_applications_months: 'Silinmez',
    retention_revisions_months: 'Silinmez',
  },
  on: 'Açık',
  off: 'Kapalı',
  months: (count: string) => `${count} ay`,
  section: 'Bölüm',
  hidden: 'gizli',
  oldPrice: (price: string) => ` (eski ${price})`,
  moreItems: (count: string) => `ve ${count} öğe daha`,
  pageNumber: (n: string) => `sayfa ${n}`,
  searched: 'arama yapıldı',
  waitingOnly: 'yalnız bekleyenler',
  readOrNot: { read: 'okunmuşlar', unread: 'okunmamışlar' },
} as const;
