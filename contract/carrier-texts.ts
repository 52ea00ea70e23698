// Sentences of the carriers that bring parcels.
import { savingCalls } from './saving-texts.ts';

export const CARRIER_NAME_MISSING = 'Lütfen kargo firmasının adını girin!';
export const CARRIER_TAKEN = 'Bu adda bir kargo firması zaten var.';
export const TRACKING_ADDRESS_REFUSED =
  'Takip adresi https:// ile başlamalı ve takip numarasının yerini {no} ile göstermelidir.';

/** What each call does, for the API page. */
export const CARRIER_CALLS = {
  'GET /api/carriers': 'Kargo firmaları, sırasıyla',
  'GET /api/carriers/:id': 'Tek kargo firması',
  ...savingCalls('/api/carriers', 'Kargo firmasını'),
};

export const CARRIER_WORDS = {
  one: 'Kargo Firması',
  list: 'Kargo Firmaları',
  create: 'Yeni Kargo Firması',
  edit: 'Kargo Firmasını Düzenle',
  absent: 'Kargo firması bulunamadı.',
};
export const CARRIER_LABELS = {
  name: 'Ad',
  trackingUrl: 'Takip Adresi',
  isActive: 'Durum',
  sortOrder: 'Sıra',
};
