import { byLimit, codeSize, pairs, size, steps, tr } from './format.ts';
import { defineFamily, dim, type FamilySource } from './family.ts';

/** DIN 16760 / ISO 6753 plate formats, 156 × 156 to 796 × 996. */
const FORMATS: [b: number, l: number][] = [
  [156, 156],
  [156, 196],
  [196, 196],
  [196, 246],
  [196, 296],
  [246, 246],
  [246, 296],
  [246, 346],
  [296, 296],
  [296, 346],
  [296, 396],
  [346, 346],
  [346, 396],
  [346, 446],
  [396, 396],
  [396, 446],
  [396, 496],
  [446, 446],
  [446, 496],
  [446, 546],
  [446, 596],
  [496, 496],
  [496, 546],
  [496, 596],
  [546, 546],
  [546, 596],
  [596, 596],
  [596, 696],
  [646, 696],
  [696, 696],
  [696, 796],
  [796, 796],
  [796, 896],
  [796, 996],
];
const THICKNESSES = [17, 22, 27, 36, 46, 56, 66, 76, 86, 96, 116, 136];
type Plate = [b: number, l: number, t: number];
const plates = (thicknesses: number[], formats = FORMATS): Plate[] =>
  formats.flatMap(([b, l]) =>
    thicknesses.filter((t) => t >= b / 16 && (b > 156 || t <= 116)).map((t): Plate => [b, l, t]),
  );
const DENSITY = 7.85e-6; // kg per mm³
const mass = (volume: number) => Math.round(volume * DENSITY * 10) / 10;

const STEELS = [
  {
    slug: '1730',
    prefix: 'P1730',
    material: '1.1730 (C45W)',
    hardness: '640 N/mm²',
    word: 'ıslah edilmemiş karbonlu takım çeliği',
    usd: 3.1,
    use: 'Bağlama plakaları, takozlar ve kısa serili kalıpların dişi ve erkek plakaları için ekonomik seçimdir.',
  },
  {
    slug: '2312',
    prefix: 'P2312',
    material: '1.2312 (40CrMnMoS8-6)',
    hardness: '30 ±2 HRC',
    word: 'ön sertleştirilmiş plastik kalıp çeliği',
    usd: 4.6,
    use: 'Isıl işlem gerektirmez; kükürtlü yapısı iyi işlenir, ayna parlatma istenmeyen göz plakalarında kullanılır.',
  },
  {
    slug: '2083',
    prefix: 'P2083',
    material: '1.2083 (X42Cr13)',
    hardness: '720 N/mm²',
    word: 'paslanmaz, sertleştirilebilir kalıp çeliği',
    usd: 7.8,
    use: 'PVC ve nemli ortamda çalışan kalıplarda seçilir; 52 HRC sertliğe kadar sertleştirilir ve ayna parlatılır.',
  },
];
const NOTES = [
  'Kalınlık payı +0,25 mm, taşlama sonrası ölçüye gelir.',
  'Paralellik 300 mm boyda 0,01 mm içindedir.',
  'Büyük talaş kaldırılan plakalarda gerilim giderme önerilir.',
  '20 kg üzerindeki plakalar istenirse mapa deliğiyle gönderilir.',
];
const USE = [
  'Plastik enjeksiyon kalıpları',
  'Sac kesme ve bükme kalıpları',
  'Fikstür ve aparatlar',
  'Makine parçaları',
];

const ground = STEELS.map((steel) =>
  defineFamily<Plate>({
    key: `kalip-plakasi-${steel.slug}`,
    drawing: 'taslanmis-plaka',
    sub: 'taslanmis-plakalar',
    name: `Kalıp plakası DIN 16760, ${steel.material}`,
    standard: 'DIN 16760 / ISO 6753',
    material: steel.material,
    hardness: steel.hardness,
    summary: `Deliksiz, taşlanmış kalıp plakası; ${steel.word}. Kalınlık yüzleri taşlanmış, kenarları frezelenmiş ve diktir. Hemen işlenmeye hazır gelir.`,
    usage: steel.use,
    notes: NOTES,
    applications: USE,
    keywords: ['kalıp plakası', 'DIN 16760', 'ISO 6753', steel.material.split(' ')[0] ?? ''],
    features: [
      'Kalınlık yüzleri taşlanmış, Ra ≤ 1,6 µm',
      'Kenarlar dik, 0,02/100 mm',
      `Malzeme ${steel.material}`,
      'Malzeme sertifikası EN 10204-3.1',
    ],
    sizes: plates(THICKNESSES),
    extra: () => plates(steps(15, 140, 5)),
    code: (s) => `${steel.prefix}-${codeSize(...s)}`,
    title: (s) => `Kalıp plakası ${size(...s)} mm, ${steel.material.split(' ')[0]}`,
    line: (s) =>
      `Taşlanmış kalıp plakası ${size(...s)} mm, ${steel.material}; yaklaşık ${tr(mass(s[0] * s[1] * s[2]))} kg. Altı yüzü işlenmiş, DIN 16760 / ISO 6753.`,
    specs: (s) => [
      dim('Genişlik (b)', s[0]),
      dim('Boy (l)', s[1]),
      dim('Kalınlık (t)', s[2]),
      dim('Ağırlık (yaklaşık)', mass(s[0] * s[1] * s[2]), 'kg'),
      dim('Kalınlık toleransı', '+0,25 / +0,05'),
      dim('Paralellik', '0,01/300'),
    ],
    // From 496 mm on, steel price and freight decide: quoted.
    usd: ([b, l, t]) => (Math.max(b, l) >= 496 ? null : 12 + steel.usd * b * l * t * DENSITY + 0.00011 * b * l),
    stocked: ([b, , t]) => steel.slug !== '2083' && b <= 346 && t <= 96,
  }),
);

