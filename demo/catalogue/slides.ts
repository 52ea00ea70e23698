import { byLimit, codeSize, pairs, size, steps, tr } from './format.ts';
import { defineFamily, dim, type FamilySource } from './family.ts';

type Two = [a: number, b: number];
const USE = ['Ters açılı plastik parçalar', 'Yandan maçalı kalıplar', 'Basınçlı döküm kalıpları'];

const ANGLE_DIAMETERS = [6, 8, 10, 12, 14, 15, 16, 18, 20, 22, 24, 25, 30, 32];
const anglePin = defineFamily<Two>({
  key: 'ep-egik-pim',
  drawing: 'egik-pim',
  sub: 'egik-pimler',
  name: 'Eğik pim',
  standard: '',
  material: '1.7131 (16MnCr5), sementasyonlu',
  hardness: '60 ±2 HRC',
  summary:
    'Maça sürgüsünü kalıp açılırken geri çeken, kapanırken yerine getiren eğik pim. Konik ucu sürgü deliğine vuruntusuz girer; gövdesi boydan boya taşlanmıştır.',
  usage: 'Sürgü kursu, pimin sürgü içindeki boyu ile eğim açısının sinüsünün çarpımıdır; açı 15–22° arasında tutulur.',
  notes: [
    'Sürgü deliği pimden 0,5–1 mm büyük açılır; kapalı konumda sürgüyü pim değil, arka kama tutar.',
    'Eğim açısı 25° değerini geçmemelidir.',
    'Kafa, plaka yüzeyine açıyla taşlanır.',
  ],
  features: [
    'Sementasyonlu yüzey 60 ±2 HRC, tok çekirdek',
    'Gövde g6 taşlanmış',
    'Parlatılmış giriş ucu',
    'Kafalı, arkadan sıkıştırmalı',
  ],
  applications: USE,
  keywords: ['eğik pim', 'maça pimi', 'sürgü pimi'],
  sizes: pairs(
    ANGLE_DIAMETERS,
    [60, 80, 100, 120, 140, 160, 180, 200, 220, 250, 280, 315],
    (d, l) => l >= d * 4.5 && l <= d * 14,
  ),
  extra: () => pairs(ANGLE_DIAMETERS, steps(50, 350, 5), (d, l) => l >= d * 4.5 && l <= d * 15),
  code: (s) => `EP-${codeSize(...s)}`,
  title: (s) => `Eğik pim Ø${size(...s)} mm`,
  line: ([d, l]) =>
    `Maça sürgüsü için eğik pim; çap ${d} mm g6, boy ${l} mm, kafa Ø${d + 5} mm. Sementasyonlu ve taşlanmış; 20° eğimde yaklaşık ${Math.round((l - d * 2) * 0.34)} mm kurs.`,
  specs: ([d, l]) => [
    dim('Çap (d1)', d),
    dim('Boy (L)', l),
    dim('Kafa çapı (d2)', d + 5),
    dim('Kafa yüksekliği (k)', byLimit(d, { 12: 5, 20: 8 }, 10)),
    dim('Kurs (20° eğimde, yaklaşık)', Math.round((l - d * 2) * 0.34)),
    dim('Çap toleransı', 'g6', ''),
  ],
  usd: ([d, l]) => 3.4 + 0.00016 * d * d * l + 0.02 * l,
  stocked: ([d, l]) => d >= 8 && d <= 25 && l <= 200,
});

