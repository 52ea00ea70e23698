// The catalogue's answer to a search, in the window and on the catalogue's page.

const LENGTH = ['boy', 'boylar'];
const SIZE = ['ölçü', 'ölçüler'];

export const FOUND_TEXTS = {
  best: 'En iyi eşleşme',
  understood: 'Anlaşılan',
  understoodNames: { material: 'malzeme', hardness: 'sertlik', code: 'kod', quantity: 'Adet' },
  remove: (part: string) => `“${part}” ifadesini kaldır`,
  asTyped: (part: string) => `“${part}” yazıldığı gibi aransın`,
  /** Behind the words in bold type. */
  readAs: 'olarak arandı.',
  stillAs: (words: readonly string[]) => `Yine de ${words.map((word) => `“${word}”`).join(', ')} ara`,
  searchedAsTyped: 'Yazıldığı gibi arandı.',
  withGuesses: 'Yazım hataları düzeltilerek ara',
  /** @param isAll no other word is left */
  unknown: (words: readonly string[], isAll: boolean) =>
    `${words.map((word) => `“${word}”`).join(', ')} katalogda geçmiyor${isAll ? '' : '; kalan sözcüklerle arandı'}.`,
  families: 'Seriler',
  allFamilies: (count: string) => `Tümü (${count})`,
  categories: 'Kategoriler',
  sizes: (count: string) => `${count} ölçü`,
  sizesOfFamily: (count: string) => `Serinin ${count} ölçüsü`,
  hits: 'Ürünler',
  allOf: (count: string) => `${count} eşleşmenin tümü`,
  allOfFamily: (count: string, family: string) => `${count} eşleşmenin tümü: ${family}`,
  exact: 'Tam ölçü',
  familyCount: (count: string) => `${count} seri`,
  others: 'Diğer eşleşmeler',
  open: 'aç',
  nearest: 'En yakın ölçüler',
  beside: 'Yakın ölçüler',
  near: 'Bu ölçü standart değil. En yakın ölçüler',
  differs: (label: string, by: string, unit: string) => `${label} ${by}${unit && ` ${unit}`}`,
  add: 'Ekle',
  addPieces: (pieces: string) => `${pieces} adet ekle`,
  addPiecesNamed: (pieces: string, name: string) => `Sepete ${pieces} adet ekle: ${name}`,
  nearestWords: 'En yakın sözcükler',
  nearestFamilies: 'Yakın seriler',
  groups: 'Ürün grupları',
  quote: (term: string) => `“${term}” için teklif isteyin`,
  notMade: (size: string, isLength: boolean) => `${size} standart ${(isLength ? LENGTH : SIZE)[0]} değil`,
  notMadeOf: (family: string, held: string) => (held === '' ? family : `${family}, ${held}`),
  /** @param values joined by 've', the last with its unit */
  nearestValues: (values: readonly string[], isLength: boolean) =>
    `En yakın standart ${(isLength ? LENGTH : SIZE)[values.length === 1 ? 0 : 1]} ${values.join(' ve ')}.`,
  /** @param size in the accusative; null: it ends in no number */
  choose: (size: string, inAccusative: string | null) => `${inAccusative ?? `${size} ölçüsünü`} seç`,
  shorten: (by: string) => `${by} kısalt`,
  quoteFor: (value: string) => `${value} için teklif iste`,
  rulerOf: (column: string, unit: string) => (unit === '' ? column : `${column}, ${unit}`),
  values: (column: string, values: string) => `${column}, standart değerler: ${values}`,
  quoteHint: 'Standart dışı ölçü de üretiyoruz: yazdığınız metin forma taşınır.',
};
