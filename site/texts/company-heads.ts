/** Titles and leads of the company's pages. Separate from company.ts, because their heads need them too. */
export const COMPANY_PAGE_TEXTS = {
  about: {
    title: 'Hakkımızda',
    lead: '1999’dan bu yana tek bir işimiz var: kalıpçının düşünmeden takabileceği standart parçalar üretmek.',
  },
  'mission-vision': {
    title: 'Misyon ve Vizyon',
    lead: 'Kalıp atölyesinin bir parçayı beklerken durmaması için çalışıyoruz. Nereye varmak istediğimizi de ölçülebilir yazdık.',
  },
  history: {
    title: 'Tarihçe',
    lead: '1999’da bir taşlama tezgâhıyla başlayan atölyeden on beş ülkeye sevkiyat yapan bir üreticiye.',
  },
  certificates: { title: 'Belgelerimiz', lead: 'Yönetim sistemlerimizin ve ürünlerimizin belgeleri, kapsamlarıyla.' },
  facilities: {
    title: 'Tesislerimiz',
    lead: 'Talaşlı imalat, ısıl işlem, taşlama, ölçüm ve depo: bir parçanın çubuktan kutuya kadar tüm yolu Başakşehir’de; Bursa’da bir hizmet noktası.',
  },
} as const;
