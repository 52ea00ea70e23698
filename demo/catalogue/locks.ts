import { byLimit, codeSize, pairs, size, steps, tr } from './format.ts';
import { defineFamily, dim, type FamilySource } from './family.ts';

const ALIGN_USE = [
  'Hassas plastik enjeksiyon kalıpları',
  'İnce cidarlı ambalaj kalıpları',
  'Medikal ve optik kalıplar',
  'Çok gözlü kalıplar',
];
const CASE = { material: '1.7131 (16MnCr5), sementasyonlu', hardness: '58 ±2 HRC' };

type Taper = [d: number, length: number];
const taper = (key: string, prefix: string, coated: boolean): FamilySource =>
  defineFamily<Taper>({
    key,
    drawing: 'konik-merkezleme',
    sub: 'konik-merkezlemeler',
    picture: () => (coated ? 'konik-merkezleme-dlc' : 'konik-merkezleme'),
    name: coated ? 'Konik merkezleme, DLC kaplı' : 'Konik merkezleme',
    standard: '',
    ...CASE,
    summary: `Yuvarlak konik merkezleme takımı${coated ? ', DLC kaplı' : ''}: erkek koni ve dişi yuva, kalıp kapanırken son milimetrelerde yarıları boşluksuz hizalar. Kolonların kaba merkezlemesini tamamlar, ayrılma çizgisinde kaçıklığı önler.`,
    usage: 'Kalıbın köşelerine dört takım yerleştirilir; çap kalıp ağırlığına ve yan kuvvetlere göre seçilir.',
    notes: [
      'Erkek ve dişi delikler tek bağlamada H7 işlenir.',
      'Koniler 0,01–0,02 mm ön yükle oturmalıdır.',
      'Isıl genleşme farkı olan kalıplarda eksenlere düz yan kilit seçilir.',
    ],
    features: [
      'Takım olarak eşleştirilmiş koni ve yuva',
      '10° koni açısı',
      coated ? 'DLC kaplama: yağsız ve aşınmadan çalışır' : 'Yağ kanallı, taşlanmış koniler',
      'Arkadan cıvata ile bağlanır',
    ],
    applications: ALIGN_USE,
    keywords: ['konik merkezleme', 'konik kilit'],
    sizes: pairs(
      [10, 12, 14, 16, 18, 20, 25, 26, 30, 32, 36, 42, 50, 54],
      [17, 22, 27, 36, 46, 56],
      (d, l) => l >= d * 0.8 && l <= d * 2.4,
    ),
    extra: () => pairs(steps(10, 60, 1), steps(15, 80, 1), (d, l) => l >= d * 0.8 && l <= d * 2.4),
    code: (s) => `${prefix}-${codeSize(...s)}`,
    title: (s) => `Konik merkezleme Ø${size(...s)} mm${coated ? ', DLC kaplı' : ''}`,
    line: ([d, l]) =>
      `Konik merkezleme takımı${coated ? ', DLC kaplı' : ''}; gövde Ø${d} mm k6, boy ${l} mm, koni 10°. Kalıp yarılarını kapanışta boşluksuz hizalar.`,
    specs: ([d, l]) => [
      dim('Gövde çapı (d1)', d),
      dim('Boy (L)', l),
      dim('Koni büyük çapı (d2)', Math.round(d * 7) / 10),
      dim('Koni açısı', 10, '°'),
      dim('Bağlama cıvatası', byLimit(d, { 14: 'M4', 20: 'M6', 32: 'M8' }, 'M10'), ''),
      dim('Gövde toleransı', 'k6', ''),
    ],
    usd: ([d, l]) => (15 + 0.55 * d + 0.009 * d * l) * (coated ? 1.6 : 1),
    stocked: ([d, l]) => d >= 12 && d <= 32 && l <= 36,
  });

