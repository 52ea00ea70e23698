// The small lists of the homepage and of quality management.
import type { DemoSlide } from '../base/content-types.ts';

export const demoFeatures: readonly { title: string; description: string; icon: string }[] = [
  {
    title: 'Tek siparişte bütün kalıp',
    description: 'Kolondan rezistansa kadar parça listeniz tek adresten, tek pakette gelir.',
    icon: 'bi-truck',
  },
  {
    title: 'Mikron düzeyinde ölçü',
    description: 'Kolon, burç ve pimlerin her partisi ölçülür, kaydı beş yıl saklanır.',
    icon: 'bi-rulers',
  },
  {
    title: 'DIN ve ISO karşılığı',
    description: 'Elinizdeki numara hangi kataloğa ait olursa olsun karşılığını buluruz.',
    icon: 'bi-list-check',
  },
  {
    title: 'Ölçünüze göre işleme',
    description: 'Boy kısaltma, uç profili ve kaplama isteğe göre kendi atölyemizde yapılır.',
    icon: 'bi-gear',
  },
  {
    title: 'Mühendislik desteği',
    description: 'Seçim, yük ve soğutma hesabında uygulama ekibimiz yanınızdadır.',
    icon: 'bi-people',
  },
];

export const demoSlides: readonly DemoSlide[] = [
  {
    key: 'standart-elemanlar',
    title: 'Kalıbın her ölçüsü için standart eleman',
    subtitle: 'Kolon, burç, itici, yay ve daha fazlası',
    description: 'DIN ve ISO ölçülerinde binlerce kalıp elemanı; ölçülü çizimi, teknik föyü ve stok durumuyla.',
    link: '/shop',
    buttonText: 'Ürünleri İncele',
    pictures: [
      { key: 'flansli-kolon-civatali', view: 'izometrik' },
      { key: 'flansli-burc-pabuclu', view: 'kesit' },
      { key: 'itici-pim-a', view: 'cizim' },
    ],
  },
  {
    key: 'olcuye-gore',
    title: 'Ölçünüze göre, zamanında',
    subtitle: 'Boy kısaltma ve özel uç işleme',
    description:
      'Standart gövdeden yola çıkan özel parça, sıfırdan üretilenden hem hızlı hem ekonomiktir. Resminizi gönderin, bir iş günü içinde yanıtlayalım.',
    link: '/contact',
    buttonText: 'Teklif İste',
    pictures: [
      { key: 'itici-pim-kademeli', view: 'izometrik' },
      { key: 'zimba-d', view: 'cizim' },
      { key: 'itici-yuksuk', view: 'kesit' },
    ],
  },
  {
    key: 'sogutma',
    title: 'Çevrimi kısaltan soğutma elemanları',
    subtitle: 'Nipel, kaplin, perde ve spiral çekirdek',
    description:
      'Suyu doğru yere, doğru hızla götüren bağlantı ve çekirdekler. Hesabı blog yazımızda, ürünler kataloğumuzda.',
    link: '/blog/kalip-sogutmasinda-akis',
    buttonText: 'Yazıyı Oku',
    pictures: [
      { key: 'hizli-kaplin-pirinc', view: 'izometrik' },
      { key: 'spiral-sogutucu-cift', view: 'kesit' },
      { key: 'sogutma-nipeli-pirinc', view: 'cizim' },
    ],
  },
  {
    key: 'kalite',
    title: 'Her partide ölçüm kaydı',
    subtitle: 'Parti numarasıyla izlenebilir üretim',
    description: 'Sertlik, çap ve yüzey değerleri parti numarasıyla izlenir; kaydı istediğinizde e-postanızdadır.',
    link: '/services',
    buttonText: 'Kalite Yönetimi',
    pictures: [
      { key: 'merkezleme-pimi', view: 'izometrik' },
      { key: 'kilavuz-burc', view: 'kesit' },
      { key: 'konik-merkezleme', view: 'cizim' },
    ],
  },
];

