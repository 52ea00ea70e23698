import { codeSize, size, steps } from './format.ts';
import { defineFamily, dim, type FamilySource } from './family.ts';

type Bush = [d1: number, d2: number, length: number];

/** Headed graphite bronze bushes for die sets, after DIN 9834 / ISO 9448-6: bore, outside, flange d3, lengths. */
const HEADED = [
  { d1: 15, d2: 28, d3: 34, lengths: [20, 30, 40] },
  { d1: 16, d2: 28, d3: 34, lengths: [20, 30, 40] },
  { d1: 19, d2: 32, d3: 40, lengths: [23, 37, 47, 60] },
  { d1: 20, d2: 32, d3: 40, lengths: [23, 37, 47, 60] },
  { d1: 24, d2: 40, d3: 48, lengths: [30, 45, 60, 77] },
  { d1: 25, d2: 40, d3: 48, lengths: [30, 45, 60, 77] },
  { d1: 30, d2: 48, d3: 56, lengths: [30, 45, 60, 77, 95] },
  { d1: 32, d2: 48, d3: 56, lengths: [30, 45, 60, 77, 95] },
  { d1: 38, d2: 58, d3: 66, lengths: [37, 60, 77, 95, 120] },
  { d1: 40, d2: 58, d3: 66, lengths: [37, 60, 77, 95, 120] },
  { d1: 48, d2: 70, d3: 79, lengths: [47, 60, 77, 95, 120] },
  { d1: 50, d2: 70, d3: 79, lengths: [47, 60, 77, 95, 120] },
  { d1: 60, d2: 85, d3: 95, lengths: [60, 77, 95, 120, 140] },
  { d1: 63, d2: 85, d3: 95, lengths: [60, 77, 95, 120, 140] },
];
/** Plain bushes to ISO 4379 series: bore, outside, lengths. */
const PLAIN = [
  { d1: 10, d2: 16, lengths: [10, 12, 15, 20] },
  { d1: 12, d2: 18, lengths: [12, 15, 20, 25] },
  { d1: 14, d2: 20, lengths: [15, 20, 25] },
  { d1: 15, d2: 21, lengths: [15, 20, 25, 30] },
  { d1: 16, d2: 22, lengths: [16, 20, 25, 30] },
  { d1: 18, d2: 24, lengths: [18, 20, 25, 30] },
  { d1: 20, d2: 28, lengths: [20, 25, 30, 40] },
  { d1: 25, d2: 35, lengths: [25, 30, 40, 50] },
  { d1: 30, d2: 40, lengths: [30, 40, 50, 60] },
  { d1: 35, d2: 45, lengths: [35, 40, 50, 60] },
  { d1: 40, d2: 50, lengths: [40, 50, 60, 80] },
  { d1: 45, d2: 55, lengths: [45, 50, 60, 80] },
  { d1: 50, d2: 60, lengths: [50, 60, 80, 100] },
  { d1: 60, d2: 75, lengths: [60, 80, 100] },
  { d1: 70, d2: 85, lengths: [70, 80, 100] },
  { d1: 80, d2: 95, lengths: [80, 100, 120] },
  { d1: 100, d2: 120, lengths: [80, 100, 120, 140] },
];
/** Sintered bronze bushes to ISO 2795 series: bore, outside, lengths. */
const SINTERED = [
  { d1: 3, d2: 6, lengths: [4, 6, 10] },
  { d1: 4, d2: 8, lengths: [4, 8, 12] },
  { d1: 5, d2: 9, lengths: [4, 5, 8] },
  { d1: 6, d2: 10, lengths: [6, 10, 16] },
  { d1: 8, d2: 12, lengths: [8, 12, 16] },
  { d1: 10, d2: 16, lengths: [10, 16, 25] },
  { d1: 12, d2: 18, lengths: [12, 16, 25] },
  { d1: 14, d2: 20, lengths: [14, 18, 28] },
  { d1: 15, d2: 21, lengths: [16, 25, 32] },
  { d1: 16, d2: 22, lengths: [16, 25, 32] },
  { d1: 18, d2: 24, lengths: [18, 28, 36] },
  { d1: 20, d2: 26, lengths: [16, 25, 32] },
  { d1: 25, d2: 32, lengths: [20, 32, 40] },
  { d1: 30, d2: 38, lengths: [24, 38] },
  { d1: 40, d2: 50, lengths: [32, 50] },
];
const flatten = (rows: { d1: number; d2: number; lengths: number[] }[]): Bush[] =>
  rows.flatMap(({ d1, d2, lengths }) => lengths.map((l): Bush => [d1, d2, l]));
