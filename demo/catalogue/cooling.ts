import { byLimit, codeNumber, pairs, size, steps, tr } from './format.ts';
import { defineFamily, dim, type FamilySource } from './family.ts';

const threadCode = (thread: string) => thread.replace(/[ /×]/g, (c) => (c === '×' ? 'X' : '')).replace(/,/g, '-');
const WATER = ['Enjeksiyon kalıbı su devreleri', 'Sıcaklık şartlandırma cihazı bağlantıları', 'Yağlı ısıtma devreleri'];

/** Bore, hose and hexagon of the 9 / 13 / 19 coupling system by nominal size; threads the trade supplies. */
const COUPLING = [
  { nominal: 9, bore: 9, hose: 9, hex: 17, threads: ['M8×0,75', 'M10×1', 'M14×1,5', 'G1/8', 'G1/4', 'G3/8'] },
  { nominal: 13, bore: 13, hose: 13, hex: 22, threads: ['M14×1,5', 'M16×1,5', 'M24×1,5', 'G1/4', 'G3/8', 'G1/2'] },
  { nominal: 19, bore: 19, hose: 19, hex: 30, threads: ['M24×1,5', 'G1/2', 'G3/4'] },
];
type Nipple = { nominal: number; thread: string; neck: number };
const nipples: Nipple[] = COUPLING.flatMap((c) =>
  pairs(c.threads, [0, 35, 50, 75, 100, 125, 150]).map(([thread, neck]) => ({ nominal: c.nominal, thread, neck })),
);
const hexOf = (nominal: number) => COUPLING.find((c) => c.nominal === nominal)?.hex ?? 17;

const nipple = (
  key: string,
  prefix: string,
  material: string,
  label: 'pirinç' | 'paslanmaz',
  factor: number,
): FamilySource =>
  defineFamily<Nipple>({
    key,
    drawing: label === 'pirinç' ? 'sogutma-nipeli-pirinc' : 'sogutma-nipeli-paslanmaz',
    sub: 'sogutma-nipelleri',
    picture: ({ neck }) =>
      (label === 'pirinç'
        ? (['sogutma-nipeli-pirinc', 'sogutma-nipeli-pirinc-uzun'] as const)
        : (['sogutma-nipeli-paslanmaz', 'sogutma-nipeli-paslanmaz-uzun'] as const))[neck === 0 ? 0 : 1],
    name: `Soğutma nipeli, ${label}`,
    standard: '',
    material,
    hardness: '',
    summary: `${label[0]?.toUpperCase()}${label.slice(1)} soğutma nipeli; kalıbın su kanalına vidalanır, hızlı kaplin tek elle takılır. Uzun boyunlu tipleri plakaya gömülü kanallara ulaşır.`,
    usage:
      'Anma çapı devrenin debisine, diş kalıptaki delik ölçüsüne göre seçilir. Boyun boyu, nipel ağzının plaka yüzeyinden 1–2 mm içeride kalmasına göre alınır.',
    notes: [
      'Metrik ve G dişlerde bakır veya FKM conta, R dişlerde sızdırmazlık bandı kullanılır.',
      'Gömülü nipel, taşıma sırasında kırılmaz.',
      'Giriş ve çıkış renk bileziğiyle ayrılır.',
    ],
    features: [
      'Hızlı kaplin sistemine uygun',
      'Altı köşe gövde, lokma ile sıkılır',
      'Basınç 15 bar değerine kadar',
      'Düz ve uzun boyunlu',
    ],
    applications: WATER,
    keywords: ['soğutma nipeli', 'su nipeli', label],
    sizes: nipples,
    code: (s) => `${prefix}-${s.nominal}-${threadCode(s.thread)}-${s.neck}`,
    title: (s) =>
      `Soğutma nipeli ${label} ${s.nominal} mm, ${s.thread}${s.neck === 0 ? ', kısa' : `, boyun ${s.neck} mm`}`,
    line: (s) =>
      `${label[0]?.toUpperCase()}${label.slice(1)} soğutma nipeli; anma çapı ${s.nominal} mm, diş ${s.thread}, ${s.neck === 0 ? 'kısa tip' : `boyun boyu ${s.neck} mm`}. Hızlı kaplinle kullanılır, 15 bar.`,
    specs: (s) => [
      dim('Anma çapı', s.nominal),
      dim('Diş', s.thread, ''),
      dim('Boyun boyu', s.neck === 0 ? 'kısa' : tr(s.neck), s.neck === 0 ? '' : 'mm'),
      dim('Anahtar ağzı', hexOf(s.nominal)),
      dim('En yüksek basınç', 15, 'bar'),
      dim('En yüksek sıcaklık', 200, '°C'),
    ],
    usd: (s) => (1.1 + 0.11 * s.nominal + 0.028 * s.neck) * factor,
    stocked: (s) => s.nominal <= 13 && s.neck <= 75 && !s.thread.startsWith('M24'),
  });

