import type { KindName } from '#contract/all-kinds.ts';
import { isArranged, type ArrangedKind } from '#contract/arrangements.ts';
import { leavesOf } from '#contract/kind.ts';
import type { Trx } from '../../../base/db/database.ts';
import { handlers } from '../../../call/handlers.ts';
import type { StaffServices } from '../../../call/services.ts';
import { arrange, type Arranged } from '../../../entities/arranging.ts';
import type { SmallList } from '../../../entities/small-list.ts';
import { categoryResource } from '../../catalogue/categories/resource.ts';
import { pageResource } from '../../content/pages/resource.ts';
import { CATEGORY_LIST, PAGE_LIST } from './texts.ts';

/** Main categories, or the sub-categories of one of them. */
const categories: Arranged<'categories'> = {
  resource: categoryResource,
  field: 'order',
  async groupOf(trx, publicId) {
    const one = await trx
      .selectFrom('categories as c')
      .leftJoin('categories as m', 'm.id', 'c.parentId')
      .select(['c.parentId', 'm.name as parentName'])
      .where('c.publicId', '=', publicId)
      .executeTakeFirst();
    if (!one) return { title: CATEGORY_LIST, rows: [] };
    const { parentId, parentName } = one;
    return {
      title: parentName === null ? CATEGORY_LIST : `${CATEGORY_LIST}: ${parentName}`,
      rows: await trx
        .selectFrom('categories')
        .selectAll()
        .where('deletedAt', 'is', null)
        .where('parentId', parentId === null ? 'is' : '=', parentId)
        .orderBy('sortOrder')
        .orderBy('nameSort')
        .orderBy('id')
        .execute(),
    };
  },
};

const pages: Arranged<'pages'> = {
  resource: pageResource,
  field: 'order',
  groupOf: async (trx) => ({
    title: PAGE_LIST,
    rows: await trx.selectFrom('pages').selectAll().orderBy('sortOrder').orderBy('id').execute(),
  }),
};

/** All rows of a kind. */
const arrangedList = ({ kind, resource }: SmallList): Arranged => ({
  resource,
  field: leavesOf(kind.fields).find(({ column }) => column === 'sortOrder')!.name,
  groupOf: async (trx: Trx) => ({
    title: kind.words.list,
    // The tables have these columns in common; the cast spares Kysely the union of them all.
    rows: (await trx
      .selectFrom(kind.table as 'features')
      .selectAll()
      .orderBy('sortOrder')
      .orderBy('id')
      .execute()) as never,
  }),
});

/** Stores the order of rows that staff arrange by hand. */
export const arrangementHandlers = (services: StaffServices, lists: Readonly<Record<KindName, SmallList>>) => {
  const arranged = new Map<ArrangedKind, Arranged>([
    ['category', categories as unknown as Arranged],
    ['page', pages as unknown as Arranged],
    ...Object.values(lists)
      .filter(({ kind }) => isArranged(kind))
      .map((list): [ArrangedKind, Arranged] => [list.kind.name, arrangedList(list)]),
  ]);
  return handlers({
    async 'PUT /api/arrangements/:kind'({ params, body }, { viewer }) {
      await arrange(services, arranged.get(params.kind)!, viewer, body);
    },
  });
};
