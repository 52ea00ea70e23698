import type { DemoCategory, DrawingKey } from '../base/types.ts';

type Branch = [key: string, name: string, picture: DrawingKey, description: string];
interface Main {
  main: Branch;
  subs: Branch[];
}

const TREE: Main[] = [
  {
    main: [
      'kolon-ve-burclar',
      'Kolon ve Burçlar',
      'kilavuz-kolon',
      'Plastik enjeksiyon ve sac metal kalıpları için kılavuz kolonlar, burçlar ve merkezleme elemanları. Sertleştirilmiş ve taşlanmış, birbirinin yerine takılabilir ölçülerde.',
    ],
    subs: [
      [
        'kilavuz-kolonlar',
        'Kılavuz Kolonlar',
        'kilavuz-kolon',
        'DIN 16761 / ISO 8017 kafalı kolonlar ile kalıp setleri için flanşlı kolonlar. Çalışma çapı g6, sap çapı k6 taşlanmıştır.',
      ],
      [
        'kilavuz-burclar',
        'Kılavuz Burçlar',
        'kilavuz-burc',
        'DIN 16716 / ISO 8018 kafalı burçlar ve flanşlı burçlar. Delik H7, yağ kanallı.',
      ],
      [
        'merkezleme-burclari',
        'Merkezleme Burçları',
        'merkezleme-burcu',
        'Kalıp plakalarını birbirine merkezleyen DIN 16759 boru biçimli burçlar.',
      ],
      [
        'bilyali-kafesler',
        'Bilyalı Kafesler',
        'bilyali-kafes',
        'Boşluksuz ve yüksek stroklu kılavuzlama için pirinç ve alüminyum gövdeli bilyalı kafesler.',
      ],
      ['bronz-burclar', 'Bronz Burçlar', 'bronz-burc', 'Yağlama istemeyen grafitli bronz ve sinter bronz burçlar.'],
    ],
  },
  {
    main: [
      'itici-pimler',
      'İtici Pimler',
      'itici-pim-a',
      'Sertleştirilmiş ve nitrürlü itici pimler, kademeli ve lama iticiler, zımbalar. Standart boylar stoktan, ara boylar siparişe göre.',
    ],
    subs: [
      [
        'silindirik-kafali-itici-pimler',
        'Silindirik Kafalı İtici Pimler',
        'itici-pim-a',
        'DIN 1530-A / ISO 6751 silindirik kafalı itici pimler; sertleştirilmiş veya nitrürlü.',
      ],
      [
        'konik-kafali-itici-pimler',
        'Konik Kafalı İtici Pimler',
        'itici-pim-d',
        'DIN 1530-D 60° konik kafalı itici pimler; havşalı itici plakalar için.',
      ],
      [
        'kademeli-itici-pimler',
        'Kademeli İtici Pimler',
        'itici-pim-kademeli',
        'DIN 1530-C / ISO 8694 ince uçlu, kalın gövdeli itici pimler. İnce uçlarda burkulmayı önler.',
      ],
      [
        'lama-iticiler',
        'Lama İticiler',
        'lama-itici',
        'DIN 1530-F / ISO 8693 yassı uçlu iticiler; dar kenar ve federler için.',
      ],
      [
        'zimbalar',
        'Zımbalar',
        'zimba-d',
        'DIN 9861 / ISO 6752 kesme zımbaları, HSS ve takım çeliği; 0,05 ve 0,1 mm çap adımlarıyla.',
      ],
    ],
  },
  {
    main: [
      'itici-yuksukleri',
      'İtici Yüksükleri',
      'itici-yuksuk',
      'Boru biçimli iticiler ve iç pimleri. Vida kuleleri, göbekler ve silindirik maçalar çevresinden iz bırakmadan itme sağlar.',
    ],
    subs: [
      [
        'silindirik-kafali-yuksukler',
        'Silindirik Kafalı Yüksükler',
        'itici-yuksuk',
        'DIN 16756 / ISO 8405 itici yüksükleri; delik H5, dış çap g6.',
      ],
      ['konik-kafali-yuksukler', 'Konik Kafalı Yüksükler', 'itici-yuksuk-d', '60° konik kafalı itici yüksükleri.'],
      [
        'yuksuk-ic-pimleri',
        'Yüksük İç Pimleri',
        'yuksuk-ic-pimi',
        'İtici yüksüklerinin içinde çalışan h5 toleranslı maça pimleri.',
      ],
    ],
  },
  {
    main: [
      'kalip-yaylari',
      'Kalıp Yayları',
      'kalip-yayi-mavi',
      'ISO 10243 dikdörtgen kesitli kalıp yayları ve kılavuz pimleri. Renk yük sınıfını gösterir: yeşil, mavi, kırmızı, sarı.',
    ],
    subs: [
      [
        'yaylar-yesil',
        'Hafif Yük (Yeşil)',
        'kalip-yayi-yesil',
        'Hafif yük sınıfı; serbest boyun en çok %40 kadarı sıkıştırılır.',
      ],
      [
        'yaylar-mavi',
        'Orta Yük (Mavi)',
        'kalip-yayi-mavi',
        'Orta yük sınıfı; serbest boyun en çok %37,5 kadarı sıkıştırılır.',
      ],
      [
        'yaylar-kirmizi',
        'Ağır Yük (Kırmızı)',
        'kalip-yayi-kirmizi',
        'Ağır yük sınıfı; serbest boyun en çok %30 kadarı sıkıştırılır.',
      ],
      [
        'yaylar-sari',
        'Çok Ağır Yük (Sarı)',
        'kalip-yayi-sari',
        'Çok ağır yük sınıfı; serbest boyun en çok %25 kadarı sıkıştırılır.',
      ],
      [
        'yay-pimleri',
        'Yay Pimleri',
        'yay-kilavuz-pimi',
        'Kalıp yayını içten kılavuzlayan, burkulmayı önleyen sertleştirilmiş pimler.',
      ],
    ],
  },
  {
    main: [
      'yolluk-burclari-ve-flanslar',
      'Yolluk Burçları ve Flanşlar',
      'yolluk-burcu',
      'Makine memesi ile kalıp arasındaki geçiş: yolluk burçları ve merkezleme flanşları.',
    ],
    subs: [
      [
        'duz-yolluk-burclari',
        'Düz Yolluk Burçları',
        'yolluk-burcu',
        'DIN 16752 / ISO 10072 düz alın yüzeyli yolluk burçları.',
      ],
      [
        'radyuslu-yolluk-burclari',
        'Radyuslu Yolluk Burçları',
        'yolluk-burcu-radyus',
        'R 15,5, R 20 ve R 40 meme radyuslu yolluk burçları.',
      ],
      [
        'merkezleme-flanslari',
        'Merkezleme Flanşları',
        'merkezleme-flansi',
        'DIN ISO 10907 merkezleme flanşları; makine plakasının deliğine göre.',
      ],
      [
        'yuksek-flanslar',
        'Yüksek Flanşlar',
        'flans-yuksek',
        'Isı yalıtım plakalı kalıplar için yüksek merkezleme flanşları.',
      ],
    ],
  },
  {
    main: [
      'sogutma-elemanlari',
      'Soğutma Elemanları',
      'sogutma-nipeli-pirinc',
      'Kalıp sıcaklığını dengede tutan soğutma devresi elemanları: nipel, kaplin, tapa, perde, spiral ve O-ring.',
    ],
    subs: [
      [
        'sogutma-nipelleri',
        'Soğutma Nipelleri',
        'sogutma-nipeli-pirinc',
        'Pirinç ve paslanmaz soğutma nipelleri; düz ve uzun boyunlu.',
      ],
      [
        'hizli-kaplinler',
        'Hızlı Kaplinler',
        'hizli-kaplin-pirinc',
        'Tek elle sökülüp takılan vanalı ve vanasız soğutma kaplinleri.',
      ],
      [
        'boru-tapalari',
        'Boru Tapaları',
        'boru-tapasi-celik',
        'DIN 906 konik dişli alyan tapalar; çelik, pirinç ve paslanmaz.',
      ],
      [
        'sogutma-perdeleri',
        'Soğutma Perdeleri',
        'sogutma-perdesi-duz',
        'Kör delikte suyu yönlendiren perdeli tapalar.',
      ],
      [
        'spiral-sogutucular',
        'Spiral Soğutucular',
        'spiral-sogutucu-tek',
        'Maça soğutması için tek ve çift ağızlı spiral göbekler.',
      ],
      ['o-ringler', 'O-Ringler', 'o-ring', 'ISO 3601 ölçülerinde FKM, NBR ve EPDM O-ringler.'],
    ],
  },
  {
    main: [
      'kilit-ve-merkezleme',
      'Kilit ve Merkezleme',
      'konik-merkezleme',
      'Kalıp yarılarını hassas konumlayan ve açılma sırasını yöneten elemanlar.',
    ],
    subs: [
      [
        'konik-merkezlemeler',
        'Konik Merkezlemeler',
        'konik-merkezleme',
        'Kalıp kapanırken son milimetrelerde boşluksuz merkezleme yapan konik kilitler.',
      ],
      [
        'yan-kilitler',
        'Yan Kilitler',
        'yan-kilit-duz',
        'Kalıp kenarına cıvatalanan düz ve sıfır dereceli yan kilitler.',
      ],
      [
        'kalip-kilitleri',
        'Kalıp Kilitleri',
        'kalip-kilidi',
        'Ayrılma yüzeyini sürtünmeyle tutan poliamid burçlu kalıp kilitleri.',
      ],
      [
        'lata-kilitleri',
        'Lata Kilitleri',
        'lata-kilidi',
        'Üç plakalı kalıplarda açılma sırasını belirleyen mandallı lata kilitleri.',
      ],
    ],
  },
  {
    main: [
      'kalip-plakalari',
      'Kalıp Plakaları',
      'kalip-plakasi',
      'DIN 16760 / ISO 6753 ölçülerinde taşlanmış kalıp plakaları, takozlar ve destek ayakları.',
    ],
    subs: [
      [
        'taslanmis-plakalar',
        'Taşlanmış Plakalar',
        'taslanmis-plaka',
        'Deliksiz, altı yüzü işlenmiş plakalar; 1.1730, 1.2312 ve 1.2083.',
      ],
      [
        'delikli-plakalar',
        'Kolon Delikli Plakalar',
        'kalip-plakasi',
        'Kolon, burç ve cıvata delikleri işlenmiş plakalar; üst üste gelen deliklerle.',
      ],
      ['destek-takozlari', 'Destek Takozları', 'destek-takozu', 'İtici boşluğunu oluşturan paralel takozlar.'],
      [
        'destek-ayaklari',
        'Destek Ayakları',
        'destek-ayagi',
        'Erkek plakanın enjeksiyon basıncıyla eğilmesini önleyen yuvarlak destek ayakları.',
      ],
    ],
  },
  {
    main: [
      'maca-surgu-elemanlari',
      'Maça Sürgü Elemanları',
      'egik-pim',
      'Ters açılı parçalar için maça sürgülerinin hareket, kılavuzlama ve tutma elemanları.',
    ],
    subs: [
      ['egik-pimler', 'Eğik Pimler', 'egik-pim', 'Sürgüyü kalıp açılırken geri çeken sertleştirilmiş eğik pimler.'],
      ['surgu-kizaklari', 'Sürgü Kızakları', 'surgu-kizagi', 'L kesitli sertleştirilmiş sürgü kızakları.'],
      ['surgu-tutucular', 'Sürgü Tutucular', 'surgu-tutucu', 'Sürgüyü açık konumda tutan yaylı ve bilyalı tutucular.'],
      [
        'asinma-plakalari',
        'Aşınma Plakaları',
        'asinma-plakasi',
        'Grafit dolgulu bronz ve sertleştirilmiş çelik aşınma plakaları.',
      ],
    ],
  },
  {
    main: [
      'sicak-yolluk',
      'Sıcak Yolluk',
      'sicak-yolluk-memesi',
      'Sıcak yolluk memeleri, rezistanslar ve sıcaklık ölçüm elemanları.',
    ],
    subs: [
      [
        'sicak-yolluk-memeleri',
        'Sıcak Yolluk Memeleri',
        'sicak-yolluk-memesi',
        'Açık uçlu ve torpido uçlu ısıtmalı memeler; malzemeye göre teklif edilir.',
      ],
      [
        'kartus-rezistanslar',
        'Kartuş Rezistanslar',
        'kartus-rezistans',
        'Yüksek yoğunluklu kartuş (fişek) rezistanslar, 230 V.',
      ],
      ['termokupllar', 'Termokupllar', 'termokupl-j', 'J (Fe-CuNi) ve K (NiCr-Ni) tipi mineral izoleli termokupllar.'],
      [
        'bilezik-rezistanslar',
        'Bilezik Rezistanslar',
        'bilezik-rezistans',
        'Meme ve kovan ısıtması için mika izoleli kelepçe rezistanslar.',
      ],
    ],
  },
  {
    main: [
      'kaldirma-elemanlari',
      'Kaldırma Elemanları',
      'mapa',
      'Kalıp ve plakaların güvenle taşınması için yük değerleri belirtilmiş kaldırma elemanları.',
    ],
    subs: [
      ['mapalar', 'Mapalar', 'mapa', 'DIN 580 kaldırma mapaları; C15E çelik ve A2 paslanmaz.'],
      ['doner-mapalar', 'Döner Mapalar', 'doner-mapa', 'Her yönde yüklenebilen, 360° dönen kaldırma halkaları.'],
      ['mapa-somunlari', 'Mapa Somunları', 'mapa-somunu', 'DIN 582 kaldırma somunları; saplama üzerine takılır.'],
    ],
  },
  {
    main: [
      'tarih-kaseleri',
      'Tarih Kaşeleri',
      'tarih-kasesi-ay-yil',
      'Üretim tarihini ve malzeme türünü parçaya işleyen kaşeler. Göstergesi kalıp sökülmeden tornavidayla çevrilir.',
    ],
    subs: [
      [
        'ay-yil-kaseleri',
        'Ay ve Yıl Kaşeleri',
        'tarih-kasesi-ay-yil',
        'Dış bileziği ay, iç oku yıl gösteren tarih kaşeleri.',
      ],
      ['kase-gobekleri', 'Kaşe Göbekleri', 'yil-gobegi', 'Değiştirilebilir oklu yıl göbekleri.'],
      [
        'geri-donusum-kaseleri',
        'Geri Dönüşüm Kaşeleri',
        'geri-donusum-kasesi',
        'Geri dönüşüm simgesi ve malzeme kısaltmasını işleyen kaşeler.',
      ],
    ],
  },
  {
    main: [
      'baglanti-elemanlari',
      'Bağlantı Elemanları',
      'imbus-civata',
      'Kalıp montajında kullanılan imbus cıvata, merkezleme pimi ve setskurlar.',
    ],
    subs: [
      [
        'imbus-civatalar',
        'İmbus Cıvatalar',
        'imbus-civata',
        'DIN 912 / ISO 4762 silindirik başlı imbus cıvatalar, 12.9 ve A2-70.',
      ],
      [
        'merkezleme-pimleri',
        'Merkezleme Pimleri',
        'merkezleme-pimi',
        'DIN 6325 / ISO 8734 sertleştirilmiş ve DIN 7979 içten dişli silindirik pimler.',
      ],
      [
        'setskurlar',
        'Setskurlar',
        'setskur',
        'DIN 913 / ISO 4026 düz uçlu ve DIN 914 / ISO 4027 sivri uçlu setskurlar.',
      ],
    ],
  },
];

const category = ([key, name, picture, description]: Branch, parent: string | null, order: number): DemoCategory => ({
  key,
  parent,
  name,
  description,
  order,
  picture,
});

/** Main categories, each followed by its sub-categories; `order` counts within one level. */
export const demoCategories: DemoCategory[] = TREE.flatMap(({ main, subs }, i) => [
  category(main, null, i + 1),
  ...subs.map((sub, j) => category(sub, main[0], j + 1)),
]);

const MAIN_OF = new Map(TREE.flatMap(({ main, subs }) => subs.map((sub): [string, string] => [sub[0], main[0]])));

/** The main category a sub-category belongs to; throws on an unknown key, so a typing error shows at start-up. */
export function mainOf(sub: string): string {
  const main = MAIN_OF.get(sub);
  if (main === undefined) throw new Error(`Unknown sub-category: ${sub}`);
  return main;
}
