// Words of the call for licences.

export const LICENCE_CALLS = {
  'GET /api/licences': 'Kurulu açık kaynak paketler: adı, sürümü, lisansı, kaynağı',
  'GET /api/licences/text': 'Bir paketin lisans metni',
};
export const LICENCE_ABSENT = 'Bu paket kurulu değil.';
