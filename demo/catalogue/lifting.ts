import { tr } from './format.ts';
import { defineFamily, dim, type FamilySource, type Recipe } from './family.ts';

/**
 * DIN 580 / DIN 582 tables: eye outside d3, eye inside d4, height h, thread length l (580), WLL in kg for one leg and
 * for two legs at 45°, each bolt.
 */
const EYES = [
  { m: 'M8', d3: 36, d4: 20, h: 36, l: 13, one: 140, two: 100 },
  { m: 'M10', d3: 45, d4: 25, h: 45, l: 17, one: 230, two: 170 },
  { m: 'M12', d3: 54, d4: 30, h: 53, l: 20.5, one: 340, two: 240 },
  { m: 'M16', d3: 63, d4: 35, h: 62, l: 27, one: 700, two: 500 },
  { m: 'M20', d3: 72, d4: 40, h: 71, l: 30, one: 1200, two: 860 },
  { m: 'M24', d3: 90, d4: 50, h: 90, l: 36, one: 1800, two: 1290 },
  { m: 'M30', d3: 108, d4: 60, h: 109, l: 45, one: 3200, two: 2300 },
  { m: 'M36', d3: 126, d4: 70, h: 128, l: 54, one: 4600, two: 3300 },
  { m: 'M42', d3: 144, d4: 80, h: 147, l: 63, one: 6300, two: 4500 },
  { m: 'M48', d3: 166, d4: 90, h: 168, l: 68, one: 8600, two: 6100 },
  { m: 'M56', d3: 184, d4: 100, h: 187, l: 78, one: 11500, two: 8200 },
  { m: 'M64', d3: 206, d4: 110, h: 208, l: 90, one: 16000, two: 11000 },
];
type Eye = (typeof EYES)[number];
const threadOf = (m: string) => Number(m.slice(1));

const SAFETY = [
  'Diş tam boyunca, oturma yüzeyine boşluksuz ve elle sıkılır.',
  'Yan çekme yapılmaz; yük 45° açının dışına çıkacaksa döner mapa kullanılır.',
  'Kullanmadan önce çatlak, eğilme ve diş aşınması gözle denetlenir.',
];
const USE = ['Kalıp taşıma ve bağlama', 'Plaka çevirme', 'Makine ve aparat kaldırma'];

const eye = (nut: boolean, stainless: boolean): FamilySource => {
  const standard = nut ? 'DIN 582' : 'DIN 580';
  const noun = nut ? 'Mapa somunu' : 'Mapa';
  const label = stainless ? 'A2 paslanmaz' : 'C15E çelik';
  const recipe: Recipe<Eye> = {
    key: `${nut ? 'mapa-somunu' : 'mapa'}-${stainless ? 'a2' : 'c15e'}`,
    drawing: nut ? 'mapa-somunu' : 'mapa',
    sub: nut ? 'mapa-somunlari' : 'mapalar',
    name: `${noun} ${standard}, ${label}`,
    standard,
    material: stainless ? 'A2 (1.4301)' : 'C15E (1.1141), galvanizli',
    hardness: '',
    summary: `${standard} kaldırma ${nut ? 'somunu; saplama veya cıvata ucuna takılır' : 'mapası; kalıp ve plakalara vidalanır'}. Gövde tek parça dövülmüştür, üzerinde diş ölçüsü, üretici işareti ve taşıma yükü kabartmalıdır.`,
    usage:
      'Yük değeri tek kolda dik çekiş ve iki kolda 45° açı için verilmiştir; güvenlik katsayısı 6 alınmıştır. Sık söküp takılan yerde bir büyük diş seçilir.',
    notes: SAFETY,
    applications: USE,
    keywords: [nut ? 'mapa somunu' : 'mapa', standard, 'kaldırma', label],
    features: [
      'Dövme tek parça gövde',
      'Taşıma yükü üzerinde kabartmalı',
      '-20 ile +200 °C arası tam yük',
      stainless ? 'Paslanmaz, gıda ve medikal tesislere uygun' : 'Galvanizli yüzey',
    ],
    sizes: stainless ? EYES.slice(0, 8) : EYES,
    code: (s) => `${nut ? 'MS' : 'MP'}${stainless ? 'A' : 'C'}-${s.m}`,
    title: (s) => `${noun} ${s.m}, ${standard}, ${label}`,
    line: (s) =>
      `${standard} kaldırma ${nut ? 'somunu' : 'mapası'} ${s.m}, ${label}; dik çekişte ${tr(s.one)} kg, iki kolda 45° açıda mapa başına ${tr(s.two)} kg taşır.`,
    specs: (s) => [
      dim('Diş', s.m, ''),
      dim('Taşıma yükü (dik, tek kol)', s.one, 'kg'),
      dim('Taşıma yükü (45°, mapa başına)', s.two, 'kg'),
      dim('Halka dış çapı (d3)', s.d3),
      dim('Halka iç çapı (d4)', s.d4),
      dim('Yükseklik (h)', s.h),
      ...(nut ? [] : [dim('Diş boyu (l)', s.l)]),
      dim('Güvenlik katsayısı', 6, ''),
    ],
    usd: (s) => (threadOf(s.m) > 48 ? null : (1 + 0.0016 * threadOf(s.m) ** 2.7) * (stainless ? 2.6 : 1)),
    stocked: (s) => threadOf(s.m) <= 30,
  };
  return defineFamily(recipe);
};

