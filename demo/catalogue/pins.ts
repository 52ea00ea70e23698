import { byLimit, codeSize, pairs, size, steps, tr } from './format.ts';
import { defineFamily, dim, type FamilySource } from './family.ts';
import { conicalHead, cylindricalHead, longestPin, shortestPin } from './pin-heads.ts';

type Pin = [d1: number, length: number];

/** DIN 1530 / ISO 6751 diameters as the trade keeps them, with the 0,2 and 0,5 repair oversizes. */
const DIAMETERS = [
  1.5, 2, 2.2, 2.5, 2.7, 3, 3.2, 3.5, 3.7, 4, 4.2, 4.5, 5, 5.2, 5.5, 6, 6.2, 6.5, 7, 8, 8.2, 8.5, 9, 10, 10.2, 10.5, 11,
  12, 12.2, 12.5, 14, 16, 18, 20, 25, 32,
];
const LENGTHS = [100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000];
const COMMON_LENGTHS = new Set([100, 125, 160, 200, 250, 315, 400]);

const isSold = (d1: number, length: number) => length >= shortestPin(d1) && length <= longestPin(d1);
const isCommon = ([d1, length]: Pin) => d1 >= 2 && d1 <= 16 && Number.isInteger(d1 * 2) && COMMON_LENGTHS.has(length);

/**
 * Stands in for a price list: turning and grinding by length, steel by volume, a surcharge that grows as a pin gets
 * thinner than 3 mm.
 */
const pinUsd = ([d1, length]: Pin) => 0.7 + 0.00013 * d1 * d1 * length + 0.0022 * length + Math.max(0, 3 - d1) * 0.73;

const APPLICATIONS = [
  'Plastik enjeksiyon kalıpları',
  'Alüminyum ve zamak basınçlı döküm kalıpları',
  'Kauçuk ve bakalit kalıpları',
  'İtici pim yenileme ve kalıp bakımı',
];
const NOTES = [
  'Delik H7 raybalanır; kılavuzlanan boy pim çapının 2–3 katı tutulur, kalanı 0,5 mm boşaltılır.',
  'Boy, ayrılma yüzeyine göre taşlanarak tamamlanır; +2 mm boy payı bunun içindir.',
  'Şekilli yüzeye çıkan pimde kafa düzlenerek dönmeye karşı emniyete alınır.',
  'Tamir çapları (0,2 ve 0,5 mm büyük) aşınmış deliği yeniden raybalayıp kullanmayı sağlar.',
];

interface Finish {
  hardness: string;
  material: string;
  factor: number;
  label: string;
  feature: string;
  heat: string;
}
const HARDENED: Finish = {
  hardness: '60 ±2 HRC',
  material: '1.2210 (115CrV3)',
  factor: 1,
  label: 'sertleştirilmiş',
  feature: 'Baştan başa sertleştirilmiş gövde, 60 ±2 HRC',
  heat: '200 °C kalıp sıcaklığına kadar',
};
const NITRIDED: Finish = {
  hardness: '950 HV 0,3',
  material: '1.2344 (X40CrMoV5-1), nitrürlü',
  factor: 1.25,
  label: 'nitrürlü',
  feature: 'Nitrürlü yüzey en az 950 HV 0,3, tok çekirdek yaklaşık 1400 N/mm²',
  heat: '600 °C sıcaklığa kadar',
};

