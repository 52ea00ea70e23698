// The company's own pages.

export const ABOUT_TEXTS = {
  eyebrow: 'Kurumsal',
  storyTitle: 'Bir kalıbın durduğu yerde başladık',
  story: [
    'Kalıp atölyelerinde en pahalı parça, elde olmayan parçadır. 1999’da, İstanbul’da küçük bir atölyede, iki torna ve bir silindirik taşlama tezgâhıyla bu cümleden yola çıktık: kalıpçının çizimine yazdığı kolonu, burcu, itici pimi aynı hafta eline vermek.',
    'İlk yıllarda siparişe göre üretiyorduk. Aynı ölçülerin tekrar tekrar istendiğini görünce normlara oturttuk, rafa koyduk, kodladık. Bugün katalogda binlerce ölçü var; her biri bağlı olduğu DIN veya ISO normuyla, malzemesi, sertliği ve toleransıyla birlikte.',
    'Enjeksiyon, pres ve progresif kalıplarda; otomotivden beyaz eşyaya, ambalajdan makine imalatına kadar aynı parçalar çalışıyor. Yöntemimiz değişmedi: önce ölç, sonra yaz, sonra sevk et.',
  ],
  factsTitle: 'Kapasite',
  facts: {
    experience: 'Deneyim', founded: 'Kuruluş yılı', groups: 'Ana ürün grubu', varieties: 'Ürün çeşidi', countries: 'İhracat yapılan ülke',
    area: 'Kapalı üretim alanı, m²', areaValue: '6.500', people: 'Çalışan', peopleValue: '85', daily: 'Günlük sevkiyat, kalem', dailyValue: '1.200',
  },
  valuesTitle: 'Nasıl çalışırız',
  values: [
    { title: 'Ölçü konuşur', text: 'Bir parçanın iyi olduğuna kanaat getirmeyiz, ölçeriz. Rapor isteyen müşteriye rapor, istemeyene de aynı parça gider.' },
    { title: 'Söz tarihtir', text: 'Termin verirken tezgâh yükünü, ısıl işlem fırınını ve kargoyu hesaba katarız. Tutamayacağımız tarihi yazmayız.' },
    { title: 'Açık bilgi', text: 'Malzeme, sertlik, tolerans ve çizim katalogda açıktır. Karşılaştırma yapmanızdan çekinmeyiz.' },
    { title: 'Uzun ilişki', text: 'On yıl önce aldığınız parçanın aynısını yine bizden alırsınız: kod da ölçü de değişmez.' },
    { title: 'Güvenli iş', text: 'İş güvenliği bir levha değil, tezgâh başında her sabah yapılan bir kontroldür.' },
    { title: 'Az atık', text: 'Talaş ve kesme sıvısı geri kazanılır; ambalajın tamamı geri dönüştürülebilir kartondur.' },
  ],
  areasTitle: 'Uzmanlık alanları',
  areasLead: 'Dört kalıp türü, üç sektör. Parçalar ortak, beklentiler değil; bu yüzden her alanın kendi teknik sorumlusu var.',
  areas: [
    { title: 'Enjeksiyon kalıpları', text: 'Kılavuzlama, itici, yolluk, soğutma ve sıcak yolluk elemanları; maça sürgüleri ve kilitler.', sectors: 'Otomotiv · Ambalaj · Beyaz eşya' },
    { title: 'Pres kalıpları', text: 'Zımbalar, matris burçları, kalıp yayları, kolonlu setler ve aşınma plakaları.', sectors: 'Otomotiv · Beyaz eşya' },
    { title: 'Progresif kalıplar', text: 'Dar toleranslı zımba ve burçlar, bilyalı kılavuzlar, bant yolu elemanları.', sectors: 'Elektrik · Otomotiv' },
    { title: 'Özel makineler', text: 'Teknik resme göre miller, burçlar, kızaklar; tek parçadan seriye kadar.', sectors: 'Makine · Otomasyon' },
  ],
  next: 'Tesislerimizi görün',
};