/** Guide hole for the pillar or bush (d2 of DIN 16761) by plate width. */
const holeFor = (b: number) => byLimit(b, { 196: 20, 246: 26, 346: 30, 496: 42 }, 54);
const bored = STEELS.slice(0, 2).map((steel) =>
  defineFamily<Plate>({
    key: `delikli-plaka-${steel.slug}`,
    drawing: 'kalip-plakasi',
    sub: 'delikli-plakalar',
    name: `Kolon delikli plaka, ${steel.material}`,
    standard: 'DIN 16760 / ISO 6753',
    material: steel.material,
    hardness: steel.hardness,
    summary:
      'Dört kolon deliği ve bağlama delikleri işlenmiş kalıp plakası. Delikler koordinatlı tezgâhta H7 honlanır; aynı ölçüdeki bütün plakalar üst üste takılır, eşleştirme gerekmez.',
    usage: `Dişi ve erkek plaka olarak kullanılır; kolon deliği DIN 16761 sap çapına uyar. ${steel.use}`,
    notes: NOTES,
    applications: USE.slice(0, 1).concat('Standart kalıp setleri', 'Yedek göz plakası', 'Hızlı prototip kalıpları'),
    keywords: ['delikli kalıp plakası', 'kolon delikli plaka', steel.material.split(' ')[0] ?? ''],
    features: [
      'Kolon delikleri H7, konum ±0,01 mm',
      'Bir delik 2 mm kaçık: ters takılamaz',
      'Kalınlık yüzleri taşlanmış',
      `Malzeme ${steel.material}`,
    ],
    sizes: plates([22, 27, 36, 46, 56, 66, 76, 96, 116], FORMATS.slice(0, 24)),
    extra: () => plates(steps(20, 140, 5), FORMATS.slice(0, 24)),
    code: (s) => `D${steel.prefix.slice(1)}-${codeSize(...s)}`,
    title: (s) => `Kolon delikli plaka ${size(...s)} mm, ${steel.material.split(' ')[0]}`,
    line: (s) =>
      `Kolon delikli kalıp plakası ${size(...s)} mm, ${steel.material}; dört delik Ø${holeFor(s[0])} mm H7, yaklaşık ${tr(mass(s[0] * s[1] * s[2]))} kg.`,
    specs: (s) => [
      dim('Genişlik (b)', s[0]),
      dim('Boy (l)', s[1]),
      dim('Kalınlık (t)', s[2]),
      dim('Kolon deliği', holeFor(s[0])),
      dim('Ağırlık (yaklaşık)', mass(s[0] * s[1] * s[2]), 'kg'),
      dim('Delik toleransı', 'H7', ''),
      dim('Delik konumu', '±0,01'),
    ],
    usd: ([b, l, t]) =>
      Math.max(b, l) >= 496 ? null : 58 + steel.usd * 1.15 * b * l * t * DENSITY + 0.00012 * b * l + 0.3 * t,
    stocked: ([b, , t]) => b <= 296 && t <= 66,
  }),
);

/** Spacer block width by plate width, after the standard mould bases. */
const riserWidth = (b: number) => byLimit(b, { 156: 26, 196: 32, 246: 38, 296: 48, 396: 58, 496: 72 }, 92);
type Riser = [length: number, width: number, height: number];
const risers = (heights: number[]): Riser[] =>
  FORMATS.flatMap(([b, l]) => heights.map((h): Riser => [l, riserWidth(b), h])).filter(
    (s, i, all) => all.findIndex((o) => o.join() === s.join()) === i,
  );
