import type { Ddl } from '../dialect.ts';
import type { Migration } from '../migration.ts';
import { readSynonyms } from './synonym-lines.ts';

/** Columns of a product that the search's index holds. */
const INDEXED = [
  'code',
  'name',
  'family_id',
  'dims',
  'technical_specs',
  'is_active',
  'is_public',
  'deleted_at',
  'category_id',
  'sub_category_id',
  'stock_status',
  'price_minor',
];

/** Notes each change of a row in `catalogue_log`; of a product with the families that it was and is in. */
function logTriggers(d: Ddl): string[] {
  const distinct = INDEXED.map((column) => `old.${column} is distinct from new.${column}`).join(' or ');
  const note = (kind: string, row: 'old' | 'new', family: string) =>
    `insert into catalogue_log (kind, row_id, family_id) values ('${kind}', ${row}.id, ${family});`;
  const product = {
    insert: note('product', 'new', 'new.family_id'),
    delete: note('product', 'old', 'old.family_id'),
    update: note('product', 'new', 'old.family_id') + note('product', 'new', 'new.family_id'),
  };
  const of = (table: string, event: 'insert' | 'delete' | 'update', when: string, work: string): string[] =>
    d.rowTrigger(`${table}_log_${event}`, table, event, when, work);
  return [
    ...of('products', 'insert', '', product.insert),
    ...of('products', 'delete', '', product.delete),
    ...of('products', 'update', distinct, product.update),
    ...(['families', 'categories', 'synonyms'] as const).flatMap((table) =>
      (['insert', 'delete', 'update'] as const).flatMap((event) =>
        of(table, event, '', note(table, event === 'delete' ? 'old' : 'new', 'null')),
      ),
    ),
  ];
}

/** Synonyms that every installation begins with: in each line the catalogue's word, then what people write for it. */
const SAME = `
nitrürlü: nitrasyonlu, nitrürasyonlu, nitrided, nitriert, nitrürleme, nitrit
sertleştirilmiş: su verilmiş, sulu, hardened, gehärtet, sertleştirmeli, sert
sementasyonlu: semente, sementeli, case hardened, einsatzgehärtet
paslanmaz: inox, stainless, rostfrei, edelstahl, krom, nirosta, ss304
pirinç: sarı metal, brass, messing, prinç
alüminyum: aluminium, aluminum, alu, aliminyum
grafitli: grafit, graphite, graphit, yağlamasız
çelik: steel, stahl, çelikten
bronz: bronze
düz: flat, straight, gerade, plain, glatt
konik: taper, tapered, conical, kegelig, konisch, kegeliger
sivri: cone, spitz, spitze, pointed
kaplı: kaplamalı, coated, beschichtet, kaplama
vanalı: with valve, mit ventil, valfli, ventilli
vanasız: without valve, ohne ventil, valfsiz, ventilsiz
yeşil: green, grün, hafif yük
mavi: blue, blau
kırmızı: red, rot, rote
sarı: yellow, gelb, gelbe
bilyalı: bilyeli, ball, kugel
yaylı: spring loaded, gefedert
galvanizli: galvaniz, zinc plated, verzinkt
yüksek: high, hoch, hoher, extended
uzun: long, lang
kısa: short, kurz
açık: open, offen
torpido: torpedo
kademeli: stepped, basamaklı, abgesetzt
döner: swivel, dönerli
flanşlı: flanged, mit flansch
bush: bushing
mould: mold
centring: centering, centred
aluminium: aluminum
cıvata: civata, cıvatalar
burgulu: twisted, helical
sıcaklık: temperature
hortum: hose, schlauch
dişli: threaded, mit gewinde, vidalı
plaka: pleyt
vardiya: shift, schicht
gün: day, tag
ağızlı: start
`;
/** Akin, not equal: offered last. */
const SOFT = `
setskur: saplama, stud, stehbolzen
imbus cıvata: havşa başlı vida, havşa cıvata, countersunk screw, altı köşe cıvata, hex bolt
burç: rulman, bearing, lager
kılavuz kolon: mil, şaft, shaft, welle
destek ayağı: silindir
hızlı kaplin: hortum bağlantısı, manifold
termokupl: sensör, sensor
kalıp yayı: gaz yayı, gas spring
`;
const SEEDED_AT = '2026-01-05T08:00:00.000Z';

/** A public id that is the same in every installation. */
const idOf = (n: number): string => `syn${String(n).padStart(13, '0')}`;

/** The rows that it inserts, for tests of the search without a database. */
export const seededSynonyms = [...readSynonyms(SAME, false), ...readSynonyms(SOFT, true)];

/**
 * The search lives in memory beside the database (docs/decisions/0097): a log tells it which rows have changed. Shop-wide
 * synonyms, and searches that found nothing.
 */
export const search: Migration = {
  name: '021-search',
  statements: (d) => [
    `create table catalogue_log (${d.id.replace(/^id/, 'n')}, kind text not null, row_id integer not null, family_id integer)`,
    `create table synonyms (
      ${d.id},
      public_id text not null unique,
      words text not null,
      means text not null,
      is_soft boolean not null,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    `insert into synonyms (public_id, words, means, is_soft, created_at, updated_at) values
      ${seededSynonyms
        .map(
          ({ words, means, isSoft }, i) =>
            `('${idOf(i + 1)}', '${words}', '${means}', ${isSoft}, '${SEEDED_AT}', '${SEEDED_AT}')`,
        )
        .join(',\n      ')}`,
    ...logTriggers(d),
  ],
};
