import { codeSize, pairs, size, steps, tr, upTo } from './format.ts';
import { defineFamily, dim, type FamilySource } from './family.ts';
import { conicalHead, cylindricalHead } from './pin-heads.ts';

/**
 * DIN 16756 / ISO 8405 by bore d1: outside d2, head d3 and height k, length l1 of the guided bore (trade catalogues'
 * table).
 */
const SLEEVES = [
  { max: 2.2, d2: 4, d3: 8, k: 3, guide: 35, longest: 150 },
  { max: 3.2, d2: 5, d3: 10, k: 3, guide: 35, longest: 200 },
  { max: 4.2, d2: 6, d3: 12, k: 5, guide: 45, longest: 250 },
  { max: 5.5, d2: 8, d3: 14, k: 5, guide: 45, longest: 300 },
  { max: 6.5, d2: 10, d3: 16, k: 5, guide: 45, longest: 300 },
  { max: 8.5, d2: 12, d3: 20, k: 7, guide: 45, longest: 300 },
  { max: 10.5, d2: 14, d3: 22, k: 7, guide: 45, longest: 300 },
  { max: 12.5, d2: 16, d3: 22, k: 7, guide: 45, longest: 300 },
  { max: 16, d2: 20, d3: 26, k: 8, guide: 45, longest: 300 },
] as const;
const sleeveOf = (d1: number) => upTo(SLEEVES, d1);

const BORES = [
  1.6, 2, 2.2, 2.5, 2.7, 3, 3.2, 3.5, 3.7, 4, 4.2, 4.5, 5, 5.2, 5.5, 6, 6.2, 6.5, 7, 8, 8.2, 8.5, 9, 10, 10.2, 10.5, 11,
  12, 12.2, 12.5, 14, 16,
];
const LENGTHS = [75, 100, 125, 150, 175, 200, 225, 250, 300];
type Sleeve = [d1: number, length: number];

const NOTES = [
  'İç pim sabit kalıp plakasına, yüksük itici plakaya bağlanır; iç pim yüksükten itme stroku kadar uzun seçilir.',
  'Yüksük deliği ile iç pim h5 toleransta eşleştirilir.',
  'Boy, ayrılma yüzeyine göre uçtan taşlanarak tamamlanır.',
];
const APPLICATIONS = [
  'Vida kuleleri ve göbekler',
  'Silindirik maça çevresinden itme',
  'Makara, kapak ve burç kalıpları',
  'Otomotiv bağlantı parçaları',
];

interface Finish {
  label: string;
  material: string;
  hardness: string;
  feature: string;
  factor: number;
}
const HARDENED: Finish = {
  label: 'sertleştirilmiş',
  material: '1.2210 (115CrV3)',
  hardness: '60 ±2 HRC',
  feature: 'Baştan başa sertleştirilmiş, 60 ±2 HRC',
  factor: 1,
};
const NITRIDED: Finish = {
  label: 'nitrürlü',
  material: '1.2344 (X40CrMoV5-1), nitrürlü',
  hardness: '950 HV 0,3',
  feature: 'Nitrürlü yüzey en az 950 HV 0,3',
  factor: 1.22,
};

/** Stands in for a price list: deep honing by length, steel by outside diameter, a surcharge for small bores. */
const sleeveUsd = ([d1, length]: Sleeve) =>
  7.5 + 0.03 * length + 0.0007 * sleeveOf(d1).d2 ** 2 * (length / 10) + 4 / d1;

