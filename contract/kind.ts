// The description of a kind of row that staff keep as a list: its fields, calls, table and words, said once
// (docs/decisions/0037). Schemas, types, endpoints, columns, forms and labels follow from it.
import * as z from 'zod';
import { ACTIVE_ONLY, EVERYONE, STAFF_ONLY, STAFF_READ_ALL, STAFF_SEE_ALL, type Access } from './access.ts';
import type { Endpoint, Scope } from './endpoint.ts';
import { ImagePath, NoQuery, RowParams } from './fields.ts';
import type { ImageKind } from './images.ts';
import { createOf, savingEndpoints, updateOf, type CreateOf, type SavingEndpoints, type UpdateOf } from './saving.ts';
import { IMAGE_FILE } from './uploads.ts';

/** Facts about a field besides its input's schema. */
export interface FieldFacts<I extends z.ZodType> {
  /** In forms, in histories and in the audit list. */
  label: string;
  /** Of a new row whose create call does not name the field; without it the call must. */
  default?: Readonly<z.output<I>>;
  /** Schema in replies, where it is more than the input's type without its rules. */
  shown?: z.ZodType;
  /** Name of the column, where it differs from the field's. */
  column?: string;
  /** Unit of a number, as the panel writes it after the value. */
  unit?: string;
  /** The column has a default in the database, so an insert may leave it out. */
  isGenerated?: true;
  /** Is no column of its own: the domain's code stores and shows it. */
  isSpecial?: true;
  /** Visitors do not see it. */
  isForStaff?: true;
  /** Lists show it too, not only the row's page. */
  isOnCards?: true;
  /** Decides which rows are shown, where, and under which name: lists that show other rows change with it. */
  isStructural?: true;
}
export interface AnyField extends Omit<FieldFacts<z.ZodType>, 'default'> {
  input: z.ZodType;
  default?: unknown;
  /** Fields of a group; each has a column, the group has none. */
  parts?: Record<string, AnyField>;
}
export type Fields = Readonly<Record<string, AnyField>>;

/** A field. @param input the schema of what staff type and calls send */
export const field = <I extends z.ZodType, const F extends FieldFacts<I>>(input: I, facts: F): { input: I } & F => ({
  input,
  ...facts,
});

/**
 * Fields that calls name as one object, and that are columns of the row like any others.
 * @param missing the sentence for anything that is no object
 */
export const group = <G extends Fields, const F extends { label: string; default?: object }>(
  parts: G,
  missing: string,
  facts: F,
): { input: z.ZodObject<Inputs<G>, z.core.$strict>; shown: z.ZodObject<Shown<G>>; parts: G } & F => ({
  input: z.strictObject(inputsOf(parts), missing),
  shown: z.object(shownOf(parts)),
  parts,
  ...facts,
});

export type Inputs<F extends Fields> = { -readonly [K in keyof F]: F[K]['input'] };
type Defaults<F extends Fields> = {
  -readonly [K in keyof F as F[K] extends { default: unknown } ? K : never]: F[K] extends { default: infer D }
    ? D
    : never;
};
type ShownField<F extends AnyField> = F extends { shown: infer S extends z.ZodType }
  ? S
  : z.ZodType<z.output<F['input']>, z.output<F['input']>>;
export type Shown<F extends Fields> = { -readonly [K in keyof F]: ShownField<F[K]> };
/** Values of the fields, as replies and forms have them. */
export type ShownValues<F extends Fields> = { -readonly [K in keyof F]: z.output<ShownField<F[K]>> };

export type UnionToIntersection<U> = (U extends unknown ? (u: U) => void : never) extends (i: infer I) => void
  ? I
  : never;
type ColumnName<F extends Fields, K extends keyof F> = F[K] extends { column: infer C extends string } ? C : K & string;
type PlainKey<F extends Fields> = {
  [K in keyof F]: F[K] extends { parts: Fields } | { isSpecial: true } ? never : K;
}[keyof F];
type PlainColumns<F extends Fields> = { [K in PlainKey<F> as ColumnName<F, K>]: F[K] };
/** Values of the columns' fields, by the fields' names. */
export type PlainValues<F extends Fields> = { [K in PlainKey<F>]: z.output<F[K]['input']> };
/** Fields by the names of their columns. */
export type Columns<F extends Fields> = PlainColumns<F> &
  UnionToIntersection<
    { [K in keyof F]: F[K] extends { parts: infer G extends Fields } ? PlainColumns<G> : never }[keyof F]
  >;