export const demoPrograms: readonly {
  name: string;
  version: string;
  description: string;
  features: string[];
  systemRequirements: string[];
  downloadLink: string;
  fileSize: string;
  /** Since the last update, at the first start. */
  monthsOld: number;
  isActive: boolean;
}[] = [
  {
    name: 'Kalıp Elemanları CAD Kütüphanesi',
    version: '3.2.0',
    description:
      'Katalogdaki standart elemanların üç boyutlu modelleri ve ölçülü görünüşleri. Ölçüyü seçin, parçayı montajınıza kodu, malzemesi ve parça listesi satırıyla yerleştirin.',
    features: [
      'Kolon, burç, itici, yay, soğutma ve kilit elemanları için parametrik modeller',
      'STEP, IGES, DXF ve DWG olarak dışa aktarma',
      'Yuva ve delik kesme gövdeleri: fatura, kılavuzlama ve boşaltma ölçüleriyle',
      'Parça listesine standart, ölçü ve ürün kodunun kendiliğinden yazılması',
      'Çevrimdışı çalışma; kütüphane ayda bir güncellenir',
    ],
    systemRequirements: [
      'Windows 10 veya 11, 64 bit',
      '8 GB bellek (16 GB önerilir)',
      '1,5 GB boş disk alanı',
      'STEP okuyabilen herhangi bir CAD programı',
    ],
    downloadLink: '#',
    fileSize: '412 MB',
    monthsOld: 1,
    isActive: true,
  },
  {
    name: 'Yay Seçim Yardımcısı',
    version: '1.4.1',
    description:
      'ISO 10243 kalıp yayları için kuvvet, yol ve ömür hesabı. Yuva çapını ve gereken kuvveti girin; uygun renk, boy ve adet birlikte listelensin.',
    features: [
      'Ön gerilme ve strok için kuvvet eğrisi',
      'Renk sınıfları arasında karşılaştırma',
      'Sonuçların PDF olarak kaydı',
    ],
    systemRequirements: ['Windows 10 veya üzeri', '200 MB boş disk alanı'],
    downloadLink: '#',
    fileSize: '38 MB',
    monthsOld: 7,
    isActive: false,
  },
];

/** Invented brands; `mark` is drawn beside the name. */
export const demoBrands: readonly {
  name: string;
  sector: string;
  description: string;
  website: string;
  mark: 'ring' | 'bars' | 'hex' | 'wave' | 'square' | 'peak';
}[] = [
  { name: 'ALTUVAR', sector: 'Otomotiv', description: 'Torpido ve kapı paneli kalıpları', website: '', mark: 'hex' },
  { name: 'Berkan Plast', sector: 'Ambalaj', description: 'Çok gözlü kapak kalıpları', website: '', mark: 'ring' },
  {
    name: 'DORUKSAN',
    sector: 'Beyaz eşya',
    description: 'Tambur ve deterjan kutusu kalıpları',
    website: '',
    mark: 'peak',
  },
  { name: 'Elvan Medikal', sector: 'Medikal', description: 'Temiz oda şırınga kalıpları', website: '', mark: 'wave' },
  { name: 'FERHAS', sector: 'Otomotiv', description: 'Aydınlatma grubu kalıpları', website: '', mark: 'bars' },
  {
    name: 'Gürbey Kalıp',
    sector: 'Kalıp imalatı',
    description: 'Progresif sac kalıpları',
    website: '',
    mark: 'square',
  },
  {
    name: 'HİSARVA METAL',
    sector: 'Metal şekillendirme',
    description: 'Derin çekme hatları',
    website: '',
    mark: 'bars',
  },
  { name: 'İnvarda', sector: 'Elektronik', description: 'Konnektör kalıpları', website: '', mark: 'hex' },
  { name: 'KARDOVA', sector: 'Mobilya', description: 'Sandalye ve masa kalıpları', website: '', mark: 'peak' },
  {
    name: 'Lidavar Döküm',
    sector: 'Basınçlı döküm',
    description: 'Alüminyum gövde kalıpları',
    website: '',
    mark: 'ring',
  },
  { name: 'MERVANE', sector: 'Beyaz eşya', description: 'Buzdolabı iç gövde kalıpları', website: '', mark: 'square' },
  { name: 'Nurdağ Makina', sector: 'Makine', description: 'Özel makine ve aparat', website: '', mark: 'hex' },
  { name: 'ORTAVİN', sector: 'Ambalaj', description: 'İnce cidarlı kap kalıpları', website: '', mark: 'wave' },
  { name: 'Pelvan Oto', sector: 'Otomotiv', description: 'Kablo tutucu ve klips kalıpları', website: '', mark: 'ring' },
  { name: 'SERUNDA', sector: 'Oyuncak', description: 'Çok renkli enjeksiyon', website: '', mark: 'wave' },
  { name: 'Torvan Lastik', sector: 'Kauçuk', description: 'Conta ve takoz kalıpları', website: '', mark: 'peak' },
  { name: 'UÇKUN', sector: 'Savunma', description: 'Hassas polimer parçalar', website: '', mark: 'bars' },
  { name: 'Yıldıray Teknik', sector: 'Makine', description: 'Pres otomasyonu', website: '', mark: 'square' },
];

