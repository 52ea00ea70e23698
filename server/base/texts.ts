// Turkish sentences of the base: refused uploads and rich text.

export const DOCUMENTS_BUSY = 'Şu anda çok fazla belge yükleniyor. Lütfen biraz sonra tekrar deneyin.';
export const PICTURES_BUSY = 'Şu anda çok fazla resim yükleniyor. Lütfen biraz sonra tekrar deneyin.';

export const nestedTooDeeply = (maxDepth: number): string =>
  `Metindeki biçimler iç içe çok derin; en fazla ${maxDepth} düzey olabilir. Lütfen biçimlendirmeyi sadeleştirin.`;
export const TOO_MANY_PIECES =
  'Metin çok fazla biçim, resim ve işaret içeriyor. Lütfen biçimlendirmeyi sadeleştirin veya metni bölün.';