function cylindrical(key: string, prefix: string, finish: Finish): FamilySource {
  return defineFamily<Pin>({
    key,
    drawing: 'itici-pim-a',
    sub: 'silindirik-kafali-itici-pimler',
    picture: () => (finish === NITRIDED ? 'itici-pim-a-nitrurlu' : 'itici-pim-a'),
    name: `İtici pim DIN 1530-A, ${finish.label}`,
    standard: 'DIN 1530-A / ISO 6751',
    material: finish.material,
    hardness: finish.hardness,
    summary: `Silindirik kafalı, ${finish.label} itici pim; parçayı kalıptan iz bırakmadan ve çarpıtmadan ayırır. Kafa sıcak şişirilip tavlanmış, gövde boydan boya hassas taşlanmıştır. Kafa ve gövde ölçüleri standarda uyduğu için pimler işlem görmeden değiştirilebilir.`,
    usage: `Pim ${finish.heat} sertliğini korur. Çap parça basıncına ve kaburga kalınlığına göre, boy ise itici plakadan ayrılma yüzeyine olan ölçüye göre seçilir; ara boylar siparişle kesilip taşlanır.`,
    notes: NOTES,
    applications: APPLICATIONS,
    features: [
      finish.feature,
      'Gövde g6 toleransında hassas taşlanmış, Ra ≤ 0,4 µm',
      'Kafa sıcak şişirilmiş, 45 ±5 HRC',
      'Kafa altı radyuslu: çentik kırılmasına dayanıklı',
      'Tamir çapları ve ara boylar',
    ],
    keywords: ['itici pim', 'DIN 1530-A', 'ISO 6751', finish.label],
    sizes: pairs(DIAMETERS, LENGTHS, isSold),
    *extra() {
      for (const d1 of [...steps(2, 12, 0.1), ...DIAMETERS.filter((d) => d > 12)]) {
        for (const length of steps(shortestPin(d1), longestPin(d1), 5)) yield [d1, length];
      }
    },
    code: (s) => `${prefix}-${codeSize(...s)}`,
    title: (s) => `İtici pim Ø${size(...s)} mm, DIN 1530-A${finish === NITRIDED ? ', nitrürlü' : ''}`,
    line: ([d1, length]) =>
      `Silindirik kafalı, ${finish.label} itici pim; çap ${tr(d1)} mm g6, boy ${length} mm, kafa Ø${tr(cylindricalHead(d1).d2)} mm. Ölçüler DIN 1530-A / ISO 6751.`,
    specs: ([d1, length]) => {
      const head = cylindricalHead(d1);
      return [
        dim('Çap (d1)', d1),
        dim('Boy (L)', length),
        dim('Kafa çapı (d2)', head.d2),
        dim('Kafa yüksekliği (k)', head.k),
        dim('Kafa altı radyusu (r)', head.r),
        dim('Çap toleransı', 'g6', ''),
        dim('Boy toleransı', '+2 / 0'),
        dim('Kafa sertliği', '45 ±5', 'HRC'),
      ];
    },
    usd: (s) => pinUsd(s) * finish.factor,
    stocked: isCommon,
  });
}

/** DIN 1530-D comes shorter and thinner than form A; the 60° head follows the DIN 9861-D proportions. */
const CONICAL_DIAMETERS = [
  1, 1.2, 1.5, 1.6, 1.8, 2, 2.2, 2.5, 2.7, 3, 3.2, 3.5, 3.7, 4, 4.2, 4.5, 5, 5.2, 5.5, 6, 6.2, 6.5, 7, 8, 8.2, 9, 10,
  10.2, 12, 14, 16,
];
const CONICAL_LENGTHS = [80, 100, 125, 160, 200, 250, 315];

function conical(key: string, prefix: string, finish: Finish): FamilySource {
  return defineFamily<Pin>({
    key,
    drawing: 'itici-pim-d',
    sub: 'konik-kafali-itici-pimler',
    picture: () => (finish === NITRIDED ? 'itici-pim-d-nitrurlu' : 'itici-pim-d'),
    name: `İtici pim DIN 1530-D, ${finish.label}`,
    standard: 'DIN 1530-D',
    material: finish.material,
    hardness: finish.hardness,
    summary: `60° konik kafalı, ${finish.label} itici pim. Konik kafa itici plakadaki havşaya oturduğu için pim eksenini kendiliğinden bulur ve pimler birbirine daha yakın yerleştirilebilir.`,
    usage:
      'Dar göbekli kalıplarda ve kesme-bükme kalıplarının sıyırıcılarında tercih edilir. Havşa 60° açılır, kafa plaka yüzeyiyle bir hizaya gelir.',
    notes: ['Havşa açısı 60° ±0,5°; kafa oturduğunda plaka yüzeyinden taşmamalıdır.', NOTES[0] ?? '', NOTES[1] ?? ''],
    applications: APPLICATIONS,
    features: [
      finish.feature,
      '60° konik kafa, kendinden merkezlenir',
      'Gövde g6 toleransında hassas taşlanmış',
      'Sık pim yerleşimine uygun küçük kafa',
    ],
    keywords: ['konik kafalı itici pim', 'DIN 1530-D', finish.label],
    sizes: pairs(CONICAL_DIAMETERS, CONICAL_LENGTHS, (d1, l) => l <= longestPin(d1) && (d1 >= 1.5 || l <= 100)),
    *extra() {
      for (const d1 of steps(1.5, 10, 0.1)) for (const l of steps(80, Math.min(315, longestPin(d1)), 5)) yield [d1, l];
    },
    code: (s) => `${prefix}-${codeSize(...s)}`,
    title: (s) => `Konik kafalı itici pim Ø${size(...s)} mm, DIN 1530-D${finish === NITRIDED ? ', nitrürlü' : ''}`,
    line: ([d1, length]) =>
      `60° konik kafalı, ${finish.label} itici pim; çap ${tr(d1)} mm g6, boy ${length} mm, kafa Ø${tr(conicalHead(d1).d2)} mm. Havşalı itici plakalar için.`,
    specs: ([d1, length]) => [
      dim('Çap (d1)', d1),
      dim('Boy (L)', length),
      dim('Kafa çapı (d2)', conicalHead(d1).d2),
      dim('Kafa silindirik yüksekliği (k)', conicalHead(d1).k),
      dim('Kafa açısı', 60, '°'),
      dim('Çap toleransı', 'g6', ''),
      dim('Boy toleransı', '+2 / 0'),
    ],
    usd: (s) => pinUsd(s) * finish.factor * 0.95,
    stocked: ([d1, l]) => isCommon([d1, l]) && l <= 200,
  });
}

