import { byLimit, codeSize, pairs, size, steps, tr } from './format.ts';
import { defineFamily, dim, type FamilySource } from './family.ts';

/**
 * DIN 16761 / 16716 / 16759 (ISO 8017 / 8018): shank or bush diameter d2 serves two guide diameters d1, so that one
 * pillar of four takes the other diameter and the mould halves cannot be assembled turned. Head d3 × k, plate
 * thicknesses.
 */
const SEATS = [
  { d1: [9, 10], d2: 14, d3: 17, k: 4, plates: [12, 17, 22, 27, 36] },
  { d1: [14, 15], d2: 20, d3: 25, k: 6, plates: [17, 22, 27, 36, 46, 56, 66] },
  { d1: [18, 20], d2: 26, d3: 31, k: 6, plates: [22, 27, 36, 46, 56, 66, 76] },
  { d1: [22, 24], d2: 30, d3: 35, k: 6, plates: [22, 27, 36, 46, 56, 66, 76, 96] },
  { d1: [30, 32], d2: 42, d3: 47, k: 6, plates: [27, 36, 46, 56, 66, 76, 86, 96, 116] },
  { d1: [42], d2: 54, d3: 60, k: 10, plates: [36, 46, 56, 66, 76, 86, 96, 116, 136] },
  { d1: [54], d2: 66, d3: 72, k: 10, plates: [46, 56, 66, 76, 86, 96, 116, 136] },
];
const DIAMETERS = SEATS.flatMap((seat) => seat.d1);
const seatOf = (d1: number) => SEATS.find((seat) => seat.d1.includes(d1)) ?? SEATS[0]!;

type Pillar = [d1: number, plate: number, guide: number];
const GUIDE_LENGTHS = [15, 20, 25, 35, 45, 55, 65, 75, 95, 115, 135, 155, 175, 195];
const pillars = (lengths: number[], platesOf = (d1: number) => seatOf(d1).plates): Pillar[] =>
  DIAMETERS.flatMap((d1) =>
    pairs(platesOf(d1), lengths, (_, l) => l >= d1 * 1.2 && l <= d1 * 5.5).map(([p, l]): Pillar => [d1, p, l]),
  );

const MATERIAL = '1.7131 (16MnCr5), sementasyonlu';
const HARDNESS = '60 ±2 HRC';
const STEEL_FEATURES = ['Sementasyonlu yüzey 60 ±2 HRC, tok çekirdek', 'Çalışma çapı taşlanmış, Ra ≤ 0,4 µm'];
const MOULD_USE = [
  'Plastik enjeksiyon kalıpları',
  'Basınçlı döküm kalıpları',
  'Kauçuk ve termoset kalıpları',
  'Kalıp bakımı ve yenileme',
];
const TURNED_NOTE =
  'Dört kolondan biri eş yuvadaki öbür çapta (örneğin 22 yerine 24 mm) seçilir; kalıp ters kapatılamaz.';

