// Completes families for replies: with what the search's index says of their stock, and the other families of their form.
import { CATALOGUE_STRUCTURE } from '#contract/endpoint.ts';
import type { Family, FamilyCard } from '#contract/families.ts';
import type { Database } from '../../../base/db/database.ts';
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
