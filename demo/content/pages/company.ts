import type { DemoPage } from '../../base/content-types.ts';

export const about: DemoPage = {
  slug: 'about',
  title: 'Hakkımızda',
  isActive: true,
  metaDescription:
    '1999’dan bu yana enjeksiyon, pres ve progresif kalıplar için standart kalıp elemanları üretiyoruz: hikâyemiz, kapasitemiz ve değerlerimiz.',
  heroTitle: 'Kalıbın içindeki sessiz ortak',
  heroSubtitle: '1999’dan bu yana standart kalıp elemanları',
  sections: [
    {
      type: 'company-story',
      title: 'Bir taşlama tezgâhıyla başladık',
      image: 'atolye.webp',
      overlayText: 'İlk ürünümüz: itici pim',
      paragraphs: [
        'Firmamız 1999 yılında İstanbul’da, üç kişi ve bir puntasız taşlama tezgâhıyla kuruldu. İlk işimiz, yurt dışından altı haftada gelen itici pimleri <strong>bir haftada</strong> teslim etmekti. O günden bugüne değişmeyen şey, parçanın kalıpçıya geldiği gün değil, kalıba oturduğu an teslim edilmiş sayılmasıdır.',
        'Bugün kolon ve burçtan kalıp yayına, soğutma bağlantısından sıcak yolluk elemanına kadar yüz elli ana grupta on bini aşkın çeşit üretiyor ve stoklarımızda tutuyoruz. Otomotiv, beyaz eşya, ambalaj, medikal ve makine sanayisinde çalışan kalıpçılar, bir parça listesini tek adresten tamamlayabiliyor.',
        'On beş ülkeye düzenli olarak gönderim yapıyoruz. Ölçü aynı, dil farklı: müşterimiz hangi standardın adını kullanırsa kullansın karşılığını buluyor, bulamadığımızı resminden üretiyoruz.',
      ],
    },
    {
      type: 'capacity',
      title: 'Kapasitemiz',
      image: 'stok.webp',
      overlayText: 'On bin çeşit, tek katalog',
      stats: [
        { icon: 'bi-list-check', value: '150', label: 'üretim programında ana grup' },
        { icon: 'bi-gear', value: '10.000+', label: 'çeşit' },
        { icon: 'bi-globe', value: '15', label: 'ihracat yapılan ülke' },
        { icon: 'bi-people', value: '120', label: 'çalışan' },
      ],
    },
    {
      type: 'values',
      title: 'Değerlerimiz',
      values: [
        {
          icon: 'bi-check-circle',
          title: 'Ölçüye sadakat',
          description: 'Resimde yazan değerin içindeysek doğruyuz; “iş görür” bizim için bir tolerans sınıfı değildir.',
        },
        {
          icon: 'bi-shield-check',
          title: 'Açıklık',
          description: 'Hata yaptığımızda önce biz ararız. Nedenini, düzeltmesini ve süresini yazılı bildiririz.',
        },
        {
          icon: 'bi-lightbulb',
          title: 'Merak',
          description: 'Kırılan parçayı değiştirmek yetmez; neden kırıldığını öğrenmek isteriz.',
        },
        {
          icon: 'bi-people',
          title: 'Usta–çırak',
          description: 'Bilgiyi saklayan değil, öğreten ilerler. Atölyemizde her ustanın bir öğrencisi vardır.',
        },
      ],
    },
    {
      type: 'features',
      title: 'Uzmanlık alanlarımız',
      items: [
        {
          icon: 'bi-gear',
          title: 'Enjeksiyon kalıpları',
          description: 'Kılavuz, itici, soğutma, merkezleme ve kilit elemanlarının tamamı.',
        },
        {
          icon: 'bi-graph-up',
          title: 'Progresif ve pres kalıpları',
          description: 'Zımba, kalıp yayı, bilyalı kılavuz ve hassas merkezleme.',
        },
        {
          icon: 'bi-star',
          title: 'Sıcak yolluk',
          description: 'Meme, rezistans ve sensörlerde değişim parçası ve danışmanlık.',
        },
        {
          icon: 'bi-arrow-up-circle',
          title: 'Özel makineler',
          description: 'Standart gövdeden yola çıkan, ölçünüze göre işlenmiş parçalar.',
        },
      ],
    },
  ],
};