const pillar = defineFamily<Pillar>({
  key: 'kk-kilavuz-kolon',
  drawing: 'kilavuz-kolon',
  sub: 'kilavuz-kolonlar',
  name: 'Kılavuz kolon DIN 16761',
  standard: 'DIN 16761 / ISO 8017',
  material: MATERIAL,
  hardness: HARDNESS,
  summary:
    'Kafalı kılavuz kolon, iki kalıp yarısını birbirine göre konumlar. Sap çapı, karşısındaki burcun dış çapına eşittir; plakaların delikleri birlikte işlenir. Çalışma yüzeyinde yağ kanalları bulunur.',
  usage:
    'Sap boyu kolonun oturduğu plakanın kalınlığına, kılavuz boyu kalıbın kapanma sırasındaki en derin maçadan uzun olacak biçimde seçilir.',
  notes: [
    TURNED_NOTE,
    'Kolon, maçalar birbirine girmeden burca girmiş olmalıdır.',
    'Kafa yuvası 0,2 mm derin açılır, arka plaka kafaya basar.',
    'İlk kullanımdan önce sıcaklığa dayanıklı gresle yağlanır.',
  ],
  features: [
    ...STEEL_FEATURES,
    'Çalışma çapı g6, sap çapı k6',
    'Yağ kanallı, uçta giriş pahı',
    'Sap ile burç dış çapı eşit: tek delik çapı',
  ],
  applications: MOULD_USE,
  keywords: ['kılavuz kolon', 'kalıp kolonu', 'DIN 16761', 'ISO 8017'],
  sizes: pillars(GUIDE_LENGTHS),
  extra: () =>
    pillars(steps(15, 230, 5), (d1) => steps(Math.min(...seatOf(d1).plates), Math.max(...seatOf(d1).plates), 5)),
  code: (s) => `KK-${codeSize(...s)}`,
  title: (s) => `Kılavuz kolon Ø${size(...s)} mm, DIN 16761`,
  line: ([d1, p, l]) =>
    `Isıl işlemli kafalı kılavuz kolon; çalışma çapı ${d1} mm g6, sap Ø${seatOf(d1).d2} mm k6, sap boyu ${p} mm, kılavuz boyu ${l} mm. DIN 16761 / ISO 8017.`,
  specs: ([d1, p, l]) => {
    const seat = seatOf(d1);
    return [
      dim('Çalışma çapı (d1)', d1),
      dim('Sap çapı (d2)', seat.d2),
      dim('Sap boyu (L1)', p),
      dim('Kılavuz boyu (L2)', l),
      dim('Kafa çapı (d3)', seat.d3),
      dim('Kafa yüksekliği (k)', seat.k),
      dim('Çalışma çapı toleransı', 'g6', ''),
      dim('Sap toleransı', 'k6', ''),
    ];
  },
  usd: ([d1, p, l]) => 3.8 + 0.00021 * seatOf(d1).d2 ** 2 * (p + l) + 0.03 * (p + l),
  stocked: ([d1, p, l]) => d1 >= 14 && d1 <= 32 && p >= 22 && p <= 66 && l <= 115,
});

/**
 * Die sets, DIN 9825 / ISO 9182 pillars with DIN 9831 / ISO 9448 bushes: bush outside and flange per pair of diameters;
 * the pillar's own flange and screws stand in for the maker's table.
 */
const DIE_SETS = [
  { d1: [19, 20], flange: 45, screw: 'M6', bush: 32, bushFlange: 40 },
  { d1: [24, 25], flange: 54, screw: 'M6', bush: 40, bushFlange: 48 },
  { d1: [30, 32], flange: 62, screw: 'M8', bush: 48, bushFlange: 56 },
  { d1: [38, 40], flange: 74, screw: 'M8', bush: 58, bushFlange: 66 },
  { d1: [48, 50], flange: 88, screw: 'M10', bush: 70, bushFlange: 79 },
  { d1: [60, 63], flange: 104, screw: 'M10', bush: 85, bushFlange: 95 },
];
const DIE_SET_DIAMETERS = DIE_SETS.flatMap((row) => row.d1);
const dieSetOf = (d1: number) => DIE_SETS.find((row) => row.d1.includes(d1)) ?? DIE_SETS[0]!;
type Two = [a: number, b: number];

