// The company's own pages.

export const ABOUT_TEXTS = {
  storyTitle: 'Bir taşlama tezgâhıyla başladık',
  story: [
    'Kalıp atölyelerinde en pahalı parça, elde olmayan parçadır. 1999’da, İstanbul İkitelli’de, üç kişi ve bir puntasız taşlama tezgâhıyla bu cümleden yola çıktık: yurt dışından altı haftada gelen itici pimi bir haftada teslim etmek.',
    'İtici pimi kolon ve burç izledi. Aynı ölçülerin tekrar tekrar istendiğini görünce normlara oturttuk, rafa koyduk, kodladık. Bugün katalogda binlerce ölçü var; her biri bağlı olduğu DIN veya ISO normuyla, malzemesi, sertliği ve toleransıyla birlikte.',
    'Enjeksiyon, pres ve progresif kalıplarda; otomotivden beyaz eşyaya, ambalajdan makine imalatına kadar aynı parçalar çalışıyor. Yöntemimiz değişmedi: önce ölç, sonra yaz, sonra sevk et.',
  ],
  factsTitle: 'Kapasite',
  facts: {
    experience: 'Deneyim',
    founded: 'Kuruluş yılı',
    groups: 'Üretim programında ana grup',
    varieties: 'Ürün çeşidi',
    countries: 'İhracat yapılan ülke',
    area: 'Kapalı alan, m²',
    areaValue: '5.370',
    people: 'Çalışan',
    peopleValue: '120',
    monthly: 'Aylık üretim, parça',
    monthlyValue: '260.000',
  },
  valuesTitle: 'Nasıl çalışırız',
  values: [
    {
      title: 'Ölçü konuşur',
      text: 'Bir parçanın iyi olduğuna kanaat getirmeyiz, ölçeriz. Rapor isteyen müşteriye rapor, istemeyene de aynı parça gider.',
    },
    {
      title: 'Söz tarihtir',
      text: 'Termin verirken tezgâh yükünü, ısıl işlem fırınını ve kargoyu hesaba katarız. Tutamayacağımız tarihi yazmayız.',
    },
    {
      title: 'Açık bilgi',
      text: 'Malzeme, sertlik, tolerans ve çizim katalogda açıktır. Karşılaştırma yapmanızdan çekinmeyiz.',
    },
    {
      title: 'Uzun ilişki',
      text: 'On yıl önce aldığınız parçanın aynısını yine bizden alırsınız: kod da ölçü de değişmez.',
    },
    { title: 'Güvenli iş', text: 'İş güvenliği bir levha değil, tezgâh başında her sabah yapılan bir kontroldür.' },
    {
      title: 'Az atık',
      text: 'Talaş ve kesme sıvısı geri kazanılır; ambalajın tamamı geri dönüştürülebilir kartondur.',
    },
  ],
  areasTitle: 'Uzmanlık alanları',
  areasLead:
    'Dört kalıp türü, üç sektör. Parçalar ortak, beklentiler değil; bu yüzden her alanın kendi teknik sorumlusu var.',
  areas: [
    {
      title: 'Enjeksiyon kalıpları',
      text: 'Kılavuzlama, itici, yolluk, soğutma ve sıcak yolluk elemanları; maça sürgüleri ve kilitler.',
      sectors: 'Otomotiv · Ambalaj · Beyaz eşya',
    },
    {
      title: 'Pres kalıpları',
      text: 'Zımbalar, matris burçları, kalıp yayları, kolonlu setler ve aşınma plakaları.',
      sectors: 'Otomotiv · Beyaz eşya',
    },
    {
      title: 'Progresif kalıplar',
      text: 'Dar toleranslı zımba ve burçlar, bilyalı kılavuzlar, bant yolu elemanları.',
      sectors: 'Elektrik · Otomotiv',
    },
    {
      title: 'Özel makineler',
      text: 'Teknik resme göre miller, burçlar, kızaklar; tek parçadan seriye kadar.',
      sectors: 'Makine · Otomasyon',
    },
  ],
  next: 'Tesislerimizi görün',
};