function sleeve(key: string, prefix: string, finish: Finish): FamilySource {
  return defineFamily<Sleeve>({
    key,
    drawing: 'itici-yuksuk',
    sub: 'silindirik-kafali-yuksukler',
    picture: () => (finish === NITRIDED ? 'itici-yuksuk-nitrurlu' : 'itici-yuksuk'),
    name: `İtici yüksük DIN 16756, ${finish.label}`,
    standard: 'DIN 16756 / ISO 8405',
    material: finish.material,
    hardness: finish.hardness,
    summary: `Silindirik kafalı, ${finish.label} itici yüksük (boru itici). İçinden geçen pim deliği biçimlerken yüksük parçayı bütün çevresinden iter; vida kulesi gibi derin göbekler çarpılmadan çıkar.`,
    usage:
      'Delik çapı parçanın iç çapına, dış çap et kalınlığına göre seçilir. Kılavuzlanan delik boyu uçtadır, kalan boy boşaltılmıştır.',
    notes: NOTES,
    applications: APPLICATIONS,
    features: [
      finish.feature,
      'Delik H5 honlanmış, dış çap g6 taşlanmış',
      'Delik ve dış çap eş eksenli, 0,02 mm içinde',
      'Uç yüzü eksene dik, çapaksız',
    ],
    keywords: ['itici yüksük', 'boru itici', 'DIN 16756', 'ISO 8405'],
    sizes: pairs(BORES, LENGTHS, (d1, l) => l <= sleeveOf(d1).longest),
    extra: () => pairs(steps(1.6, 12, 0.1), steps(75, 300, 5), (d1, l) => l <= sleeveOf(d1).longest),
    code: ([d1, l]) => `${prefix}-${codeSize(d1, sleeveOf(d1).d2, l)}`,
    title: ([d1, l]) =>
      `İtici yüksük Ø${tr(d1)}/${sleeveOf(d1).d2}×${l} mm, DIN 16756${finish === NITRIDED ? ', nitrürlü' : ''}`,
    line: ([d1, l]) =>
      `Silindirik kafalı, ${finish.label} itici yüksük; delik Ø${tr(d1)} mm H5, dış Ø${sleeveOf(d1).d2} mm g6, boy ${l} mm. DIN 16756 / ISO 8405.`,
    specs: ([d1, l]) => {
      const row = sleeveOf(d1);
      return [
        dim('Delik çapı (d1)', d1),
        dim('Dış çap (d2)', row.d2),
        dim('Boy (L)', l),
        dim('Kafa çapı (d3)', row.d3),
        dim('Kafa yüksekliği (k)', row.k),
        dim('Kılavuz delik boyu (L1)', row.guide),
        dim('Delik toleransı', 'H5', ''),
        dim('Dış çap toleransı', 'g6', ''),
        dim('Kafa sertliği', '45 ±5', 'HRC'),
      ];
    },
    usd: (s) => sleeveUsd(s) * finish.factor,
    stocked: ([d1, l]) => Number.isInteger(d1 * 2) && d1 <= 12 && l >= 100 && l <= 200,
  });
}

const conicalSleeve = defineFamily<Sleeve>({
  key: 'zy-itici-yuksuk-konik',
  drawing: 'itici-yuksuk-d',
  sub: 'konik-kafali-yuksukler',
  name: 'Konik kafalı itici yüksük',
  standard: '',
  material: HARDENED.material,
  hardness: HARDENED.hardness,
  summary:
    '60° konik kafalı, sertleştirilmiş itici yüksük. Havşaya oturan kafa yüksüğü kendiliğinden merkezler; itici plaka ince kalabilir ve yüksükler yakın dizilebilir.',
  usage: 'Gövde ve delik ölçüleri DIN 16756 ile aynıdır; yalnız kafa biçimi değişir. Havşa 60° açılır.',
  notes: ['Havşa açısı 60° ±0,5°; kafa plaka yüzeyiyle bir hizada olmalıdır.', ...NOTES.slice(0, 2)],
  applications: APPLICATIONS,
  features: [
    HARDENED.feature,
    '60° konik kafa, kendinden merkezlenir',
    'Delik H5, dış çap g6',
    'İnce itici plakaya uygun',
  ],
  keywords: ['konik kafalı itici yüksük', 'boru itici', '60° kafa'],
  sizes: pairs(
    [2, 2.2, 2.5, 2.7, 3, 3.2, 3.5, 4, 4.2, 5, 5.2, 6, 6.2, 8, 8.2, 10, 10.2, 12],
    [75, 100, 125, 150, 175, 200],
    (d1, l) => l <= sleeveOf(d1).longest,
  ),
  extra: () => pairs(steps(2, 12, 0.1), steps(75, 200, 5), (d1, l) => l <= sleeveOf(d1).longest),
  code: ([d1, l]) => `ZY45-${codeSize(d1, sleeveOf(d1).d2, l)}`,
  title: ([d1, l]) => `Konik kafalı itici yüksük Ø${tr(d1)}/${sleeveOf(d1).d2}×${l} mm`,
  line: ([d1, l]) =>
    `60° konik kafalı itici yüksük; delik Ø${tr(d1)} mm H5, dış Ø${sleeveOf(d1).d2} mm g6, boy ${l} mm. Havşalı itici plakalar için.`,
  specs: ([d1, l]) => {
    const row = sleeveOf(d1);
    return [
      dim('Delik çapı (d1)', d1),
      dim('Dış çap (d2)', row.d2),
      dim('Boy (L)', l),
      dim('Kafa çapı (d3)', conicalHead(row.d2).d2),
      dim('Kafa açısı', 60, '°'),
      dim('Kılavuz delik boyu (L1)', row.guide),
      dim('Delik toleransı', 'H5', ''),
      dim('Dış çap toleransı', 'g6', ''),
    ];
  },
  usd: (s) => sleeveUsd(s) * 1.08,
  stocked: ([d1, l]) => Number.isInteger(d1) && l >= 100 && l <= 150,
});

