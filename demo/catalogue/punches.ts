import { codeSize, pairs, size, steps, tr } from './format.ts';
import { defineFamily, dim, type FamilySource } from './family.ts';
import { conicalHead } from './pin-heads.ts';

type Punch = [d1: number, length: number];

/** DIN 9861 / ISO 6752: 0,05 mm steps up to 3 mm, 0,1 mm up to 10 mm, 0,5 mm up to 16 mm; three stock lengths. */
const SIZES: Punch[] = pairs([...steps(0.5, 3, 0.05), ...steps(3.1, 10, 0.1), ...steps(10.5, 16, 0.5)], [71, 80, 100]);
const isCommon = ([d1, length]: Punch) => d1 <= 12 && Number.isInteger(Math.round(d1 * 1000) / 100) && length !== 80;

interface Steel {
  letter: string;
  label: string;
  material: string;
  hardness: string;
  head: string;
  factor: number;
  feature: string;
  use: string;
}
const HSS: Steel = {
  letter: 'H',
  label: 'HSS',
  material: 'HSS 1.3343 (HS6-5-2)',
  hardness: '64 ±2 HRC',
  head: '52 ±3',
  factor: 1.45,
  feature: 'Hız çeliği gövde, 64 ±2 HRC',
  use: 'Yüksek adetli ve sert sac işlerinde, ısınan takımlarda',
};
const WS: Steel = {
  letter: 'W',
  label: 'WS',
  material: 'Takım çeliği WS 1.2210 (115CrV3)',
  hardness: '62 ±2 HRC',
  head: '45 ±5',
  factor: 1,
  feature: 'Alaşımlı takım çeliği gövde, 62 ±2 HRC',
  use: 'Orta adetli işlerde ve yumuşak saclarda',
};
interface Form {
  letter: string;
  name: 'D' | 'DA';
  drawing: 'zimba-d' | 'zimba-da';
  head: string;
  factor: number;
}
const D: Form = {
  letter: 'D',
  name: 'D',
  drawing: 'zimba-d',
  factor: 1,
  head: 'Şaft kafa altına kadar dalma taşlamayla bitirilmiştir; boyun kalınlaşması yoktur',
};
const DA: Form = {
  letter: 'A',
  name: 'DA',
  drawing: 'zimba-da',
  factor: 0.9,
  head: 'Kafa altında sıcak şişirmeden kalan hafif boyun kalınlaşması bulunur',
};

function punch(form: Form, steel: Steel): FamilySource {
  const standard = `DIN 9861-${form.name} / ISO 6752`;
  return defineFamily<Punch>({
    key: `zimba-${form.name.toLowerCase()}-${steel.label.toLowerCase()}`,
    drawing: form.drawing,
    sub: 'zimbalar',
    name: `Zımba DIN 9861-${form.name}, ${steel.label}`,
    standard,
    material: steel.material,
    hardness: steel.hardness,
    summary: `60° konik kafalı, düz şaftlı kesme zımbası, form ${form.name}, ${steel.label}. ${form.head}. Kafa sıcak şişirilip tavlandığı için darbeye dayanıklıdır.`,
    usage: `${steel.use} kullanılır. Zımba çapı delik ölçüsüne göre seçilir; kesme boşluğu matrise verilir. Standart çap adımlarının arası 0,01 mm adımla siparişe göre taşlanır.`,
    notes: [
      'Zımba tutucu plakaya H6 delik ve 60° havşayla oturtulur, arkasına sertleştirilmiş baskı plakası konur.',
      'Kesme boşluğu sac kalınlığının %5–10 kadarı alınır.',
      'Sac kalınlığı zımba çapını geçmemelidir; ince zımbalar sıyırıcıda kılavuzlanır.',
    ],
    features: [
      steel.feature,
      'Şaft h6 toleransında, yüzeyi ince taşlanmış',
      '60° tavlanmış kafa',
      '0,05 ve 0,1 mm çap adımları',
      'Siparişe göre 0,01 mm ara çap',
    ],
    applications: [
      'Progresif sac kesme kalıpları',
      'Delme ve zımbalama takımları',
      'Maça pimi ve pilot pim olarak',
      'Hassas delik mastarı',
    ],
    keywords: ['zımba', 'kesme zımbası', `DIN 9861-${form.name}`, steel.label],
    sizes: SIZES,
    extra: () => pairs(steps(0.5, 12, 0.01), [71, 80, 100]),
    code: (s) => `Z${form.letter}${steel.letter}-${codeSize(...s)}`,
    title: (s) => `Zımba Ø${size(...s)} mm, DIN 9861-${form.name}, ${steel.label}`,
    line: ([d1, length]) =>
      `60° konik kafalı ${steel.label} kesme zımbası; şaft Ø${tr(d1)} mm h6, boy ${length} mm, kafa Ø${tr(conicalHead(d1).d2)} mm. DIN 9861 form ${form.name}.`,
    specs: ([d1, length]) => [
      dim('Şaft çapı (d1)', d1),
      dim('Boy (L)', length),
      dim('Kafa çapı (d2)', conicalHead(d1).d2),
      dim('Kafa silindirik yüksekliği (k)', conicalHead(d1).k),
      dim('Kafa açısı', 60, '°'),
      dim('Çap toleransı', 'h6', ''),
      dim('Boy toleransı', '+0,5 / 0'),
      dim('Kafa sertliği', steel.head, 'HRC'),
    ],
    // Stands in for a price list: grinding dominates, very thin and thick punches cost more.
    usd: ([d1, length]) =>
      (1.1 + 0.006 * length + 0.0011 * d1 * d1 * (length / 10) + 0.9 / d1) * steel.factor * form.factor,
    stocked: isCommon,
  });
}

export const punchFamilies: FamilySource[] = [punch(D, HSS), punch(D, WS), punch(DA, HSS), punch(DA, WS)];