type Coupling = { nominal: number; angle: 0 | 45 | 90; valve: boolean; end: string };
const couplings: Coupling[] = COUPLING.flatMap((c) =>
  [false, true].flatMap((valve) =>
    pairs([0, 45, 90] as const, [`hortum ${c.hose}`, byLimit(c.nominal, { 9: 'G1/4', 13: 'G1/2' }, 'G3/4')]).map(
      ([angle, end]) => ({ nominal: c.nominal, angle, valve, end }),
    ),
  ),
);

const coupling = (key: string, prefix: string, seal: 'FKM' | 'EPDM'): FamilySource =>
  defineFamily<Coupling>({
    key,
    drawing: 'hizli-kaplin-pirinc',
    sub: 'hizli-kaplinler',
    picture: ({ angle, end }) =>
      `hizli-kaplin-pirinc${angle === 0 ? '' : (`-${angle}` as const)}${end.startsWith('hortum') ? '' : '-disli'}`,
    name: `Hızlı kaplin, ${seal} contalı`,
    standard: '',
    material: `Pirinç CuZn39Pb3, ${seal} conta`,
    hardness: '',
    summary: `Soğutma nipeline tek elle takılan, ${seal} contalı hızlı kaplin. Bilyalı kilit titreşimde açılmaz; vanalı tipte sökünce su akmaz.`,
    usage:
      seal === 'FKM'
        ? 'FKM conta yağ ve 200 °C sıcaklığa kadar su için uygundur. Dar yerde 45° veya 90° dirsekli tip seçilir.'
        : 'EPDM conta sıcak su ve buhar için 150 °C sıcaklığa kadar uygundur; yağda kullanılmaz.',
    notes: [
      'Vanalı kaplin basınç kaybını artırır; yüksek debide vanasız tip seçilir.',
      'Kelepçe hortum ucundaki son tırnağın arkasına sıkılır.',
      'Contalar yılda bir yenilenir.',
    ],
    features: [
      'Tek elle takılır ve sökülür',
      'Bilyalı kilit, titreşime dayanıklı',
      'Düz, 45° ve 90° dirsekli',
      `${seal} conta`,
    ],
    applications: WATER,
    keywords: ['hızlı kaplin', 'soğutma kaplini', seal],
    sizes: couplings,
    code: (s) =>
      `${prefix}-${s.nominal}-${s.valve ? 'V' : 'N'}${s.angle}-${s.end.startsWith('hortum') ? 'H' : threadCode(s.end)}`,
    title: (s) =>
      `Hızlı kaplin ${s.nominal} mm, ${s.angle === 0 ? 'düz' : `${s.angle}°`}, ${s.valve ? 'vanalı' : 'vanasız'}, ${s.end}, ${seal}`,
    line: (s) =>
      `${s.valve ? 'Vanalı' : 'Vanasız'} hızlı kaplin; anma çapı ${s.nominal} mm, ${s.angle === 0 ? 'düz' : `${s.angle}° dirsekli`}, bağlantı ${s.end}, ${seal} contalı. Tek elle takılır.`,
    specs: (s) => [
      dim('Anma çapı', s.nominal),
      dim('Dirsek açısı', s.angle, '°'),
      dim('Vana', s.valve ? 'var' : 'yok', ''),
      dim('Bağlantı', s.end, ''),
      dim('En yüksek basınç', 15, 'bar'),
      dim('En yüksek sıcaklık', seal === 'FKM' ? 200 : 150, '°C'),
    ],
    usd: (s) => (4.2 + 0.32 * s.nominal + (s.valve ? 3.1 : 0) + s.angle * 0.035) * (seal === 'FKM' ? 1.12 : 1),
    stocked: (s) => s.nominal <= 13,
  });

