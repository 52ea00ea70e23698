// Sentences of the sizes of a family as staff keep them in a grid.

export const notNumber = (text: string): string => `“${text}” bir sayı değil.`;
export const decimalsRefused = (label: string, max: number): string =>
  max === 0 ? `“${label}” tam sayı olmalıdır.` : `“${label}” en fazla ${max} ondalık basamak alabilir.`;
export const keyValueMissing = (label: string): string => `Belirleyici ölçü boş olamaz: ${label}`;
export const ACTIVE_REFUSED = 'Durum “Aktif” ya da “Pasif” olmalıdır.';
export const ACTIVE = 'Aktif';
export const PASSIVE = 'Pasif';
export const WEIGHT_HEADING = 'Ağırlık (g)';
export const LEAST_HEADING = 'En az';
export const PACK_HEADING = 'Paket adedi';
export const cellUnknown = (key: string): string => `Bu serinin “${key}” adlı bir sütunu yok.`;

export const sizeExists = (code: string): string => `Bu ölçüde bir ürün zaten var: ${code}`;
export const codeTwice = (code: string): string => `Bu kod iki satırda var: ${code}`;
export const ARTICLE_NOT_IN_FAMILY = 'Bu ürün artık bu seride değil.';
export const articleTwice = (code: string): string => `Bu ürün iki satırda var: ${code}`;
export const CODE_NOT_MADE = 'Kod kalıbı bu satır için kod üretmedi; kodu yazın.';
export const NAME_NOT_MADE = 'Ad kalıbı bu satır için ad üretmedi; adı yazın.';
export const STOCK_MOVED = 'Stok siz düzenlerken değişti.';

export const CHANGES_MISSING = 'Kaydedilecek değişiklik yok.';
export const tooManyChanges = (max: number): string => `Tek seferde en fazla ${max} satır kaydedilebilir.`;
export const tooManyArticles = (max: number): string => `Bir seride en fazla ${max} ürün olabilir.`;
export const tooManyRows = (max: number): string => `Tek seferde en fazla ${max} satır yapıştırılabilir.`;
export const PASTE_MISSING = 'Yapıştırılan tablo boş.';
export const PASTE_UNREADABLE = 'Tablo okunamadı. Hücreleri Excel’den kopyalayıp yapıştırın.';
export const MAPPING_REFUSED = 'Sütun eşleştirmesi geçersiz.';
export const mappedTwice = (name: string): string => `“${name}” iki sütuna eşlenmiş.`;
export const NOTHING_MAPPED = 'Hiçbir sütun eşlenmedi.';
export const ROW_NOT_FOUND = 'Satırın kodu ya da bütün belirleyici ölçüleri gereklidir.';
export const tooManyMade = (max: number): string => `Bu değerlerden ${max} üründen fazlası çıkar; azaltın.`;
export const valuesMissing = (label: string): string => `“${label}” için en az bir değer girin.`;
export const NOT_KEY_COLUMN = 'Yalnızca belirleyici ölçülere değer listesi verilir.';

// Why products make no family.
export const PROPOSAL_SCOPE_MISSING = 'Bir kategori ya da ürünler seçin.';
export const MISFIT_NO_SPECS = 'Teknik özelliği yok.';
export const MISFIT_ALONE = 'Aynı ölçü başlıklarına sahip başka ürün yok.';
export const MISFIT_NO_KEYS = 'Ölçüleri bu ürünleri birbirinden ayırmıyor.';
export const MISFIT_TOO_MANY = 'Bir seriye sığmayacak kadar çok ürün.';
export const ARTICLES_MISSING = 'En az iki ürün gereklidir.';
export const ARTICLE_OF_FAMILY = 'Bazı ürünler artık yok ya da başka bir seride. Önerileri yenileyin.';
export const SPECS_DIFFER = 'Bu ürünlerin ölçü başlıkları farklı; tek seri olamazlar.';

/** What each call does, for the API page. */
export const ARTICLE_CALLS = {
  'GET /api/families/:id/articles': 'Serinin bütün ürünleri, pasif olanlar da: panelin tablosu için',
  'PUT /api/families/:id/articles':
    'Serinin ürünlerini değiştirir: ekler, değiştirir, seriden çıkarır; hepsi birden ya da hiçbiri',
  'POST /api/families/:id/articles/check': 'Yapıştırılan tabloyu dener: hiçbir şey kaydetmez, satır satır sonucu verir',
  'POST /api/families/:id/articles/generate':
    'Belirleyici ölçülerin değer listelerinden ürünler türetir; hiçbir şey kaydetmez',
  'GET /api/families/:id/articles/export': 'Serinin ürünlerini Excel ya da CSV dosyası olarak verir',
  'POST /api/families/propose': 'Serisi olmayan ürünlerden seri önerir; hiçbir şey kaydetmez',
  'POST /api/families/from-products': 'Ürünlerden seri oluşturur ve ürünleri içine alır',
};

/** Fields of the audit list's entries about a family's sizes. */
export const ARTICLE_CHANGE_LABELS = {
  addedArticles: 'Eklenen Ürünler',
  changedArticles: 'Değişen Ürünler',
  removedArticles: 'Seriden Çıkarılan Ürünler',
};
