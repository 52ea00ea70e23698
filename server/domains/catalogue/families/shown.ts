// Completes families for replies: with what the search's index says of their stock, and the other families of their form.
import { CATALOGUE_STRUCTURE } from '#contract/endpoint.ts';
import type { Family, FamilyCard } from '#contract/families.ts';
import type { Price } from '#contract/products.ts';
import type { Database } from '../../../base/db/database.ts';
import { lowestPrice, priceRules, showsOthers } from '../price.ts';
import type { CatalogueIndex } from '../search/catalogue-index.ts';
import { ACTIVE, IN_STOCK } from '../search/types.ts';
import { sizePictures } from './drawing.ts';
import { familyStore, type FoundFamily } from './store.ts';
import type { FamilyTables, TableOf } from './tables.ts';
import { variantKeys } from './variants.ts';

export type ShownFamilies = ReturnType<typeof shownFamilies>;

interface Beside {
  /** The index as the database is now. */
  current: () => Promise<CatalogueIndex>;
  tables: FamilyTables;
  /** Whether the shop gives CAD files. */
  hasCad: boolean;
}

export function shownFamilies(database: Database, { current, tables, hasCad }: Beside) {
  const { db, version } = database;
  const families = familyStore(database);
  const picturesOf = sizePictures(hasCad);
  const rulesNow = priceRules(database);
  let kept = { version: Number.NaN, keys: new Map<number, string>() };

  const keysNow = async (): Promise<Map<number, string>> => {
    const now = version(CATALOGUE_STRUCTURE);
    if (kept.version === now) return kept.keys;
    const facts = await db
      .selectFrom('families')
      .select(['id', 'publicId', 'categoryId', 'name', 'standards', 'material', 'drawingImage', 'cad', 'columns'])
      .orderBy('sortOrder')
      .orderBy('id')
      .execute();
    const keys = variantKeys(facts);
    kept = { version: now, keys };
    return keys;
  };

  /**
   * The lowest price that visitors read: products may have rates of their own, so that it need not be that of the size
   * whose stored figure is the lowest.
   * @param stored the lowest stored price: kept where that is what is read, and for a family that visitors do not see
   * @param among row ids of the sizes that count; undefined: all
   */
  const priceFrom = async (
    { id, family }: FoundFamily,
    stored: Price | null,
    among?: ReadonlySet<number>,
  ): Promise<Price | null> => {
    const rules = await rulesNow();
    if (!showsOthers(rules) || stored === null) return stored;
    const sizes = await tables.sizes({ id, publicId: family._id, columns: family.columns });
    return lowestPrice(among ? sizes.filter((size) => among.has(size.id)) : sizes, rules) ?? stored;
  };

  /** Families with the number of their sizes in stock. */
  const cards = async (found: readonly FoundFamily[]): Promise<(FoundFamily['family'] & FamilyCard)[]> => {
    const keys = await keysNow();
    const prices = await Promise.all(found.map((one) => priceFrom(one, one.family.priceFrom)));
    const index = await current();
    return found.map(({ id, family }, i) => ({
      ...family,
      priceFrom: prices[i]!,
      inStockCount: index.family(id)?.table.count(ACTIVE | IN_STOCK) ?? 0,
      variantKey: keys.get(id) ?? family._id,
    }));
  };

  return {
    cards,
    priceFrom,

    /** A family with its drawing, which is that of a middle size, and with the other families of its form. */
    async whole(found: FoundFamily & TableOf): Promise<Family> {
      const keys = await keysNow();
      const key = keys.get(found.id);
      const like = [...keys].flatMap(([id, other]) => (other === key && id !== found.id ? [id] : []));
      const [family, ...variants] = await cards([found, ...(await families.byId(like, 'public'))]);
      const sizes = await tables.sizes(found);
      const { drawing, picture } = picturesOf(found.family, sizes[sizes.length >> 1] ?? null);
      return {
        ...family!,
        drawing: drawing && { ...drawing, look: 'representative' },
        picture,
        hasCad: (hasCad && family!.cad !== null) || family!.cadFiles.length > 0,
        variants,
      };
    },
  };
}
