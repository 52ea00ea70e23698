import type { QualityCategory } from '#contract/quality.ts';
import { textsFor, type Resource } from '../../crud/resource.ts';

export const qualityCategories: Resource<QualityCategory> = {
  kind: 'quality',
  path: '/admin/quality-management',
  calls: {
    list: 'GET /api/quality-management/admin',
    get: 'GET /api/quality-management/:id',
    create: 'POST /api/quality-management',
    update: 'PUT /api/quality-management/:id',
    remove: 'DELETE /api/quality-management/:id',
    toggle: 'PATCH /api/quality-management/:id/toggle',
  },
  shownIn: ['/api/quality-management'],
  titleOf: ({ name }) => name,
  texts: textsFor('Kategori', {
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
    confirmRemove: 'Kategoriyi silmek istediğinize emin misiniz?',
    empty: 'Henüz kalite kategorisi eklenmemiş. İlk kategoriyi ekleyerek başlayın.',
  }),
};
