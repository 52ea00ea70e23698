import type { StoredPage, StoredPageCard } from '#contract/pages.ts';
import { textsFor, type Resource } from '../../crud/resource.ts';

const READ_FAILED = 'Sayfa verileri alınırken hata oluştu!';

const stored = {
  kind: 'page',
  path: '/admin/pages',
  calls: {
    list: 'GET /api/pages/admin/all',
    get: 'GET /api/pages/admin/:id',
    create: 'POST /api/pages',
    update: 'PUT /api/pages/:id',
    remove: 'DELETE /api/pages/:id',
    status: 'PUT /api/pages/:id',
  },
  shownIn: ['/api/pages'],
  titleOf: ({ title }: Pick<StoredPage, 'title'>) => title,
  texts: textsFor('Sayfa', {
    create: 'Yeni Sayfa Ekle',
    empty: 'Henüz sayfa eklenmemiş. İlk sayfayı ekleyerek başlayın.',
    listFailed: READ_FAILED,
    rowFailed: READ_FAILED,
    created: 'Sayfa başarıyla oluşturuldu!',
    updated: 'Sayfa başarıyla güncellendi!',
    removed: 'Sayfa başarıyla silindi!',
    createFailed: 'Sayfa oluşturulurken bir hata oluştu!',
    updateFailed: 'Sayfa güncellenirken bir hata oluştu!',
    removeFailed: 'Sayfa silinirken bir hata oluştu!',
    statusChanged: (isOn) => `Sayfa durumu ${isOn ? 'aktif' : 'pasif'} olarak güncellendi!`,
    statusFailed: 'Sayfa durumu güncellenirken bir hata oluştu!',
    confirmRemove: 'Sayfayı silmek istediğinize emin misiniz?',
  }),
} as const satisfies Resource<StoredPage>;

/** As the list has them. */
export const pageCards: Resource<StoredPageCard> = stored;
/** As the form has them. */
export const pages: Resource<StoredPage> = stored;
