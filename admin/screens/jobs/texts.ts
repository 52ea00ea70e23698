import { JOB_WORDS } from '#contract/job-texts.ts';
import { textsFor } from '../../crud/texts.ts';

export const JOB_TEXTS = {
  copyNote: 'Pasif başlar; son başvuru tarihi kopyalanmaz.',
  rows: textsFor(JOB_WORDS.one, {
    create: JOB_WORDS.create,
    listFailed: 'İş ilanları yüklenemedi',
    rowFailed: 'İş ilanı yüklenirken hata oluştu!',
    rowMissing: 'İş ilanı bulunamadı!',
    created: 'İş ilanı başarıyla oluşturuldu!',
    createFailed: 'İş ilanı oluşturulurken hata oluştu!',
    updated: 'İş ilanı başarıyla güncellendi!',
    updateFailed: 'İş ilanı güncellenirken hata oluştu!',
    removed: 'İş ilanı başarıyla silindi',
    removeFailed: 'İş ilanı silinemedi',
    statusChanged: 'İş ilanı durumu güncellendi',
    statusFailed: 'İş ilanı durumu güncellenemedi',
    confirmRemove: 'Bu iş ilanını silmek istediğinize emin misiniz?',
    empty: 'Henüz iş ilanı eklenmemiş. İlk ilanı ekleyerek başlayın.',
  }),

  noDeadline: 'Süresiz',

  notStated: 'Belirtilmemiş',
  deadline: 'Son Başvuru',

  responsibility: 'Sorumluluk',
  benefit: 'Yan Hak',
  chooseType: 'İş türünü seçin',
  experienceExample: '2-5 yıl',
  salaryHint: 'Boş bırakılırsa ilanda görünmez.',
  deadlineHint: 'Bu günün sonunda ilan siteden kalkar; boşsa süresizdir.',

  total: 'Toplam İlan',
  activeCount: 'Aktif İlan',
  overCount: 'Süresi Dolan',
  passiveCount: 'Pasif İlan',
  search: 'Pozisyon, departman veya konum ara',
  type: 'İş türü',
} as const;