/** L-shaped gibs: width and height of the block, height of the guide step. */
const GIBS = [
  { b: 15, h: 15, step: 5 },
  { b: 18, h: 20, step: 6 },
  { b: 20, h: 22, step: 8 },
  { b: 25, h: 27, step: 10 },
  { b: 30, h: 36, step: 12 },
  { b: 40, h: 46, step: 16 },
];
const gibOf = (b: number) => GIBS.find((row) => row.b === b) ?? GIBS[0]!;
const gib = (key: string, prefix: string, bronze: boolean): FamilySource =>
  defineFamily<Two>({
    key,
    drawing: bronze ? 'surgu-kizagi-bronz' : 'surgu-kizagi',
    sub: 'surgu-kizaklari',
    name: bronze ? 'Sürgü kızağı, grafitli bronz' : 'Sürgü kızağı, çelik',
    standard: '',
    material: bronze ? 'CuZn25Al5Mn4Fe3 (CC762S), grafit dolgulu' : '1.2842 (90MnCrV8)',
    hardness: bronze ? '210–240 HB' : '56 ±2 HRC',
    summary: `L kesitli ${bronze ? 'grafit dolgulu bronz' : 'sertleştirilmiş çelik'} sürgü kızağı. Maça sürgüsünü iki yandan kılavuzlar ve kalkmasını önler; cıvata ve pim delikleri işlenmiş gelir.`,
    usage: 'Boy, sürgü boyunun açık konumda en az üçte ikisini kılavuzda tutacak biçimde seçilir.',
    notes: [
      'Kızaklar çift olarak, sürgüyle 0,02–0,03 mm boşlukla ayarlanır.',
      'Merkezleme pimleri ayar bittikten sonra takılır.',
      bronze ? 'Yağlama gerekmez.' : 'Yağ kanalları sıcaklığa dayanıklı gresle doldurulur.',
    ],
    features: [
      'L kesit, taşlanmış kılavuz yüzeyi',
      bronze ? 'Bakımsız grafit dolgu' : 'Sertleştirilmiş, 56 ±2 HRC',
      'Cıvata ve pim delikleri hazır',
      'Çift olarak eş ölçüde',
    ],
    applications: USE,
    keywords: ['sürgü kızağı', 'maça kızağı', 'L kızak'],
    sizes: pairs(
      GIBS.map((row) => row.b),
      [50, 60, 75, 80, 100, 120, 125, 150, 175, 200, 250],
      (b, l) => l >= b * 2.5 && l <= b * 12,
    ),
    extra: () =>
      pairs(
        GIBS.map((row) => row.b),
        steps(40, 300, 5),
        (b, l) => l >= b * 2.5 && l <= b * 12,
      ),
    code: (s) => `${prefix}-${codeSize(...s)}`,
    title: ([b, l]) => `Sürgü kızağı ${size(b, gibOf(b).h, l)} mm, ${bronze ? 'bronz' : 'çelik'}`,
    line: ([b, l]) =>
      `L kesitli ${bronze ? 'grafitli bronz' : 'çelik'} sürgü kızağı; kesit ${size(b, gibOf(b).h)} mm, boy ${l} mm, kılavuz kademesi ${gibOf(b).step} mm. Delikleri hazır.`,
    specs: ([b, l]) => [
      dim('Genişlik (b)', b),
      dim('Boy (L)', l),
      dim('Yükseklik (h)', gibOf(b).h),
      dim('Kılavuz kademesi', gibOf(b).step),
      dim('Cıvata', byLimit(b, { 18: 'M5', 25: 'M6' }, 'M8'), ''),
      dim('Delik sayısı', byLimit(l, { 75: 2, 150: 3 }, 4), ''),
    ],
    usd: ([b, l]) => (8 + 0.0042 * b * l + 0.03 * l) * (bronze ? 2 : 1),
    stocked: ([b, l]) => !bronze && b <= 30 && l <= 150,
  });

type Retainer = [model: 'yaylı' | 'bilyalı', width: number, kg: number];
const RETAINERS: Retainer[] = [
  ...[
    [10, 2],
    [12, 4],
    [16, 6],
    [20, 10],
    [25, 18],
    [32, 25],
    [40, 40],
  ].map(([w = 0, kg = 0]): Retainer => ['yaylı', w, kg]),
  ...[
    [8, 1],
    [10, 2],
    [12, 3],
    [16, 5],
    [20, 8],
    [25, 12],
    [30, 20],
  ].map(([w = 0, kg = 0]): Retainer => ['bilyalı', w, kg]),
];
const retainer = (key: string, prefix: string, hot: boolean): FamilySource =>
  defineFamily<Retainer>({
    key,
    drawing: 'surgu-tutucu',
    sub: 'surgu-tutucular',
    picture: ([model]) => (model === 'yaylı' ? 'surgu-tutucu' : 'surgu-tutucu-bilyali'),
    name: hot ? 'Sürgü tutucu, 180 °C' : 'Sürgü tutucu',
    standard: '',
    material: hot ? '1.2344 gövde, 1.4310 yay' : '1.2842 gövde, 51CrV4 yay',
    hardness: 'gövde 54 ±2 HRC',
    summary: `Maça sürgüsünü açık konumda tutan tutucu${hot ? ', 180 °C sıcaklığa kadar' : ''}. Eğik pim geri geldiğinde sürgü tam yerinde bekler; kalıp kapanırken pim kırılması önlenir.`,
    usage:
      'Model ve ölçü, sürgü ağırlığına ve kalıbın bağlanma yönüne göre seçilir; düşey hareket eden üst sürgülerde yük iki katına alınır.',
    notes: [
      'Sürgüye karşılık oluğu 0,2 mm toleransla açılır.',
      'Düşey sürgüde yedek olarak yay da kullanılır.',
      'Tutucu, kalıp sökülmeden değiştirilebilir konuma yerleştirilir.',
    ],
    features: [
      'Sürgü ağırlığına göre seçilir',
      'Dar yere sığan gövde',
      hot ? '180 °C sıcaklığa dayanıklı' : '120 °C sıcaklığa kadar',
      'Cıvatayla bağlanır',
    ],
    applications: USE,
    keywords: ['sürgü tutucu', 'maça tutucu'],
    sizes: RETAINERS,
    code: ([m, w]) => `${prefix}${m === 'yaylı' ? 'Y' : 'B'}-${w}`,
    title: ([m, w, kg]) => `Sürgü tutucu ${m} ${w} mm, ${kg} kg${hot ? ', 180 °C' : ''}`,
    line: ([m, w, kg]) =>
      `${m === 'yaylı' ? 'Yaylı' : 'Bilyalı'} sürgü tutucu; gövde ${w} mm, en çok ${kg} kg sürgü ağırlığı, ${hot ? 180 : 120} °C. Sürgüyü açık konumda güvenle tutar.`,
    specs: ([m, w, kg]) => [
      dim('Tip', m, ''),
      dim('Gövde genişliği', w),
      dim('Sürgü ağırlığı (en çok)', kg, 'kg'),
      dim('Boy (L)', Math.round(w * 3.2)),
      dim('En yüksek sıcaklık', hot ? 180 : 120, '°C'),
    ],
    usd: ([m, w, kg]) => (m === 'yaylı' ? 11 : 8) + 0.7 * w + 0.35 * kg + (hot ? 6 : 0),
    stocked: ([, w]) => !hot && w <= 25,
  });

