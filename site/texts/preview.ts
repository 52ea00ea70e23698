/** The page that shows what is not published yet. */
export const PREVIEW_TEXTS = {
  title: 'Önizleme',
  notice: 'Önizleme: yalnızca bu bağlantıyı bilenler görür.',
  invalid: 'Önizleme bağlantısı geçersiz veya süresi dolmuş.',
  hint: 'Bağlantılar 24 saat geçerlidir. Yönetim panelinden yeni bir önizleme açın.',
  sheet: 'Bu paftada çizim yok',
  home: 'Ana Sayfaya Dön',
};
