// Sentences of the media library.
import { MAX_FOLDER_DEPTH, MAX_FOLDERS, MAX_MEDIA_AT_ONCE } from './media-limits.ts';

export const MEDIA_ABSENT = 'Dosya bulunamadı.';
export const MEDIA_KNOWN = 'Bu görsel zaten var, mevcut olan kullanıldı.';
export const MEDIA_KNOWN_DOCUMENT = 'Bu belge zaten var, mevcut olan kullanıldı.';
export const MEDIA_NEITHER = 'Sadece JPG, PNG, GIF ve WebP görselleri ile PDF ve Word belgeleri yükleyebilirsiniz!';
export const MEDIA_TOO_LARGE = "Dosya boyutu 10MB'dan küçük olmalıdır!";
export const MEDIA_KIND_DIFFERS = 'Bir görselin yerine yalnızca görsel, bir belgenin yerine yalnızca belge konabilir.';
export const MEDIA_ENDING_DIFFERS = 'Yeni belge, eskisiyle aynı türde (PDF ya da Word) olmalıdır.';
export const MEDIA_SAME_FILE = 'Seçtiğiniz dosya şimdiki dosyanın aynısı.';
export const MEDIA_COUNT_DIFFERS = 'Yazdığınız sayı silinecek dosyaların sayısıyla aynı değil. Listeyi yenileyin.';
export const MEDIA_TAG_TOO_LONG = 'Bir etiket en fazla 40 karakter olabilir.';
/** @param most of a file */
export const mediaTagsTooMany = (most: number): string => `Bir dosyanın en fazla ${most} etiketi olabilir.`;
export const MEDIA_BEING_COUNTED = 'Dosyanın kullanıldığı yerler henüz sayılıyor; birazdan yeniden deneyin.';
/** @param count places that name the file */
export const mediaInUse = (count: number): string => `Bu dosya ${count} yerde kullanılıyor.`;
/** @param most places that can be changed at once */
export const mediaUsedTooOften = (most: string): string =>
  `Bu dosya ${most} yerden fazlasında kullanılıyor. Yeni dosyayı yükleyip yerlere tek tek ya da toplu düzenlemeyle koyun.`;
export const MEDIA_FOCUS_REFUSED = 'Odak noktası 0 ile 100 arasında tam sayılardır.';
export const MEDIA_CHOICE_REFUSED = `Birlikte 1 ile ${MAX_MEDIA_AT_ONCE} arasında dosya seçin.`;
export const MEDIA_CHANGE_MISSING = 'Seçilen dosyalarda neyin değişeceğini söyleyin.';
export const MEDIA_FOLDER_ABSENT = 'Klasör bulunamadı.';
export const MEDIA_FOLDER_NAME_MISSING = 'Klasöre bir ad verin.';
export const MEDIA_FOLDER_NAME_TAKEN = 'Burada bu adda bir klasör zaten var.';
export const MEDIA_FOLDER_TOO_DEEP = `Klasörler en çok ${MAX_FOLDER_DEPTH} düzeyli olabilir.`;
export const MEDIA_FOLDER_IN_ITSELF = 'Bir klasör kendisinin ya da alt klasörlerinin içine taşınamaz.';
export const MEDIA_FOLDER_HAS_FOLDERS = 'Önce içindeki klasörleri silin ya da taşıyın.';
export const MEDIA_FOLDERS_TOO_MANY = `En çok ${MAX_FOLDERS} klasör olabilir.`;

/** What each call does, for the API page. */
export const MEDIA_CALLS = {
  'GET /api/media': 'Medya kütüphanesi: yüklenen görseller ve belgeler, en yenisi önce',
  'POST /api/media': 'Bir görseli ya da belgeyi kütüphaneye, istenirse bir klasöre yükler; aynısı varsa o kullanılır',
  'POST /api/media/bulk':
    'Birçok dosyayı bir klasöre taşır, etiket ekler ya da çıkarır, ya da kalıcı olarak siler; kullanılanlar silinmez',
  'GET /api/media/unused': 'Birlikte silinebilecek dosyalar: en az 30 gün önce eklenmiş, hiçbir yerde kullanılmayanlar',
  'POST /api/media/remove-unused': 'Bunları kalıcı olarak siler, bir seferde en çok 500; sayıları gönderilir',
  'GET /api/media/:id': 'Tek dosya, kullanıldığı yerlerle',
  'PUT /api/media/:id': 'Başlığı, alt metni, etiketleri değiştirir; gönderilmeyen alanlar olduğu gibi kalır',
  'DELETE /api/media/:id': 'Dosyayı kalıcı olarak siler; kullanılan dosya silinmez',
  'POST /api/media/:id/replace': 'Dosyayı yenisiyle değiştirir: kullanıldığı bütün yerler yenisini gösterir',
};

export const MEDIA_FOLDER_CALLS = {
  'GET /api/media-folders': 'Medya kütüphanesinin klasörleri, ada göre; üst klasör alt klasörlerinden önce',
  'POST /api/media-folders': 'Klasör ekler',
  'PUT /api/media-folders/:id': 'Klasörün adını ya da yerini değiştirir; gönderilmeyen alanlar olduğu gibi kalır',
  'DELETE /api/media-folders/:id': 'Alt klasörü olmayan bir klasörü siler; dosyaları bir üst klasöre geçer',
};
