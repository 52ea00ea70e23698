import { textsFor } from '../../crud/texts.ts';

export const NEWSLETTER_TEXTS = {
  rows: textsFor('Kayıt', {
    counted: 'kayıt',
    empty: 'Henüz bülten kaydı yok. Sitedeki bülten formundan kaydolanlar burada görünür.',
    confirmRemove: 'Bülten kaydı ve kayda ait e-postalar kalıcı olarak silinsin mi (KVKK)?',
  }),
  openForm: 'Bülten formunu aç',
  confirmedAt: 'Onay',
  unsubscribedAt: 'Ayrılma',
  consent: 'Onay metni',
  consentText: 'İşaretlenen kutunun metni',
  noticeVersion: 'Aydınlatma metni sürümü',
  search: 'E-posta ara',
  exportFailed: 'Bülten kayıtları dışa aktarılamadı.',
  downloadSome: (label: string) => `CSV indir (${label})`,
} as const;
