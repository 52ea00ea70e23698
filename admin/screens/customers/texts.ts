import { textsFor } from '../../crud/texts.ts';

export const CUSTOMER_TEXTS = {
  rows: textsFor('Müşteri', {
    empty:
      'Henüz müşteri yok. Siteye üye olan ilk müşteri burada görünür; müşterilerinizi dosyadan da aktarabilirsiniz.',
    updated: 'Cari hesap koşulları kaydedildi.',
    updateFailed: 'Cari hesap koşulları kaydedilemedi.',
  }),
  importFile: 'Dosyadan aktar',
  exportFile: 'Dosya olarak indir',
  search: 'Ad, firma veya e-posta ara',
  customer: 'Müşteri',
  orders: 'Sipariş',
  turnover: 'Ciro',
  open: 'Açık bakiye',
  overdue: 'Vadesi geçen',
  overdueOf: (amount: string) => `${amount} vadesi geçti`,
  limit: 'Cari limit',
  lastOrder: 'Son sipariş',
  since: 'Üyelik',
  account: 'Cari hesap',
  filters: { allowed: 'Cari hesabı açık', owing: 'Borcu olan', overdue: 'Vadesi geçen' },
  allowedHint: 'Firma önce alır, vadesinde öder. Ayarlar, Ödeme sayfasında “Cari hesapla satış” da açık olmalıdır.',
  limitHint: 'Onaylanmış ve onay bekleyen siparişlerin toplamı bunu geçemez.',
  day: 'gün',
  daysHint: 'Onaydan ödemeye. 0: aynı gün.',
  otherCurrency: (was: string, now: string) =>
    `Limit ${was} olarak kaydedilmiş, mağazanın para birimi ise ${now}. Yeniden kaydedene kadar cari hesapla sipariş verilemez.`,
  off: 'Cari hesapla satış kapalı. Koşullar kaydedilir ama müşteriler bu seçeneği görmez.',
  openSettings: 'Ödeme ayarlarını aç',
  awaiting: 'Onay bekleyen',
  remaining: 'Kalan limit',
  facts: 'Durum',
  lastOrders: 'Son siparişler',
  allOrders: 'Tüm siparişleri',
  noOrders: 'Bu müşterinin siparişi yok.',
  owed: (day: string) => `Ödenmedi, vade ${day}`,
} as const;