const flangedPillar = defineFamily<Two>({
  key: 'fk-flansli-kolon',
  drawing: 'flansli-kolon-civatali',
  sub: 'kilavuz-kolonlar',
  name: 'Flanşlı kılavuz kolon',
  standard: 'DIN 9825 / ISO 9182',
  material: '1.3505 (100Cr6)',
  hardness: '62 ±2 HRC',
  summary:
    'Kalıp setleri için flanşlı kılavuz kolon. Flanş plakaya cıvatalanır; kolon pres basıncı altında dik kalır ve gerektiğinde sökülüp yerine aynı hassasiyette takılır.',
  usage: 'Boy, pres kursunun üst noktasında kolonun kafesten veya burçtan çıkmamasına göre seçilir.',
  notes: [
    'Flanş yüzeyi ve delik tek bağlamada işlenir.',
    'Bilyalı kafesle çalışan kolonlarda çap h3 toleransta istenir.',
    'Cıvatalar çapraz sırayla sıkılır.',
  ],
  features: [
    'Rulman çeliği, 62 ±2 HRC',
    'Çalışma çapı h4, süper finiş yüzey',
    'Flanşla sökülebilir bağlantı',
    'Kaymalı burç ve bilyalı kafesle kullanılabilir',
  ],
  applications: ['Progresif sac kesme kalıpları', 'Kalıp setleri', 'Pres otomasyon aparatları'],
  keywords: ['flanşlı kolon', 'kalıp seti kolonu', 'DIN 9825'],
  sizes: pairs(
    DIE_SET_DIAMETERS,
    [100, 112, 125, 140, 160, 180, 200, 224, 250, 280, 315, 355, 400],
    (d1, l) => l >= d1 * 4 && l <= d1 * 10,
  ),
  extra: () => pairs(DIE_SET_DIAMETERS, steps(100, 500, 10), (d1, l) => l >= d1 * 4 && l <= d1 * 10),
  code: (s) => `FK-${codeSize(...s)}`,
  title: (s) => `Flanşlı kılavuz kolon Ø${size(...s)} mm`,
  line: ([d1, l]) =>
    `Kalıp setleri için flanşlı kılavuz kolon; çap ${d1} mm h4, boy ${l} mm, flanş Ø${dieSetOf(d1).flange} mm, ${dieSetOf(d1).screw} cıvatalı. Sökülebilir bağlantı.`,
  specs: ([d1, l]) => [
    dim('Çalışma çapı (d1)', d1),
    dim('Boy (L)', l),
    dim('Flanş çapı (d2)', dieSetOf(d1).flange),
    dim('Cıvata', dieSetOf(d1).screw, ''),
    dim('Çap toleransı', 'h4', ''),
  ],
  usd: ([d1, l]) => 14 + 0.00017 * d1 * d1 * l + 0.045 * l,
  stocked: ([d1, l]) => d1 <= 40 && l <= 224,
});

