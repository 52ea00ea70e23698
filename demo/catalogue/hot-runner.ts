import { codeNumber, codeSize, pairs, size, steps, tr } from './format.ts';
import { defineFamily, dim, type FamilySource } from './family.ts';

/** Nozzle bodies: outside diameter, melt bore, power; quoted by melt and shot weight, so never priced. */
const BODIES = [
  { d: 16, bore: 4, watt: 180, grams: 30 },
  { d: 22, bore: 6, watt: 240, grams: 80 },
  { d: 28, bore: 8, watt: 320, grams: 200 },
  { d: 34, bore: 10, watt: 420, grams: 450 },
  { d: 42, bore: 14, watt: 560, grams: 1200 },
];
type Nozzle = [d: number, length: number, tip: 'torpido' | 'açık'];
const bodyOf = (d: number) => BODIES.find((row) => row.d === d) ?? BODIES[0]!;
/** Longer bodies carry longer heaters: about 5 W per 10 mm. */
const wattOf = ([d, length]: Nozzle) => bodyOf(d).watt + Math.round(length / 10) * 5;
const nozzles: Nozzle[] = pairs(
  BODIES.map((row) => row.d),
  [46, 56, 66, 76, 96, 116, 136, 156, 196],
  (d, l) => l >= d * 2 && l <= d * 6,
).flatMap(([d, l]): Nozzle[] => [
  [d, l, 'torpido'],
  [d, l, 'açık'],
]);

const nozzle = defineFamily<Nozzle>({
  key: 'sym-sicak-yolluk-memesi',
  drawing: 'sicak-yolluk-memesi',
  sub: 'sicak-yolluk-memeleri',
  picture: ([, , tip]) => (tip === 'açık' ? 'sicak-yolluk-memesi-acik' : 'sicak-yolluk-memesi'),
  name: 'Sıcak yolluk memesi',
  standard: '',
  material: '1.2343 gövde, CuCrZr / TZM uç',
  hardness: 'gövde 48 ±2 HRC',
  summary:
    'Isıtmalı sıcak yolluk memesi, 230 V. Eriyiği kalıp gözüne kadar sıcak tutar, soğuk yolluk artığını ortadan kaldırır. Rezistans ve termokupl önden değiştirilebilir.',
  usage:
    'Gövde çapı gramaja, uç tipi malzemeye ve giriş izine göre seçilir: torpido uç küçük iz bırakır, açık uç dolgulu ve kesmeye duyarlı malzemelere uygundur.',
  notes: [
    'Teklif için malzeme, parça gramajı ve giriş noktası sayısı bildirilir.',
    'Meme boyu çalışma sıcaklığında ısıl uzama hesabıyla seçilir.',
    'Cam elyaf dolgulu malzemede sertleştirilmiş uç istenir.',
  ],
  features: ['Gömülü rezistans, 230 V', 'J tipi termokupl', 'Uç önden değişir', 'Dengeli sıcaklık dağılımı ±3 °C'],
  applications: ['Çok gözlü enjeksiyon kalıpları', 'Ambalaj ve kapak kalıpları', 'Otomotiv ve beyaz eşya parçaları'],
  keywords: ['sıcak yolluk memesi', 'sıcak yolluk', 'nozul'],
  sizes: nozzles,
  code: ([d, l, tip]) => `SYM${tip === 'torpido' ? 'T' : 'A'}-${codeSize(d, l)}`,
  title: ([d, l, tip]) => `Sıcak yolluk memesi Ø${size(d, l)} mm, ${tip} uç`,
  line: (s) =>
    `Isıtmalı sıcak yolluk memesi; gövde Ø${s[0]} mm, boy ${s[1]} mm, ${s[2]} uç, ${wattOf(s)} W, 230 V. Yaklaşık ${tr(bodyOf(s[0]).grams)} g gramaja kadar.`,
  specs: (s) => [
    dim('Gövde çapı (d1)', s[0]),
    dim('Boy (L)', s[1]),
    dim('Uç tipi', s[2], ''),
    dim('Akış deliği', bodyOf(s[0]).bore),
    dim('Güç', wattOf(s), 'W'),
    dim('Gramaj (en çok, yaklaşık)', bodyOf(s[0]).grams, 'g'),
    dim('Gerilim', 230, 'V'),
    dim('Çalışma sıcaklığı (en çok)', 400, '°C'),
  ],
  usd: () => null,
  stocked: () => false,
});

/** Two surface loads per size; the unheated end is 10 mm. Power rounded to the trade's steps. */
type Cartridge = [d: number, length: number, watt: number];
const power = (d: number, length: number, load: number) =>
  Math.max(50, Math.round((Math.PI * d * (length - 10) * load) / 100 / 25) * 25);
const cartridges = (lengths: number[]): Cartridge[] =>
  pairs([6.5, 8, 10, 12.5, 16, 20], lengths, (d, l) => l >= d * 4 && l <= d * 32).flatMap(([d, l]) =>
    [...new Set([power(d, l, 8), power(d, l, 14)])].map((w): Cartridge => [d, l, w]),
  );