/** Side locks: width b fixes height, thickness and screws (trade sizes). */
const SIDE = [
  { b: 20, t: 11, m: 'M4', lengths: [36, 46] },
  { b: 25, t: 13, m: 'M5', lengths: [36, 46, 56] },
  { b: 30, t: 16, m: 'M5', lengths: [46, 56] },
  { b: 38, t: 19, m: 'M6', lengths: [46, 56, 66, 76] },
  { b: 50, t: 22, m: 'M6', lengths: [56, 66, 76, 96] },
  { b: 75, t: 27, m: 'M8', lengths: [76, 96, 116] },
  { b: 100, t: 36, m: 'M10', lengths: [96, 116, 136] },
  { b: 125, t: 45, m: 'M12', lengths: [116, 136, 156] },
];
const SIDE_LOCK = {
  düz: { picture: 'yan-kilit-duz', priceFactor: 1 },
  konik: { picture: 'yan-kilit-konik', priceFactor: 1.08 },
  'yüksek sıcaklık': { picture: 'yan-kilit-nitrurlu', priceFactor: 1.35 },
} as const;
const sideOf = (b: number) => SIDE.find((row) => row.b === b) ?? SIDE[0]!;
const side = (key: string, prefix: string, kind: keyof typeof SIDE_LOCK): FamilySource =>
  defineFamily<Taper>({
    key,
    drawing: kind === 'konik' ? 'yan-kilit-konik' : 'yan-kilit-duz',
    sub: 'yan-kilitler',
    picture: () => SIDE_LOCK[kind].picture,
    name: `Yan kilit, ${kind}`,
    standard: '',
    material: kind === 'yüksek sıcaklık' ? '1.2344 (X40CrMoV5-1), nitrürlü' : '1.2379 (X153CrMoV12)',
    hardness: kind === 'yüksek sıcaklık' ? '950 HV 0,3' : '58 ±2 HRC',
    summary: `Kalıp kenarına cıvatalanan ${kind} yan kilit takımı. Erkek ve dişi blok kalıp orta eksenlerine yerleştirilir; ısıl genleşmeyi serbest bırakırken kaçıklığı önler.`,
    usage:
      'Dört kenarın ortasına birer takım konur. Genişlik kalıp boyuna göre, toplam boy iki plakanın kalınlığına göre seçilir.',
    notes: [
      'Yuva kalıp kapalıyken iki plakada birlikte frezelenir.',
      'Kilitler eksenlere konur; köşeye konan kilit genleşmede sıkışır.',
      'Çalışma yüzeyleri gresle yağlanır.',
    ],
    features: [
      'Takım olarak eşleştirilmiş iki blok',
      kind === 'konik' ? '5° konik giriş yüzeyi' : 'Uzun paralel çalışma yüzeyi',
      'Sertleştirilmiş ve taşlanmış',
      'Önden cıvatalanır, kolay değişir',
    ],
    applications: ALIGN_USE,
    keywords: ['yan kilit', 'kalıp yan kilidi', kind],
    sizes: SIDE.flatMap((row) => row.lengths.map((l): Taper => [row.b, l])),
    extra: () =>
      pairs(
        SIDE.map((row) => row.b),
        steps(36, 160, 2),
        (b, l) => l >= b && l <= b * 2.2,
      ),
    code: (s) => `${prefix}-${codeSize(...s)}`,
    title: (s) => `Yan kilit ${size(...s)} mm, ${kind}`,
    line: ([b, l]) =>
      `Yan kilit takımı, ${kind}; genişlik ${b} mm, toplam boy ${l} mm, kalınlık ${sideOf(b).t} mm, ${sideOf(b).m} cıvatalı. Kalıp kenarlarında hassas hizalama.`,
    specs: ([b, l]) => [
      dim('Genişlik (b)', b),
      dim('Toplam boy (L)', l),
      dim('Kalınlık (t)', sideOf(b).t),
      dim('Cıvata', sideOf(b).m, ''),
      dim('Çalışma boşluğu', '0,005–0,015'),
    ],
    usd: ([b, l]) => (24 + 0.8 * b + 0.0042 * b * l) * SIDE_LOCK[kind].priceFactor,
    stocked: ([b]) => kind !== 'yüksek sıcaklık' && b <= 75,
  });

/**
 * Parting locks: polyamide bush spread by a conical screw; holding force per size stands in for the maker's test
 * values.
 */
const PULLERS = [
  { d: 10, m: 'M4', n: 300 },
  { d: 12, m: 'M5', n: 500 },
  { d: 13, m: 'M6', n: 600 },
  { d: 16, m: 'M6', n: 900 },
  { d: 20, m: 'M8', n: 1400 },
  { d: 25, m: 'M10', n: 2200 },
  { d: 30, m: 'M12', n: 3000 },
];
type Puller = [d: number, length: number];
const pullerOf = (d: number) => PULLERS.find((row) => row.d === d) ?? PULLERS[0]!;
const puller = defineFamily<Puller>({
  key: 'kl-kalip-kilidi',
  drawing: 'kalip-kilidi',
  sub: 'kalip-kilitleri',
  name: 'Kalıp kilidi, poliamid burçlu',
  standard: '',
  material: 'PA 6.6 burç, 8.8 çelik konik cıvata',
  hardness: '',
  summary:
    'Ayrılma yüzeyini sürtünmeyle tutan kalıp kilidi. Konik cıvata sıkıldıkça poliamid burç genişler ve karşı plakanın deliğine tutunur; plakaların açılma sırasını belirler.',
  usage:
    'Karşı plakada H7 parlatılmış delik açılır. Tutma kuvveti cıvatanın sıkma miktarıyla ayarlanır; simetri için en az iki kilit kullanılır.',
  notes: [
    'Delik ağzına radyus verilir ve hava tahliyesi açılır.',
    'Delik yağsız olmalıdır.',
    'Burç yaklaşık 50.000 çevrimde bir yenilenir.',
  ],
  features: ['Ayarlanabilir tutma kuvveti', 'Küçük yer kaplar', 'Gürültüsüz çalışma', 'Yedek burçla yenilenir'],
  applications: ['Üç plakalı kalıplar', 'Sıyırıcı plakalı kalıplar', 'Küçük ve orta boy kalıplar'],
  keywords: ['kalıp kilidi', 'plastik kilit', 'ayırma kilidi'],
  sizes: pairs(
    PULLERS.map((row) => row.d),
    [18, 20, 25, 30, 35, 40],
    (d, l) => l >= d && l <= d * 2.2,
  ),
  extra: () =>
    pairs(
      PULLERS.map((row) => row.d),
      steps(15, 60, 1),
      (d, l) => l >= d && l <= d * 2.2,
    ),
  code: (s) => `KL-${codeSize(...s)}`,
  title: (s) => `Kalıp kilidi Ø${size(...s)} mm, poliamid burçlu`,
  line: ([d, l]) =>
    `Poliamid burçlu kalıp kilidi; burç Ø${d} mm, boy ${l} mm, cıvata ${pullerOf(d).m}, tutma kuvveti yaklaşık ${tr(pullerOf(d).n)} N. Konik cıvatayla ayarlanır.`,
  specs: ([d, l]) => [
    dim('Burç çapı (d)', d),
    dim('Burç boyu (L)', l),
    dim('Cıvata', pullerOf(d).m, ''),
    dim('Tutma kuvveti (yaklaşık)', pullerOf(d).n, 'N'),
    dim('En yüksek sıcaklık', 120, '°C'),
  ],
  usd: ([d, l]) => 2.1 + 0.22 * d + 0.04 * l,
  stocked: ([d]) => d <= 20,
});