const bush = (key: string, prefix: string, lined: boolean): FamilySource =>
  defineFamily<Two>({
    key,
    drawing: lined ? 'kilavuz-burc-grafitli' : 'kilavuz-burc',
    sub: 'kilavuz-burclar',
    name: lined ? 'Kılavuz burç DIN 16716, grafitli bronz' : 'Kılavuz burç DIN 16716',
    standard: 'DIN 16716 / ISO 8018',
    material: lined ? 'CuZn25Al5Mn4Fe3 (CC762S), grafit dolgulu' : MATERIAL,
    hardness: lined ? '210–240 HB' : HARDNESS,
    summary: `Kafalı kılavuz burç, ${lined ? 'gövdesi grafit dolgulu bronzdur ve yağsız çalışır' : 'sementasyonlu çelikten, deliği honlanmıştır'}. Kılavuz kolonun karşılığıdır; dış çapı kolon sapıyla aynı olduğundan plakalar tek bağlamada delinir.`,
    usage: 'Boy, oturduğu plakanın kalınlığına göre seçilir; çalışma çapı kolonunkiyle aynıdır.',
    notes: [
      TURNED_NOTE,
      'Burç plakaya H7/k6 geçmeyle elle basılır; pres gerekmemelidir.',
      lined
        ? 'Grafitli burç gresle kullanılmaz, kuru çalışır.'
        : 'Yağ kanalları sıcaklığa dayanıklı gresle doldurulur.',
    ],
    features: [
      ...(lined
        ? ['Yağlama istemez, temiz oda kalıplarına uygun', 'Grafit dolgu yüzeyin %25–30 kadarını kaplar']
        : [...STEEL_FEATURES, 'Yağ kanallı delik']),
      'Delik H7, dış çap k6',
      'Delik ve dış çap eş eksenli, 0,01 mm içinde',
    ],
    applications: MOULD_USE,
    keywords: ['kılavuz burç', 'kalıp burcu', 'DIN 16716', 'ISO 8018'],
    sizes: DIAMETERS.flatMap((d1) => seatOf(d1).plates.map((p): Two => [d1, p])),
    extra: () => pairs(DIAMETERS, steps(12, 140, 2), (d1, p) => p >= d1 && p <= d1 * 5),
    code: (s) => `${prefix}-${codeSize(...s)}`,
    title: (s) => `Kılavuz burç Ø${size(...s)} mm, DIN 16716${lined ? ', grafitli bronz' : ''}`,
    line: ([d1, p]) =>
      `Kafalı kılavuz burç${lined ? ', grafitli bronz, yağsız' : ', çelik, yağ kanallı'}; delik Ø${d1} mm H7, dış Ø${seatOf(d1).d2} mm k6, boy ${p} mm. DIN 16716 / ISO 8018.`,
    specs: ([d1, p]) => {
      const seat = seatOf(d1);
      return [
        dim('Delik çapı (d1)', d1),
        dim('Dış çap (d2)', seat.d2),
        dim('Boy (L)', p),
        dim('Kafa çapı (d3)', seat.d3),
        dim('Kafa yüksekliği (k)', seat.k),
        dim('Delik toleransı', 'H7', ''),
        dim('Dış çap toleransı', 'k6', ''),
      ];
    },
    usd: ([d1, p]) => (4.4 + 0.00024 * seatOf(d1).d2 ** 2 * p + 0.05 * p) * (lined ? 2.1 : 1),
    stocked: ([d1, p]) => !lined && d1 >= 14 && d1 <= 32 && p <= 76,
  });

const flangedBush = defineFamily<Two>({
  key: 'fb-flansli-burc',
  drawing: 'flansli-burc-pabuclu',
  sub: 'kilavuz-burclar',
  name: 'Flanşlı kılavuz burç',
  standard: 'DIN 9831 / ISO 9448',
  material: '1.3505 (100Cr6)',
  hardness: '62 ±2 HRC',
  summary:
    'Kalıp setleri için flanşlı kılavuz burç. Flanşı pabuçlarla üst plakaya bağlanır; kaymalı olarak veya bilyalı kafesle çalışır.',
  usage: 'Kaymalı çalışmada delik kolonla H5/h4, bilyalı kafesle çalışmada kafes dış çapına göre seçilir.',
  notes: [
    'Burç deliği plakaya H6 açılır, flanş üç pabuçla tutulur.',
    'Boy, çapın 1,5–2,5 katı olmalıdır.',
    'Yağ nipeli dışarıdan erişilebilir yöne çevrilir.',
  ],
  features: [
    'Rulman çeliği, 62 ±2 HRC',
    'Delik honlanmış, H5',
    'Pabuçlu bağlantı için kanallı flanş',
    'Sökülüp takıldığında konumunu korur',
  ],
  applications: ['Kalıp setleri', 'Progresif sac kesme kalıpları', 'Derin çekme kalıpları'],
  keywords: ['flanşlı burç', 'kalıp seti burcu', 'DIN 9831'],
  sizes: pairs(DIE_SET_DIAMETERS, [30, 37, 45, 60, 77, 95, 105, 120, 140], (d1, l) => l >= d1 * 1.4 && l <= d1 * 3),
  extra: () => pairs(DIE_SET_DIAMETERS, steps(30, 160, 2), (d1, l) => l >= d1 * 1.4 && l <= d1 * 3),
  code: (s) => `FB-${codeSize(...s)}`,
  title: (s) => `Flanşlı kılavuz burç Ø${size(...s)} mm`,
  line: ([d1, l]) =>
    `Kalıp setleri için flanşlı kılavuz burç; delik Ø${d1} mm H5, dış Ø${dieSetOf(d1).bush} mm, boy ${l} mm. Pabuçla bağlanır, kaymalı veya bilyalı çalışır.`,
  specs: ([d1, l]) => [
    dim('Delik çapı (d1)', d1),
    dim('Dış çap (d2)', dieSetOf(d1).bush),
    dim('Boy (L)', l),
    dim('Flanş çapı (d3)', dieSetOf(d1).bushFlange),
    dim('Delik toleransı', 'H5', ''),
    dim('Dış çap toleransı', 'g5', ''),
  ],
  usd: ([d1, l]) => 16 + 0.0042 * d1 * l,
  stocked: ([d1, l]) => d1 <= 40 && l <= 77,
});