const cartridge = defineFamily<Cartridge>({
  key: 'kr-kartus-rezistans',
  drawing: 'kartus-rezistans',
  sub: 'kartus-rezistanslar',
  name: 'Kartuş rezistans',
  standard: '',
  material: 'Paslanmaz kılıf 1.4541, MgO dolgu',
  hardness: '',
  summary:
    'Yüksek yoğunluklu kartuş (fişek) rezistans, 230 V. Sıkıştırılmış magnezyum oksit dolgu ısıyı kılıfa hızla iletir; dar deliklerde yüksek güç verir.',
  usage: 'Güç, ısıtılacak kütleye; çap, delik ölçüsüne göre seçilir. Delik H7 açılırsa ömür uzar.',
  notes: [
    'Delik çapı rezistanstan en çok 0,05 mm büyük olmalıdır.',
    'Kablo çıkışı nemden ve yağdan korunur.',
    'İlk çalıştırmada %50 güçle kurutulur.',
  ],
  features: [
    'Çap toleransı -0,02 / -0,06 mm',
    'Cam elyaf yalıtımlı nikel kablo, 1000 mm',
    '230 V, tek faz',
    'Kılıf sıcaklığı 750 °C değerine kadar',
  ],
  applications: ['Sıcak yolluk manifoldları', 'Sıcak plakalar ve çeneler', 'Ambalaj makineleri'],
  keywords: ['kartuş rezistans', 'fişek rezistans', '230 V'],
  sizes: cartridges([40, 50, 60, 80, 100, 125, 130, 160, 200, 250, 300]),
  extra: () => cartridges(steps(40, 500, 5)),
  code: ([d, l, w]) => `KR-${codeSize(d, l)}-${w}`,
  title: ([d, l, w]) => `Kartuş rezistans Ø${size(d, l)} mm, ${w} W, 230 V`,
  line: ([d, l, w]) =>
    `Yüksek yoğunluklu kartuş rezistans; çap ${tr(d)} mm, boy ${l} mm, güç ${w} W, gerilim 230 V, kablo 1000 mm. Paslanmaz kılıflı.`,
  specs: ([d, l, w]) => [
    dim('Çap (d)', d),
    dim('Boy (L)', l),
    dim('Güç', w, 'W'),
    dim('Yüzey yükü', Math.round((w * 1000) / (Math.PI * d * (l - 10))) / 10, 'W/cm²'),
    dim('Gerilim', 230, 'V'),
    dim('Kablo boyu', 1000),
    dim('Çap toleransı', '-0,02 / -0,06'),
  ],
  usd: ([d, l, w]) => 7 + 0.25 * d + 0.03 * l + 0.004 * w,
  stocked: ([d, l]) => d <= 12.5 && l <= 160,
});

type Couple = [d: number, length: number, cable: number];
/** IEC 60584 types with their conductor pair, cable colours and class 1 error. */
const COUPLES = {
  J: { pair: 'Fe-CuNi', hot: 750, plus: 'siyah (+), beyaz (−)' },
  K: { pair: 'NiCr-Ni', hot: 1100, plus: 'yeşil (+), beyaz (−)' },
} as const;
const couple = (key: string, type: 'J' | 'K'): FamilySource => {
  const { pair, hot, plus } = COUPLES[type];
  return defineFamily<Couple>({
    key,
    drawing: type === 'J' ? 'termokupl-j' : 'termokupl-k',
    sub: 'termokupllar',
    name: `Termokupl tip ${type} (${pair})`,
    standard: 'IEC 60584-1',
    material: 'Paslanmaz kılıf 1.4541, MgO yalıtım',
    hardness: '',
    summary: `Mineral izoleli ${type} tipi (${pair}) termokupl. İnce, bükülebilir kılıfı sıcak yolluk memelerinde ve dar kanallarda hızlı ve kararlı sıcaklık ölçümü sağlar.`,
    usage: 'Tip, sıcaklık denetleyicinin ayarıyla aynı olmalıdır. Kılıf çapı küçüldükçe tepki hızlanır.',
    notes: [
      'Bükme yarıçapı kılıf çapının en az 5 katıdır.',
      `Damar renkleri: ${plus} (IEC 60584-3).`,
      'Uzatma kablosu aynı tipten seçilir.',
    ],
    features: [
      'Sınıf 1 doğruluk, ±1,5 °C',
      'Bükülebilir mineral izoleli kılıf',
      'İzole ölçüm ucu',
      'Yağ ve neme dayanıklı geçiş',
    ],
    applications: ['Sıcak yolluk memesi ve manifoldu', 'Kalıp sıcaklık ölçümü', 'Enjeksiyon makinesi kovanı'],
    keywords: ['termokupl', `tip ${type}`, pair],
    sizes: [1, 1.5, 2, 3].flatMap((d) =>
      pairs([50, 100, 150, 200, 300, 500], [1000, 2000]).map(([l, c]): Couple => [d, l, c]),
    ),
    extra: () =>
      [1, 1.5, 2, 3].flatMap((d) =>
        pairs(steps(50, 600, 25), [1000, 2000, 3000, 5000]).map(([l, c]): Couple => [d, l, c]),
      ),
    code: ([d, l, c]) => `TK${type}-${codeNumber(d)}X${l}-${c}`,
    title: ([d, l, c]) => `Termokupl tip ${type} Ø${size(d, l)} mm, kablo ${tr(c / 1000)} m`,
    line: ([d, l, c]) =>
      `${type} tipi (${pair}) mineral izoleli termokupl; kılıf Ø${tr(d)} mm, boy ${l} mm, kablo ${tr(c / 1000)} m, sınıf 1. Bükülebilir uç.`,
    specs: ([d, l, c]) => [
      dim('Kılıf çapı (d)', d),
      dim('Kılıf boyu (L)', l),
      dim('Kablo boyu', c),
      dim('Tip', `${type} (${pair})`, ''),
      dim('Tip ölçüm sınırı', hot, '°C'),
      dim('Doğruluk (sınıf 1)', '±1,5', '°C'),
    ],
    usd: ([d, l, c]) => 8 + 0.011 * l + 0.0014 * c + (d < 1.5 ? 2 : 0),
    stocked: ([, l, c]) => l <= 200 && c === 2000,
  });
};