const riser = defineFamily<Riser>({
  key: 'dt-destek-takozu',
  drawing: 'destek-takozu',
  sub: 'destek-takozlari',
  name: 'Destek takozu',
  standard: 'DIN 16760',
  material: '1.1730 (C45W)',
  hardness: '640 N/mm²',
  summary:
    'İtici grubuna çalışma boşluğu açan paralel takoz. Çift olarak aynı bağlamada taşlanır; kalıp grubunun yüksekliği eşit kalır.',
  usage: 'Yükseklik, itici plakaların toplam kalınlığına itme stroku ve 5 mm emniyet payı eklenerek seçilir.',
  notes: [
    'Takozlar çift sipariş edilir; yükseklik farkı 0,01 mm içindedir.',
    'Orta boşluk genişse destek ayağı eklenir.',
    'Cıvata delikleri kalıp serisine göre açılır.',
  ],
  features: ['Yükseklik taşlanmış, +0,02 / 0 mm', 'Çift olarak eş yükseklikte', 'Bağlama delikli', 'Kenarlar pahlı'],
  applications: ['İtici boşluğu', 'Standart kalıp setleri', 'Fikstür yükseltme'],
  keywords: ['destek takozu', 'paralel takoz', 'kalıp takozu'],
  sizes: risers([46, 56, 66, 76, 96, 116]),
  extra: () => risers(steps(40, 160, 5)),
  code: (s) => `DT-${codeSize(...s)}`,
  title: (s) => `Destek takozu ${size(...s)} mm`,
  line: (s) =>
    `Paralel destek takozu; boy ${s[0]} mm, genişlik ${s[1]} mm, yükseklik ${s[2]} mm, yaklaşık ${tr(mass(s[0] * s[1] * s[2]))} kg. Yüksekliği taşlanmış.`,
  specs: (s) => [
    dim('Boy (l)', s[0]),
    dim('Genişlik (b)', s[1]),
    dim('Yükseklik (h)', s[2]),
    dim('Ağırlık (yaklaşık)', mass(s[0] * s[1] * s[2]), 'kg'),
    dim('Yükseklik toleransı', '+0,02 / 0'),
  ],
  usd: ([l, b, h]) => (l >= 546 ? null : 6 + 3.6 * l * b * h * DENSITY + 0.02 * l),
  stocked: ([l, , h]) => l <= 396 && h <= 96,
});

type Post = [d: number, height: number];
const post = defineFamily<Post>({
  key: 'da-destek-ayagi',
  drawing: 'destek-ayagi',
  sub: 'destek-ayaklari',
  name: 'Destek ayağı',
  standard: '',
  material: '1.1730 (C45W)',
  hardness: '640 N/mm²',
  summary:
    'Erkek plakayı itici boşluğunun ortasında destekleyen yuvarlak ayak. Enjeksiyon basıncında plakanın eğilmesini, dolayısıyla çapak oluşumunu önler.',
  usage: 'Çap, göz altındaki yüke göre; yükseklik takoz yüksekliğinden 0,02–0,05 mm fazla seçilerek ön yük verilir.',
  notes: [
    'İtici plakalarda ayak çapından 2 mm büyük boşluk açılır.',
    'Ayaklar göz izdüşümünün altına dağıtılır.',
    'Merkez delik ayağı kılavuzlu itici grubunda da kullandırır.',
  ],
  features: ['Alın yüzleri paralel taşlanmış', 'Merkezden dişli', 'Takoz yüksekliklerinde', 'Kesintisiz yük aktarımı'],
  applications: ['Geniş göz alanlı kalıplar', 'Çok gözlü kalıplar', 'Kalıp güçlendirme'],
  keywords: ['destek ayağı', 'destek kolonu', 'takoz ayağı'],
  sizes: pairs([20, 25, 30, 32, 36, 40, 50, 60, 63, 80], [46, 56, 66, 76, 96, 116, 136], (d, h) => h <= d * 4.5),
  extra: () => pairs([20, 25, 30, 32, 36, 40, 50, 60, 63, 80], steps(40, 200, 1), (d, h) => h <= d * 4.5),
  code: (s) => `DA-${codeSize(...s)}`,
  title: (s) => `Destek ayağı Ø${size(...s)} mm`,
  line: ([d, h]) =>
    `Yuvarlak destek ayağı; çap ${d} mm, yükseklik ${h} mm, merkez diş ${byLimit(d, { 25: 'M8', 40: 'M10' }, 'M12')}. Erkek plakanın eğilmesini önler, alın yüzleri taşlanmış.`,
  specs: ([d, h]) => [
    dim('Çap (d)', d),
    dim('Yükseklik (h)', h),
    dim('Merkez diş', byLimit(d, { 25: 'M8', 40: 'M10' }, 'M12'), ''),
    dim('Yükseklik toleransı', '+0,05 / +0,02'),
  ],
  usd: ([d, h]) => 3.2 + 0.000045 * d * d * h + 0.02 * h,
  stocked: ([d, h]) => d <= 50 && h <= 96,
});

export const plateFamilies: FamilySource[] = [...ground, ...bored, riser, post];
