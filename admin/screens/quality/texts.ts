import { COMMON_TEXTS } from '../../base/texts.ts';
import { textsFor } from '../../crud/texts.ts';

export const QUALITY_TEXTS = {
  rows: textsFor('Kategori', {
    create: 'Yeni Kategori Ekle',
    listFailed: 'Kategoriler yüklenirken hata oluştu',
    created: 'Kategori başarıyla oluşturuldu',
    createFailed: 'Kategori oluşturulurken hata oluştu',
    updated: 'Kategori başarıyla güncellendi',
    updateFailed: 'Kategori güncellenirken hata oluştu',
    removed: 'Kategori başarıyla silindi',
    removeFailed: 'Kategori silinirken hata oluştu',
    statusChanged: (isOn) => `Kategori ${isOn ? 'aktif' : 'pasif'} hale getirildi`,
    statusFailed: 'Durum değiştirilirken hata oluştu',
    confirmRemove: COMMON_TEXTS.confirmRemoveCategory,
    empty: 'Henüz kalite kategorisi eklenmemiş. İlk kategoriyi ekleyerek başlayın.',
  }),

  claret: 'Bordo',
  green: 'Yeşil',
  purple: 'Mor',
  red: 'Kırmızı',
  yellow: 'Sarı',
  cyan: 'Camgöbeği',
  emerald: 'Zümrüt',
  orange: 'Turuncu',
  colors: 'Renkler',

  total: 'Toplam Kategori',
  activeCount: 'Aktif Kategori',
  passiveCount: 'Pasif Kategori',

  preview: 'Kategori Önizleme',
} as const;