/** Columns by the names of their fields, without groups and special fields. */
export type ColumnsByField<F extends Fields> = { [K in PlainKey<F> & string]: ColumnName<F, K> };
export const columnsByField = <F extends Fields>(fields: F): ColumnsByField<F> =>
  Object.fromEntries(leavesOf(fields).map(({ name, column }) => [name, column])) as ColumnsByField<F>;

export const inputsOf = <F extends Fields>(fields: F): Inputs<F> =>
  Object.fromEntries(Object.entries(fields).map(([name, { input }]) => [name, input])) as Inputs<F>;
const defaultsOf = <F extends Fields>(fields: F): Defaults<F> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, one]) => ('default' in one ? [[name, one.default]] : [])),
  ) as Defaults<F>;
/** Shape of a reply with the fields. */
export const shownOf = <F extends Fields>(fields: F): Shown<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { input, shown }]) => [name, shown ?? withoutRules(input)]),
  ) as Shown<F>;

type With<F extends Fields, M> = { [K in keyof F as F[K] extends M ? K : never]: F[K] };
type Without<F extends Fields, M> = { [K in keyof F as F[K] extends M ? never : K]: F[K] };
const fieldsWhere = (fields: Fields, test: (one: AnyField) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, one]) => test(one)));
/** The fields that lists show. */
export const cardFields = <F extends Fields>(fields: F) =>
  fieldsWhere(fields, ({ isOnCards = false }) => isOnCards) as With<F, { isOnCards: true }>;
/** The fields that only the row's page shows. */
export const pageFields = <F extends Fields>(fields: F) =>
  fieldsWhere(fields, ({ isOnCards = false }) => !isOnCards) as Without<F, { isOnCards: true }>;
/** The fields that visitors see. */
export const publicFields = <F extends Fields>(fields: F) =>
  fieldsWhere(fields, ({ isForStaff = false }) => !isForStaff) as Without<F, { isForStaff: true }>;

/** The schema of an input's values without the rules of typing: stored rows may be older than a rule. */
function withoutRules(input: z.ZodType): z.ZodType {
  if (input instanceof z.ZodNullable) return withoutRules(input.unwrap() as z.ZodType).nullable();
  if (input instanceof z.ZodArray) return z.array(withoutRules(input.element as z.ZodType));
  if (input instanceof z.ZodEnum) return z.enum(input.enum);
  if (input instanceof z.ZodBoolean) return z.boolean();
  if (input instanceof z.ZodNumberFormat) return z.int();
  if (input instanceof z.ZodString) return z.string();
  throw new Error(`a field of the type '${input.def.type}' states how it is shown`);
}

/** Create body: every field; those with a default may be absent. */
export const createBodyOf = <F extends Fields>(fields: F): CreateOf<Inputs<F>, Defaults<F>> =>
  createOf(inputsOf(fields), defaultsOf(fields) as never) as unknown as CreateOf<Inputs<F>, Defaults<F>>;

/** A value of the reply that is no field, made from the row. */
export interface Derived {
  shown: z.ZodType;
  of(row: never): unknown;
}
/** A place in a list that staff arrange. */
export const PlaceShown = z.int().describe('Smaller comes first');

/** When the row was created, in its reply. */
export const CREATED_AT = {
  shown: z.iso.datetime(),
  of: ({ createdAt }: { createdAt: Date }) => createdAt.toISOString(),
};
/** When the row was last saved, in its reply. */
export const UPDATED_AT = {
  shown: z.iso.datetime(),
  of: ({ updatedAt }: { updatedAt: Date }) => updatedAt.toISOString(),
};
type DerivedShape<A> = { [K in keyof A]: A[K] extends { shown: infer S extends z.ZodType } ? S : never };

/** Turkish words for rows of a kind. */
export interface KindWords {
  /** 'Özellik' */
  one: string;
  /** Heading of the panel's list: 'Özellikler' */
  list: string;
  /** Heading of an empty form: 'Yeni Özellik' */
  create: string;
  /** Heading of a row's form: 'Özelliği Düzenle' */
  edit: string;
  /** The sentence of the 404. */
  absent: string;
  /** The menu's words, where they differ from the headings. */
  menu?: { list?: string; create?: string };
}

/** Calls that a kind offers besides list, row, create, save and delete. */
export interface Offers {
  /** Visitors never read the rows; without it they read the active ones. */
  readers?: 'staff';
  /** `GET …/active` for everybody: the active rows, or the first of them. */
  active?: 'list' | 'first';
  /** `GET …/admin`: all rows for staff; the plain list then has the active ones for any caller. */
  staffList?: true;
  /** `…/:id/toggle` inverts `isActive`. */
  toggle?: 'PUT' | 'PATCH';
  /** `POST …/upload` takes a picture into this folder. */
  pictures?: ImageKind;
  /** What visitors' replies read besides the rows. */
  alsoReads?: readonly Scope[];
  /** Name of the row's version in calls, where `version` is a field. */
  lock?: 'rowVersion';
}