function longestPin(d1: number): number {
  if (d1 < 2.5) return 200;
  return d1 < 4 ? 315 : 400;
}

/** Core pins run inside a sleeve: same head as DIN 1530-A, closer shaft. */
const corePin = defineFamily<Sleeve>({
  key: 'zc-yuksuk-ic-pimi',
  drawing: 'yuksuk-ic-pimi',
  sub: 'yuksuk-ic-pimleri',
  name: 'Yüksük iç pimi h5',
  standard: 'DIN 1530-A (şaft h5)',
  material: '1.2344 (X40CrMoV5-1)',
  hardness: '50 ±2 HRC',
  summary:
    'İtici yüksük içinde çalışan maça pimi. Şaftı h5 toleransında taşlanmıştır, yüksüğün H5 deliğiyle sızdırmaz çalışır. Isıya dayanıklı sıcak iş çeliği biçimlendirmeye elverişlidir.',
  usage:
    'Çap yüksüğün delik çapına eşit seçilir; boy yüksük boyundan itme stroku ve plaka kalınlığı kadar uzundur. Ucu tel erozyon veya taşlamayla biçimlendirilebilir.',
  notes: [
    'Kafa, kalıbın sabit plakasında arka plakayla sıkıştırılır.',
    'Biçim verilen uçta pim dönmeye karşı emniyete alınır.',
    'Uzun maçalarda iç soğutma deliği açılabilir.',
  ],
  features: [
    'Şaft h5 toleransında',
    'Sıcak iş çeliği, 50 ±2 HRC',
    'Kafa ölçüleri DIN 1530-A ile aynı',
    'Parlatılabilir ve biçimlendirilebilir',
  ],
  applications: ['İtici yüksük iç pimi', 'Delik maçası', 'Dişli ve profilli maça uçları'],
  keywords: ['yüksük iç pimi', 'maça pimi', 'h5'],
  sizes: pairs(BORES, [100, 125, 160, 200, 250, 315, 400], (d1, l) => l <= longestPin(d1)),
  extra: () => pairs(steps(1.6, 12, 0.05), steps(100, 300, 25), (d1, l) => l <= (d1 < 2.5 ? 200 : 300)),
  code: (s) => `ZC-${codeSize(...s)}`,
  title: (s) => `Yüksük iç pimi Ø${size(...s)} mm, h5`,
  line: ([d1, l]) =>
    `İtici yüksük için maça pimi; şaft Ø${tr(d1)} mm h5, boy ${l} mm, kafa Ø${tr(cylindricalHead(d1).d2)} mm. Sıcak iş çeliği, uçtan biçimlendirilebilir.`,
  specs: ([d1, l]) => [
    dim('Çap (d1)', d1),
    dim('Boy (L)', l),
    dim('Kafa çapı (d2)', cylindricalHead(d1).d2),
    dim('Kafa yüksekliği (k)', cylindricalHead(d1).k),
    dim('Çap toleransı', 'h5', ''),
    dim('Boy toleransı', '+2 / 0'),
  ],
  usd: ([d1, l]) => 2.1 + 0.006 * l + 0.00016 * d1 * d1 * l + 1.5 / d1,
  stocked: ([d1, l]) => Number.isInteger(d1 * 2) && d1 <= 12 && l <= 250,
});

export const sleeveFamilies: FamilySource[] = [
  sleeve('z45-itici-yuksuk', 'Z45', HARDENED),
  sleeve('z49-itici-yuksuk-nitrurlu', 'Z49', NITRIDED),
  conicalSleeve,
  corePin,
];
