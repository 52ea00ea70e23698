import { stemsOf } from './suffixes.ts';

/**
 * Words that say what a number is ('çap 6', 'length 200', 'Höhe 25'), in Turkish, English and German, by the stem that
 * a column's label has. Part of the grammar, not of the catalogue's content.
 */
const ROLE_WORDS: Record<string, string> = {
  cap: 'cap capi capli capinda caplari dia diameter diam durchmesser dm innendurchmesser aussendurchmesser',
  boy: 'boy boyu boylu boyunda uzunluk uzunlugu uzunlugunda length long lang lange laenge mesafe',
  genislik: 'genislik genisligi genisliginde en eni eninde width wide breite breit',
  yukseklik: 'yukseklik yuksekligi yuksekliginde height high hohe hoehe hoch',
  kalinlik: 'kalinlik kalinligi kalinliginda et thickness thick dicke dick stark starke staerke',
  kurs: 'kurs kursu kurslu strok stroku stroke hub',
  radyus: 'radyus radyusu radyuslu radius',
  guc: 'guc gucu gucunde power leistung',
  kesit: 'kesit kesiti kesitli section schnur schnurstarke schnurstaerke',
  aci: 'aci acisi acili angle winkel',
  hatve: 'hatve hatvesi pitch steigung adim',
  delik: 'delik deligi bore hole bohrung',
  kablo: 'kablo kablosu kablolu cable kabel',
  yuk: 'yuk yuku tasima kapasite kapasitesi load capacity last tragfahigkeit',
  kuvvet: 'kuvvet kuvveti force kraft',
  agirlik: 'agirlik agirligi weight gewicht',
  sicaklik: 'sicaklik sicakligi temperature temp temperatur',
  yil: 'yil yili year jahr',
  oran: 'oran orani rate',
};
/** Words before a role that choose among columns: 'kafa çapı', 'outer diameter'. */
const MODIFIERS: Record<string, string> = {
  ic: 'ic inner inside internal innen id innendurchmesser',
  dis: 'dis outer outside external aussen od aussendurchmesser',
  kafa: 'kafa kafasi head kopf',
  flans: 'flange flansch',
  pim: 'pin',
};
/** Words that mean nothing but a measure: dropped where no number stands beside them. */
const PURE = new Set('cap boy genislik kalinlik yukseklik'.split(' '));

const byWord = (table: Record<string, string>): Map<string, string> =>
  new Map(
    Object.entries(table).flatMap(([stem, words]) => words.split(' ').map((word): [string, string] => [word, stem])),
  );
const ROLE_OF = byWord(ROLE_WORDS);
const MODIFIER_OF = byWord(MODIFIERS);

/** The stem of a role word, or null. */
export const roleOf = (word: string): string | null => ROLE_OF.get(word) ?? null;
export const modifierOf = (word: string): string | null => MODIFIER_OF.get(word) ?? null;
/** Inner and outer need no further word: 'iç 20 dış 30'. */
export const isDiameterModifier = (word: string): boolean => ['ic', 'dis'].includes(MODIFIER_OF.get(word) ?? '');
/** Whether a role word without a number may be dropped. */
export const isPureRole = (word: string): boolean => PURE.has(ROLE_OF.get(word) ?? '');

/** Letters that mean a role in any family, where none of its columns is called so: 'D6 L200'. */
const ROLE_OF_LETTER: Record<string, string> = {
  d: 'cap',
  q: 'cap',
  l: 'boy',
  b: 'genislik',
  h: 'yukseklik',
  t: 'kalinlik',
  r: 'radyus',
};
export const roleOfLetter = (letter: string): string | null =>
  Object.hasOwn(ROLE_OF_LETTER, letter) ? ROLE_OF_LETTER[letter]! : null;

/** Words of a label with their stems: 'Kafa yüksekliği' → kafa, yuksekligi, yukseklik. */
export const labelStems = (words: readonly string[]): Set<string> =>
  new Set(words.flatMap((word) => [word, ...stemsOf(word, false)]));