type Times = 'id' | 'createdAt' | 'updatedAt';
type LockOf<O> = O extends { lock: infer L extends string } ? L : 'version';
type RowReply<F extends Fields, A, O> = z.ZodObject<
  { _id: z.ZodString } & Shown<F> & DerivedShape<A> & { [K in LockOf<O>]: z.ZodInt }
>;

export interface Reads<R extends z.ZodType> {
  access: Access;
  query: typeof NoQuery;
  response: R;
  reads: readonly Scope[];
}
type StaffReads<R extends z.ZodType> = Omit<Reads<R>, 'reads'>;
type ReadsOf<O, R extends z.ZodType> = O extends { readers: 'staff' } ? StaffReads<R> : Reads<R>;
/** The calls of a kind. */
export type KindEndpoints<
  P extends `/api/${string}`,
  C extends z.ZodType,
  U extends z.ZodType,
  R extends z.ZodType,
  O,
> = {
  [K in `GET ${P}`]: ReadsOf<O, z.ZodArray<R>>;
} & { [K in `GET ${P}/:id`]: ReadsOf<O, R> & { params: typeof RowParams } } & SavingEndpoints<P, C, U, R> &
  (O extends { active: 'list' } ? { [K in `GET ${P}/active`]: Reads<z.ZodArray<R>> } : unknown) &
  (O extends { active: 'first' } ? { [K in `GET ${P}/active`]: Reads<R> } : unknown) &
  (O extends { staffList: true }
    ? { [K in `GET ${P}/admin`]: { access: Access; query: typeof NoQuery; response: z.ZodArray<R> } }
    : unknown) &
  (O extends { toggle: infer M extends 'PUT' | 'PATCH' }
    ? { [K in `${M} ${P}/:id/toggle`]: { access: Access; params: typeof RowParams; response: R } }
    : unknown) &
  (O extends { pictures: string }
    ? { [K in `POST ${P}/upload`]: { access: Access; file: typeof IMAGE_FILE; response: typeof ImagePath } }
    : unknown);

type Described<E> = { [K in keyof E]: E[K] & { summary: string } };

/** Facts about a kind; `kind` adds what follows from them. */
interface Description<N extends string, T extends string, P extends string, F extends Fields, A, O extends Offers, S> {
  /** In the audit table, the trash and histories. */
  name: N;
  table: T;
  /** Of its calls; the panel's list has the same under `/admin`. */
  path: P;
  scope: Scope;
  /** Place where all kinds are listed: filters of the audit list, the API page. Smaller comes first. */
  place: number;
  /** Group of the panel's menu, and the place in it. */
  menu: { group: 'catalogue' | 'content' | 'shop' | 'visuals' | 'company' | 'people'; place: number };
  words: KindWords;
  /** In the order in which calls are checked and changes are listed. */
  fields: F;
  /** Further values of the reply. */
  derived?: A;
  /** Columns by which lists are sorted, most significant first; `-` before a name means descending. */
  order: readonly `${'' | '-'}${(keyof Columns<F> & string) | Times}`[];
  titleOf(row: ShownValues<F>): string;
  offers: O;
  /** One line for each call, for the API page. */
  calls: S;
}

/**
 * Describes a kind, and makes its schemas and endpoints. `kinds.ts` makes it known.
 * @example
 * export const featureKind = kind({
 *   name: 'feature',
 *   table: 'features',
 *   path: '/api/features',
 *   scope: 'content',
 *   place: 70,
 *   menu: { group: 'visuals', place: 2 },
 *   words: FEATURE_WORDS,
 *   calls: FEATURE_CALLS,
 *   fields: { title: field(neededText(120, FEATURE_TITLE_MISSING), { label: labels.title }) },
 *   order: ['id'],
 *   titleOf: ({ title }) => title,
 *   offers: {},
 * });
 */
/* @__NO_SIDE_EFFECTS__ */
export function kind<
  const N extends string,
  const T extends string,
  const P extends `/api/${string}`,
  F extends Fields,
  const O extends Offers,
  A extends Readonly<Record<string, Derived>> = Record<never, never>,
  const S extends {
    readonly [K in keyof KindEndpoints<P, z.ZodType, z.ZodType, z.ZodType, O>]: string;
  } = { readonly [K in keyof KindEndpoints<P, z.ZodType, z.ZodType, z.ZodType, O>]: string },