export const MISSION_TEXTS = {
  eyebrow: 'Kurumsal',
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
    { value: '%40', label: 'üretimde güneş enerjisi payı' },
  ],
  principlesTitle: 'İlkelerimiz',
  principles: [
    { title: 'Norm önce gelir', text: 'Standardı olan parçayı standardına göre yaparız; sapma gerekiyorsa çizime yazarız.' },
    { title: 'Hata saklanmaz', text: 'Uygunsuzluk kaydı bir suç duyurusu değil, bir sonraki partinin ilk kontrol maddesidir.' },
    { title: 'Bilgi herkesindir', text: 'Ölçü tabloları ve föyler, müşterimiz olun ya da olmayın, açıktır.' },
    { title: 'Yetişen usta', text: 'Her yıl meslek liselerinden stajyer alır, kalanların çoğunu işe alırız.' },
  ],
};

export const HISTORY_TEXTS = {
  eyebrow: '1999 – 2024',
  milestones: [
    { year: 1999, title: 'Atölye açılıyor', text: 'İki torna ve bir silindirik taşlama ile ilk kılavuz kolon ve burçlar. İlk müşteri, aynı sokaktaki bir enjeksiyon kalıpçısı.' },
    { year: 2002, title: 'İlk basılı katalog', text: 'Kırk sayfa, on iki ürün grubu. Ölçüler ilk kez kodlandı; bugünkü kodların çoğu o katalogdan gelir.' },
    { year: 2005, title: 'Kendi ısıl işlem hattı', text: 'Vakum fırını ve nitrürasyonla sertlik artık dışarıda beklenen bir gün değil, içeride ölçülen bir değer.' },
    { year: 2008, title: 'ISO 9001', text: 'Kalite yönetim sistemi belgelendirildi. İlk ihracat: Bulgaristan ve Romanya’daki pres kalıpçıları.' },
    { year: 2011, title: 'Yeni yerleşke', text: 'Üretim, ölçüm ve depo tek çatı altında. CNC torna ve taşlama sayısı üçe katlandı.' },
    { year: 2014, title: 'Ölçüm laboratuvarı', text: 'Sıcaklığı kontrollü odada üç boyutlu ölçüm; isteyen müşteriye parça başına ölçüm raporu.' },
    { year: 2017, title: 'Sıcak yolluk ve soğutma', text: 'Katalog meme, rezistans, termokupl ve soğutma elemanlarıyla genişledi. Çeşit sayısı on bine yaklaştı.' },
    { year: 2020, title: 'Otomatik depo', text: 'Dikey depolar ve barkodla toplama. Öğlene kadar gelen stok siparişleri aynı gün çıkmaya başladı.' },
    { year: 2022, title: 'On beş ülke', text: 'Almanya, İtalya ve Polonya’daki bayilerle ihracat yapılan ülke sayısı on beşe ulaştı.' },
    { year: 2024, title: 'Yirmi beşinci yıl', text: 'Çatı güneş santrali devrede. Katalog, teknik resimleri ve föyleriyle tümüyle internette.' },
  ],
  next: 'Bugün neredeyiz? Tesislerimiz',
};