const centringSleeve = defineFamily<Two>({
  key: 'mb-merkezleme-burcu',
  drawing: 'merkezleme-burcu',
  sub: 'merkezleme-burclari',
  name: 'Merkezleme burcu DIN 16759',
  standard: 'DIN 16759',
  material: MATERIAL,
  hardness: HARDNESS,
  summary:
    'Kalıp plakalarını birbirine merkezleyen boru biçimli burç. Kolon ve burcun oturduğu deliği paylaşır; böylece takoz, itici grubu ve bağlama plakası ek pim olmadan hizalanır. İçinden bağlantı cıvatası geçer.',
  usage:
    'Dış çap, kalıptaki kolon sapı çapına eşit; boy, birbirine bağlanan plakaların delik derinliği toplamından 1–2 mm kısa seçilir.',
  notes: [
    'Dış çap H7 deliğe elle sürülür.',
    'Boy, plakalar sıkıldığında boşta kalacak biçimde seçilir.',
    'İç delik bağlantı cıvatasının geçişine uygundur.',
  ],
  features: [...STEEL_FEATURES, 'Dış çap g6 taşlanmış', 'Kolon sapı ve burçla aynı delik', 'İçinden cıvata geçebilir'],
  applications: MOULD_USE,
  keywords: ['merkezleme burcu', 'DIN 16759'],
  sizes: pairs(
    SEATS.map((seat) => seat.d2),
    [20, 25, 30, 36, 40, 50, 60, 80, 100, 120, 140, 160],
    (d2, l) => l >= d2 * 0.9 && l <= d2 * 6,
  ),
  extra: () =>
    pairs(
      SEATS.map((seat) => seat.d2),
      steps(20, 200, 2),
      (d2, l) => l >= d2 * 0.9 && l <= d2 * 6,
    ),
  code: (s) => `MB-${codeSize(...s)}`,
  title: (s) => `Merkezleme burcu Ø${size(...s)} mm, DIN 16759`,
  line: ([d2, l]) =>
    `Plaka merkezleme burcu; dış Ø${d2} mm g6, iç Ø${tr(boreOfSleeve(d2))} mm, boy ${l} mm. Kolon sapıyla aynı deliğe oturur, içinden cıvata geçer.`,
  specs: ([d2, l]) => [
    dim('Dış çap (d2)', d2),
    dim('İç çap (d1)', boreOfSleeve(d2)),
    dim('Boy (L)', l),
    dim('Dış çap toleransı', 'g6', ''),
  ],
  usd: ([d2, l]) => 2.2 + 0.0001 * d2 * d2 * l + 0.03 * l,
  stocked: ([d2, l]) => d2 <= 42 && l <= 100,
});

/** DIN 16759: the bore clears the larger pillar of the seat by 0,5 mm. */
function boreOfSleeve(d2: number): number {
  const seat = SEATS.find((row) => row.d2 === d2) ?? SEATS[0]!;
  return Math.max(...seat.d1) + 0.5;
}