/** DIN 906: length l and socket s per thread. */
const PLUGS: [thread: string, l: number, s: number][] = [
  ['M8×1', 8, 4],
  ['M10×1', 8, 5],
  ['M12×1,5', 10, 6],
  ['M14×1,5', 10, 7],
  ['M16×1,5', 10, 8],
  ['M18×1,5', 10, 8],
  ['M20×1,5', 10, 10],
  ['M22×1,5', 10, 10],
  ['M24×1,5', 12, 12],
  ['M26×1,5', 12, 12],
  ['M30×1,5', 12, 17],
  ['R1/8', 8, 5],
  ['R1/4', 10, 7],
  ['R3/8', 10, 8],
  ['R1/2', 10, 10],
  ['R3/4', 12, 12],
  ['R1', 16, 17],
];
type Plug = (typeof PLUGS)[number];
const PLUG_MATERIALS = [
  ['celik', 'BTC', 'çelik', 'Çelik, sementasyonlu', 1],
  ['pirinc', 'BTP', 'pirinç', 'Pirinç CuZn39Pb3', 1.7],
  ['paslanmaz', 'BTA', 'paslanmaz', 'Paslanmaz çelik A4 (1.4401)', 2.9],
] as const;
const plugs = PLUG_MATERIALS.map(([slug, prefix, label, material, factor]) =>
  defineFamily<Plug>({
    key: `boru-tapasi-${slug}`,
    drawing: `boru-tapasi-${slug}`,
    sub: 'boru-tapalari',
    name: `Boru tapası DIN 906, ${label}`,
    standard: 'DIN 906',
    material,
    hardness: '',
    summary: `Konik dişli, içten altı köşe ${label} boru tapası. Soğutma kanallarının delik ağızlarını plaka yüzeyinin altında kapatır; konik diş sıkıldıkça sızdırmazlık artar.`,
    usage: 'Diş, matkapla açılan kanal çapına göre seçilir: 8 mm kanala R1/8, 11 mm kanala R1/4, 14 mm kanala R3/8.',
    notes: [
      'Dişe sızdırmazlık bandı veya sıvı conta sürülür.',
      'Aşırı sıkma plakayı çatlatabilir.',
      'Silindirik dişli delikte de kullanılabilir.',
    ],
    features: [
      'Konik diş, başsız',
      'Alyan anahtarla sıkılır',
      'Plaka yüzeyine gömülür',
      `${label[0]?.toUpperCase()}${label.slice(1)} gövde`,
    ],
    applications: ['Soğutma kanalı ağızları', 'Hidrolik blok tapası', 'Yağlama kanalı'],
    keywords: ['boru tapası', 'kör tapa', 'DIN 906', label],
    sizes: PLUGS,
    code: ([t]) => `${prefix}-${threadCode(t)}`,
    title: ([t]) => `Boru tapası ${t}, DIN 906, ${label}`,
    line: ([t, l, s]) =>
      `Konik dişli ${label} boru tapası; diş ${t}, boy ${l} mm, alyan ${s} mm. Soğutma kanalını plaka yüzeyinin altında kapatır, DIN 906.`,
    specs: ([t, l, s]) => [dim('Diş', t, ''), dim('Boy (L)', l), dim('Alyan (s)', s)],
    usd: ([, l, s]) => (0.18 + 0.012 * s * s + 0.01 * l) * factor,
    stocked: () => true,
  }),
);

