import { codeNumber, codeSize, pairs, size, steps, tr } from './format.ts';
import { defineFamily, dim, type FamilySource } from './family.ts';

const USE = ['Kalıp plakalarının bağlanması', 'Aparat ve fikstür montajı', 'Genel makine imalatı'];

/**
 * ISO 4762 head and socket with the tightening torques for 12.9 and A2-70 (friction 0,12, Nm) and the stocked lengths.
 */
const SCREWS = [
  { m: 3, dk: 5.5, k: 3, s: 2.5, t129: 2.2, ta2: 1.1, from: 5, to: 40 },
  { m: 4, dk: 7, k: 4, s: 3, t129: 5.1, ta2: 2.6, from: 6, to: 60 },
  { m: 5, dk: 8.5, k: 5, s: 4, t129: 10, ta2: 5.1, from: 8, to: 80 },
  { m: 6, dk: 10, k: 6, s: 5, t129: 17, ta2: 8.8, from: 10, to: 120 },
  { m: 8, dk: 13, k: 8, s: 6, t129: 41, ta2: 21, from: 12, to: 160 },
  { m: 10, dk: 16, k: 10, s: 8, t129: 83, ta2: 44, from: 16, to: 200 },
  { m: 12, dk: 18, k: 12, s: 10, t129: 145, ta2: 74, from: 20, to: 200 },
  { m: 14, dk: 21, k: 14, s: 12, t129: 230, ta2: 119, from: 25, to: 160 },
  { m: 16, dk: 24, k: 16, s: 14, t129: 355, ta2: 183, from: 25, to: 240 },
  { m: 20, dk: 30, k: 20, s: 17, t129: 690, ta2: 370, from: 35, to: 260 },
  { m: 24, dk: 36, k: 24, s: 19, t129: 1190, ta2: 640, from: 40, to: 280 },
  { m: 30, dk: 45, k: 30, s: 22, t129: 2380, ta2: 1280, from: 60, to: 300 },
];
/** ISO 4762 length series. */
const LENGTHS = [
  5, 6, 8, 10, 12, 16, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 180, 200,
  220, 240, 260, 280, 300,
];
type Two = [a: number, b: number];
const rowOf = (m: number) => SCREWS.find((row) => row.m === m) ?? SCREWS[0]!;

const screw = (key: string, prefix: string, grade: '12.9' | 'A2-70'): FamilySource => {
  const steel = grade === '12.9';
  return defineFamily<Two>({
    key,
    drawing: 'imbus-civata',
    sub: 'imbus-civatalar',
    picture: () => (steel ? 'imbus-civata' : 'imbus-civata-a2'),
    name: `İmbus cıvata DIN 912, ${grade}`,
    standard: 'DIN 912 / ISO 4762',
    material: steel ? 'Alaşımlı çelik, sınıf 12.9' : 'Paslanmaz çelik A2-70 (1.4301)',
    hardness: steel ? '39–44 HRC' : '',
    summary: `Silindirik başlı, içten altı köşe ${steel ? '12.9 kalite yüksek dayanımlı' : 'A2-70 paslanmaz'} imbus cıvata. Başı plaka yüzeyine gömülür; kalıp plakalarının bağlanmasında standart bağlantı elemanıdır.`,
    usage: steel
      ? 'Kalıp bağlantılarında 12.9 kalite seçilir; diş kavraması çelikte çapın en az 1,5 katı tutulur.'
      : 'Nemli ortamda ve soğutma suyuna yakın bağlantılarda seçilir; yük değeri 12.9 kaliteden düşüktür.',
    notes: [
      'Cıvatalar çapraz sırayla, iki kademede sıkılır.',
      'Tork değeri hafif yağlı diş ve 0,12 sürtünme katsayısı içindir.',
      steel
        ? 'Galvanizli 12.9 cıvatada hidrojen kırılganlığına dikkat edilir.'
        : 'Paslanmaz dişte sarma olmaması için montaj macunu sürülür.',
    ],
    features: [
      steel ? 'Çekme dayanımı 1220 N/mm²' : 'Çekme dayanımı 700 N/mm²',
      'Haddelenmiş diş',
      'Tırtıllı silindirik baş',
      steel ? 'Siyah yüzey' : 'Paslanmaz',
    ],
    applications: USE,
    keywords: ['imbus cıvata', 'DIN 912', 'ISO 4762', grade],
    sizes: SCREWS.flatMap((row) =>
      LENGTHS.filter((l) => l >= row.from && l <= row.to && (steel || (row.m <= 16 && l <= 100))).map((l): Two => [
        row.m,
        l,
      ]),
    ),
    code: ([m, l]) => `${prefix}-M${m}X${l}`,
    title: ([m, l]) => `İmbus cıvata M${m}×${l} mm, DIN 912, ${grade}`,
    line: ([m, l]) =>
      `Silindirik başlı imbus cıvata M${m}×${l} mm, ${grade}; baş Ø${tr(rowOf(m).dk)} mm, alyan ${tr(rowOf(m).s)} mm. DIN 912 / ISO 4762.`,
    specs: ([m, l]) => {
      const row = rowOf(m);
      return [
        dim('Diş', `M${m}`, ''),
        dim('Boy (L)', l),
        dim('Baş çapı (dk)', row.dk),
        dim('Baş yüksekliği (k)', row.k),
        dim('Alyan (s)', row.s),
        dim('Sıkma torku (yaklaşık)', steel ? row.t129 : row.ta2, 'Nm'),
        dim('Dayanım sınıfı', grade, ''),
      ];
    },
    usd: ([m, l]) => (0.06 + 0.00004 * m * m * (l + m * 2)) * (steel ? 1 : 2.2),
    stocked: ([m, l]) => m <= 20 && l <= 160,
  });
};

