// Sentences of the catalogue's categories.
import { changes, trashes } from './saving-texts.ts';

export const CATEGORY_TYPE_REFUSED = 'Kategori türü main veya sub olmalıdır.';
export const CATEGORY_NAME_MISSING = 'Lütfen kategori adını girin!';
export const CATEGORY_NAME_TOO_SHORT = 'Kategori adı en az 2 karakter olmalıdır!';
export const CATEGORY_IMAGE_NEEDED = 'Kategori görseli gereklidir!';
/** Of a sub-category, and of a product. */
export const CATEGORY_PARENT_NEEDED = 'Lütfen ana kategori seçin!';

/** What each call does, for the API page. */
export const CATEGORY_CALLS = {
  'GET /api/categories': 'Kategoriler; type=main ile yalnız ana kategoriler',
  'GET /api/categories/subcategories/:id': 'Bir ana kategorinin alt kategorileri',
  'GET /api/categories/:id': 'Tek kategori',
  'POST /api/categories': 'Kategori ekler',
  'PUT /api/categories/:id': changes('Kategoriyi'),
  'DELETE /api/categories/:id': trashes('Kategoriyi', 'Kullanılan kategori silinmez'),
  'POST /api/categories/upload': 'Kategori görseli yükler',
};
