// The home page.
import { CONTACT_PATH, SHOP_PATH } from '#contract/paths.ts';

export const HOME_TEXTS = {
  /** A line each. */
  title: ['Ölçüyü yazın,', 'parça elinizin altında.'],
  lead: 'Kolon, burç, itici, yay ve plaka: standart kalıp elemanlarının fiyatı, stoğu ve ölçülü çizimi aynı satırda.',
  /** @param families how many the catalogue has */
  leadWithTotals: (families: string, articles: string) =>
    `${families} seri, ${articles} standart kalıp elemanı. Fiyat, stok ve ölçülü çizim aynı satırda.`,
  /** Finds the article in the row below the search. */
  exampleQuery: 'itici 6×200',
  examples: 'Örneğin',
  exampleRow: 'Örnek ürün',
  add: 'Ekle',
  inStock: 'stokta',
  dispatch: 'aynı gün sevk sınırı',
  delivery: 'siparişe göre üretimde',
  certificate: 'belgeli üretim',
  furtherCertificates: (names: string) => `ve ${names}`,
  drawing: 'Bir enjeksiyon kalıbının kesiti; numaralı parçalar alttaki listede',
  partList: 'Parça listesi',
  /**
   * In the order of the drawing's numbers. `category`: slug of the part's category; `query` searches for the part if
   * there is no such category.
   */
  parts: [
    { name: 'Merkezleme flanşı', category: 'merkezleme-flanslari', query: 'merkezleme flanşı' },
    { name: 'Düz yolluk burcu', category: 'duz-yolluk-burclari', query: 'düz yolluk burcu' },
    { name: 'Kılavuz burç', category: 'kilavuz-burclar', query: 'kılavuz burç' },
    { name: 'Kılavuz kolon', category: 'kilavuz-kolonlar', query: 'kılavuz kolon' },
    { name: 'Kalıp plakası', category: 'kalip-plakalari', query: 'kalıp plakası' },
    { name: 'Soğutma elemanı', category: 'sogutma-elemanlari', query: 'soğutma' },
    { name: 'İtici pim', category: 'itici-pimler', query: 'itici pim' },
    { name: 'Kalıp yayı', category: 'kalip-yaylari', query: 'kalıp yayı' },
  ],
  categoriesTitle: 'Ürün grupları',
  allFamilies: (families: string) => `(${families} seri)`,
  otherCategories: 'Diğer ürün grupları',
  nameUnknown: 'Adını bilmiyor musunuz?',
  chooseInMould: 'Kalıp kesitinden seçin',
  fallbackCategories: [
    {
      name: 'Kolon ve burçlar',
      description: 'Kalıp yarımlarını hizasında tutan kılavuzlama elemanları.',
      query: 'kolon',
    },
    { name: 'İtici elemanları', description: 'İtici pimler, kovanlar ve yassı iticiler.', query: 'itici' },
    { name: 'Kalıp yayları', description: 'Renk kodlu, hafiften çok ağır yüke kadar.', query: 'yay' },
    { name: 'Soğutma elemanları', description: 'Nipeller, kaplinler, tapalar ve yönlendiriciler.', query: 'soğutma' },
    { name: 'Taşıma ve bağlama', description: 'Mapalar, cıvatalar ve bağlama elemanları.', query: 'mapa' },
    { name: 'Kalıp plakaları', description: 'Taşlanmış standart plakalar ve kalıp setleri.', query: 'plaka' },
  ],
  slider: 'Öne çıkanlar',
  slideMore: 'Detay',
  fallbackSlides: [
    {
      title: 'Kalıbın her ölçüsü için standart eleman',
      subtitle: 'Kolon, burç, itici, yay ve daha fazlası',
      description: 'DIN ve ISO ölçülerinde kalıp elemanları; ölçülü çizimi ve teknik föyüyle.',
      link: SHOP_PATH,
      buttonText: 'Ürünleri İncele',
    },
    {
      title: 'Ölçünüze göre, zamanında',
      subtitle: 'Boy kısaltma ve özel uç işleme',
      description: 'Katalogda olmayan ölçü için teknik resminizi gönderin; süresini ve fiyatını bildirelim.',
      link: CONTACT_PATH,
      buttonText: 'Teklif İste',
    },
  ],
  features: 'Neden biz',
  fallbackFeatures: [
    {
      title: 'Stoktan sevkiyat',
      description: 'Standart ölçüler raftan, siparişin ardından yola çıkar.',
      icon: 'bi-truck',
    },
    { title: 'Ölçüm kaydı', description: 'Her parti ölçülür, kaydı parti numarasıyla saklanır.', icon: 'bi-rulers' },
    { title: 'DIN ve ISO karşılığı', description: 'Elinizdeki numaranın karşılığını buluruz.', icon: 'bi-list-check' },
    { title: 'Ölçünüze göre işleme', description: 'Boy, uç ve kaplama isteğinize göre değiştirilir.', icon: 'bi-gear' },
    { title: 'Teknik destek', description: 'Seçim ve montaj sorularına mühendisler yanıt verir.', icon: 'bi-people' },
  ],
  blogsTitle: 'Kalıp tekniği üzerine',
  blogsAll: 'Tüm yazılar',
  blogsError: 'Blog yüklenirken hata oluştu.',
  programError: 'Program bilgileri yüklenirken hata oluştu',
  programVersion: (version: string) => `Sürüm ${version}`,
  programFeatures: 'Özellikler',
  programRequirements: 'Sistem gereksinimleri',
  programSize: 'Dosya boyutu',
  programUpdated: 'Son güncelleme',
  programDownload: 'İndir',
  programStarts: (name: string) => `${name} için indirme işlemi başlayacaktır.`,
  fallbackProgram: {
    name: 'Kalıp Elemanları CAD Kütüphanesi',
    version: '3.0',
    description: 'Katalogdaki standart elemanların üç boyutlu modelleri ve ölçülü görünüşleri.',
    features: [
      'Parametrik standart eleman modelleri',
      'STEP, IGES ve DXF olarak dışa aktarma',
      'Parça listesine ürün kodu',
    ],
    systemRequirements: ['Windows 10 veya üzeri, 64 bit', '8 GB bellek', 'STEP okuyabilen bir CAD programı'],
    downloadLink: '',
    fileSize: '400 MB',
    lastUpdate: '',
  },
  quoteTitle: 'Ölçünüz standart dışıysa',
  quoteText: 'Kendi atölyemizde işleriz. Adet ve teslim tarihini yazın, bir iş günü içinde yanıtlayalım.',
  quotePoints: ['Boy kısaltma ve uç profili', 'Kaplama ve nitrürleme', 'PDF, STEP veya DXF resminize göre üretim'],
  quote: 'Teklif iste',
  references: 'Referanslar',
  referencesTitle: 'Parçalarımızla çalışan kalıplar',
  aboutTitle: 'Çizimde ne yazıyorsa, kutudan o çıkar.',
  aboutText:
    'Kalıpçı için standart eleman, düşünmeden takılan parçadır: toleransı bellidir, sertliği bellidir, yedeği yarın da aynıdır. Biz bu parçaları kendi tezgâhlarımızda işliyor, ısıl işlemden sonra taşlıyor ve ölçüm raporuyla sevk ediyoruz.',
  aboutMore: 'Şirketi tanıyın',
  founded: 'Kuruluş yılı',
  groups: 'Üretim programında ana grup',
  varieties: 'Ürün çeşidi',
  countries: 'İhracat yapılan ülke',
  warranty: 'Güvence',
};
