// Words of CAD models, on the site, in the API and in the files.

export const CAD_CALLS = {
  'GET /api/products/:id/cad/:format':
    'Ürünün CAD dosyası: 3B model (step), 1:1 çizim (dxf) ya da ekranda gösterim için ağ (glb). İlk istenişinde oluşturulur, bu birkaç saniye sürebilir',
  'POST /api/cad/zip':
    'Birden çok ürünün CAD dosyalarını, parça listesini (bom.csv) ve açıklamayı (OKUBENI.txt) bir pakette toplamaya başlar. Paket arka planda hazırlanır; durumu GET /api/cad/zip/:id ile sorulur. Modeli olmayan ürünler pakette yalnız listede yer alır',
  'GET /api/cad/zip/:id': 'CAD paketinin durumu; hazırlandıktan sonra adresi. 24 saat saklanır',
  'GET /api/cad/zip/:id/file': 'Hazır CAD paketi (zip)',
  'POST /api/cad/files':
    'Kendi STEP ya da DXF dosyanızı yükler. Yanıt, bir ürünün ya da serinin cadFiles listesine konur; hesaplanan dosyanın yerine verilir',
  'GET /api/cad/templates': 'CAD şablonları, değişkenleriyle',
  'POST /api/families/:id/cad/try':
    'Bir eşlemeyle serinin birkaç ürününün modelini oluşturur ve ölçer; hiçbir şey kaydetmez',
};

/** Where the shop asks for it. */
export const CAD_SIGN_IN = 'CAD dosyaları için giriş yapın.';
export const TRIED_ARTICLES_REFUSED = (most: number): string => `Bir kerede 1 ile ${most} arasında ürün denenebilir.`;
export const CAD_FORMAT_REFUSED = 'CAD biçimi step, dxf, glb, svg, webp ya da pdf olmalıdır.';
export const OWN_CAD_REFUSED = 'CAD dosyası geçersiz. Lütfen yeniden yükleyin.';
export const OWN_CAD_TWICE = 'Her biçimde en fazla bir CAD dosyası verilebilir.';
export const CAD_NAME_MISSING = 'CAD dosyasının adı eksik.';
export const STEP_PROTOCOL_REFUSED = 'STEP sürümü 214 ya da 242 olmalıdır.';
export const ZIP_LINES_REFUSED = (most: number): string => `Bir CAD paketine 1 ile ${most} arasında ürün seçilebilir.`;
export const ZIP_LINES_TWICE = 'Bir ürün CAD paketinde iki kez istenemez.';
export const ZIP_FORMATS_REFUSED = 'CAD paketinin biçimleri step ve dxf arasından seçilmelidir.';
/** Stands in the files, in zips and beside the links. */
export const CAD_DISCLAIMER =
  'Model bilgi amaçlıdır; nominal ölçülerle otomatik üretilmiştir. İmalat için teknik resim ve teslim edilen parça esastır.';