>(description: Description<N, T, P, F, A, O, S>) {
  const { fields, derived, path, scope, offers, calls } = description;
  const { readers, active, staffList, toggle, pictures, alsoReads = [], lock = 'version' } = offers;
  const inputs = inputsOf(fields);
  const derivedShape = Object.fromEntries(Object.entries(derived ?? {}).map(([name, { shown }]) => [name, shown]));
  const reply = z.object({
    _id: z.string(),
    ...shownOf(fields),
    ...derivedShape,
    [lock]: z.int().describe('Grows with every save; sent back with one'),
  }) as unknown as RowReply<F, A, O>;
  const create = createBodyOf(fields);
  const update = updateOf(inputs, lock) as unknown as UpdateOf<Inputs<F>, LockOf<O>>;
  const rows = z.array(reply);
  const reads = [scope, ...alsoReads];
  const reading = readers === 'staff' ? { access: STAFF_READ_ALL } : { access: STAFF_SEE_ALL, reads };
  const table: Record<string, Omit<Endpoint, 'summary'>> = {
    [`GET ${path}`]: { ...reading, ...(staffList && { access: ACTIVE_ONLY }), query: NoQuery, response: rows },
    ...(active && {
      [`GET ${path}/active`]: { access: EVERYONE, query: NoQuery, response: active === 'list' ? rows : reply, reads },
    }),
    [`GET ${path}/:id`]: { ...reading, params: RowParams, query: NoQuery, response: reply },
    ...(staffList && { [`GET ${path}/admin`]: { access: STAFF_ONLY, query: NoQuery, response: rows } }),
    ...savingEndpoints(path, { create, update, response: reply }),
    ...(toggle && { [`${toggle} ${path}/:id/toggle`]: { access: STAFF_ONLY, params: RowParams, response: reply } }),
    ...(pictures && { [`POST ${path}/upload`]: { access: STAFF_ONLY, file: IMAGE_FILE, response: ImagePath } }),
  };
  const summaries: Readonly<Record<string, string>> = calls;
  return {
    ...description,
    lock: lock as LockOf<O>,
    inputs,
    reply,
    create,
    update,
    endpoints: Object.fromEntries(
      Object.entries(table).map(([key, endpoint]) => [key, { summary: summaries[key]!, ...endpoint }]),
    ) as unknown as Described<KindEndpoints<P, typeof create, typeof update, typeof reply, O>>,
  };
}

/** A field that is a column: a plain one, or a part of a group. */
export interface Leaf {
  /** As audit rows and labels name it: 'title', 'content.title'. */
  name: string;
  /** The field, and its part in a group. */
  path: readonly [field: string, part?: string];
  column: string;
}
/** The columns' fields: the plain ones, then the parts of groups. */
export function leavesOf(fields: Fields): Leaf[] {
  const entries = Object.entries(fields).filter(([, { isSpecial }]) => !isSpecial);
  return [
    ...entries.flatMap(([name, { parts, column = name }]) => (parts ? [] : [{ name, path: [name] as const, column }])),
    ...entries.flatMap(([name, { parts }]) =>
      Object.entries(parts ?? {}).map(([part, { column = part }]) => ({
        name: `${name}.${part}`,
        path: [name, part] as const,
        column,
      })),
    ),
  ];
}

/** Fields with the parts of groups beside them, under the names that forms and audit rows use. */
const namedFields = (fields: Fields): [string, AnyField][] =>
  Object.entries(fields).flatMap(([name, one]) => [
    [name, one] as [string, AnyField],
    ...Object.entries(one.parts ?? {}).map(([part, inner]) => [`${name}.${part}`, inner] as [string, AnyField]),
  ]);
const factsOf = <V>(fields: Fields, fact: (one: AnyField) => V | undefined): Readonly<Record<string, V>> =>
  Object.fromEntries(
    namedFields(fields).flatMap(([name, one]) => {
      const value = fact(one);
      return value === undefined ? [] : [[name, value]];
    }),
  );
export const labelsIn = (fields: Fields): Readonly<Record<string, string>> => factsOf(fields, ({ label }) => label);
export const unitsIn = (fields: Fields): Readonly<Record<string, string>> => factsOf(fields, ({ unit }) => unit);
/** Rules of a form's inputs, by name. */
export const rulesIn = (fields: Fields): Readonly<Record<string, z.ZodType>> => factsOf(fields, ({ input }) => input);