const flangeOf = (d1: number) => HEADED.find((row) => row.d1 === d1)?.d3 ?? 34;

const GRAPHITE = { material: 'CuZn25Al5Mn4Fe3 (CC762S), grafit dolgulu', hardness: '210–240 HB' };
const APPLICATIONS = [
  'Kalıp setleri ve kam üniteleri',
  'Sürgü ve itici plaka kılavuzları',
  'Pres otomasyonu',
  'Yağlamanın istenmediği temiz üretim',
];
const GRAPHITE_FEATURES = [
  'Bakımsız: grafit dolgu kendinden yağlar',
  'Yüzey basıncı 100 N/mm² değerine kadar',
  '-40 ile +300 °C arası çalışma',
  'Darbeli ve ağır yüke dayanıklı bronz gövde',
];
const GRAPHITE_NOTES = [
  'Karşı yüzey en az 50 HRC sertlikte ve Ra ≤ 0,4 µm olmalıdır.',
  'İlk çalıştırmada ince bir gres filmi alıştırmayı kolaylaştırır.',
  'Delik, yuvaya çakıldıktan sonra ölçüsüne gelir; yeniden işlenmez.',
];

const specsOf = ([d1, d2, l]: Bush) => [dim('Delik çapı (d1)', d1), dim('Dış çap (d2)', d2), dim('Boy (L)', l)];

const headed = defineFamily<Bush>({
  key: 'bbf-bronz-burc-flansli',
  drawing: 'bronz-burc',
  sub: 'bronz-burclar',
  name: 'Bronz burç DIN 9834, grafitli',
  standard: 'DIN 9834 / ISO 9448-6',
  ...GRAPHITE,
  summary:
    'Flanşlı, grafit dolgulu bronz kılavuz burç. Grafit tıpaları çalışma yüzeyine kuru yağ filmi bırakır; kalıp setlerinde yağlama hattı gerekmez.',
  usage: 'Kolon çapına göre seçilir; boy, kurs ve yanal yük arttıkça uzun tutulur.',
  notes: GRAPHITE_NOTES,
  features: ['Flanşlı gövde, pabuçla bağlanır', ...GRAPHITE_FEATURES],
  applications: APPLICATIONS,
  keywords: ['bronz burç', 'grafitli burç', 'DIN 9834'],
  sizes: flatten(HEADED),
  extra: () =>
    flatten(
      HEADED.map((row) => ({ ...row, lengths: steps(20, 140, 5).filter((l) => l >= row.d1 && l <= row.d1 * 3) })),
    ),
  code: (s) => `BBF-${codeSize(...s)}`,
  title: (s) => `Grafitli bronz burç Ø${size(...s)} mm, DIN 9834`,
  line: ([d1, d2, l]) =>
    `Flanşlı, grafit dolgulu bronz kılavuz burç; delik Ø${d1} mm, dış Ø${d2} mm, boy ${l} mm. Yağlama istemez, DIN 9834 / ISO 9448.`,
  specs: (s) => [
    ...specsOf(s),
    dim('Flanş çapı (d3)', flangeOf(s[0])),
    dim('Delik toleransı', 'H7', ''),
    dim('Dış çap toleransı', 'k6', ''),
  ],
  usd: ([d1, d2, l]) => 9 + 0.00055 * (d2 * d2 - d1 * d1) * l ** 0.95 + 0.05 * l,
  stocked: ([d1, , l]) => d1 <= 40 && l <= 77,
});