/** Dowel lengths per diameter: DIN 6325 / ISO 8734 series. */
const DOWELS: [d: number, from: number, to: number][] = [
  [1, 4, 16],
  [1.5, 5, 20],
  [2, 6, 30],
  [2.5, 6, 32],
  [3, 8, 40],
  [4, 10, 60],
  [5, 10, 70],
  [6, 12, 100],
  [8, 14, 120],
  [10, 20, 120],
  [12, 24, 140],
  [14, 30, 140],
  [16, 36, 160],
  [20, 40, 200],
];
const DOWEL_LENGTHS = [
  4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 24, 28, 30, 32, 36, 40, 45, 50, 55, 60, 70, 80, 90, 100, 120, 140, 160, 180, 200,
];
/** DIN 7979-D: pull-out thread per diameter. */
const PULL: Record<number, string> = { 6: 'M4', 8: 'M5', 10: 'M6', 12: 'M6', 14: 'M8', 16: 'M8', 20: 'M10' };
const dowelSizes = (from: number): Two[] =>
  DOWELS.flatMap(([d, min, max]) =>
    d < from ? [] : DOWEL_LENGTHS.filter((l) => l >= min && l <= max).map((l): Two => [d, l]),
  );

const dowel = (key: string, prefix: string, threaded: boolean): FamilySource => {
  const standard = threaded ? 'DIN 7979-D / ISO 8735' : 'DIN 6325 / ISO 8734';
  const short = threaded ? 'DIN 7979' : 'DIN 6325';
  return defineFamily<Two>({
    key,
    drawing: threaded ? 'merkezleme-pimi-disli' : 'merkezleme-pimi',
    sub: 'merkezleme-pimleri',
    name: `Merkezleme pimi ${short}`,
    standard,
    material: '1.3505 (100Cr6)',
    hardness: '60 ±2 HRC',
    summary: `Sertleştirilmiş ve taşlanmış silindirik merkezleme pimi${threaded ? ', içten çekme dişli' : ''}. Plakaları birbirine m6 sıkı geçmeyle konumlar${threaded ? '; kör delikten çektirmeyle sökülür, hava kanalı çakmayı kolaylaştırır' : ''}.`,
    usage: threaded
      ? 'Kör deliklerde kullanılır; çekme dişi sökme aparatına uyar.'
      : 'Boydan boya geçen deliklerde kullanılır; kavrama boyu her plakada çapın en az 1,5 katı tutulur.',
    notes: [
      'Delik H7 raybalanır, iki plaka birlikte delinir.',
      'Bir bağlantıda iki pim, olabildiğince uzağa konur.',
      threaded ? 'Pim, hava kanalı delik dibine bakacak biçimde çakılır.' : 'Pim yumuşak çekiçle, yağlanarak çakılır.',
    ],
    features: [
      'Sertleştirilmiş, 60 ±2 HRC',
      'Çap m6 taşlanmış',
      threaded ? 'İçten dişli, hava kanallı' : 'Bir ucu kubbeli, bir ucu pahlı',
      'Eş çap ve yüzey kalitesi',
    ],
    applications: ['Kalıp plakalarının konumlanması', 'Matris ve zımba tutucular', 'Fikstür ve mastarlar'],
    keywords: ['merkezleme pimi', 'silindirik pim', short],
    sizes: dowelSizes(threaded ? 6 : 1).filter(([d, l]) => !threaded || l >= d * 2),
    code: (s) => `${prefix}-${codeSize(...s)}`,
    title: (s) => `Merkezleme pimi Ø${size(...s)} mm, ${short}`,
    line: ([d, l]) =>
      `Sertleştirilmiş silindirik merkezleme pimi; çap ${tr(d)} mm m6, boy ${l} mm${threaded ? `, çekme dişi ${PULL[d] ?? 'M4'}` : ''}. ${standard}.`,
    specs: ([d, l]) => [
      dim('Çap (d)', d),
      dim('Boy (L)', l),
      ...(threaded ? [dim('Çekme dişi', PULL[d] ?? 'M4', '')] : []),
      dim('Çap toleransı', 'm6', ''),
      dim('Yüzey pürüzlülüğü Ra', 0.8, 'µm'),
    ],
    usd: ([d, l]) => (0.09 + 0.000062 * d * d * l + 0.003 * l) * (threaded ? 2.3 : 1),
    stocked: ([d, l]) => d <= 16 && l <= 100,
  });
};

