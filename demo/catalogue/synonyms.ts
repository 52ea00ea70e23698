import type { Synonym } from '../../server/domains/catalogue/search/types.ts';

/** Words for properties and other spellings: of each line the first is in the catalogue, the others are typed. */
const SAME = [
  'nitrürlü: nitrasyonlu, nitrürasyonlu, nitrided, nitriert, nitrürleme, nitrit',
  'sertleştirilmiş: su verilmiş, sulu, hardened, gehärtet, sertleştirmeli, sert',
  'sementasyonlu: semente, sementeli, case hardened, einsatzgehärtet',
  'paslanmaz: inox, stainless, rostfrei, edelstahl, krom, nirosta, ss304',
  'pirinç: sarı metal, brass, messing, prinç',
  'alüminyum: aluminium, aluminum, alu, aliminyum',
  'grafitli: grafit, graphite, graphit, yağlamasız',
  'çelik: steel, stahl, çelikten',
  'bronz: bronze',
  'düz: flat, straight, gerade, plain, glatt',
  'konik: taper, tapered, conical, kegelig, konisch, kegeliger',
  'sivri: cone, spitz, spitze, pointed',
  'kaplı: kaplamalı, coated, beschichtet, kaplama',
  'vanalı: with valve, mit ventil, valfli, ventilli, vanalı',
  'vanasız: without valve, ohne ventil, valfsiz, ventilsiz',
  'yeşil: green, grün, hafif yük',
  'mavi: blue, blau',
  'kırmızı: red, rot, rote',
  'sarı: yellow, gelb, gelbe',
  'bilyalı: bilyeli, ball, kugel',
  'yaylı: spring loaded, gefedert',
  'galvanizli: galvaniz, zinc plated, verzinkt',
  'yüksek: high, hoch, hoher, extended',
  'uzun: long, lang',
  'kısa: short, kurz',
  'açık: open, offen',
  'torpido: torpedo',
  'kademeli: stepped, basamaklı, abgesetzt',
  'döner: swivel, dönerli',
  'flanşlı: flanged, mit flansch',
  'bush: bushing',
  'mould: mold',
  'centring: centering, centred',
  'aluminium: aluminum',
  'cıvata: cıvatalar',
  'burgulu: twisted, helical',
  'sıcaklık: temperature',
  'hortum: hose, schlauch',
  'dişli: threaded, mit gewinde, vidalı',
  'plaka: pleyt',
  'vardiya: shift, schicht',
  'gün: day, tag',
  'ağızlı: start',
];

/** Akin, not equal: offered last, and said so. */
const SOFT = [
  'setskur: saplama, stud, stehbolzen',
  'imbus cıvata: havşa başlı vida, havşa cıvata, countersunk screw, altı köşe cıvata, hex bolt',
  'burç: rulman, bearing, lager',
  'kılavuz kolon: mil, şaft, shaft, welle',
  'destek ayağı: silindir',
  'hızlı kaplin: hortum bağlantısı, manifold',
  'termokupl: sensör',
  'kalıp yayı: gaz yayı, gas spring',
];

const read = (lines: readonly string[], isSoft: boolean): Synonym[] =>
  lines.flatMap((line) => {
    const [means, words] = line.split(': ') as [string, string];
    return words.split(', ').map((word) => ({ words: word, means, isSoft }));
  });

/** Synonyms of the whole shop. */
export const demoSynonyms: Synonym[] = [...read(SAME, false), ...read(SOFT, true)].filter(
  ({ words, means }) => words !== means,
);