export const demoQuality: readonly {
  name: string;
  icon: string;
  color: string;
  title: string;
  description: string;
  points: string[];
  metaTitle: string;
  metaDescription: string;
  keywords: string[];
}[] = [
  {
    name: 'Kalite Politikamız',
    icon: 'bi-award',
    color: '#0B6BCB',
    title: 'Kalite politikamız',
    description:
      'Kaliteyi son kontrolde değil, ölçüyü resme yazarken başlatırız. Hedefimiz, müşterimizin kalıbına ilk denemede oturan parçadır.',
    points: [
      'Müşteri şartını ölçülebilir bir değere çevirmeden üretime başlamamak',
      'Her partiyi ölçüm kaydıyla birlikte izlemek',
      'Hatayı yapanı değil, hataya izin veren adımı düzeltmek',
      'Yılda iki kez yönetimin gözden geçirmesi ve açık hedefler',
    ],
    metaTitle: 'Kalite politikası',
    metaDescription:
      'Standart kalıp elemanlarında kalite politikamız: ölçülebilir şartlar, parti izlenebilirliği ve sürekli iyileştirme.',
    keywords: ['kalite politikası', 'ISO 9001'],
  },
  {
    name: 'Giriş Kalite Kontrol',
    icon: 'bi-list-check',
    color: '#0B6BCB',
    title: 'Giriş kontrolü',
    description: 'Çelik, yay teli, bronz ve kaplama hizmeti; hepsi üretime girmeden önce belge ve ölçümle doğrulanır.',
    points: [
      'EN 10204 3.1 malzeme belgesi ve spektral analiz',
      'Çubuk malzemede çap, doğrusallık ve yüzey çatlağı kontrolü',
      'Parti numarasının ham maddeden ürüne taşınması',
      'Tedarikçi puan kartı ve yıllık saha denetimi',
    ],
    metaTitle: 'Giriş kalite kontrol',
    metaDescription: 'Ham madde ve dış hizmetlerin üretim öncesi doğrulanması.',
    keywords: ['giriş kontrol', 'malzeme belgesi'],
  },
  {
    name: 'Proses Kontrolü',
    icon: 'bi-gear',
    color: '#0B6BCB',
    title: 'Üretim sırasında kontrol',
    description:
      'Taşlama, honlama ve ısıl işlemde ölçü, makineden çıkmadan izlenir; eğilim sınırı aşmadan müdahale edilir.',
    points: [
      'Tezgâh başında 0,001 mm bölüntülü ölçüm',
      'Kritik çaplarda istatistiksel proses kontrolü, Cpk en az 1,33',
      'Isıl işlem fırınlarında sıcaklık kaydı ve yıllık homojenlik ölçümü',
      'İlk parça onayı olmadan seri üretime geçilmemesi',
    ],
    metaTitle: 'Proses kontrolü',
    metaDescription: 'Taşlama, honlama ve ısıl işlemde istatistiksel proses kontrolü.',
    keywords: ['SPC', 'Cpk'],
  },
  {
    name: 'Son Kontrol ve Sevkiyat',
    icon: 'bi-check-circle',
    color: '#0B6BCB',
    title: 'Son kontrol ve sevkiyat',
    description: 'Paketlenen her ürünün ölçüsü, adedi ve etiketi ikinci bir göz tarafından doğrulanır.',
    points: [
      'ISO 2859-1’e göre örnekleme, kritik ölçülerde %100 kontrol',
      'Korozyona karşı yağlama ve buhar fazlı ambalaj',
      'Poşet üzerinde kod, ölçü ve parti numarası',
      'İsteğe bağlı ölçüm raporu',
    ],
    metaTitle: 'Son kontrol',
    metaDescription: 'Sevkiyat öncesi örnekleme, ambalaj ve etiketleme.',
    keywords: ['son kontrol', 'ISO 2859'],
  },
  {
    name: 'Ölçüm Laboratuvarı',
    icon: 'bi-graph-up',
    color: '#0B6BCB',
    title: 'Ölçüm laboratuvarı',
    description: '20 ±1 °C’de tutulan laboratuvarımızda boyut, biçim, sertlik ve yüzey ölçümleri yapılır.',
    points: [
      'Üç eksenli ölçme makinesi, belirsizlik 1,8 + L/350 mikron',
      'Yuvarlaklık ve yüzey pürüzlülüğü ölçümü',
      'Rockwell, Vickers ve mikro sertlik',
      'Akredite kuruluşta kalibre edilen 340 ölçü aleti',
    ],
    metaTitle: 'Ölçüm laboratuvarı',
    metaDescription: 'Boyut, biçim, sertlik ve yüzey ölçümleri için laboratuvar olanakları.',
    keywords: ['ölçüm', 'kalibrasyon'],
  },
  {
    name: 'İzlenebilirlik',
    icon: 'bi-shield-check',
    color: '#0B6BCB',
    title: 'İzlenebilirlik ve kayıt',
    description: 'Poşetteki parti numarası, dökümün sıcaklığından son ölçüme kadar bütün kayda açılan anahtardır.',
    points: [
      'Ham madde dökümü, ısıl işlem şarjı ve operatör kaydı',
      'Kayıtların beş yıl saklanması',
      'Şikâyette 24 saat içinde parti geçmişi',
      'Geri çağırma tatbikatı, yılda bir',
    ],
    metaTitle: 'İzlenebilirlik',
    metaDescription: 'Parti numarasıyla ham maddeden sevkiyata izlenebilirlik.',
    keywords: ['izlenebilirlik', 'parti'],
  },
  {
    name: 'Çevre Yönetimi',
    icon: 'bi-globe',
    color: '#0B6BCB',
    title: 'Çevre yönetimi',
    description: 'ISO 14001:2015 kapsamında enerji, su, atık ve kimyasal kullanımını hedeflerle yönetiriz.',
    points: [
      'Kesme sıvısı ömrünü uzatan bakım düzeni',
      'Talaşın türüne göre ayrılması ve geri kazanımı',
      'Çatı güneş santrali ile yıllık tüketimin beşte biri',
      'Plastik poşette geri dönüştürülmüş malzeme',
    ],
    metaTitle: 'Çevre yönetimi',
    metaDescription: 'ISO 14001:2015 çevre yönetim sistemi ve hedeflerimiz.',
    keywords: ['ISO 14001', 'çevre'],
  },
  {
    name: 'Sürekli İyileştirme',
    icon: 'bi-arrow-up-circle',
    color: '#0B6BCB',
    title: 'Sürekli iyileştirme',
    description: 'İyileştirme önerilerinin üçte ikisi tezgâh başından gelir; her öneri bir hafta içinde yanıt alır.',
    points: [
      '8D yöntemiyle şikâyet çözümü',
      'Aylık iyileştirme toplantısı ve açık pano',
      'SMED ile ayar sürelerinin kısaltılması',
      'Çalışan başına yılda en az 24 saat eğitim',
    ],
    metaTitle: 'Sürekli iyileştirme',
    metaDescription: '8D, SMED ve çalışan önerileriyle sürekli iyileştirme.',
    keywords: ['8D', 'SMED', 'iyileştirme'],
  },
];
