// Sentences of the file of all data.

/** What each call does, for the API page. */
export const EVERYTHING_CALLS = {
  'POST /api/everything/export': 'Bütün verileri tek dosyada hazırlamaya başlar (arka planda)',
  'GET /api/everything/export/:id':
    'Hazırlanan dosya: tablolar CSV olarak, görseller, belgeler, faturalar, dekontlar ve özgeçmişler; bir gün saklanır',
};
export const EVERYTHING_TITLE = 'Tüm verileri dışa aktarma';
export const EVERYTHING_GONE = 'Dosya artık yok: bir gün saklanır. Dışa aktarmayı yeniden başlatın.';
export const EVERYTHING_TOO_LARGE = 'Sunucudaki boş yer bu dosyaya yetmiyor. Yer açıp yeniden deneyin.';
export const everythingFileName = (day: string): string => `tum-veriler-${day}`;