export const MISSION_TEXTS = {
  missionTitle: 'Misyonumuz',
  mission: [
    'Kalıp üreten ve kullanan işletmelere, normuna uygun, belgelenmiş ve hemen bulunabilir standart elemanlar sunmak; standart olmayan ihtiyaçta ise aynı disiplini tek parçaya uygulamak.',
    'Bunu yaparken kalıpçının zamanını korumak: doğru parçayı bir dakikada buldurmak, fiyatını beklemeden göstermek, sözünü verdiğimiz gün teslim etmek.',
  ],
  visionTitle: 'Vizyonumuz',
  vision: [
    'Türkiye’de bir kalıp çizilirken kütüphaneden ilk açılan katalog olmak; Avrupa’da ise yakın, güvenilir ve ölçüsü tartışılmayan kaynak olarak anılmak.',
    'Çizimden siparişe giden yolu, her parçanın üç boyutlu modeli ve canlı stok bilgisiyle tek adıma indirmek.',
  ],
  goalsTitle: 'Ölçtüğümüz hedefler',
  goalsLead: 'Her yıl başında yazar, her ay tezgâh başında asarız.',
  goals: [
    { value: '%98', label: 'sözü verilen günde sevkiyat' },
    { value: '<100', label: 'milyonda hatalı parça' },
    { value: '1 iş günü', label: 'içinde teklif yanıtı' },
    { value: '%30', label: '2030’a kadar üretim başına daha az enerji' },
  ],
  principlesTitle: 'İlkelerimiz',
  principles: [
    {
      title: 'Norm önce gelir',
      text: 'Standardı olan parçayı standardına göre yaparız; sapma gerekiyorsa çizime yazarız.',
    },
    {
      title: 'Hata saklanmaz',
      text: 'Uygunsuzluk kaydı bir suç duyurusu değil, bir sonraki partinin ilk kontrol maddesidir.',
    },
    { title: 'Bilgi herkesindir', text: 'Ölçü tabloları ve föyler, müşterimiz olun ya da olmayın, açıktır.' },
    { title: 'Yetişen usta', text: 'Her yıl meslek liselerinden stajyer alır, kalanların çoğunu işe alırız.' },
  ],
};

export const HISTORY_TEXTS = {
  title: '1999’dan 2024’e',
  milestones: [
    {
      year: 1999,
      title: 'Kuruluş',
      text: 'İkitelli’de 180 m² atölye, üç kişi, bir puntasız taşlama tezgâhı. İlk sipariş kırk itici pim.',
    },
    { year: 2002, title: 'Kolon ve burç', text: 'Silindirik taşlama ve honlama hattıyla kılavuz elemanlarına geçtik.' },
    { year: 2005, title: 'ISO 9001', text: 'Kalite yönetim sistemimiz ilk kez belgelendirildi.' },
    { year: 2008, title: 'İlk ihracat', text: 'Bulgaristan’a gönderilen iki koli pimle yurt dışına açıldık.' },
    { year: 2011, title: 'Yeni tesis', text: 'Başakşehir’deki binamıza taşındık; stok raflarımız ilk kez adreslendi.' },
    {
      year: 2014,
      title: 'Isıl işlem',
      text: 'Vakumlu sertleştirme ve gaz nitrasyonla sertlik artık dışarıda beklenen bir gün değil, içeride ölçülen bir değer.',
    },
    {
      year: 2017,
      title: 'Çevre ve iş güvenliği',
      text: 'ISO 14001 ve OHSAS 18001 belgeleri alındı, çatıya güneş santrali kuruldu.',
    },
    { year: 2019, title: 'Yirminci yıl', text: 'Ölçüm laboratuvarı açıldı; çeşit sayısı on bine ulaştı.' },
    {
      year: 2021,
      title: 'Bursa hizmet noktası',
      text: 'Otomotiv kalıpçılarına yerinde bakım ve yedek parça hizmeti başladı.',
    },
    {
      year: 2024,
      title: 'Yirmi beşinci yıl',
      text: 'İhracat yapılan ülke sayısı on beşe çıktı. Katalog, teknik resimleri ve föyleriyle internette.',
    },
  ],
  next: 'Bugün neredeyiz? Tesislerimiz',
};