/** ISO 4026 / 4027: socket size and point diameter per thread. */
const SETS = [
  { m: 3, s: 1.5, p: 2, from: 3, to: 20 },
  { m: 4, s: 2, p: 2.5, from: 4, to: 25 },
  { m: 5, s: 2.5, p: 3.5, from: 5, to: 30 },
  { m: 6, s: 3, p: 4, from: 6, to: 40 },
  { m: 8, s: 4, p: 5.5, from: 8, to: 50 },
  { m: 10, s: 5, p: 7, from: 10, to: 60 },
  { m: 12, s: 6, p: 8.5, from: 12, to: 60 },
  { m: 16, s: 8, p: 12, from: 16, to: 80 },
  { m: 20, s: 10, p: 15, from: 20, to: 80 },
  { m: 24, s: 12, p: 18, from: 25, to: 100 },
];
const SET_LENGTHS = [3, 4, 5, 6, 8, 10, 12, 16, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 100];
const setOf = (m: number) => SETS.find((row) => row.m === m) ?? SETS[0]!;
const setScrew = (key: string, prefix: string, cone: boolean): FamilySource => {
  const short = cone ? 'DIN 914' : 'DIN 913';
  const standard = cone ? 'DIN 914 / ISO 4027' : 'DIN 913 / ISO 4026';
  return defineFamily<Two>({
    key,
    drawing: cone ? 'setskur' : 'setskur-duz',
    sub: 'setskurlar',
    name: `Setskur ${short}, ${cone ? 'sivri uçlu' : 'düz uçlu'}`,
    standard,
    material: 'Alaşımlı çelik, sınıf 45H',
    hardness: '45–53 HRC',
    summary: `Başsız, içten altı köşe ${cone ? 'sivri' : 'düz'} uçlu setskur, 45H. ${cone ? 'Sivri ucu karşı parçadaki havşaya oturarak konumu kilitler' : 'Düz ucu karşı yüzeyi zedelemeden bastırır'}; yüzeyden taşmadan gömülür.`,
    usage:
      'Pim ve yay arkasını tutmak, burç ve maçaları sabitlemek için kullanılır; boy, diş kavraması çapın en az 1 katı olacak biçimde seçilir.',
    notes: [
      'Titreşimli yerde sıvı sabitleyici sürülür.',
      'Üst üste iki setskur kontra görevi görür.',
      'Alyan yuvası temizlenmeden sıkılmaz.',
    ],
    features: [
      'Sınıf 45H, sertleştirilmiş',
      cone ? 'Sivri uç: kesin konum' : 'Düz uç: yüzeyi zedelemez',
      'Başsız, gömülü',
      'Siyah yüzey',
    ],
    applications: ['Pim ve yay tutma', 'Burç sabitleme', 'Ayar vidası'],
    keywords: ['setskur', short, cone ? 'sivri uçlu' : 'düz uçlu'],
    sizes: SETS.flatMap((row) => SET_LENGTHS.filter((l) => l >= row.from && l <= row.to).map((l): Two => [row.m, l])),
    code: ([m, l]) => `${prefix}-M${codeNumber(m)}X${l}`,
    title: ([m, l]) => `Setskur M${m}×${l} mm, ${short}`,
    line: ([m, l]) =>
      `Başsız setskur M${m}×${l} mm, ${cone ? 'sivri' : 'düz'} uçlu, 45H; alyan ${tr(setOf(m).s)} mm. ${standard}.`,
    specs: ([m, l]) => [
      dim('Diş', `M${m}`, ''),
      dim('Boy (L)', l),
      dim('Alyan (s)', setOf(m).s),
      ...(cone ? [dim('Uç açısı', l <= m ? 120 : 90, '°')] : [dim('Uç çapı (dp)', setOf(m).p)]),
    ],
    usd: ([m, l]) => 0.05 + 0.00003 * m * m * l,
    stocked: ([m]) => m <= 16,
  });
};

