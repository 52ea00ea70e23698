export const NOT_FOUND_TEXTS = {
  title: 'Sayfa Bulunamadı',
  text: 'Aradığınız sayfa mevcut değil.',
  hint: 'Adres değişmiş ya da yanlış yazılmış olabilir. Aradığınız bir ürünse adını veya kodunu yazın.',
  home: 'Ana Sayfaya Dön',
  sheet: 'Bu paftada çizim yok',
};

export const ERROR_TEXTS = {
  title: 'Bir Hata Oluştu',
  text: 'Sayfa yüklenirken bir hata oluştu. Lütfen biraz sonra tekrar deneyin.',
  reference: 'Hata numarası:',
  hint: 'Sorun sürerse bu numarayla bizi arayın; hemen bakalım.',
  retry: 'Tekrar Dene',
  sheet: 'Çizim yüklenemedi',
  home: 'Ana Sayfaya Dön',
};
