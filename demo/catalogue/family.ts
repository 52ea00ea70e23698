import { factSpecs, STANDARD_SEPARATOR } from '../../server/domains/catalogue/families/specs.ts';
import { picturesOf, type PictureKey } from '../base/pictures.ts';
import type { DemoFamily, DemoProduct, DrawingKey } from '../base/types.ts';
import { mainOf } from './categories.ts';
import { hash, tr } from './format.ts';

export type Spec = DemoProduct['technicalSpecs'][number];

/** A family's part of the recipe: its sizes, and the text, measures and price of each. */
export interface Recipe<Size> {
  key: string;
  drawing: DrawingKey;
  /** The pictures of a size that does not look like the family's drawing. */
  picture?: (size: Size) => PictureKey;
  /** Key of the sub-category; the main category follows from it. */
  sub: string;
  name: string;
  standard: string;
  material: string;
  hardness: string;
  /** Two or three sentences on what the part is. */
  summary: string;
  /** One or two sentences on how it is chosen or used. */
  usage: string;
  /** Fitting and selection notes, shown as a list. */
  notes: string[];
  features: string[];
  applications: string[];
  keywords: string[];
  sizes: readonly Size[];
  /** Intermediate sizes for the large catalogue; sizes that exist already are skipped. */
  extra?: () => Iterable<Size>;
  code: (size: Size) => string;
  title: (size: Size) => string;
  /** One or two sentences, at most 160 characters. */
  line: (size: Size) => string;
  /** Always the same names in the same order; material, hardness and standard are added by the kit. */
  specs: (size: Size) => Spec[];
  /** US dollars, or null: 'Teklif Al'. */
  usd: (size: Size) => number | null;
  /** Whether the size is kept on the shelf. */
  stocked: (size: Size) => boolean;
}

/** A family with its products; `demo` and `extra` yield them without their place in the catalogue. */
export interface FamilySource {
  family: DemoFamily;
  demo: () => Generator<Unplaced>;
  extra: () => Generator<Unplaced>;
}
export type Unplaced = Omit<DemoProduct, 'order'>;

/** A measure in the specs table: `dim('Boy (L)', 100)` is 100 mm. */
export function dim(name: string, value: number | string, unit = 'mm'): Spec {
  const text = typeof value === 'number' ? tr(value) : value;
  return unit === '' ? { name, value: text } : { name, value: text, unit };
}

const SPECIAL_SIZE_FACTOR = 1.35;
const TABLE_ROWS = 40;
const TABLE_COLUMNS = 8;