export const CERTIFICATES_TEXTS = {
  // Number, date, issuer and validity are on the certificate itself: state all four or none.
  certificates: [
    {
      name: 'ISO 9001:2015',
      title: 'Kalite yönetim sistemi',
      scope: 'Standart kalıp elemanlarının tasarımı, üretimi ve satışı',
    },
    { name: 'ISO 14001:2015', title: 'Çevre yönetim sistemi', scope: 'Üretim, ısıl işlem ve depolama faaliyetleri' },
    { name: 'OHSAS 18001', title: 'İş sağlığı ve güvenliği', scope: 'Bütün tesis ve saha hizmetleri' },
    { name: 'CE', title: 'Uygunluk beyanı', scope: 'Kaldırma elemanları ve elektrikli ısıtma elemanları' },
    { name: 'Yerli Malı', title: 'Yerli malı belgesi', scope: 'Kolon, burç ve itici pim grupları' },
    { name: 'Kapasite Raporu', title: 'Üretim kapasitesi', scope: 'Makine parkı, çalışan sayısı ve yıllık üretim' },
  ],
  note: 'Numara, tarih, veren kuruluş ve geçerlilik belgenin üzerindedir; güncel kopyasını teklif dosyanız için isteyebilirsiniz.',
  ask: 'Belge kopyası isteyin',
  mail: 'E-posta ile isteyin',
};

export const FACILITIES_TEXTS = {
  facilities: [
    {
      name: 'Başakşehir Üretim',
      type: 'Üretim ve genel merkez',
      area: '4.200 m²',
      location: 'Başakşehir / İstanbul',
      capacity: 'Ayda 260.000 parça',
      features: [
        'Tornalama, taşlama ve honlama hatları',
        'Tel erozyon ve uç profili işleme',
        'Otomatik ambalaj ve etiketleme',
        'İki vardiya çalışma',
      ],
    },
    {
      name: 'Isıl İşlem',
      type: 'Isıl işlem ve kaplama',
      area: '650 m²',
      location: 'Başakşehir / İstanbul',
      capacity: 'Günde 3,5 ton',
      features: ['Vakumlu sertleştirme', 'Gaz nitrasyon', 'Sıfır altı işlem', 'Her şarjda sertlik kaydı'],
    },
    {
      name: 'Ölçüm Laboratuvarı',
      type: 'Kalite',
      area: '140 m²',
      location: 'Başakşehir / İstanbul',
      capacity: 'Günde 400 ölçüm',
      features: [
        '20 ±1 °C iklimlendirme',
        'Üç eksenli ölçme makinesi',
        'Yüzey pürüzlülüğü ve form ölçümü',
        'Metalografi ve mikro sertlik',
      ],
    },
    {
      name: 'Bursa Hizmet Noktası',
      type: 'Stok ve saha hizmeti',
      area: '380 m²',
      location: 'Nilüfer / Bursa',
      capacity: '3.000 çeşit stok',
      features: ['Aynı gün elden teslim', 'Yerinde kalıp bakımı', 'Boy kısaltma tezgâhı'],
    },
  ],
  equipmentTitle: 'Makine parkı',
  equipment: [
    {
      name: 'Talaşlı imalat',
      items: ['CNC kayar otomat', 'CNC torna', 'Dik işleme merkezi', 'Tel erozyon'],
      count: 21,
    },
    { name: 'Taşlama ve honlama', items: ['Puntasız', 'CNC silindirik', 'Düzlem', 'Honlama'], count: 17 },
    { name: 'Isıl işlem', items: ['Vakum fırını', 'Gaz nitrasyon fırını', 'Sıfır altı kabini'], count: 4 },
  ],
  equipmentColumns: { name: 'Bölüm', items: 'Makineler', count: 'Adet' },
  visitTitle: 'Yerinde görmek ister misiniz?',
  visitText: 'Denetim ve tedarikçi ziyaretleri için hafta içi her gün açığız. Bir gün önceden haber vermeniz yeterli.',
  visit: 'Ziyaret planlayın',
};