/** Balls by pillar diameter; cage lengths of the die-set trade. */
const ballOf = (d1: number) => byLimit(d1, { 20: 3, 40: 4, 50: 5 }, 6);
const ballCage = (key: string, prefix: string, body: 'pirinç' | 'alüminyum'): FamilySource =>
  defineFamily<Two>({
    key,
    drawing: body === 'pirinç' ? 'bilyali-kafes' : 'bilyali-kafes-aluminyum',
    sub: 'bilyali-kafesler',
    name: `Bilyalı kafes, ${body}`,
    standard: '',
    material: `${body === 'pirinç' ? 'Pirinç (CuZn39Pb3)' : 'Alüminyum (EN AW-2007)'} gövde, 1.3505 bilya`,
    hardness: 'bilya 63 ±2 HRC',
    summary: `${body === 'pirinç' ? 'Pirinç' : 'Alüminyum'} gövdeli bilyalı kafes; kolon ile burç arasında ön gerilmeyle, boşluksuz yuvarlanır. Bilyalar spiral dizilidir, her bilya kendi izinde döner.`,
    usage:
      'Kafes boyu, kapalı konumda bilyaların tamamının burç içinde kalmasına göre seçilir. Kafes, kolon hareketinin yarısı kadar yol alır.',
    notes: [
      'Ön gerilme çapta 0,003–0,008 mm olmalıdır.',
      'Yüksek hızda alüminyum gövde, darbeli işte pirinç gövde seçilir.',
      'Kafes yay veya tutucu halkayla konumunda tutulur.',
    ],
    features: [
      'Bilyalar sınıf G10, 1.3505',
      'Spiral dizilimle iz bırakmaz',
      'Ezme ile güvenli bilya yuvası',
      `Hafif ${body} gövde`,
    ],
    applications: ['Hızlı presler', 'Progresif kalıp setleri', 'Hassas ölçü ve fikstürler'],
    keywords: ['bilyalı kafes', 'kalıp seti', body],
    sizes: pairs(
      DIE_SET_DIAMETERS,
      [30, 37, 45, 56, 71, 75, 95, 105, 120, 140],
      (d1, l) => l >= d1 * 1.2 && l <= d1 * 3.2,
    ),
    extra: () => pairs(DIE_SET_DIAMETERS, steps(30, 160, 5), (d1, l) => l >= d1 * 1.2 && l <= d1 * 3.2),
    code: (s) => `${prefix}-${codeSize(...s)}`,
    title: (s) => `Bilyalı kafes Ø${size(...s)} mm, ${body}`,
    line: ([d1, l]) =>
      `${body === 'pirinç' ? 'Pirinç' : 'Alüminyum'} gövdeli bilyalı kafes; kolon Ø${d1} mm, dış Ø${d1 + 2 * ballOf(d1)} mm, boy ${l} mm, bilya Ø${ballOf(d1)} mm. Boşluksuz kılavuzlama.`,
    specs: ([d1, l]) => [
      dim('Kolon çapı (d1)', d1),
      dim('Dış çalışma çapı (d2)', d1 + 2 * ballOf(d1)),
      dim('Boy (L)', l),
      dim('Bilya çapı', ballOf(d1)),
      dim('Gövde', body, ''),
    ],
    usd: ([d1, l]) => 9 + 0.0085 * d1 * l * (body === 'pirinç' ? 1 : 1.1),
    stocked: ([d1, l]) => d1 <= 40 && l <= 75,
  });

export const guideFamilies: FamilySource[] = [
  pillar,
  flangedPillar,
  bush('kb-kilavuz-burc', 'KB', false),
  bush('kbg-kilavuz-burc-grafitli', 'KBG', true),
  flangedBush,
  centringSleeve,
  ballCage('bkp-bilyali-kafes-pirinc', 'BKP', 'pirinç'),
  ballCage('bka-bilyali-kafes-aluminyum', 'BKA', 'alüminyum'),
];