const plain = defineFamily<Bush>({
  key: 'bbd-bronz-burc-duz',
  drawing: 'bronz-burc-duz',
  sub: 'bronz-burclar',
  name: 'Düz bronz burç, grafitli',
  standard: 'ISO 4379',
  ...GRAPHITE,
  summary:
    'Düz silindirik, grafit dolgulu bronz burç. Sürgü, kam ve mafsal yataklarında yağsız çalışır; tozlu ve sıcak ortamda yağ filminin tutunamadığı yerde kullanılır.',
  usage: 'Delik mil çapına göre seçilir; yuvaya H7/s6 sıkı geçmeyle çakılır.',
  notes: GRAPHITE_NOTES,
  features: GRAPHITE_FEATURES,
  applications: APPLICATIONS,
  keywords: ['bronz burç', 'grafitli bronz', 'yağsız burç'],
  sizes: flatten(PLAIN),
  extra: () =>
    flatten(
      PLAIN.map((row) => ({
        ...row,
        lengths: steps(10, 140, 5).filter((l) => l >= row.d1 * 0.8 && l <= row.d1 * 2.5),
      })),
    ),
  code: (s) => `BBD-${codeSize(...s)}`,
  title: (s) => `Düz bronz burç Ø${size(...s)} mm, grafitli`,
  line: ([d1, d2, l]) =>
    `Düz grafitli bronz burç; delik Ø${d1} mm, dış Ø${d2} mm, boy ${l} mm. Yağlama istemez, ağır ve yavaş hareketler için.`,
  specs: (s) => [...specsOf(s), dim('Delik toleransı (çakılmadan)', 'F7', ''), dim('Dış çap toleransı', 's6', '')],
  usd: ([d1, d2, l]) => 4 + 0.00055 * (d2 * d2 - d1 * d1) * l ** 0.95 + 0.04 * l,
  stocked: ([d1]) => d1 <= 50,
});

const sintered = defineFamily<Bush>({
  key: 'bbs-sinter-bronz-burc',
  drawing: 'sinter-bronz-burc',
  sub: 'bronz-burclar',
  name: 'Sinter bronz burç',
  standard: 'ISO 2795',
  material: 'Sinter bronz SINT-A50 (CuSn10), yağ emdirilmiş',
  hardness: '35–50 HB',
  summary:
    'Gözenekli sinter bronz burç. Hacminin %18–25 kadarı yağ taşır; dönerken yağı mile verir, durunca geri emer. Ömür boyu yağlı küçük yataklar içindir.',
  usage: 'Dönel ve hafif yüklü hareketlerde seçilir; darbeli yükte grafitli bronz burç kullanılır.',
  notes: [
    'Yuvaya kalibreli malafayla çakılır; delik sonradan raybalanmaz.',
    'Temizlik çözücüleri emdirilmiş yağı alır, kullanılmaz.',
    'Çalışma sıcaklığı -20 ile +90 °C arasıdır.',
  ],
  features: [
    'Yağ emdirilmiş, bakımsız',
    'Sessiz çalışma',
    'Çevre hızı 5 m/s değerine kadar',
    'ISO 2795 değişim ölçüleri',
  ],
  applications: ['Sıyırıcı ve besleme düzenekleri', 'Küçük mafsal ve makaralar', 'Fikstür ve aparatlar'],
  keywords: ['sinter bronz burç', 'yağ emdirilmiş burç', 'ISO 2795'],
  sizes: flatten(SINTERED),
  code: (s) => `BBS-${codeSize(...s)}`,
  title: (s) => `Sinter bronz burç Ø${size(...s)} mm`,
  line: ([d1, d2, l]) =>
    `Yağ emdirilmiş sinter bronz burç; delik Ø${d1} mm, dış Ø${d2} mm, boy ${l} mm. ISO 2795 ölçülerinde, bakımsız.`,
  specs: (s) => [...specsOf(s), dim('Delik toleransı', 'G7', ''), dim('Dış çap toleransı', 's7', '')],
  usd: ([d1, d2, l]) => 0.35 + 0.00012 * (d2 * d2 - d1 * d1) * l + 0.012 * l,
  stocked: ([d1]) => d1 <= 30,
});

export const bronzeFamilies: FamilySource[] = [headed, plain, sintered];
