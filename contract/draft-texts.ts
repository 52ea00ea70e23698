// Sentences about drafts of rows that are on the site.
export const DRAFT_CHANGED = 'Bu kaydın taslağını başka biri değiştirdi. Sayfayı yenileyip güncel taslakla devam edin.';
export const DRAFT_SEEN_REFUSED = 'Taslağın zamanı geçersiz.';

/** What each call does, for the API page. */
export const DRAFT_CALLS = {
  'GET /api/drafts': 'Bir listenin taslağı olan kayıtları, en yenisi önce',
  'GET /api/drafts/:kind/:id': 'Yayındaki bir yazının, sayfanın ya da ürünün taslağı; yoksa null',
  'PUT /api/drafts/:id':
    'Değişiklikleri taslak olarak saklar; yayındaki hâl değişmez. Yayınlamak için kaydın kendi PUT çağrısına taslağın alanları ve zamanı gönderilir',
  'DELETE /api/drafts/:kind/:id': 'Taslaktan vazgeçer',
};
