import { textsFor } from '../../crud/texts.ts';

export const APPLICATION_TEXTS = {
  rows: textsFor('Başvuru', {
    empty: 'Henüz başvuru yok. Kariyer sayfasındaki açık ilanlara yapılan başvurular burada görünür.',
    listFailed: 'İş başvuruları yüklenemedi',
    statusChanged: 'Başvuru durumu güncellendi',
    statusFailed: 'Başvuru durumu güncellenemedi',
    confirmRemove: 'Başvuru, CV dosyası ve başvuruya ait e-postalarla birlikte kalıcı olarak silinsin mi (KVKK)?',
  }),

  detailsOf: (name: string) => `Başvuru Detayları - ${name}`,
  details: 'Başvuru Detayları',
  changeStatus: 'Durumu değiştir',
  writeNote: 'Not yaz',
  personal: 'Kişisel Bilgiler',
  professional: 'Mesleki Bilgiler',
  expectedSalary: 'Beklenen maaş',
  startDate: 'Başlayabileceği tarih',
  education: 'Eğitim',
  skills: 'Yetenekler',
  coverLetter: 'Ön Yazı',
  links: 'Ek Bağlantılar',
  resumeFailed: 'CV indirilemedi.',
  resumeFile: 'CV dosyası',
  resumeLink: 'CV bağlantısı',
  portfolio: 'Portfolyo',
  review: 'Değerlendirme',
  appliedAt: 'Başvuru tarihi',
  reviewedBy: 'Değerlendiren',
  reviewedAt: 'Değerlendirme tarihi',
  notes: 'Notlar',

  applicant: 'Aday',
  date: 'Başvuru Tarihi',
  search: 'Ad, e-posta veya pozisyon ara',
  exportFailed: 'Başvurular dışa aktarılamadı.',

  noteSaved: 'Başvuru notu kaydedildi',
  noteTitle: 'Başvuru notu',
  statusQuestion: 'Başvuru durumu değiştirilsin mi?',
  noteHint: 'Not adaya gönderilmez; yalnızca panelde görünür.',
  noteOptional: 'Not (isteğe bağlı)',
} as const;