/** Latch locks: bar section with the permitted pull; stroke is set when ordering. */
const LATCHES = [
  { b: 22, t: 10, kn: 5 },
  { b: 30, t: 16, kn: 10 },
  { b: 36, t: 20, kn: 16 },
  { b: 46, t: 25, kn: 25 },
  { b: 60, t: 32, kn: 40 },
];
type Latch = [b: number, length: number, stroke: number];
const latchOf = (b: number) => LATCHES.find((row) => row.b === b) ?? LATCHES[0]!;
const latches = (lengths: number[], strokes: number[]): Latch[] =>
  LATCHES.flatMap(({ b }) =>
    pairs(lengths, strokes, (l, s) => l >= b * 5 && l <= b * 12 && s <= l * 0.35).map(([l, s]): Latch => [b, l, s]),
  );
const latch = defineFamily<Latch>({
  key: 'lk-lata-kilidi',
  drawing: 'lata-kilidi',
  sub: 'lata-kilitleri',
  name: 'Lata kilidi',
  standard: '',
  material: '1.2826 (60MnSiCr4)',
  hardness: '54 ±2 HRC',
  summary:
    'Kalıp yan yüzüne bağlanan mandallı lata kilidi. Önce yolluk plakasını açar, ayarlanan kursun sonunda mandalı çözerek ikinci ayrılma yüzeyini serbest bırakır. Lata, mandal ve kontrol çubuğundan oluşur.',
  usage: 'Kilitler kalıbın karşılıklı iki yanına takılır; kurs, yolluğun serbestçe düşeceği mesafeye göre seçilir.',
  notes: [
    'Kalıp başına en az iki kilit, simetrik takılır.',
    'Toplam çekme kuvveti izin verilen değerin %70 kadarını geçmemelidir.',
    'Mandal yüzeyi her 20.000 çevrimde yağlanır.',
  ],
  features: [
    'Kesin mekanik açılma sırası',
    'Sertleştirilmiş mandal ve lata',
    'Ayarlanabilir kurs',
    'Dışarıdan takılır, bakımı kolay',
  ],
  applications: ['Üç plakalı kalıplar', 'Sıyırıcı plakalı kalıplar', 'Çift itmeli kalıplar'],
  keywords: ['lata kilidi', 'mandallı kilit', 'açma kilidi'],
  sizes: latches([120, 160, 200, 250, 315, 400, 500], [20, 30, 40, 60, 80, 100]),
  extra: () => latches(steps(120, 600, 10), steps(15, 150, 5)),
  code: (s) => `LK-${codeSize(...s)}`,
  title: ([b, l, s]) => `Lata kilidi ${size(b, l)} mm, kurs ${s} mm`,
  line: ([b, l, s]) =>
    `Mandallı lata kilidi; lata ${size(b, latchOf(b).t)} mm, boy ${l} mm, kurs ${s} mm, en çok ${latchOf(b).kn} kN. Üç plakalı kalıpta açılma sırasını belirler.`,
  specs: ([b, l, s]) => [
    dim('Lata genişliği (b)', b),
    dim('Boy (L)', l),
    dim('Kurs (s)', s),
    dim('Lata kalınlığı (t)', latchOf(b).t),
    dim('İzin verilen çekme kuvveti', latchOf(b).kn, 'kN'),
  ],
  usd: ([b, l, s]) => (b >= 60 ? null : 38 + 1.5 * b + 0.11 * l + 0.05 * s),
  stocked: ([b, l]) => b <= 36 && l <= 250,
});

export const lockFamilies: FamilySource[] = [
  taper('km-konik-merkezleme', 'KM', false),
  taper('kmd-konik-merkezleme-dlc', 'KMD', true),
  side('yk-yan-kilit-duz', 'YKD', 'düz'),
  side('yk-yan-kilit-konik', 'YKK', 'konik'),
  side('yk-yan-kilit-sicak', 'YKS', 'yüksek sıcaklık'),
  puller,
  latch,
];
