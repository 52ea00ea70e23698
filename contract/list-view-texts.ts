// Sentences about saved views of the panel's lists.

export const VIEW_NAME_MISSING = 'Görünüme bir ad verin.';
export const VIEW_NAME_TAKEN = 'Bu adla bir görünümünüz zaten var.';
export const VIEW_ABSENT = 'Görünüm bulunamadı. Silinmiş ya da paylaşımdan kaldırılmış olabilir.';
export const VIEW_NOT_YOURS = 'Başkasının görünümünü yalnızca yöneticiler değiştirebilir.';
export const VIEW_STALE = 'Bu görünümü bu arada başkası değiştirdi. Güncel hâli gösteriliyor.';
export const VIEW_LIST_REFUSED = 'Bu listenin görünümü saklanmaz.';
export const VIEW_STATE_REFUSED = 'Görünümün ayarları geçersiz.';
export const viewsFull = (max: number): string =>
  `Bir liste için en çok ${max} görünüm saklanır. Yenisi için birini silin.`;

/** What each call does, for the API page. */
export const LIST_VIEW_CALLS = {
  'GET /api/list-views':
    'Panel listelerinin kayıtlı görünümleri: kişinin kendininkiler ve paylaşılanlar; seçtiği sütunlar',
  'POST /api/list-views': 'Listenin arama, filtre, sıralama ve sütunlarını bir adla saklar',
  'PUT /api/list-views/:id': 'Görünümü değiştirir; başkasınınkini, paylaşılıyorsa, yalnızca yöneticiler',
  'DELETE /api/list-views/:id': 'Görünümü siler; başkasınınkini, paylaşılıyorsa, yalnızca yöneticiler',
  'PUT /api/list-views/choices/:list': 'Kişinin bir liste için seçtiği sütunları ve açılış görünümünü saklar',
};
