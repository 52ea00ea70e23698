// Reads, shows and edits the rows of a kind by its description (`contract/kind.ts`; docs/decisions/0037).
import type * as z from 'zod';
import type { Audience, Grant } from '#contract/access.ts';
import { byKind, type Kind, type KindName } from '#contract/all-kinds.ts';
import { notFound } from '#contract/api-error.ts';
import { leavesOf, type Fields } from '#contract/kind.ts';
import { isRevisionKind } from '#contract/revisions.ts';
import type { Db } from '../base/db/database.ts';
import type { Viewer } from '../call/handlers.ts';
import type { StaffServices } from '../call/services.ts';
import { withoutTimes } from './publishing.ts';
import type { Change, Resource, Row, Values } from './resource.ts';
import { staffSaving } from './saving.ts';

/** A kind's description with what follows from it. */
export interface SmallList<K extends Kind = Kind> {
  kind: K;
  resource: Resource<K['table']>;
  /** The row as the API shows it, to staff unless said otherwise. */
  show(row: Row<K['table']>, audience?: Audience): z.output<K['reply']>;
  /** The columns of the given fields. */
  valuesOf(fields: object): Change<K['table']>;
}

/** Rules beside a kind's description: effects of its saves on other rows, and refusals. */
type Rules<K extends Kind> = Pick<
  Resource<K['table']>,
  'afterSave' | 'beforeRemove' | 'beforeRestore' | 'keptBy' | 'unique' | 'related'
>;

type Plain = Record<string, unknown>;
const picked = (values: object, names: readonly string[]): Plain =>
  Object.fromEntries(names.map((name) => [name, (values as Plain)[name]]));

/** Makes the list that follows from a kind's description. */
export function listOf<K extends Kind>(kind: K, rules: Rules<K> = {}): SmallList<K> {
  const { name, scope, table, words, lock, fields } = kind;
  const leaves = leavesOf(fields);
  const derived = Object.entries((kind.derived ?? {}) as Record<string, { of(row: Plain): unknown }>);
  const forStaff = Object.entries(fields as Fields).flatMap(([key, { isForStaff }]) => (isForStaff ? [key] : []));
  const show = (row: Row<K['table']>, audience: Audience = 'staff'): z.output<K['reply']> => {
    const stored = row as unknown as Plain;
    const shown: Plain = { _id: stored['publicId'], [lock]: stored['version'] };
    for (const { path, column } of leaves) {
      const [field, part] = path;
      if (part === undefined) shown[field] = stored[column];
      else ((shown[field] ??= {}) as Plain)[part] = stored[column];
    }
    if (audience === 'public') for (const key of forStaff) delete shown[key];
    for (const [key, { of }] of derived) shown[key] = of({ ...stored, ...shown });
    return shown as z.output<K['reply']>;
  };
  return {
    kind,
    show,
    valuesOf: (values) =>
      Object.fromEntries(
        leaves.map(({ path: [field, part], column }) => {
          const value = (values as Plain)[field];
          return [column, part === undefined ? value : (value as Plain | undefined)?.[part]];
        }),
      ) as Change<K['table']>,
    resource: {
      kind: name,
      scope,
      table,
      absent: words.absent,
      titleOf: (row) => (kind.titleOf as (shown: unknown) => string)(show(row)),
      fieldsOf: (row) => Object.fromEntries(leaves.map((leaf) => [leaf.name, (row as unknown as Plain)[leaf.column]])),
      ...(isRevisionKind(name) && {
        past: { fieldsOf: (row) => withoutTimes(picked(show(row), Object.keys(fields))) },
      }),
      ...('publishAt' in fields && { publishing: { flag: 'isActive' as const } }),
      ...rules,
    },
  };
}

/** Every kind's list. @param own the lists of kinds with rules; all others are plain */
export const listsOf = (own: readonly Pick<SmallList, 'kind'>[]): Readonly<Record<KindName, SmallList>> =>
  byKind((kind) => (own.find((list) => list.kind === kind) ?? listOf(kind)) as SmallList);

/** The resources of lists, by their kinds. */
export const resourcesOf = (lists: Readonly<Record<KindName, SmallList>>): Readonly<Record<KindName, unknown>> =>
  byKind(({ name }) => lists[name].resource);

/** Reads a small list, for the public and for staff. */
export function readSmallList<K extends Kind>(db: Db, { kind: { table, order, words }, show }: SmallList<K>) {
  // The tables have these columns in common; the cast spares Kysely the union of them all.
  const rows = (audience: Audience) =>
    (order as readonly string[]).reduce(
      (query, column) => query.orderBy(column.replace('-', '') as 'id', column.startsWith('-') ? 'desc' : 'asc'),
      db
        .selectFrom(table as 'features')
        .selectAll()
        .$if(audience === 'public', (q) => q.where('isActive', '=', true)),
    );
  type Shown = z.output<K['reply']>;
  const shown = (row: unknown, audience: Audience) => show(row as Row<K['table']>, audience);
  const orThrow = (row: unknown, audience: Audience): Shown => {
    if (!row) throw notFound(words.absent);
    return shown(row, audience);
  };
  return {
    async list(audience: Audience): Promise<Shown[]> {
      return (await rows(audience).execute()).map((row) => shown(row, audience));
    },
    /** Returns the first active row. */
    first: async (): Promise<Shown> => orThrow(await rows('public').limit(1).executeTakeFirst(), 'public'),
    get: async (publicId: string, audience: Audience): Promise<Shown> =>
      orThrow(await rows(audience).where('publicId', '=', publicId).executeTakeFirst(), audience),
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
export function openSmallList<K extends Kind>(services: StaffServices, list: SmallList<K>) {
  const saving = staffSaving(services, list.resource);
  const { show, valuesOf } = list;
  type Shown = z.output<K['reply']>;
  return {
    ...readSmallList(services.database.db, list),
    create: async (viewer: Viewer, fields: object): Promise<Shown> =>
      show(await saving.create(viewer, valuesOf(fields) as Values<K['table']>)),
    update: async (viewer: Viewer, publicId: string, version: number | undefined, fields: object): Promise<Shown> =>
      show(await saving.update(viewer, publicId, version, valuesOf(fields))),
    toggle: async (viewer: Viewer, publicId: string): Promise<Shown> =>
      show(
        await saving.update(
          viewer,
          publicId,
          undefined,
          (row) => ({ isActive: !(row as unknown as { isActive: boolean }).isActive }) as unknown as Change<K['table']>,
        ),
      ),
    remove: (viewer: Viewer, publicId: string, grant: Grant): Promise<undefined> =>
      saving.remove(viewer, publicId, grant),
  };
}