export const CERTIFICATES_TEXTS = {
  eyebrow: 'Kurumsal',
  active: 'Aktif',
  status: 'Durum',
  scope: 'Kapsam',
  authority: 'Denetleyen',
  validity: 'Geçerlilik',
  certificates: [
    { name: 'ISO 9001:2015', title: 'Kalite yönetim sistemi', scope: 'Standart kalıp elemanlarının tasarımı, üretimi ve satışı', authority: 'Akredite belgelendirme kuruluşu', validity: 'Üç yıllık, yıllık gözetimli' },
    { name: 'ISO 14001:2015', title: 'Çevre yönetim sistemi', scope: 'Talaşlı imalat, ısıl işlem ve depolama faaliyetleri', authority: 'Akredite belgelendirme kuruluşu', validity: 'Üç yıllık, yıllık gözetimli' },
    { name: 'OHSAS 18001', title: 'İş sağlığı ve güvenliği', scope: 'Yerleşkedeki tüm çalışanlar ve ziyaretçiler', authority: 'Akredite belgelendirme kuruluşu', validity: 'Üç yıllık, yıllık gözetimli' },
    { name: 'CE', title: 'Uygunluk beyanı', scope: 'Kaldırma elemanları ve ilgili ürün grupları', authority: 'Üretici beyanı, teknik dosyayla', validity: 'Ürün üretimde kaldığı sürece' },
    { name: 'Yerli Malı', title: 'Yerli malı belgesi', scope: 'Kendi tezgâhlarımızda üretilen ürün grupları', authority: 'Sanayi odası', validity: 'Yıllık yenilenir' },
    { name: 'Kapasite Raporu', title: 'Üretim kapasitesi', scope: 'Makine parkı, çalışan sayısı ve yıllık üretim', authority: 'Sanayi odası', validity: 'İki yılda bir yenilenir' },
  ],
  note: 'Belgelerin güncel kopyasını teklif dosyanız için isteyebilirsiniz.',
  ask: 'Belge kopyası isteyin',
};

export const FACILITIES_TEXTS = {
  eyebrow: 'Kurumsal',
  area: 'Alan',
  capacity: 'Kapasite',
  location: 'Konum',
  facilities: [
    {
      name: 'Talaşlı imalat', type: 'Üretim', area: '3.200 m²', location: 'Ana bina, zemin', capacity: 'Günde 9.000 parça',
      features: ['CNC torna ve kayar otomat hatları', 'Puntasız ve silindirik taşlama', 'Tel ve dalma erozyon', 'Üç vardiya çalışma'],
    },
    {
      name: 'Isıl işlem ve kaplama', type: 'Üretim', area: '900 m²', location: 'Ana bina, doğu kanadı', capacity: 'Günde 2,5 ton',
      features: ['Vakum altında sertleştirme', 'Gaz nitrürasyon', 'Menevişleme ve sıfır altı işlem', 'Her şarjda sertlik kaydı'],
    },
    {
      name: 'Ölçüm laboratuvarı', type: 'Kalite', area: '240 m²', location: 'Ana bina, birinci kat', capacity: 'Günde 450 ölçüm raporu',
      features: ['20 °C ± 0,5 °C sıcaklık kontrolü', 'Üç boyutlu ölçüm tezgâhı', 'Yüzey pürüzlülüğü ve form ölçümü', 'İzlenebilir kalibrasyon'],
    },
    {
      name: 'Depo ve sevkiyat', type: 'Lojistik', area: '2.160 m²', location: 'Kuzey binası', capacity: '10.000’den fazla stok kalemi',
      features: ['Dikey otomatik depolar', 'Barkodla çift kontrol', 'Pas önleyici ambalaj', 'Aynı gün kargo çıkışı'],
    },
  ],
  equipmentTitle: 'Makine parkı',
  equipment: [
    { name: 'Torna ve otomat', items: ['CNC torna', 'Kayar otomat', 'Çubuk sürücülü torna'], count: 24 },
    { name: 'Taşlama', items: ['Puntasız', 'Silindirik', 'Yüzey', 'Delik'], count: 19 },
    { name: 'Freze ve erozyon', items: ['Dik işleme merkezi', 'Tel erozyon', 'Dalma erozyon'], count: 13 },
    { name: 'Isıl işlem', items: ['Vakum fırını', 'Nitrürasyon fırını', 'Meneviş fırını'], count: 6 },
    { name: 'Ölçüm', items: ['Üç boyutlu ölçüm', 'Profil projeksiyon', 'Sertlik ölçme'], count: 11 },
  ],
  equipmentColumns: { name: 'Bölüm', items: 'Makineler', count: 'Adet' },
  visitTitle: 'Yerinde görmek ister misiniz?',
  visitText: 'Denetim ve tedarikçi ziyaretleri için hafta içi her gün açığız. Bir gün önceden haber vermeniz yeterli.',
  visit: 'Ziyaret planlayın',
};