/** Baffle plugs: pipe thread with the hole its blade divides; brass blade 0,3 mm narrower than the hole. */
const BAFFLES: [thread: string, hole: number][] = [
  ['R1/8', 8],
  ['R1/4', 11],
  ['R3/8', 14],
  ['R1/2', 18],
  ['R3/4', 24],
  ['R1', 30],
];
type Baffle = { thread: string; hole: number; length: number };
const baffle = (key: string, prefix: string, twisted: boolean): FamilySource =>
  defineFamily<Baffle>({
    key,
    drawing: twisted ? 'sogutma-perdesi-burgulu' : 'sogutma-perdesi-duz',
    sub: 'sogutma-perdeleri',
    name: twisted ? 'Soğutma perdesi, burgulu' : 'Soğutma perdesi, düz',
    standard: 'DIN 906 dişli',
    material: 'Pirinç perde, çelik tapa',
    hardness: '',
    summary: `Kör soğutma deliğini ikiye bölen ${twisted ? 'burgulu' : 'düz'} perdeli tapa. Su perdenin bir yüzünden yükselir, ucundan dönüp öbür yüzünden iner; maçanın ucuna kadar soğutma sağlar.${twisted ? ' Burgu türbülansı artırır.' : ''}`,
    usage:
      'Diş delik çapına göre seçilir; perde boyu delik dibine delik çapının yarısı kadar mesafe kalacak biçimde kesilir.',
    notes: [
      'Perde, su akışına dik konumda durmalıdır; tapadaki çizgi yönü gösterir.',
      'Boy makasla kısaltılabilir.',
      'Kireçli suda yılda bir temizlenir.',
    ],
    features: [
      'Pirinç perde, paslanmaz',
      'Delik çapına oturan genişlik',
      'Kısaltılabilir boy',
      twisted ? 'Burgulu: türbülanslı akış' : 'Düz: düşük basınç kaybı',
    ],
    applications: ['Derin maça soğutması', 'Sıra maçalı kalıplar', 'Kova ve kasa kalıpları'],
    keywords: ['soğutma perdesi', 'perdeli tapa', 'maça soğutma'],
    sizes: pairs(BAFFLES, [75, 100, 125, 150, 200, 250, 300]).map(([[thread, hole], length]) => ({
      thread,
      hole,
      length,
    })),
    code: (s) => `${prefix}-${threadCode(s.thread)}X${s.length}`,
    title: (s) => `${twisted ? 'Burgulu' : 'Düz'} soğutma perdesi ${s.thread}, boy ${s.length} mm`,
    line: (s) =>
      `${twisted ? 'Burgulu' : 'Düz'} soğutma perdesi; tapa ${s.thread}, delik Ø${s.hole} mm, perde boyu ${s.length} mm. Kör delikte suyu uca kadar taşır.`,
    specs: (s) => [
      dim('Diş', s.thread, ''),
      dim('Delik çapı', s.hole),
      dim('Perde boyu (L)', s.length),
      dim('Perde genişliği (b)', s.hole - 0.3),
      dim('En yüksek sıcaklık', 150, '°C'),
    ],
    usd: (s) => (1.9 + 0.11 * s.hole + 0.012 * s.length) * (twisted ? 1.35 : 1),
    stocked: (s) => s.hole <= 14 && s.length <= 200,
  });

