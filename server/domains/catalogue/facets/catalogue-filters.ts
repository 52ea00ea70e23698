// Filters and facets of the catalogue, over the search's index of this process (docs/decisions/0100).
import type { Facet } from '#contract/facets.ts';
import { CATALOGUE_STRUCTURE } from '#contract/endpoint.ts';
import type { Database } from '../../../base/db/database.ts';
import { pacer } from '../../../base/slices.ts';
import type { CatalogueIndex } from '../search/catalogue-index.ts';
import type { FamilyIndex } from '../search/family-index.ts';
import type { Table } from '../search/table.ts';
import type { SearchColumn } from '../search/types.ts';
import { FamilyViews } from './family-view.ts';
import { facetsOf } from './facets.ts';
import { IdSet } from '../id-set.ts';
import { isPassing, narrow, type NarrowedFamily, type Scope } from './narrowing.ts';
import { selectionOf, type Selection } from './selection.ts';

/** Makes the views of families, in slices: after a start that is all of them. */
async function prepare(views: FamilyViews, families: readonly FamilyIndex[]): Promise<void> {
  const pause = pacer();
  for (const family of families) {
    views.of(family);
    await pause();
  }
}

export type CatalogueFilters = ReturnType<typeof catalogueFilters>;

/** Sizes of a family that pass, as rows of its table. */
export interface PassingSizes {
  /** The family's own columns; the table may have further ones. */
  columns: readonly SearchColumn[];
  table: Table;
  rows: readonly number[];
}

/** What is left of a scope's families. To be read before anything is awaited: the index may change then. */
export interface Narrowed {
  /** Articles that pass. */
  ids: () => IdSet;
  /** Null where none passes. */
  sizesOf: (familyId: number) => PassingSizes | null;
  facets: () => Facet[];
}

/** @param current the index as the database is now */
export function catalogueFilters({ db, version }: Database, current: () => Promise<CatalogueIndex>) {
  let views: { version: number; views: FamilyViews } | undefined;

  const viewsNow = async (): Promise<FamilyViews> => {
    const now = version(CATALOGUE_STRUCTURE);
    if (views?.version === now) return views.views;
    const attributes = await db
      .selectFrom('attributes')
      .select(['key', 'name', 'kind', 'unit'])
      .where('isActive', '=', true)
      .orderBy('sortOrder')
      .orderBy('id')
      .execute();
    const isSame = views !== undefined && JSON.stringify(views.views.attributes) === JSON.stringify(attributes);
    views = { version: now, views: isSame ? views!.views : new FamilyViews(attributes) };
    return views.views;
  };

  return {
    /** Reads the filters of a query. @throws VALIDATION for an unknown attribute, and for a value that is none */
    async read(query: Readonly<Record<string, unknown>>): Promise<Selection> {
      return selectionOf(query, (await viewsNow()).attributes);
    },

    /**
     * Narrows families by the filters.
     * @param familiesIn those of the scope
     */
    async narrow(
      familiesIn: (index: CatalogueIndex) => readonly FamilyIndex[],
      scope: Scope,
      selection: Selection,
    ): Promise<Narrowed> {
      const known = await viewsNow();
      await prepare(known, familiesIn(await current()));
      const index = await current(); // may have changed meanwhile; nothing is awaited from here on
      const narrowed = new Map<number, NarrowedFamily>();
      for (const family of familiesIn(index)) narrowed.set(family.id, narrow(known.of(family), scope, selection));
      return {
        ids() {
          const ids = new IdSet();
          for (const one of narrowed.values())
            for (let row = 0; row < one.states.length; row++)
              if (isPassing(one, row)) ids.add(one.view.table.idOf(row));
          return ids;
        },
        sizesOf(familyId) {
          const one = narrowed.get(familyId);
          if (!one || one.fails.length > 0 || one.passing === 0) return null;
          const rows: number[] = [];
          for (let row = 0; row < one.states.length; row++) if (isPassing(one, row)) rows.push(row);
          const { family, table } = one.view;
          return { columns: family.columns.slice(0, family.givenColumns), table, rows };
        },
        facets: () => facetsOf([...narrowed.values()], scope, selection, known.attributes),
      };
    },
  };
}
