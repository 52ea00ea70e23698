// The pictures besides one of each kind and view, and the files that show a product.
import type { DrawingKey, DrawingView } from './types.ts';

/** Years on the date stamps; a kind's own picture shows 2026. */
export const STAMP_YEARS = ['24', '25', '26', '27', '28', '29', '30'] as const;
export type StampYear = (typeof STAMP_YEARS)[number];
const KIND_YEAR = '26';

/** Resin identification: codes 01–07 of the packaging decisions (97/129/EC), others as ISO 1043 / ISO 11469 marks. */
export const RESINS = [
  ['01', 'PET'],
  ['02', 'HDPE'],
  ['03', 'PVC'],
  ['04', 'LDPE'],
  ['05', 'PP'],
  ['06', 'PS'],
  ['07', 'O'],
  ['ABS', '>ABS<'],
  ['PA6', '>PA6<'],
  ['PA66', '>PA66<'],
  ['PA66GF30', '>PA66-GF30<'],
  ['PC', '>PC<'],
  ['PCABS', '>PC+ABS<'],
  ['POM', '>POM<'],
  ['PMMA', '>PMMA<'],
  ['PBT', '>PBT<'],
  ['PPTD20', '>PP-TD20<'],
  ['TPE', '>TPE<'],
  ['SAN', '>SAN<'],
  ['ASA', '>ASA<'],
] as const;
export type Resin = (typeof RESINS)[number];
const KIND_RESIN = '05';

const YEAR_STAMPS = [
  'tarih-kasesi-ay-yil',
  'tarih-kasesi-vardiya',
  'tarih-kasesi-uc-yil',
  'yil-gobegi',
] as const satisfies readonly DrawingKey[];
export type YearStamp = (typeof YEAR_STAMPS)[number];

/** Differences that a buyer sees from outside only: a surface, a bend, a longer neck. */
const FINISHES = {
  'itici-pim-a-nitrurlu': 'itici-pim-a',
  'itici-pim-d-nitrurlu': 'itici-pim-d',
  'lama-itici-nitrurlu': 'lama-itici',
  'itici-yuksuk-nitrurlu': 'itici-yuksuk',
  'imbus-civata-a2': 'imbus-civata',
  'konik-merkezleme-dlc': 'konik-merkezleme',
  'yan-kilit-nitrurlu': 'yan-kilit-duz',
  'sogutma-nipeli-pirinc-uzun': 'sogutma-nipeli-pirinc',
  'sogutma-nipeli-paslanmaz-uzun': 'sogutma-nipeli-paslanmaz',
  'hizli-kaplin-pirinc-disli': 'hizli-kaplin-pirinc',
  'hizli-kaplin-pirinc-45': 'hizli-kaplin-pirinc',
  'hizli-kaplin-pirinc-45-disli': 'hizli-kaplin-pirinc',
  'hizli-kaplin-pirinc-90': 'hizli-kaplin-pirinc',
  'hizli-kaplin-pirinc-90-disli': 'hizli-kaplin-pirinc',
} as const satisfies Record<string, DrawingKey>;

export type Finish = keyof typeof FINISHES;
export type YearVariant = `${YearStamp}-${Exclude<StampYear, typeof KIND_YEAR>}`;
export type ResinVariant = `geri-donusum-kasesi-${Lowercase<Exclude<Resin[0], typeof KIND_RESIN>>}`;
/** Pictures of some sizes of a kind: a separate front and shaded view, the kind's section. */
export type VariantKey = Finish | YearVariant | ResinVariant;
export type PictureKey = DrawingKey | VariantKey;

/** The views that a variant has of its own. */
export const VARIANT_VIEWS = ['cizim', 'izometrik'] as const satisfies readonly DrawingView[];

export const yearPicture = (stamp: YearStamp, year: StampYear): YearStamp | YearVariant =>
  year === KIND_YEAR ? stamp : `${stamp}-${year}`;
export const resinPicture = ([code]: Resin): 'geri-donusum-kasesi' | ResinVariant =>
  code === KIND_RESIN ? 'geri-donusum-kasesi' : `geri-donusum-kasesi-${code.toLowerCase() as Lowercase<typeof code>}`;

const isVariant = (key: PictureKey, kind: DrawingKey): key is VariantKey => key !== kind;

/** Each variant with its kind. */
export const VARIANT_KINDS: ReadonlyMap<VariantKey, DrawingKey> = new Map<VariantKey, DrawingKey>([
  ...(Object.entries(FINISHES) as [Finish, DrawingKey][]),
  ...YEAR_STAMPS.flatMap((stamp) => STAMP_YEARS.map((year) => [yearPicture(stamp, year), stamp] as const)).filter(
    (entry): entry is [YearVariant, YearStamp] => isVariant(...entry),
  ),
  ...RESINS.map((resin) => [resinPicture(resin), 'geri-donusum-kasesi'] as const).filter(
    (entry): entry is [ResinVariant, 'geri-donusum-kasesi'] => isVariant(...entry),
  ),
]);

/** The file of a view, without an ending. */
export function stemOf(key: PictureKey, view: DrawingView): string {
  const kind = VARIANT_KINDS.get(key as VariantKey);
  return kind === undefined || VARIANT_VIEWS.some((own) => own === view) ? `${key}-${view}` : `${kind}-${view}`;
}

const GALLERY_ORDER = ['izometrik', 'cizim', 'kesit'] as const satisfies readonly DrawingView[];

/** A product's picture files, in gallery order. */
export const picturesOf = (key: PictureKey): readonly string[] => GALLERY_ORDER.map((view) => stemOf(key, view));