/** Shoulder screws carry strippers and limit plate travel: ISO 7379 shoulder, thread, head. */
const SHOULDERS = [
  { d: 6, m: 5, dk: 10, k: 4.5, s: 3 },
  { d: 8, m: 6, dk: 13, k: 5.5, s: 4 },
  { d: 10, m: 8, dk: 16, k: 7, s: 5 },
  { d: 12, m: 10, dk: 18, k: 9, s: 6 },
  { d: 16, m: 12, dk: 24, k: 11, s: 8 },
  { d: 20, m: 16, dk: 30, k: 14, s: 10 },
  { d: 24, m: 20, dk: 36, k: 16, s: 12 },
];
const shoulderOf = (d: number) => SHOULDERS.find((row) => row.d === d) ?? SHOULDERS[0]!;
const shoulder = defineFamily<Two>({
  key: 'fc-faturali-civata',
  drawing: 'faturali-civata',
  sub: 'imbus-civatalar',
  name: 'Faturalı cıvata ISO 7379',
  standard: 'ISO 7379',
  material: 'Alaşımlı çelik, sınıf 12.9',
  hardness: '36–43 HRC',
  summary:
    'Taşlanmış faturalı imbus cıvata. Sıyırıcı ve itici plakaların yolunu sınırlar, kalıp yaylarına kılavuzluk eder; fatura plakayı eğmeden kaydırır.',
  usage: 'Fatura boyu plaka yoluna plaka kalınlığı eklenerek, fatura çapı yay iç çapına göre seçilir.',
  notes: [
    'Bir plakadaki bütün cıvataların fatura boyu eşit olmalıdır.',
    'Baş yuvası yol kadar derin açılır.',
    'Diş sıvı sabitleyiciyle emniyete alınır.',
  ],
  features: ['Fatura çapı f9 taşlanmış', 'Fatura boyu +0,25 / 0 mm', 'Sınıf 12.9', 'İçten altı köşe baş'],
  applications: ['Sıyırıcı plaka yolu', 'Yay kılavuzlama', 'Mafsal ve kol bağlantısı'],
  keywords: ['faturalı cıvata', 'sıyırıcı cıvatası', 'ISO 7379'],
  sizes: pairs(
    SHOULDERS.map((row) => row.d),
    [10, 16, 20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 120],
    (d, l) => l >= d && l <= d * 8,
  ),
  extra: () =>
    pairs(
      SHOULDERS.map((row) => row.d),
      steps(10, 200, 5),
      (d, l) => l >= d && l <= d * 10,
    ),
  code: (s) => `FC-${codeSize(...s)}`,
  title: (s) => `Faturalı cıvata Ø${size(...s)} mm, ISO 7379`,
  line: ([d, l]) =>
    `Faturalı imbus cıvata; fatura Ø${d} mm f9, fatura boyu ${l} mm, diş M${shoulderOf(d).m}, 12.9. Sıyırıcı plaka yolu ve yay kılavuzu için.`,
  specs: ([d, l]) => [
    dim('Fatura çapı (d)', d),
    dim('Fatura boyu (L)', l),
    dim('Diş', `M${shoulderOf(d).m}`, ''),
    dim('Baş çapı (dk)', shoulderOf(d).dk),
    dim('Baş yüksekliği (k)', shoulderOf(d).k),
    dim('Alyan (s)', shoulderOf(d).s),
  ],
  usd: ([d, l]) => 0.6 + 0.00006 * d * d * l + 0.012 * l,
  stocked: ([d, l]) => d <= 16 && l <= 80,
});

export const fastenerFamilies: FamilySource[] = [
  screw('ic-imbus-civata-129', 'IC', '12.9'),
  screw('ica-imbus-civata-a2', 'ICA', 'A2-70'),
  shoulder,
  dowel('mp-merkezleme-pimi', 'DP', false),
  dowel('mpd-merkezleme-pimi-disli', 'DPD', true),
  setScrew('sd-setskur-duz', 'SSD', false),
  setScrew('ss-setskur-sivri', 'SSS', true),
];
