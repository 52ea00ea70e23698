// Words of CAD models, on the site, in the API and in the files.

export const CAD_CALLS = {
  'GET /api/products/:id/cad/:format':
    'Ürünün CAD dosyası: 3B model (step), 1:1 çizim (dxf) ya da ekranda gösterim için ağ (glb). İlk istenişinde oluşturulur, bu birkaç saniye sürebilir',
  'GET /api/cad/templates': 'CAD şablonları, değişkenleriyle',
  'POST /api/families/:id/cad/try':
    'Bir eşlemeyle serinin birkaç ürününün modelini oluşturur ve ölçer; hiçbir şey kaydetmez',
};

export const TRIED_ARTICLES_REFUSED = (most: number): string => `Bir kerede 1 ile ${most} arasında ürün denenebilir.`;
export const CAD_FORMAT_REFUSED = 'CAD biçimi step, dxf, glb, svg, webp ya da pdf olmalıdır.';
export const STEP_PROTOCOL_REFUSED = 'STEP sürümü 214 ya da 242 olmalıdır.';
/** Stands in the files, in zips and beside the links. */
export const CAD_DISCLAIMER =
  'Model bilgi amaçlıdır; nominal ölçülerle otomatik üretilmiştir. İmalat için teknik resim ve teslim edilen parça esastır.';
