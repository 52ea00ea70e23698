// Sentences of the checks for search engines.

export const SEO_CALLS = {
  'GET /api/seo':
    'SEO denetimi: yayındaki ürün, seri, yazı ve sayfalardan bulgusu olanlar; tür ve bulguya göre süzülür. Bulgular en çok bir dakika eskidir',
  'GET /api/seo/summary': 'SEO denetiminin sayıları ve ne zaman yapıldığı',
  'GET /api/seo/duplicates': 'Aynı başlığı taşıyan yayındaki satırlar, en çok beş',
};
export const SEO_TITLE_MISSING = 'Başlık eksik.';
