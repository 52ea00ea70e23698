import { byLimit, codeNumber, codeSize, pairs, size, steps, tr } from './format.ts';
import { defineFamily, dim, type FamilySource } from './family.ts';

/** DIN 16752 / ISO 10072: shank d1 with head d2 × k and the bores sold for it; head values follow trade catalogues. */
const SHANKS = [
  { d1: 12, d2: 28, k: 10, bores: [2.5, 3.5], lengths: [22, 27, 36, 46, 56, 66, 76] },
  { d1: 18, d2: 38, k: 15, bores: [2.5, 3.5, 4.5, 5.5], lengths: [22, 27, 36, 46, 56, 66, 76, 86, 96, 116] },
  { d1: 24, d2: 48, k: 18, bores: [3.5, 4.5, 6.5, 8.5], lengths: [27, 36, 46, 56, 66, 76, 86, 96, 116, 136] },
];
type Sprue = [d1: number, length: number, bore: number];
const SPRUES: Sprue[] = SHANKS.flatMap((s) => pairs(s.lengths, s.bores).map(([l, b]): Sprue => [s.d1, l, b]));
const shankOf = (d1: number) => SHANKS.find((s) => s.d1 === d1) ?? SHANKS[0]!;
/** Outlet of the conical runner: 1° per side over shank and head. */
const outlet = ([d1, l, bore]: Sprue) =>
  Math.round((bore + 2 * (l + shankOf(d1).k) * Math.tan(Math.PI / 180)) * 10) / 10;

function sprue(radius: number): FamilySource {
  const flat = radius === 0;
  const contact = flat ? 'düz alın yüzeyli' : `R ${tr(radius)} mm meme radyuslu`;
  const short = flat ? 'düz' : `R ${tr(radius)}`;
  return defineFamily<Sprue>({
    key: flat ? 'yb-yolluk-burcu-duz' : `ybr-yolluk-burcu-r${codeNumber(radius)}`,
    drawing: flat ? 'yolluk-burcu' : 'yolluk-burcu-radyus',
    sub: flat ? 'duz-yolluk-burclari' : 'radyuslu-yolluk-burclari',
    name: `Yolluk burcu DIN 16752, ${short}`,
    standard: 'DIN 16752 / ISO 10072',
    material: '1.2826 (60MnSiCr4)',
    hardness: '54 ±2 HRC',
    summary: `Konik delikli, ${contact} yolluk burcu. Makine memesinden gelen eriyiği kalıba taşır; konik delik yolluğun kopmadan çekilmesini sağlar. Delik eksen boyunca parlatılmıştır.`,
    usage: flat
      ? 'Düz memeli makinelerde ve sıcak yolluk girişlerinde kullanılır. Delik çapı meme deliğinden 0,5–1 mm büyük seçilir.'
      : 'Burç radyusu makine memesinin radyusundan 0,5–1 mm büyük, giriş deliği meme deliğinden 0,5–1 mm büyük seçilir.',
    notes: [
      'Burç, dönmeye karşı pim veya düz yüzeyle emniyete alınır.',
      'Kafa, merkezleme flanşıyla arkadan tutulur.',
      'Boy, ayrılma yüzeyine göre taşlanarak tamamlanır.',
    ],
    features: [
      'Sertleştirilmiş gövde, 54 ±2 HRC',
      'Parlatılmış konik delik, yan başına 1°',
      `${flat ? 'Düz alın' : `R ${tr(radius)} mm`} oturma yüzeyi`,
      'Gövde k6 toleransında taşlanmış',
    ],
    applications: ['Soğuk yolluklu enjeksiyon kalıpları', 'Üç plakalı kalıplar', 'Kalıp bakımı ve yenileme'],
    keywords: ['yolluk burcu', 'DIN 16752', 'ISO 10072', short],
    sizes: SPRUES,
    extra: () =>
      SHANKS.flatMap((s) => pairs(steps(20, s.d1 === 12 ? 80 : 140, 5), s.bores).map(([l, b]): Sprue => [s.d1, l, b])),
    code: (s) => `${flat ? 'YB' : `YBR${codeNumber(radius)}`}-${codeSize(...s)}`,
    title: ([d1, l, b]) => `Yolluk burcu Ø${size(d1, l)} mm, delik ${tr(b)} mm, ${short}`,
    line: ([d1, l, b]) =>
      `${contact[0]?.toUpperCase()}${contact.slice(1)} yolluk burcu; gövde Ø${d1} mm, boy ${l} mm, giriş deliği Ø${tr(b)} mm, konik 1°. DIN 16752 / ISO 10072.`,
    specs: (s) => {
      const shank = shankOf(s[0]);
      return [
        dim('Gövde çapı (d1)', s[0]),
        dim('Gövde boyu (L)', s[1]),
        dim('Giriş deliği (d3)', s[2]),
        dim('Çıkış deliği (yaklaşık)', outlet(s)),
        dim('Kafa çapı (d2)', shank.d2),
        dim('Kafa yüksekliği (k)', shank.k),
        flat ? dim('Alın yüzeyi', 'düz', '') : dim('Meme radyusu (R)', radius),
        dim('Konik açı (yan başına)', 1, '°'),
        dim('Gövde toleransı', 'k6', ''),
      ];
    },
    usd: ([d1, l, b]) => 9 + 0.42 * d1 + 0.075 * l + 0.3 * b + (flat ? 0 : 1.2),
    stocked: ([d1, l]) => d1 <= 18 && l <= 86,
  });
}