type Wear = [b: number, l: number, t: number];
const wears = (lengths: number[], thicknesses: number[]): Wear[] =>
  [18, 28, 38, 48, 58, 75, 100, 125, 150].flatMap((b) =>
    pairs(lengths, thicknesses, (l) => l >= b && l <= b * 6).map(([l, t]): Wear => [b, l, t]),
  );
const wear = (key: string, prefix: string, bronze: boolean): FamilySource =>
  defineFamily<Wear>({
    key,
    drawing: bronze ? 'asinma-plakasi' : 'asinma-plakasi-celik',
    sub: 'asinma-plakalari',
    name: bronze ? 'Aşınma plakası, grafitli bronz' : 'Aşınma plakası, çelik',
    standard: bronze ? 'ISO 9183-1' : '',
    material: bronze ? 'CuZn25Al5Mn4Fe3 (CC762S), grafit dolgulu' : '1.2842 (90MnCrV8)',
    hardness: bronze ? '210–240 HB' : '58 ±2 HRC',
    summary: `${bronze ? 'Grafit dolgulu bronz' : 'Sertleştirilmiş çelik'} aşınma plakası; maça sürgüsü ve kama yüzeylerinde değiştirilebilir kayma yüzeyi oluşturur. Cıvata delikleri gömme başlıdır.`,
    usage: bronze
      ? 'Sertleştirilmiş karşı yüzeyle yağsız çalışır; yüzey basıncı 100 N/mm² değerine kadar çıkar.'
      : 'Bronz karşı yüzeyle veya yağlamayla çalışır; kama yüzeylerinde ölçü ayarı için taşlanabilir.',
    notes: [
      'Karşı yüzey en az 50 HRC olmalıdır.',
      'Plaka yuvaya 0,5 mm gömülür, cıvata başı yüzeyden 1 mm aşağıda kalır.',
      'Kalınlık eşit kalacak biçimde dört köşe birlikte taşlanır.',
    ],
    features: [
      bronze ? 'Yağsız, bakımsız çalışma' : 'Sertleştirilmiş ve taşlanmış',
      'Kalınlık toleransı 0 / -0,02 mm',
      'Gömme başlı delikler hazır',
      bronze ? 'Grafit dolgu yüzeyin %25–30 kadarını kaplar' : 'Yağ kanallı yüzey',
    ],
    applications: ['Maça sürgüleri ve kamalar', 'Pres kalıbı kam üniteleri', 'İtici plaka kılavuzları'],
    keywords: ['aşınma plakası', bronze ? 'grafitli bronz plaka' : 'çelik plaka', 'kayma plakası'],
    sizes: wears([50, 75, 100, 125, 150, 200, 250], bronze ? [10, 20] : [8, 12]),
    extra: () => wears(steps(30, 300, 5), bronze ? [10, 15, 20] : [8, 10, 12]),
    code: (s) => `${prefix}-${codeSize(...s)}`,
    title: (s) => `Aşınma plakası ${size(...s)} mm, ${bronze ? 'grafitli bronz' : 'çelik'}`,
    line: ([b, l, t]) =>
      `${bronze ? 'Grafitli bronz' : 'Sertleştirilmiş çelik'} aşınma plakası ${size(b, l, t)} mm; gömme başlı ${tr(byLimit(l, { 75: 2, 150: 3 }, 4))} delik, kalınlık toleransı 0 / -0,02 mm.`,
    specs: ([b, l, t]) => [
      dim('Genişlik (b)', b),
      dim('Boy (L)', l),
      dim('Kalınlık (t)', t),
      dim('Delik sayısı', byLimit(l, { 75: 2, 150: 3 }, 4), ''),
      dim('Cıvata', t <= 10 ? 'M6' : 'M8', ''),
      dim('Kalınlık toleransı', '0 / -0,02'),
    ],
    usd: ([b, l, t]) => (bronze ? 7 + 0.00042 * b * l * t ** 0.8 : 5 + 0.00022 * b * l * t ** 0.8),
    stocked: ([b, l]) => b <= 75 && l <= 150,
  });

export const slideFamilies: FamilySource[] = [
  anglePin,
  gib('skc-surgu-kizagi-celik', 'SKC', false),
  gib('skb-surgu-kizagi-bronz', 'SKB', true),
  retainer('st-surgu-tutucu', 'ST', false),
  retainer('sth-surgu-tutucu-180', 'STH', true),
  wear('apb-asinma-plakasi-bronz', 'APB', true),
  wear('apc-asinma-plakasi-celik', 'APC', false),
];