/** DIN 1530-C / ISO 8694: tip d1 on a shank d2; the tip is l2 long. */
type Stepped = [tip: number, length: number];
function shankOf(tip: number): number {
  if (tip < 1.6) return 2;
  return tip <= 2.2 ? 3 : 4;
}
/** Tip length: the pin's half, rounded down to the standard's series 32…125. */
const TIP_LENGTHS = [125, 100, 80, 63, 50, 40, 32];
const tipLength = (length: number) => TIP_LENGTHS.find((l) => l <= length / 2 + 0.5) ?? 32;

const stepped = defineFamily<Stepped>({
  key: 'z44-kademeli-itici-pim',
  drawing: 'itici-pim-kademeli',
  sub: 'kademeli-itici-pimler',
  name: 'Kademeli itici pim DIN 1530-C',
  standard: 'DIN 1530-C / ISO 8694',
  material: HARDENED.material,
  hardness: HARDENED.hardness,
  summary:
    'İnce uç ve kalın gövdeden oluşan kademeli itici pim. Gövde burkulmayı önler, ince uç dar kaburga ve federlere ulaşır. Kademe geçişi radyusludur.',
  usage:
    'Uç çapı 2,5 mm altındaki itme noktalarında düz pim yerine kullanılır. Uç boyu, kılavuzlanan boya itme strokunun eklenmesiyle seçilir.',
  notes: [
    'Kılavuzlanan uç boyu çapın en az 3 katı olmalıdır.',
    'Kademe, itme sonunda erkek plakadaki boşaltmanın içinde kalmalıdır.',
    NOTES[1] ?? '',
  ],
  applications: [
    'İnce federli plastik parçalar',
    'Konnektör ve elektronik kutu kalıpları',
    'Küçük dişli ve hassas parça kalıpları',
  ],
  features: [
    HARDENED.feature,
    'Kalın gövde ile yüksek burkulma dayanımı',
    'Radyuslu kademe geçişi',
    'Uç ve gövde eş eksenli taşlanmış',
  ],
  keywords: ['kademeli itici pim', 'DIN 1530-C', 'ISO 8694'],
  sizes: pairs(
    [0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9, 2, 2.1, 2.2, 2.3, 2.4, 2.5],
    [63, 80, 100, 125, 160, 200, 250],
    (tip, l) => l <= (tip < 1.2 ? 160 : 250),
  ),
  extra: () => pairs(steps(0.8, 2.5, 0.05), steps(80, 200, 5), (tip, l) => l <= (tip < 1.2 ? 160 : 200)),
  code: (s) => `Z44-${codeSize(...s)}`,
  title: ([tip, l]) => `Kademeli itici pim Ø${tr(tip)}/${shankOf(tip)}×${l} mm, DIN 1530-C`,
  line: ([tip, l]) =>
    `Kademeli itici pim; uç Ø${tr(tip)} mm, gövde Ø${shankOf(tip)} mm, boy ${l} mm, uç boyu ${tipLength(l)} mm. İnce kaburgalarda burkulmadan iter.`,
  specs: ([tip, l]) => {
    const shank = shankOf(tip);
    return [
      dim('Uç çapı (d1)', tip),
      dim('Boy (L)', l),
      dim('Gövde çapı (d2)', shank),
      dim('Uç boyu (L2)', tipLength(l)),
      dim('Kafa çapı (d3)', cylindricalHead(shank).d2),
      dim('Kafa yüksekliği (k)', cylindricalHead(shank).k),
      dim('Uç toleransı', 'g6', ''),
      dim('Boy toleransı', '+2 / 0'),
    ];
  },
  usd: ([tip, l]) => 4.2 + 0.012 * l + 1.4 / tip,
  stocked: ([tip, l]) => Number.isInteger(tip * 5) && l >= 80 && l <= 200,
});