export const missionVision: DemoPage = {
  slug: 'mission-vision',
  title: 'Misyon ve Vizyon',
  isActive: true,
  metaDescription: 'Kalıpçının zamanını koruyan standart eleman: misyonumuz, vizyonumuz ve bunlara nasıl ulaşacağımız.',
  heroTitle: 'Misyon ve Vizyon',
  heroSubtitle: 'Kalıpçının zamanını koruruz',
  sections: [
    {
      type: 'mission',
      title: 'Misyonumuz',
      image: 'misyon.webp',
      overlayText: 'Doğru parça, doğru gün',
      paragraphs: [
        'Kalıp üreticisinin en değerli malzemesi çelik değil, zamandır. Misyonumuz; doğru ölçüdeki standart elemanı doğru günde, yanında gereken bilgiyle birlikte teslim ederek bu zamanı korumaktır.',
        'Bunun için stoktan sevkiyatı, ölçüye göre işlemeyi ve mühendislik desteğini aynı çatı altında tutuyoruz. Bir soruya “bizde o bölüm yok” diye yanıt vermemek, örgütlenmemizin temel kuralıdır.',
      ],
    },
    {
      type: 'vision',
      title: 'Vizyonumuz',
      image: 'vizyon.webp',
      overlayText: '2030’a doğru',
      paragraphs: [
        'Avrupa’daki bir kalıpçının parça listesini gönül rahatlığıyla tek adrese verebildiği, Türkiye’den çıkan bir standart eleman markası olmak istiyoruz.',
        'Bu hedefe yalnız büyüyerek değil, öğreterek ulaşacağımıza inanıyoruz: ölçülü çizimlerimiz, seçim yazılımlarımız ve blog yazılarımız herkese açıktır. Doğru seçilmiş bir eleman, kimden alınırsa alınsın sektörün kalitesini yükseltir.',
      ],
    },
    {
      type: 'values',
      title: 'Yolu nasıl yürüyoruz?',
      values: [
        {
          icon: 'bi-graph-up',
          title: 'Ölçerek',
          description: 'Her hedefin bir sayısı, her sayının bir sahibi vardır.',
        },
        {
          icon: 'bi-globe',
          title: 'Çevreyle',
          description: '2030’a kadar üretim başına enerji tüketimini %30 azaltacağız.',
        },
        {
          icon: 'bi-people',
          title: 'Birlikte',
          description: 'Tedarikçilerimizle yılda iki kez aynı masada hedef konuşuruz.',
        },
      ],
    },
  ],
};

export const history: DemoPage = {
  slug: 'history',
  title: 'Tarihçe',
  isActive: true,
  metaDescription: '1999’dan 2024’e: bir taşlama tezgâhından on beş ülkeye uzanan yol.',
  heroTitle: 'Kilometre taşlarımız',
  heroSubtitle: '1999 – 2024',
  sections: [
    {
      type: 'intro',
      title: 'Küçük bir söz',
      subtitle: '“Perşembeye hazır.”',
      paragraphs: [
        'Kurucumuz, 1999’un kasım ayında ilk siparişini alırken müşterisine yalnızca bu iki kelimeyi söylemiş. Parçalar çarşamba akşamı teslim edilmiş. Şirketin hikâyesi, o bir günlük farkın hikâyesidir.',
      ],
      stats: [
        { icon: 'bi-people', number: '3', label: 'kurucu çalışan' },
        { icon: 'bi-gear', number: '1', label: 'taşlama tezgâhı' },
        { icon: 'bi-check-circle', number: '40', label: 'itici pim, ilk sipariş' },
      ],
    },
    {
      type: 'timeline',
      title: 'Yıllar',
      milestones: [
        { year: '1999', title: 'Kuruluş', description: 'İkitelli’de 180 m² atölyede itici pim üretimiyle başladık.' },
        {
          year: '2002',
          title: 'Kolon ve burç',
          description: 'Silindirik taşlama ve honlama hattıyla kılavuz elemanlarına geçtik.',
        },
        { year: '2005', title: 'ISO 9001', description: 'Kalite yönetim sistemimiz ilk kez belgelendirildi.' },
        {
          year: '2008',
          title: 'İlk ihracat',
          description: 'Bulgaristan’a gönderilen iki koli pimle yurt dışına açıldık.',
        },
        {
          year: '2011',
          title: 'Yeni tesis',
          description: 'Başakşehir’deki 4.200 m² binamıza taşındık; stok raflarımız ilk kez adreslendi.',
        },
        {
          year: '2014',
          title: 'Isıl işlem',
          description: 'Vakumlu sertleştirme ve gaz nitrasyon hatlarını devreye aldık.',
        },
        {
          year: '2017',
          title: 'Çevre ve iş güvenliği',
          description: 'ISO 14001 ve OHSAS 18001 belgeleri alındı, çatıya güneş santrali kuruldu.',
        },
        { year: '2019', title: 'Yirminci yıl', description: 'Ölçüm laboratuvarı açıldı; çeşit sayısı on bine ulaştı.' },
        {
          year: '2021',
          title: 'Bursa hizmet noktası',
          description: 'Otomotiv kalıpçılarına yerinde bakım ve yedek parça hizmeti başladı.',
        },
        {
          year: '2024',
          title: 'Yirmi beşinci yıl',
          description: 'İhracat yapılan ülke sayısı on beşe çıktı; CAD kütüphanemiz herkese açıldı.',
        },
      ],
    },
    {
      type: 'growth',
      title: 'Büyürken değişmeyenler',
      paragraphs: [
        'Çalışan sayımız kırk katına, kapalı alanımız otuz katına çıktı. Telefonu hâlâ teknik resim okuyabilen biri açıyor; siparişin hangi gün çıkacağı hâlâ baştan söyleniyor.',
      ],
      achievements: [
        'Zamanında teslim oranı: %98,6',
        'Ortalama teklif yanıt süresi: 4 saat',
        'Yirmi yılı aşkın süredir birlikte çalıştığımız 61 müşteri',
        'İlk üç çalışandan ikisi hâlâ ekipte',
      ],
    },
  ],
};
