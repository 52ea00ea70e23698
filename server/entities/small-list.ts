// The shared code of the small lists: all rows in their order, the active ones for the public, one by its id, and how
// staff edit them.
import type { Audience, Grant } from '#contract/access.ts';
import { notFound } from '#contract/api-error.ts';
import type { Db } from '../base/db/database.ts';
import type { Viewer } from '../call/handlers.ts';
import type { Change, Resource, Row, Values } from './resource.ts';
import { staffSaving } from './saving.ts';
import type { StaffServices } from '../call/services.ts';

type SmallTable = 'features' | 'slides' | 'programs' | 'brands' | 'qualityCategories' | 'jobs';

/** The description of a small list: its table and scope, its order, its reply, and the columns of the form's fields. */
export interface SmallList<T extends SmallTable, Fields, Shown> {
  resource: Resource<T>;
  /** Columns, most significant first; `-` before a name means descending. */
  order: readonly string[];
  /** The row as the API shows it. */
  show(row: Row<T>): Shown;
  /** The columns of the given fields. */
  valuesOf(fields: Partial<Fields>): Change<T>;
}

/** The order of lists that staff arrange. */
export const AS_ARRANGED = ['sortOrder', 'id'] as const;

/** Reads a small list, for the public and for staff. */
export function readSmallList<T extends SmallTable, Fields, Shown>(
  db: Db,
  { resource: { table, absent }, order, show }: SmallList<T, Fields, Shown>,
) {
  // The tables have these columns in common; the cast spares Kysely the union of them all.
  const rows = (audience: Audience) =>
    order.reduce(
      (query, column) => query.orderBy(column.replace('-', '') as 'id', column.startsWith('-') ? 'desc' : 'asc'),
      db
        .selectFrom(table as 'features')
        .selectAll()
        .$if(audience === 'public', (q) => q.where('isActive', '=', true)),
    );
  const shown = (row: unknown) => show(row as Row<T>);
  const orThrow = (row: unknown): Shown => {
    if (!row) throw notFound(absent);
    return shown(row);
  };
  return {
    async list(audience: Audience): Promise<Shown[]> {
      return (await rows(audience).execute()).map(shown);
    },
    /** Returns the first active row. */
    first: async (): Promise<Shown> => orThrow(await rows('public').limit(1).executeTakeFirst()),
    get: async (publicId: string, audience: Audience): Promise<Shown> =>
      orThrow(await rows(audience).where('publicId', '=', publicId).executeTakeFirst()),
    /** Counts all rows and the active ones. */
    async count(): Promise<{ total: number; active: number }> {
      const { total, active } = await db
        .selectFrom(table as 'features')
        .select((eb) => [
          eb.fn.countAll<number>().as('total'),
          eb.fn.count<number>(eb.case().when('isActive', '=', true).then(1).end()).as('active'),
        ])
        .executeTakeFirstOrThrow();
      return { total, active };
    },
  };
}

/** Reads and edits a small list. */
export function openSmallList<T extends SmallTable, Fields, Shown>(
  services: StaffServices,
  definition: SmallList<T, Fields, Shown>,
) {
  const saving = staffSaving(services, definition.resource);
  const { show, valuesOf } = definition;
  return {
    ...readSmallList(services.database.db, definition),
    create: async (viewer: Viewer, fields: Fields): Promise<Shown> =>
      show(await saving.create(viewer, valuesOf(fields as Partial<Fields>) as Values<T>)),
    update: async (
      viewer: Viewer,
      publicId: string,
      version: number | undefined,
      fields: Partial<Fields>,
    ): Promise<Shown> => show(await saving.update(viewer, publicId, version, valuesOf(fields))),
    toggle: async (viewer: Viewer, publicId: string): Promise<Shown> =>
      show(
        await saving.update(
          viewer,
          publicId,
          undefined,
          (row) => ({ isActive: !(row as unknown as { isActive: boolean }).isActive }) as unknown as Change<T>,
        ),
      ),
    remove: (viewer: Viewer, publicId: string, grant: Grant): Promise<undefined> =>
      saving.remove(viewer, publicId, grant),
  };
}
