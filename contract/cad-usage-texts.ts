// Words of the CAD part of the system's status, and of counted uses.

/** What each call does, for the API page. */
export const CAD_USAGE_CALLS = {
  'GET /api/cad/status': 'CAD sunucusunun durumu: başlangıçtan beri oluşan dosyalar, oluşmayan modeller, önbellek',
  'GET /api/cad/usage':
    'Son 30 günde en çok istenen modeller ve modeli olmadığı için CAD istenen seriler; kişi sayılmaz',
  'GET /api/families/:id/cad/usage': 'Serinin son 30 günde verilen CAD dosyaları ve en çok istenen ürünleri',
};