type Spiral = [d: number, length: number];
const spiral = (key: string, prefix: string, starts: 1 | 2): FamilySource =>
  defineFamily<Spiral>({
    key,
    drawing: starts === 1 ? 'spiral-sogutucu-tek' : 'spiral-sogutucu-cift',
    sub: 'spiral-sogutucular',
    name: `Spiral soğutucu, ${starts === 1 ? 'tek' : 'çift'} ağızlı`,
    standard: '',
    material: starts === 1 ? 'Alüminyum EN AW-6082' : 'POM-C (cam elyaflı)',
    hardness: '',
    summary: `${starts === 1 ? 'Tek ağızlı spiral göbek: su ortadan yükselir, spiralden döner' : 'Çift ağızlı spiral göbek: su bir kanaldan çıkar, öbür kanaldan döner'}. Maçanın bütün çevresini eşit soğutur; çevrim süresini perdeli soğutmaya göre kısaltır.`,
    usage: 'Çap maça deliğinden 0,1 mm küçük seçilir; boy maça dibine 2–3 mm kalacak biçimde kesilir.',
    notes: [
      'Taban O-ring ile sızdırmaz hâle getirilir.',
      'Uç, kesildikten sonra çapaksız bırakılır.',
      'Hatveye göre basınç kaybı hesaba katılır.',
    ],
    features: [
      starts === 1 ? 'Orta kanaldan besleme' : 'İki eş spiral kanal',
      'Çevresel eşit soğutma',
      'Boyu kesilebilir',
      'Korozyona dayanıklı',
    ],
    applications: ['Silindirik maça soğutması', 'Kapak ve bardak kalıpları', 'Medikal ve ambalaj kalıpları'],
    keywords: ['spiral soğutucu', 'spiral göbek', 'maça soğutma'],
    sizes: pairs(
      [8, 10, 12, 14, 16, 18, 20, 24, 25, 30, 35, 40, 50],
      [50, 75, 100, 125, 150, 200],
      (d, l) => l >= d * 2.5 && l <= d * 12,
    ),
    extra: () => pairs(steps(8, 50, 1), steps(40, 250, 10), (d, l) => l >= d * 2.5 && l <= d * 12),
    code: ([d, l]) => `${prefix}-${codeNumber(d)}X${codeNumber(l)}`,
    title: (s) => `Spiral soğutucu Ø${size(...s)} mm, ${starts === 1 ? 'tek' : 'çift'} ağızlı`,
    line: ([d, l]) =>
      `${starts === 1 ? 'Tek' : 'Çift'} ağızlı spiral soğutma göbeği; çap ${d} mm, boy ${l} mm. Maçayı çevresinden eşit soğutur, boyu kesilebilir.`,
    specs: ([d, l]) => [
      dim('Çap (d1)', d),
      dim('Boy (L)', l),
      dim('Hatve', Math.max(5, Math.round(d * 0.5))),
      dim('Ağız sayısı', starts, ''),
      dim('Çap toleransı', '-0,1 / -0,2'),
    ],
    usd: ([d, l]) => (5 + 0.24 * d + 0.0016 * d * l) * (starts === 1 ? 1 : 1.15),
    stocked: ([d, l]) => d <= 25 && l <= 125,
  });

export const coolingFamilies: FamilySource[] = [
  nipple('snp-sogutma-nipeli-pirinc', 'SNP', 'Pirinç CuZn39Pb3', 'pirinç', 1),
  nipple('sna-sogutma-nipeli-paslanmaz', 'SNA', 'Paslanmaz çelik 1.4305', 'paslanmaz', 2.4),
  coupling('hkf-hizli-kaplin-fkm', 'HKF', 'FKM'),
  coupling('hke-hizli-kaplin-epdm', 'HKE', 'EPDM'),
  ...plugs,
  baffle('spd-sogutma-perdesi-duz', 'SPD', false),
  baffle('spb-sogutma-perdesi-burgulu', 'SPB', true),
  spiral('ss1-spiral-sogutucu', 'SS1', 1),
  spiral('ss2-spiral-sogutucu', 'SS2', 2),
];
