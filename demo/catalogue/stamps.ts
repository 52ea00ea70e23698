import {
  RESINS,
  resinPicture,
  STAMP_YEARS,
  yearPicture,
  type Resin as Mark,
  type StampYear,
} from '../base/pictures.ts';
import { byLimit, codeNumber, pairs, tr } from './format.ts';
import { defineFamily, dim, type FamilySource } from './family.ts';

const DIAMETERS = [3, 4, 5, 6, 8, 10, 12, 14, 16, 20];
const BODY = { material: '1.4112 (X90CrMoV18)', hardness: '52 ±2 HRC' };
const lengthOf = (d: number) => byLimit(d, { 4: 14, 6: 17, 10: 20 }, 25);
const FEATURES = [
  'Gösterge kalıp sökülmeden tornavidayla çevrilir',
  'Paslanmaz gövde, 52 ±2 HRC',
  'Dış çap g6, H7 deliğe oturur',
  'Yazı derinliği 0,15–0,3 mm',
];
const NOTES = [
  'Delik H7 açılır, kaşe arkadan pim veya cıvatayla tutulur.',
  'Yazı, parçada okunacak biçimde ters işlenmiştir.',
  'Gösterge çevrilirken yay kilidi önce bastırılır.',
];
const USE = ['Otomotiv parçaları', 'Ambalaj ve kapak kalıpları', 'Medikal parçalar', 'Beyaz eşya parçaları'];

type Date = [d: number, year: StampYear];
const KINDS = [
  {
    slug: 'ay-yil',
    prefix: 'TAY',
    text: 'ay bileziği ve yıl oku',
    name: 'ay-yıl',
    extra: 'Dış bilezikte 1–12 ay, göbekte yıl bulunur',
  },
  {
    slug: 'gun',
    prefix: 'TGN',
    text: '31 günlü bilezik ve ay oku',
    name: 'gün',
    extra: 'Dış bilezikte 1–31 gün, göbekte ay oku bulunur',
  },
  {
    slug: 'vardiya',
    prefix: 'TVR',
    text: 'vardiya bileziği (1–3) ve yıl oku',
    name: 'vardiya',
    extra: 'Dış bilezikte 1–3 vardiya, göbekte yıl bulunur',
  },
  {
    slug: 'uc-yil',
    prefix: 'TUC',
    text: 'üç yıllı bilezik ve ay oku',
    name: 'üç yıllık',
    extra: 'Dış bilezikte ardışık üç yıl, göbekte ay oku bulunur',
  },
] as const;
const dates = KINDS.map((kind) =>
  defineFamily<Date>({
    key: `tarih-kasesi-${kind.slug}`,
    drawing: `tarih-kasesi-${kind.slug}`,
    sub: 'ay-yil-kaseleri',
    picture: ([, year]) => (kind.slug === 'gun' ? 'tarih-kasesi-gun' : yearPicture(`tarih-kasesi-${kind.slug}`, year)),
    name: `Tarih kaşesi, ${kind.name}`,
    standard: '',
    ...BODY,
    summary: `Parça üzerine üretim tarihini işleyen kaşe. ${kind.extra}. Ok, ön yüzden tornavidayla çevrilir; kalıp sökülmez.`,
    usage:
      'Çap, parçada ayrılan alana göre seçilir; 3–4 mm kaşeler küçük parçalara, 8 mm ve üzeri gözle okunması istenen yerlere konur. Göbek her yıl yenilenir.',
    notes: NOTES,
    features: FEATURES,
    applications: USE,
    keywords: ['tarih kaşesi', 'tarih damgası', kind.name],
    sizes: pairs(DIAMETERS, STAMP_YEARS, (d) => kind.slug !== 'gun' || d >= 6),
    code: ([d, y]) => `${kind.prefix}-${codeNumber(d)}-${y}`,
    title: ([d, y]) => `Tarih kaşesi ${kind.name} Ø${tr(d)} mm, 20${y}`,
    line: ([d, y]) =>
      `Tarih kaşesi, ${kind.text}; çap ${tr(d)} mm, boy ${lengthOf(d)} mm, başlangıç yılı 20${y}. Ok, kalıp sökülmeden tornavidayla çevrilir.`,
    specs: ([d, y]) => [
      dim('Çap (d)', d),
      dim('Boy (L)', lengthOf(d)),
      dim('Başlangıç yılı', `20${y}`, ''),
      dim('Gösterim', kind.text, ''),
      dim('Yazı derinliği', d <= 5 ? 0.15 : 0.2),
      dim('Çap toleransı', 'g6', ''),
      dim('En yüksek sıcaklık', 250, '°C'),
    ],
    usd: ([d]) => 19 + 0.55 * d + (d <= 4 ? 4 : 0),
    stocked: ([d, y]) => ['25', '26', '27'].includes(y) && d <= 12,
  }),
);

