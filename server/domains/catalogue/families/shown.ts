// Completes families for replies: with what the search's index says of their stock, and the other families of their form.
import { CATALOGUE_STRUCTURE } from '#contract/endpoint.ts';
import type { Family, FamilyCard } from '#contract/families.ts';
import type { Database } from '../../../base/db/database.ts';
import type { CatalogueIndex } from '../search/catalogue-index.ts';
import { ACTIVE, IN_STOCK } from '../search/types.ts';
import { familyStore, type FoundFamily } from './store.ts';
import { variantKeys } from './variants.ts';

export type ShownFamilies = ReturnType<typeof shownFamilies>;

/**
 * @param current the index as the database is now
 * @param hasCad whether the shop gives CAD files at all
 */
export function shownFamilies(database: Database, current: () => Promise<CatalogueIndex>, hasCad: boolean) {
  const { db, version } = database;
  const families = familyStore(database);
  let kept = { version: Number.NaN, keys: new Map<number, string>() };

  const keysNow = async (): Promise<Map<number, string>> => {
    const now = version(CATALOGUE_STRUCTURE);
    if (kept.version === now) return kept.keys;
    const facts = await db
      .selectFrom('families')
      .select(['id', 'publicId', 'categoryId', 'name', 'standards', 'material', 'drawingImage', 'columns'])
      .orderBy('sortOrder')
      .orderBy('id')
      .execute();
    const keys = variantKeys(facts);
    kept = { version: now, keys };
    return keys;
  };

  /** Families with the number of their sizes in stock. */
  const cards = async (found: readonly FoundFamily[]): Promise<(FoundFamily['family'] & FamilyCard)[]> => {
    const keys = await keysNow();
    const index = await current();
    return found.map(({ id, family }) => ({
      ...family,
      inStockCount: index.family(id)?.table.count(ACTIVE | IN_STOCK) ?? 0,
      variantKey: keys.get(id) ?? family._id,
    }));
  };

  return {
    cards,

    /** A family with the other families of its form. */
    async whole(found: FoundFamily): Promise<Family> {
      const keys = await keysNow();
      const key = keys.get(found.id);
      const like = [...keys].flatMap(([id, other]) => (other === key && id !== found.id ? [id] : []));
      const [family, ...variants] = await cards([found, ...(await families.byId(like, 'public'))]);
      return { ...family!, hasCad: hasCad && family!.cad !== null, variants };
    },
  };
}