/**
 * Swivel hoist rings: WLL in kg in every direction per thread, after the makers' own ratings (no DIN table exists), two
 * thread lengths.
 */
const SWIVELS = [
  { m: 'M8', wll: 300, torque: 10 },
  { m: 'M10', wll: 630, torque: 10 },
  { m: 'M12', wll: 1000, torque: 25 },
  { m: 'M16', wll: 1500, torque: 60 },
  { m: 'M20', wll: 2500, torque: 115 },
  { m: 'M24', wll: 4000, torque: 190 },
  { m: 'M30', wll: 5000, torque: 330 },
  { m: 'M36', wll: 7000, torque: 590 },
  { m: 'M42', wll: 10000, torque: 925 },
  { m: 'M48', wll: 20000, torque: 1050 },
];
type Swivel = (typeof SWIVELS)[number] & { length: number };
const swivel = defineFamily<Swivel>({
  key: 'dm-doner-mapa',
  drawing: 'doner-mapa',
  sub: 'doner-mapalar',
  name: 'Döner mapa',
  standard: 'EN 1677-1',
  material: 'Alaşımlı çelik, sınıf 8',
  hardness: '34–40 HRC',
  summary:
    '360° dönen ve 180° yatan kaldırma halkası. Her yönde tam yük taşır; kalıp çevirme ve yan çekme işlerinde sabit mapanın yerini alır. Cıvata düşmeye karşı emniyetlidir.',
  usage:
    'Taşıma yükü en elverişsiz yönde geçerlidir. Diş boyu, çelikte çapın en az 1 katı, dökümde 1,25 katı, alüminyumda 2 katı kavrayacak biçimde seçilir.',
  notes: [
    'Cıvata, tabloda verilen torkla sıkılır.',
    'Halka yük yönüne kendiliğinden dönebilmelidir.',
    'Yılda bir yetkili kişi denetiminden geçirilir.',
  ],
  features: [
    'Güvenlik katsayısı 4',
    'Her yönde tam yük',
    'Toz boyalı, aşınma işaretli',
    'Her parça yük testinden geçmiş ve seri numaralı',
  ],
  applications: ['Kalıp çevirme ve dik taşıma', 'Ağır plaka taşıma', 'Makine montajı'],
  keywords: ['döner mapa', 'döner halka', 'kaldırma halkası'],
  sizes: SWIVELS.flatMap((row) => [1.5, 2, 3].map((f) => ({ ...row, length: Math.round(threadOf(row.m) * f) }))),
  code: (s) => `DM-${s.m}X${s.length}`,
  title: (s) => `Döner mapa ${s.m}×${s.length} mm, ${tr(s.wll)} kg`,
  line: (s) =>
    `360° döner kaldırma halkası ${s.m}; diş boyu ${s.length} mm, her yönde ${tr(s.wll)} kg taşıma yükü, sıkma torku ${s.torque} Nm. Güvenlik katsayısı 4.`,
  specs: (s) => [
    dim('Diş', s.m, ''),
    dim('Diş boyu (L)', s.length),
    dim('Taşıma yükü (her yönde)', s.wll, 'kg'),
    dim('Sıkma torku', s.torque, 'Nm'),
    dim('Güvenlik katsayısı', 4, ''),
    dim('En yüksek sıcaklık', 200, '°C'),
  ],
  usd: (s) => (threadOf(s.m) > 36 ? null : 24 + 0.05 * threadOf(s.m) ** 2.2 + 0.1 * s.length),
  stocked: (s) => threadOf(s.m) <= 24,
});

export const liftingFamilies: FamilySource[] = [
  eye(false, false),
  eye(false, true),
  swivel,
  eye(true, false),
  eye(true, true),
];