const insert = defineFamily<Date>({
  key: 'yg-yil-gobegi',
  drawing: 'yil-gobegi',
  sub: 'kase-gobekleri',
  picture: ([, year]) => yearPicture('yil-gobegi', year),
  name: 'Yıl göbeği (oklu)',
  standard: '',
  ...BODY,
  summary:
    'Tarih kaşesinin değiştirilebilir oklu göbeği. Üzerindeki yıl rakamı geçtiğinde yalnız göbek yenilenir; dış bilezik yerinde kalır.',
  usage: 'Göbek, kaşenin dış çapına göre sipariş edilir; yeni yıl için aralık ayında değiştirilmesi önerilir.',
  notes: [
    'Göbek önden çekilir, yenisi çıtlayana kadar bastırılır.',
    'Ok yönü ay bileziğiyle hizalanır.',
    'Yazı ters işlenmiştir, parçada düz okunur.',
  ],
  features: FEATURES,
  applications: USE,
  keywords: ['yıl göbeği', 'kaşe göbeği', 'tarih kaşesi yedeği'],
  sizes: pairs(DIAMETERS, STAMP_YEARS),
  code: ([d, y]) => `YG-${codeNumber(d)}-${y}`,
  title: ([d, y]) => `Yıl göbeği Ø${tr(d)} mm kaşe için, 20${y}`,
  line: ([d, y]) =>
    `Oklu yıl göbeği 20${y}; Ø${tr(d)} mm tarih kaşeleri için, göbek çapı ${tr(Math.round(d * 5.5) / 10)} mm. Önden değişir, bilezik yerinde kalır.`,
  specs: ([d, y]) => [
    dim('Kaşe çapı (d)', d),
    dim('Göbek çapı', Math.round(d * 5.5) / 10),
    dim('Yıl', `20${y}`, ''),
    dim('Yazı derinliği', d <= 5 ? 0.15 : 0.2),
  ],
  usd: ([d]) => 8.5 + 0.25 * d,
  stocked: ([, y]) => ['25', '26', '27'].includes(y),
});

type Resin = [d: number, mark: Mark];
const markText = ([code, mark]: Mark) => (mark.startsWith('>') ? mark.slice(1, -1) : `${code} ${mark}`);
const recycling = defineFamily<Resin>({
  key: 'gk-geri-donusum-kasesi',
  drawing: 'geri-donusum-kasesi',
  sub: 'geri-donusum-kaseleri',
  picture: ([, resin]) => resinPicture(resin),
  name: 'Geri dönüşüm kaşesi',
  standard: 'ISO 11469',
  ...BODY,
  summary:
    'Parçaya geri dönüşüm simgesini ve malzeme kısaltmasını işleyen kaşe. Simge ve yazı ters işlenmiştir, parçada düz okunur. ISO 11469 gereği 25 g üzerindeki parçalarda malzeme işareti istenir.',
  usage:
    'Çap parçadaki boş alana, kısaltma kullanılan hammaddeye göre seçilir; ISO 1043 kısaltmalarının tamamı siparişe göre işlenir.',
  notes: [NOTES[0] ?? '', NOTES[1] ?? '', 'Malzeme değiştiğinde yalnız kaşe yenilenir, göz plakasına dokunulmaz.'],
  features: ['ISO 1043 kısaltmaları', ...FEATURES.slice(1)],
  applications: USE,
  keywords: ['geri dönüşüm kaşesi', 'malzeme kaşesi', 'ISO 11469'],
  sizes: pairs([4, 5, 6, 8, 10, 12, 16], RESINS),
  code: ([d, r]) => `GK-${codeNumber(d)}-${r[0]}`,
  title: ([d, r]) => `Geri dönüşüm kaşesi Ø${tr(d)} mm, ${markText(r)}`,
  line: ([d, r]) =>
    `Geri dönüşüm kaşesi, malzeme işareti ${markText(r)}; çap ${tr(d)} mm, boy ${lengthOf(d)} mm, yazı derinliği 0,2 mm. Paslanmaz, sertleştirilmiş.`,
  specs: ([d, r]) => [
    dim('Çap (d)', d),
    dim('Boy (L)', lengthOf(d)),
    dim('Malzeme işareti', markText(r), ''),
    dim('Yazı derinliği', 0.2),
    dim('Çap toleransı', 'g6', ''),
  ],
  usd: ([d]) => 12 + 0.45 * d,
  stocked: ([d, r]) => d >= 6 && d <= 12 && r[0].length <= 3,
});

export const stampFamilies: FamilySource[] = [...dates, insert, recycling];