type Band = [d: number, b: number, watt: number];
const bands = (diameters: number[], widths: number[], loads: number[]): Band[] =>
  pairs(diameters, widths, (d, b) => b <= d * 2.2).flatMap(([d, b]) =>
    [...new Set(loads.map((w) => Math.max(50, Math.round((Math.PI * d * b * w) / 100 / 25) * 25)))].map((w): Band => [
      d,
      b,
      w,
    ]),
  );
const band = defineFamily<Band>({
  key: 'br-bilezik-rezistans',
  drawing: 'bilezik-rezistans',
  sub: 'bilezik-rezistanslar',
  name: 'Bilezik rezistans, mika izoleli',
  standard: '',
  material: 'Paslanmaz gövde 1.4301, mika yalıtım',
  hardness: '',
  summary:
    'Mika izoleli bilezik (kelepçe) rezistans, 230 V. Enjeksiyon makinesi memesi ve kovanını çevreler; kelepçe vidası yüzeye sıkı teması sağlar.',
  usage: 'İç çap kovan çapıyla, genişlik ısıtılacak bölgeyle aynı seçilir. Yüzey yükü 4 W/cm² değerini geçmemelidir.',
  notes: [
    'İlk ısıtmadan sonra kelepçe vidası yeniden sıkılır.',
    'Yüzey temiz ve düzgün olmalıdır.',
    'Bağlantı kapağı topraklanır.',
  ],
  features: ['Paslanmaz gövde', 'Mika yalıtım, 350 °C değerine kadar', 'Vidalı kelepçe', 'Fişli veya kablolu bağlantı'],
  applications: ['Makine memesi ısıtma', 'Ekstruder kovanı', 'Boru ve kap ısıtma'],
  keywords: ['bilezik rezistans', 'kelepçe rezistans', 'mika rezistans'],
  sizes: bands(
    [30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 120, 140, 160, 180, 200],
    [25, 30, 40, 50, 60, 80, 100],
    [2.5],
  ),
  extra: () => bands(steps(30, 250, 5), steps(20, 120, 5), [2.5, 3.5]),
  code: ([d, b, w]) => `BR-${codeSize(d, b)}-${w}`,
  title: ([d, b, w]) => `Bilezik rezistans Ø${size(d, b)} mm, ${w} W, 230 V`,
  line: ([d, b, w]) =>
    `Mika izoleli bilezik rezistans; iç çap ${d} mm, genişlik ${b} mm, güç ${w} W, 230 V. Meme ve kovan ısıtması için, vidalı kelepçeli.`,
  specs: ([d, b, w]) => [
    dim('İç çap (d)', d),
    dim('Genişlik (b)', b),
    dim('Güç', w, 'W'),
    dim('Yüzey yükü', Math.round((w * 1000) / (Math.PI * d * b)) / 10, 'W/cm²'),
    dim('Gerilim', 230, 'V'),
    dim('En yüksek sıcaklık', 350, '°C'),
  ],
  usd: ([d, b, w]) => 5 + 0.05 * d + 0.05 * b + 0.006 * w,
  stocked: ([d, b]) => d <= 100 && b <= 60,
});

export const hotRunnerFamilies: FamilySource[] = [
  nozzle,
  cartridge,
  couple('tkj-termokupl-j', 'J'),
  couple('tkk-termokupl-k', 'K'),
  band,
];