/** Units as typed, in the spelling of the columns; lengths need none, all are millimetres. */
const UNITS: Record<string, { unit: string; factor: number }> = {
  hrc: { unit: 'hrc', factor: 1 },
  hb: { unit: 'hb', factor: 1 },
  hv: { unit: 'hv', factor: 1 },
  shore: { unit: 'shore', factor: 1 },
  sh: { unit: 'shore', factor: 1 },
  'n/mm2': { unit: 'n/mm2', factor: 1 },
  'n/mm': { unit: 'n/mm', factor: 1 },
  kn: { unit: 'n', factor: 1000 },
  n: { unit: 'n', factor: 1 },
  newton: { unit: 'n', factor: 1 },
  nm: { unit: 'nm', factor: 1 },
  kw: { unit: 'w', factor: 1000 },
  w: { unit: 'w', factor: 1 },
  watt: { unit: 'w', factor: 1 },
  vat: { unit: 'w', factor: 1 },
  v: { unit: 'v', factor: 1 },
  volt: { unit: 'v', factor: 1 },
  volts: { unit: 'v', factor: 1 },
  '°': { unit: '°', factor: 1 },
  derece: { unit: '°', factor: 1 },
  deg: { unit: '°', factor: 1 },
  grad: { unit: '°', factor: 1 },
  '°c': { unit: '°c', factor: 1 },
  c: { unit: '°c', factor: 1 },
  santigrat: { unit: '°c', factor: 1 },
  bar: { unit: 'bar', factor: 1 },
  kg: { unit: 'kg', factor: 1 },
  kilo: { unit: 'kg', factor: 1 },
  ton: { unit: 'kg', factor: 1000 },
  mm: { unit: 'mm', factor: 1 },
  milim: { unit: 'mm', factor: 1 },
  cm: { unit: 'mm', factor: 10 },
  m: { unit: 'mm', factor: 1000 },
  metre: { unit: 'mm', factor: 1000 },
  milimetre: { unit: 'mm', factor: 1 },
  santim: { unit: 'mm', factor: 10 },
  santimetre: { unit: 'mm', factor: 10 },
  inc: { unit: 'mm', factor: 25.4 },
  inch: { unit: 'mm', factor: 25.4 },
  zoll: { unit: 'mm', factor: 25.4 },
};
export const unitOf = (text: string): { unit: string; factor: number } | null =>
  Object.hasOwn(UNITS, text) ? UNITS[text]! : null;
export const UNIT_PATTERN = Object.keys(UNITS)
  .sort((a, b) => b.length - a.length)
  .join('|');
export const HARDNESS_UNITS = new Set(['hrc', 'hb', 'hv', 'shore', 'n/mm2']);

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** Words that say nothing about an article. */
export const FILLERS = set(
  've veya ile icin olan bir bu su tip tipi tipte type typ no nolu numara numarali adet ad tane stk pcs stuck olcu olcusu olculu ' +
    'olculeri size grosse mm fiyat fiyati fiyatlari price preis lazim istiyorum ariyorum var mi mu stok stokta satin al ' +
    'siparis urun urunu kod kodu kodlu model seri the a an of for with in and und mit fur der die das von zum fuer ' +
    'din iso iec norm normu standart standardi standarda gore hrc nerede ne kadar acil kaliteli ucuz lutfen tolerans toleransi toleransli tolerance toleranz boyle yok gibi nasil hangi hangisi kac tl lira para olani olanlar en ye kalite ama degil x',
);
/** Makers that people write before a code. Nothing of theirs is kept: the words are passed over. */
export const BRANDS = set('hasco dme meusburger misumi fibro strack rabourdin cumsa moldino staubli');
/** True of nearly everything here: never required of a family. */
export const WEAK = set(
  'kalip kaliplar kalibi kaliplari mold mould die form werkzeug elemani elemanlari elemanlar parca standart',
);