type Ring = [d1: number, bore: number, height: number];
/** DIN ISO 10907-1 outside diameters of the machine plates in use; screw circle grows with the diameter. */
const RINGS = [60, 80, 90, 100, 110, 120, 125, 150, 160, 175, 200, 250];
const rings = (bores: number[], heights: number[]): Ring[] =>
  RINGS.flatMap((d1) => pairs(bores, heights, (bore) => bore <= d1 * 0.6).map(([b, h]): Ring => [d1, b, h]));
const screwCircle = (d1: number) => d1 - byLimit(d1, { 60: 14, 110: 20 }, 25);
const screw = (d1: number) => byLimit(d1, { 60: 'M5', 125: 'M6' }, 'M8');

function ring(key: string, prefix: string, tall: boolean): FamilySource {
  const name = tall ? 'Yüksek merkezleme flanşı' : 'Merkezleme flanşı';
  return defineFamily<Ring>({
    key,
    drawing: tall ? 'flans-yuksek' : 'merkezleme-flansi',
    sub: tall ? 'yuksek-flanslar' : 'merkezleme-flanslari',
    name: `${name} DIN ISO 10907`,
    standard: 'DIN ISO 10907',
    material: '1.1730 (C45W)',
    hardness: '650 N/mm²',
    summary: `${tall ? 'Isı yalıtım plakası kullanılan veya derin merkezlenen kalıplar için yüksek flanş' : 'Kalıbı enjeksiyon makinesinin plaka deliğine merkezleyen flanş'}. Dış çap makine plakasına uyar, iç delik yolluk burcunun kafasını tutar. Bağlama delikleri imbus başı gömülecek biçimde havşalıdır.`,
    usage: 'Dış çap makine kataloğundaki merkezleme deliğine göre seçilir; flanş bağlama plakasına 3–5 mm gömülür.',
    notes: [
      'Dış çap makine deliğinden 0,1–0,2 mm küçüktür.',
      'Her iki bağlama plakasına birer flanş takılması kalıp bağlamayı kolaylaştırır.',
      tall
        ? 'Yalıtım plakasının kalınlığı gömme payına eklenir.'
        : 'Flanş, yolluk burcu kafasına boşluksuz basmalıdır.',
    ],
    features: [
      'Dış çap f8 tornalanmış',
      'Havşalı bağlama delikleri',
      'İki yüz paralel taşlanmış',
      tall ? 'Yalıtım plakası payı' : 'Her marka makine için çap',
    ],
    applications: ['Plastik enjeksiyon kalıpları', 'Sıcak yolluklu kalıplar', 'Makine değişiminde uyarlama'],
    keywords: ['merkezleme flanşı', 'kalıp flanşı', 'DIN ISO 10907'],
    sizes: tall ? rings([28, 38, 48], [25, 30, 40]) : rings([28, 36, 38, 48], [8, 12, 15]),
    code: (s) => `${prefix}-${codeSize(...s)}`,
    title: ([d1, b, h]) => `${name} Ø${d1}×${h} mm, delik ${b} mm`,
    line: ([d1, b, h]) =>
      `${name}; dış Ø${d1} mm f8, yükseklik ${h} mm, iç delik Ø${b} mm, ${screw(d1)} havşalı bağlama delikleri. DIN ISO 10907.`,
    specs: ([d1, b, h]) => [
      dim('Dış çap (d1)', d1),
      dim('İç delik (d2)', b),
      dim('Yükseklik (h)', h),
      dim('Cıvata dairesi', screwCircle(d1)),
      dim('Cıvata', screw(d1), ''),
      dim('Dış çap toleransı', 'f8', ''),
    ],
    usd: ([d1, b, h]) => 4 + 0.000055 * (d1 * d1 - b * b) * h + 0.05 * d1,
    stocked: ([d1, , h]) => [90, 100, 110, 125, 160].includes(d1) && h <= 30,
  });
}

export const sprueFamilies: FamilySource[] = [
  sprue(0),
  sprue(15.5),
  sprue(20),
  sprue(40),
  ring('mf-merkezleme-flansi', 'MF', false),
  ring('mfy-merkezleme-flansi-yuksek', 'MFY', true),
];
