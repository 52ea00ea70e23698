import { codeSize, size, steps, tr } from './format.ts';
import { defineFamily, dim, type FamilySource } from './family.ts';

type Ring = { cord: number; id: number; dash: string };

/** AS568 / ISO 3601-1 inside diameters in inches: the standard's runs with their step, rounded as printed there. */
const RUNS: [cord: number, firstDash: number, first: number, step: number, count: number][] = [
  [1.78, 8, 0.176, 0, 1],
  [1.78, 9, 0.208, 0, 1],
  [1.78, 10, 0.239, 0, 1],
  [1.78, 11, 0.301, 0.0625, 18],
  [1.78, 29, 1.489, 0.125, 13],
  [1.78, 42, 3.239, 0.25, 9],
  [2.62, 108, 0.237, 0, 1],
  [2.62, 109, 0.299, 0.0625, 41],
  [2.62, 150, 2.862, 0.125, 2],
  [2.62, 152, 3.237, 0.25, 10],
  [3.53, 206, 0.484, 0.0625, 17],
  [3.53, 223, 1.609, 0.125, 24],
  [5.33, 312, 0.6, 0.0625, 13],
  [5.33, 325, 1.475, 0.125, 20],
];
const thousandth = (inch: number) => Math.floor(inch * 1000 + 0.5 + 1e-9) / 1000;
const RINGS: Ring[] = RUNS.flatMap(([cord, firstDash, first, step, count]) =>
  Array.from({ length: count }, (_, i) => ({
    cord,
    id: Math.round(thousandth(first + i * step) * 2540) / 100,
    dash: String(firstDash + i).padStart(3, '0'),
  })),
);

const COMPOUNDS = [
  {
    slug: 'fkm',
    label: 'FKM',
    name: 'FKM (Viton tipi)',
    hardness: '75 ±5 Shore A',
    cold: -15,
    hot: 200,
    factor: 3.4,
    use: 'Yağ, sıcak su ve 200 °C sıcaklığa kadar kalıp şartlandırma devrelerinde seçilir.',
  },
  {
    slug: 'nbr',
    label: 'NBR',
    name: 'NBR (nitril kauçuk)',
    hardness: '70 ±5 Shore A',
    cold: -30,
    hot: 100,
    factor: 1,
    use: 'Mineral yağ, hava ve 100 °C sıcaklığa kadar su devrelerinde seçilir.',
  },
  {
    slug: 'epdm',
    label: 'EPDM',
    name: 'EPDM (peroksit kürlü)',
    hardness: '70 ±5 Shore A',
    cold: -45,
    hot: 150,
    factor: 1.5,
    use: 'Sıcak su, buhar ve glikollü devrelerde seçilir; mineral yağda kullanılmaz.',
  },
];

export const oRingFamilies: FamilySource[] = COMPOUNDS.map((c) =>
  defineFamily<Ring>({
    key: `o-ring-${c.slug}`,
    drawing: c.slug === 'fkm' ? 'o-ring-fkm' : 'o-ring',
    sub: 'o-ringler',
    name: `O-ring ISO 3601, ${c.label}`,
    standard: 'ISO 3601-1',
    material: c.name,
    hardness: c.hardness,
    summary: `${c.name} malzemeden, ISO 3601 ölçülerinde O-ring. Plaka geçişlerinde, maça tabanlarında ve spiral soğutucularda su sızdırmazlığı sağlar.`,
    usage: `${c.use} Statik yuvada kesit %15–25 kadar sıkıştırılır.`,
    notes: [
      'Yuva yüzeyi Ra ≤ 1,6 µm, kenarları çapaksız olmalıdır.',
      'Takarken en çok %5 gerdirilir.',
      'Kalıp her söküldüğünde O-ringler yenilenir.',
    ],
    features: [
      `${c.cold} ile +${c.hot} °C arası çalışma`,
      `Sertlik ${c.hardness}`,
      'Çapaksız yüzey, N sınıfı',
      'AS568 ve ISO 3601 ile aynı ölçüler',
    ],
    applications: ['Soğutma kanalı plaka geçişleri', 'Maça ve spiral soğutucu tabanı', 'Hidrolik maça silindirleri'],
    keywords: ['o-ring', c.label, 'ISO 3601', 'sızdırmazlık'],
    sizes: RINGS,
    // Metric rings beside the inch series: cords 1,5 to 5 mm in whole-millimetre inside diameters.
    extra: () =>
      [1, 1.5, 2, 2.5, 3, 4, 5].flatMap((cord) =>
        steps(Math.ceil(cord * 3), Math.round(cord * 50), 1).map((id) => ({ cord, id, dash: 'metrik' })),
      ),
    code: (s) => `OR${c.label[0] ?? ''}-${codeSize(s.id, s.cord)}`,
    title: (s) => `O-ring ${size(s.id, s.cord)} mm, ${c.label}`,
    line: (s) =>
      `${c.label} O-ring; iç çap ${tr(s.id)} mm, kesit ${tr(s.cord)} mm, ${c.hardness}. Soğutma devrelerinde ${c.hot} °C sıcaklığa kadar sızdırmazlık.`,
    specs: (s) => [
      dim('İç çap (d1)', s.id),
      dim('Kesit (d2)', s.cord),
      dim('AS568 numarası', s.dash, ''),
      dim('Yuva derinliği (statik)', Math.round(s.cord * 78) / 100),
      dim('En düşük sıcaklık', c.cold, '°C'),
      dim('En yüksek sıcaklık', c.hot, '°C'),
    ],
    usd: (s) => (0.05 + 0.0011 * (s.id + s.cord) * s.cord) * c.factor,
    stocked: (s) => s.id <= 60,
  }),
);
