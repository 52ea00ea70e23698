import type { CatalogueSearchReply } from '#contract/search.ts';

type Level = NonNullable<CatalogueSearchReply['explanation']>['hits'][number]['level'];

/** Rules that read a part of a text, as the search names them. */
const RULES: Readonly<Record<string, string>> = {
  word: 'Kelime',
  standard: 'Standart',
  material: 'Malzeme numarası',
  'material number': 'Malzeme numarası',
  thread: 'Diş',
  size: 'Ölçü',
  key: 'Harfli ölçü',
  role: 'Adlı ölçü',
  unit: 'Birimli sayı',
  hardness: 'Sertlik',
  quantity: 'Adet',
  'measure as word': 'Ölçü, kelime olarak',
  ignored: 'Dikkate alınmadı',
  unknown: 'Bilinmiyor',
};
/** Steps by which a typed word became a word of the catalogue. */
const STEPS: Readonly<Record<string, string>> = {
  word: 'aynen',
  stem: 'eki atılarak',
  beginning: 'başlangıcından',
  error: 'yazım hatası',
  synonym: 'eş anlamlı',
  'soft synonym': 'yakın anlamlı',
};
/** Places of a family's words. */
const SOURCES: Readonly<Record<string, string>> = {
  name: 'seri adı',
  alias: 'takma ad',
  code: 'kod',
  category: 'alt kategori',
  mainCategory: 'ana kategori',
  material: 'malzeme',
  materialNumber: 'malzeme numarası',
  standard: 'standart',
  label: 'ölçü adı',
  value: 'ölçü değeri',
  hardness: 'sertlik',
  tolerance: 'tolerans',
  articleName: 'ürün adı',
  joined: 'bitişik yazım',
};
/** Parts of a score. */
const PARTS: Readonly<Record<string, string>> = {
  words: 'kelimeler',
  size: 'ölçü',
  preferred: 'tercih',
  alias: 'takma ad',
  standard: 'standart',
  stock: 'stok',
};
const LEVELS: Readonly<Record<Level, string>> = {
  code: 'Ürün kodu',
  exact: 'Tam ölçü',
  part: 'Ölçünün bir bölümü',
  screw: 'Cıvata ölçüsü',
  mixed: 'Ölçüler başka sırayla',
  near: 'Yakın ölçü',
  other: 'Diğer ölçülerinde',
  far: 'En yakın ölçü',
  text: 'Metin',
  beginning: 'Kodun başlangıcı',
  description: 'Açıklama',
};
/** The name; one that this panel does not know yet stands as the search says it. */
const named =
  (names: Readonly<Record<string, string>>) =>
  (name: string): string =>
    names[name] ?? name;
export const ruleName = named(RULES);
export const stepName = named(STEPS);
export const sourceName = named(SOURCES);
export const partName = named(PARTS);
export const levelName = named(LEVELS);

export const EXPLAIN_TEXTS = {
  note: 'Bir aramanın nasıl okunduğunu ve bulunanların neden o sırada durduğunu gösterir. Pasif ürünler de aranır.',
  label: 'Arama metni',
  prompt: 'Örneğin: ejektör 6x200',
  start: 'Bir arama yazın; nasıl okunduğu ve bulunan seriler burada açıklanır.',
  failed: 'Arama yapılamadı.',
  found: (families: string, sizes: string) => `${families} seri, ${sizes} ürün bulundu.`,
  nothing: 'Hiçbir şey bulunamadı. Bilinmeyen kelimenin katalogdaki karşılığını eş anlamlı olarak ekleyin.',
  readAs: (text: string) => `Şöyle okundu: ${text}`,
  tokens: 'Metin nasıl okundu?',
  noTokens: 'Metinde okunacak bir şey yok: bir kelime, ölçü veya kod yazın.',
  hits: 'Seriler neden bu sırada?',
  noHits: 'Sıralanacak seri yok.',
  text: 'Yazılan',
  rule: 'Kural',
  readAsHead: 'Okunan',
  words: 'Katalogdaki kelimeler',
  family: 'Seri',
  level: 'Uyum',
  coverage: 'Kapsam',
  score: 'Puan',
  parts: 'Puanın parçaları',
  hitWords: 'Kelimeler',
  columns: 'Ölçüler',
  notListed: 'Listede yok: kelimelerin hepsini içeren başka seriler var.',
  noFamily: 'Serisiz ürünler',
  editAliases: 'Serinin takma adlarını düzenle',
  percent: (share: number) => `%${Math.round(share * 100)}`,
  word: (word: string, step: string, quality: number) => `${word} (${step}, %${Math.round(quality * 100)})`,
  hitWord: (text: string, word: string, source: string, weight: string) =>
    `${text === word ? text : `${text} → ${word}`} (${source}, ${weight})`,
  part: (name: string, value: string) => `${name} ${value}`,
} as const;
