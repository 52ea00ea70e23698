import { codeSize, pairs, size, steps, tr } from './format.ts';
import { defineFamily, dim, type FamilySource } from './family.ts';

type Spring = [hole: number, length: number];

/**
 * ISO 10243 housings: hole, rod, shortest and longest free length of the close series (305 mm stock length follows),
 * and the rate of the shortest spring per colour in N/mm (trade catalogues' values).
 */
const HOUSINGS = [
  { hole: 10, rod: 5, from: 25, to: 76, rate: { green: 10, blue: 16, red: 22.1, yellow: 35.3 } },
  { hole: 12.5, rod: 6.3, from: 25, to: 89, rate: { green: 17.9, blue: 30, red: 42.1, yellow: 58.2 } },
  { hole: 16, rod: 8, from: 25, to: 102, rate: { green: 23.4, blue: 49.4, red: 75.7, yellow: 118 } },
  { hole: 20, rod: 10, from: 25, to: 152, rate: { green: 55.8, blue: 98, red: 216, yellow: 293 } },
  { hole: 25, rod: 12.5, from: 25, to: 203, rate: { green: 100, blue: 147, red: 297, yellow: 459 } },
  { hole: 32, rod: 16, from: 38, to: 203, rate: { green: 94, blue: 185, red: 388, yellow: 528 } },
  { hole: 40, rod: 20, from: 51, to: 254, rate: { green: 92, blue: 181, red: 350, yellow: 628 } },
  { hole: 50, rod: 25, from: 64, to: 254, rate: { green: 156, blue: 209, red: 413, yellow: 709 } },
  { hole: 63, rod: 38, from: 76, to: 254, rate: { green: 189, blue: 312, red: 618, yellow: 1034 } },
] as const;
type Colour = keyof (typeof HOUSINGS)[number]['rate'];
const LENGTHS = [25, 32, 38, 44, 51, 64, 76, 89, 102, 115, 127, 139, 152, 178, 203, 254];
const CUT_LENGTH = 305;

const housingOf = (hole: number) => HOUSINGS.find((row) => row.hole === hole) ?? HOUSINGS[0];
const isSold = (hole: number, length: number) => {
  const { from, to } = housingOf(hole);
  return length === CUT_LENGTH || (length >= from && length <= to);
};

/**
 * Stands in for the catalogue's rate table: the rate falls with the number of active coils, so from the shortest spring
 * R = R0 · (L0 / L)^1,03, which meets the published values of the longer springs within a few per cent.
 */
function rateOf(colour: Colour, [hole, length]: Spring): number {
  const { rate, from } = housingOf(hole);
  const value = rate[colour] * (from / length) ** 1.03;
  return value >= 100 ? Math.round(value) : Math.round(value * 10) / 10;
}

const COLOURS = [
  { colour: 'green', key: 'yesil', label: 'yeşil', load: 'hafif yük', prefix: 'KY1', max: 40, long: 30, factor: 1 },
  { colour: 'blue', key: 'mavi', label: 'mavi', load: 'orta yük', prefix: 'KY2', max: 37.5, long: 25, factor: 1.06 },
  { colour: 'red', key: 'kirmizi', label: 'kırmızı', load: 'ağır yük', prefix: 'KY3', max: 30, long: 20, factor: 1.14 },
  {
    colour: 'yellow',
    key: 'sari',
    label: 'sarı',
    load: 'çok ağır yük',
    prefix: 'KY4',
    max: 25,
    long: 17,
    factor: 1.22,
  },
] as const;

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

const dieSprings = COLOURS.map((c) => {
  const travel = (length: number, percent: number) => oneDecimal((length * percent) / 100);
  return defineFamily<Spring>({
    key: `kalip-yayi-${c.key}`,
    drawing: `kalip-yayi-${c.key}`,
    sub: `yaylar-${c.key}`,
    name: `Kalıp yayı ISO 10243, ${c.label} (${c.load})`,
    standard: 'ISO 10243',
    material: '51CrV4 (1.8159) krom-vanadyum yay çeliği',
    hardness: '',
    summary: `Dikdörtgen kesitli telden sarılmış, ${c.load} sınıfı kalıp yayı; ${c.label} boyalıdır. Yuvarlak telli yaya göre aynı yuvada daha çok kuvvet verir. Yuva ve pim ölçüleri ISO 10243 ile birbirinin yerine takılabilir.`,
    usage: `Uzun ömür için serbest boyun %${tr(c.long)} kadarı, en çok %${tr(c.max)} kadarı sıkıştırılır. Gereken kuvvet, yay oranı ile sıkıştırma miktarının çarpımıdır.`,
    notes: [
      'Yaylar en az %5 ön gerilmeyle takılır; serbest çalışan yay çabuk kırılır.',
      'Yay boyu delik çapının üç katını geçerse içten pimle kılavuzlanır.',
      'Aynı plakadaki yaylar birlikte değiştirilir; tek yay değiştirmek yükü dengesizleştirir.',
      'Çalışma sıcaklığı 250 °C değerini geçmemelidir.',
    ],
    features: [
      `${c.load[0]?.toLocaleUpperCase('tr-TR')}${c.load.slice(1)} sınıfı, ${c.label} renk kodu`,
      'Dikdörtgen kesitli krom-vanadyum tel',
      'Uçlar taşlanmış, eksene dik',
      'Bilyalı dövme ile artırılmış yorulma ömrü',
      'Ön yüklemeli: kullanımda boy kaybetmez',
    ],
    applications: [
      'Sac kesme ve bükme kalıpları',
      'İtici plaka geri dönüşü',
      'Baskı ve sıyırıcı plakalar',
      'Fikstür ve bağlama aparatları',
    ],
    keywords: ['kalıp yayı', 'ISO 10243', `${c.label} yay`, c.load],
    sizes: pairs(
      HOUSINGS.map((row) => row.hole),
      [...LENGTHS, CUT_LENGTH],
      isSold,
    ),
    code: (s) => `${c.prefix}-${codeSize(...s)}`,
    title: (s) => `Kalıp yayı Ø${size(...s)} mm, ${c.label}, ISO 10243`,
    line: (s) =>
      `${c.label[0]?.toLocaleUpperCase('tr-TR')}${c.label.slice(1)} kalıp yayı, ${c.load}; delik Ø${tr(s[0])} mm, pim Ø${tr(housingOf(s[0]).rod)} mm, serbest boy ${s[1]} mm, yay oranı ${tr(rateOf(c.colour, s))} N/mm.`,
    specs: (s) => {
      const rate = rateOf(c.colour, s);
      const max = travel(s[1], c.max);
      return [
        dim('Delik çapı (Dh)', s[0]),
        dim('Pim çapı (Dd)', housingOf(s[0]).rod),
        dim('Serbest boy (L0)', s[1]),
        dim('Yay oranı (R)', rate, 'N/mm'),
        dim('Uzun ömür sıkıştırması', travel(s[1], c.long)),
        dim('En çok sıkıştırma', max),
        dim('En çok sıkıştırmada kuvvet', Math.round(rate * max), 'N'),
        dim('En çok sıkıştırma oranı', c.max, '%'),
        dim('Renk', c.label, ''),
        dim('Boy toleransı', '±1', '%'),
        dim('Yay oranı toleransı', '±10', '%'),
      ];
    },
    // Stands in for a price list: wire volume grows with hole diameter squared and length.
    usd: ([hole, length]) => (0.75 + 0.00022 * hole * hole * length ** 0.82 + 0.004 * length) * c.factor,
    stocked: ([hole, length]) => hole <= 40 && length <= 152,
  });
});