/** DIN 1530-F / ISO 8693: blade a × b ground on a shaft d1 (b is 0,5 mm below the shaft). */
type Blade = [a: number, d1: number, length: number];
const BLADES: Record<number, number[]> = {
  4: [0.8, 1, 1.2],
  5: [1, 1.2, 1.5],
  6: [1, 1.2, 1.5, 2],
  8: [1.2, 1.5, 2],
  10: [1.5, 2, 2.5],
  12: [2, 2.5],
  16: [2, 2.5, 3],
};
const BLADE_SIZES: [number, number][] = Object.entries(BLADES).flatMap(([d1, thick]) =>
  thick.map((a): [number, number] => [a, Number(d1)]),
);
const BLADE_LENGTHS = [63, 80, 100, 125, 160, 200, 250, 315, 400];
const bladeLengthIsSold = (d1: number, l: number) =>
  l <= byLimit(d1, { 4: 160, 6: 250 }, 400) && l >= (d1 >= 12 ? 100 : 63);
const blades = (lengths: number[]): Blade[] =>
  BLADE_SIZES.flatMap(([a, d1]) => lengths.filter((l) => bladeLengthIsSold(d1, l)).map((l): Blade => [a, d1, l]));
/** Blade length of the standard's series: half the pin, 160 on 315. */
const bladeLength = (l: number) => (l === 315 ? 160 : Math.ceil(l / 2));
const bladeWidth = (d1: number) => d1 - 0.5;

function blade(key: string, prefix: string, finish: Finish): FamilySource {
  return defineFamily<Blade>({
    key,
    drawing: 'lama-itici',
    sub: 'lama-iticiler',
    picture: () => (finish === NITRIDED ? 'lama-itici-nitrurlu' : 'lama-itici'),
    name: `Lama itici DIN 1530-F, ${finish.label}`,
    standard: 'DIN 1530-F / ISO 8693',
    material: finish.material,
    hardness: finish.hardness,
    summary: `Yassı uçlu, ${finish.label} lama itici. Dar kenar, feder ve kaburgalarda geniş temas yüzeyi sağlar; yuvarlak pimin sığmadığı yerde iz bırakmadan iter. Yassı uç dört yüzünden taşlanmıştır.`,
    usage:
      'Kesit, federin et kalınlığından en az 0,2 mm dar seçilir. Yassı uç boyu toplam boyun yarısıdır; ara boylar siparişle yapılır.',
    notes: [
      'Kanal tel erozyonla açılır; boşluk her yüzde 0,01–0,02 mm bırakılır.',
      'Kafa düzlenerek dönmeye karşı emniyete alınır.',
      NOTES[1] ?? '',
    ],
    applications: [
      'Federli ve kaburgalı plastik parçalar',
      'Kasa ve kutu kalıpları',
      'Beyaz eşya ve otomotiv iç parçaları',
    ],
    features: [
      finish.feature,
      'Yassı uç dört yüzden taşlanmış',
      'Köşe radyusu en çok 0,2 mm',
      'Silindirik gövde ve kafa standart delik ölçülerinde',
    ],
    keywords: ['lama itici', 'yassı itici pim', 'DIN 1530-F', 'ISO 8693'],
    sizes: blades(BLADE_LENGTHS),
    extra: () => blades(steps(65, 400, 5)),
    code: ([a, d1, l]) => `${prefix}-${codeSize(a, bladeWidth(d1), l)}`,
    title: ([a, d1, l]) =>
      `Lama itici ${size(a, bladeWidth(d1), l)} mm, DIN 1530-F${finish === NITRIDED ? ', nitrürlü' : ''}`,
    line: ([a, d1, l]) =>
      `${finish === NITRIDED ? 'Nitrürlü' : 'Sertleştirilmiş'} lama itici; yassı uç ${size(a, bladeWidth(d1))} mm, gövde Ø${d1} mm, boy ${l} mm. Dar feder ve kaburgalar için.`,
    specs: ([a, d1, l]) => [
      dim('Kalınlık (a)', a),
      dim('Genişlik (b)', bladeWidth(d1)),
      dim('Boy (L)', l),
      dim('Yassı boy (L3)', bladeLength(l)),
      dim('Gövde çapı (d1)', d1),
      dim('Kafa çapı (d2)', cylindricalHead(d1).d2),
      dim('Kafa yüksekliği (k)', cylindricalHead(d1).k),
      dim('Kalınlık toleransı', '0 / -0,015'),
    ],
    usd: ([a, d1, l]) => (6.5 + 0.35 * d1 + 0.022 * l + 0.8 / a) * finish.factor,
    stocked: ([, d1, l]) => d1 <= 10 && l >= 80 && l <= 250,
  });
}

export const pinFamilies: FamilySource[] = [
  cylindrical('z40-itici-pim', 'Z40', HARDENED),
  cylindrical('z41-itici-pim-nitrurlu', 'Z41', NITRIDED),
  conical('z42-itici-pim-konik', 'Z42', HARDENED),
  conical('z43-itici-pim-konik-nitrurlu', 'Z43', NITRIDED),
  stepped,
  blade('z46-lama-itici', 'Z46', HARDENED),
  blade('z47-lama-itici-nitrurlu', 'Z47', NITRIDED),
];
