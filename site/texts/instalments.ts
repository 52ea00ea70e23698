// What a product costs in instalments, in the dialog over its page.

export const INSTALMENT_TEXTS = {
  amount: (money: string, pieces: string) => `${pieces} için ${money}`,
  withVat: '(KDV dahil)',
  card: 'Kart',
  count: 'Taksit',
  monthly: 'Aylık',
  total: 'Toplam',
  /** Of instalments that cost nothing on top. */
  free: 'vade farksız',
  hint: 'Bilgi amaçlıdır; taksitler ödeme sayfasında kesinleşir.',
  loading: 'Taksitler getiriliyor…',
  none: 'Taksitler şu anda gösterilemiyor. Ödeme sayfasında kartınızın taksitlerini görürsünüz.',
  failed: 'Taksitler getirilemedi. Lütfen tekrar deneyin.',
  close: 'Kapat',
};