/** Turns a recipe into a family and its products. */
export function defineFamily<Size>(recipe: Recipe<Size>): FamilySource {
  const fixed = factSpecs({
    material: recipe.material,
    hardnessText: recipe.hardness,
    standards: recipe.standard === '' ? [] : recipe.standard.split(STANDARD_SEPARATOR),
  });
  const family: DemoFamily = {
    key: recipe.key,
    drawing: recipe.drawing,
    name: recipe.name,
    standard: recipe.standard,
    material: recipe.material,
    hardness: recipe.hardness,
    summary: recipe.summary,
    usage: recipe.usage,
    notes: recipe.notes,
    features: recipe.features,
    applications: recipe.applications,
    sizeTable: sizeTable(recipe),
  };
  const category = mainOf(recipe.sub);
  const byKey = new Map<PictureKey, readonly string[]>();
  const picturesFor = (size: Size): readonly string[] => {
    const key = recipe.picture?.(size) ?? recipe.drawing;
    const pictures = byKey.get(key) ?? picturesOf(key);
    byKey.set(key, pictures);
    return pictures;
  };
  const notes = recipe.notes.map((note) => `<li>${note}</li>`).join('');
  const sharedHtml = `<p>${recipe.summary}</p><p>${recipe.usage}</p><h3>Seçim ve montaj</h3><ul>${notes}</ul>`;

  const build = (size: Size, code: string, special: boolean): Unplaced => {
    const name = special ? `${recipe.title(size)}, özel ölçü` : recipe.title(size);
    const usd = recipe.usd(size);
    const h = hash(code);
    const stock = stockOf(h, !special && recipe.stocked(size));
    const priceMinor = usd === null ? null : toMinor(special ? usd * SPECIAL_SIZE_FACTOR : usd);
    const description = recipe.line(size);
    const standard = recipe.standard === '' || name.includes(recipe.standard) ? '' : ` ${recipe.standard}.`;
    return {
      family,
      category,
      subCategory: recipe.sub,
      code,
      name,
      description,
      detailedDescription: `<p><strong>${name}</strong> (ürün kodu ${code}). ${description}</p>${sharedHtml}`,
      technicalSpecs: [...recipe.specs(size), ...fixed],
      features: recipe.features,
      applications: recipe.applications,
      priceMinor,
      // About 3 % of the catalogue carries a struck-through price; only what is on the shelf is reduced.
      oldPriceMinor:
        priceMinor !== null && stock.stockStatus === 'in_stock' && (h >>> 4) % 22 === 0
          ? toMinor((priceMinor / 100) * (1.12 + ((h >>> 9) % 3) * 0.05)) + 5
          : null,
      ...stock,
      seoTitle: seoTitle(name, code),
      seoDescription: fit(
        [`${name}. Ürün kodu ${code}.`, standard, ` Malzeme: ${recipe.material}.`, ' Teknik ölçüler, stok ve fiyat.'],
        160,
      ),
      seoKeywords: [code, recipe.name, ...recipe.keywords],
      pictures: picturesFor(size),
    };
  };

  return {
    family,
    *demo() {
      for (const size of recipe.sizes) yield build(size, recipe.code(size), false);
    },
    *extra() {
      if (!recipe.extra) return;
      const taken = new Set(recipe.sizes.map(recipe.code));
      for (const size of recipe.extra()) {
        const code = recipe.code(size);
        if (taken.has(code)) continue;
        taken.add(code);
        yield build(size, code, true);
      }
    },
  };
}

/** Returns cents, from one dollar on rounded to five, as in printed price lists. */
function toMinor(usd: number): number {
  return usd < 1 ? Math.max(1, Math.round(usd * 100)) : Math.round(usd * 20) * 5;
}

function stockOf(h: number, shelf: boolean): Pick<DemoProduct, 'stockStatus' | 'leadTimeDays'> {
  if (!shelf) return { stockStatus: 'made_to_order', leadTimeDays: 7 + (h % 8) };
  if (h % 37 === 0) return { stockStatus: 'out_of_stock', leadTimeDays: null };
  return { stockStatus: 'in_stock', leadTimeDays: null }; // leaves the same day, as the settings say
}

/** Code and the measures that differ from size to size, for evenly spaced sizes. */
function sizeTable<Size>(recipe: Recipe<Size>): DemoFamily['sizeTable'] {
  const all = recipe.sizes;
  const count = Math.min(TABLE_ROWS, all.length);
  const sample = Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)] as Size);
  const specs = sample.map(recipe.specs);
  const first = specs[0] ?? [];
  const columns = first.map((_, i) => i).filter((i) => specs.some((row) => row[i]?.value !== first[i]?.value));
  const shown = columns.slice(0, TABLE_COLUMNS - 1);
  const heading = (spec: Spec | undefined) => `${spec?.name ?? ''}${spec?.unit ? ` [${spec.unit}]` : ''}`;
  return {
    head: ['Ürün kodu', ...shown.map((i) => heading(first[i]))],
    rows: sample.map((size, r) => [recipe.code(size), ...shown.map((i) => specs[r]?.[i]?.value ?? '')]),
  };
}

/** Name and code where both fit the 60 characters of a search result, otherwise as much of the name as fits. */
function seoTitle(name: string, code: string): string {
  const both = `${name} | ${code}`;
  if (both.length <= 60) return both;
  return name.length <= 60 ? name : name.slice(0, 61).replace(/[ ,(×-]+[^ ]*$/, '');
}

function fit(parts: string[], limit: number): string {
  return parts.reduce((text, part) => ((text + part).length <= limit ? text + part : text), '');
}