/** Spring pins: one rod diameter per ISO 10243 housing, a head wider than the spring, screwed from behind. */
const PIN_THREADS: Record<number, string> = {
  5: 'M3',
  6.3: 'M4',
  8: 'M5',
  10: 'M6',
  12.5: 'M8',
  16: 'M10',
  20: 'M12',
  25: 'M16',
  38: 'M20',
};
const holeOf = (rod: number) => HOUSINGS.find((row) => row.rod === rod)?.hole ?? 10;

const springPin = defineFamily<Spring>({
  key: 'yay-pimi',
  drawing: 'yay-kilavuz-pimi',
  sub: 'yay-pimleri',
  name: 'Yay kılavuz pimi',
  standard: '',
  material: '1.7131 (16MnCr5), sementasyonlu',
  hardness: '58 ±2 HRC',
  summary:
    'Kalıp yayını içten kılavuzlayan kafalı pim. Uzun yayların burkulmasını ve yuvada sürtmesini önler; kafası yayı tutar, içten dişli ucu plakaya arkadan cıvatalanır.',
  usage:
    'Çap, ISO 10243 tablosundaki pim çapına; boy, yayın en çok sıkıştırılmış durumunda karşı plakaya değmeyecek biçimde seçilir.',
  notes: [
    'Pim ile yay arasında çapta 0,3–0,5 mm boşluk kalır.',
    'Pim ucuna en az 2 mm serbest boy bırakılır.',
    'Cıvata sıvı sabitleyiciyle emniyete alınır.',
  ],
  features: [
    'Sementasyonlu ve taşlanmış gövde, 58 ±2 HRC',
    'ISO 10243 yay iç çaplarına uygun',
    'İçten dişli, arkadan sökülebilir',
    'Geniş kafa ile yay yuvası gerektirmez',
  ],
  applications: ['Uzun kalıp yaylarının kılavuzlanması', 'Sıyırıcı plakalar', 'İtici plaka geri dönüş yayları'],
  keywords: ['yay pimi', 'yay kılavuz pimi', 'kalıp yayı pimi'],
  sizes: pairs(
    HOUSINGS.map((row) => row.rod),
    [30, 40, 50, 60, 80, 100, 125, 160, 200, 250],
    (rod, l) => l >= rod * 2.5 && l <= rod * 14,
  ),
  extra: () =>
    pairs(
      HOUSINGS.map((row) => row.rod),
      steps(30, 250, 5),
      (rod, l) => l >= rod * 2.5 && l <= rod * 14,
    ),
  code: (s) => `YP-${codeSize(...s)}`,
  title: (s) => `Yay kılavuz pimi Ø${size(...s)} mm`,
  line: ([rod, l]) =>
    `Delik Ø${tr(holeOf(rod))} mm kalıp yayları için kılavuz pim; gövde Ø${tr(rod)} mm, boy ${l} mm, iç diş ${PIN_THREADS[rod] ?? 'M3'}. Sertleştirilmiş ve taşlanmış.`,
  specs: ([rod, l]) => [
    dim('Gövde çapı (d1)', rod),
    dim('Boy (L)', l),
    dim('Kafa çapı (d2)', holeOf(rod)),
    dim('İç diş', PIN_THREADS[rod] ?? 'M3', ''),
    dim('Uygun yay delik çapı', holeOf(rod)),
    dim('Gövde toleransı', 'h9', ''),
  ],
  usd: ([rod, l]) => 2.4 + 0.018 * l + 0.00009 * rod * rod * l,
  stocked: ([rod, l]) => rod <= 20 && l <= 125,
});

export const springFamilies: FamilySource[] = [...dieSprings, springPin];
