// Bodies and calls with which staff keep rows. One shape of fields serves the create call, the save call and the rules
// of the panel's form.
import * as z from 'zod';
import { STAFF_DELETES, STAFF_ONLY } from './access.ts';
import { DRAFT_SEEN_REFUSED } from './draft-texts.ts';
import { VERSION_REFUSED } from './field-texts.ts';
import { NoContent, RowParams } from './fields.ts';

type Fields = Record<string, z.ZodType>;
type Outputs<S extends Fields> = { [K in keyof S]: z.output<S[K]> };
type WithDefaults<S extends Fields, D> = { [K in keyof S]: K extends keyof D ? z.ZodDefault<S[K]> : S[K] };
type AllOptional<S extends Fields> = { [K in keyof S]: z.ZodOptional<S[K]> };

/**
 * Version of the row that was edited. A save over a newer row is refused with 409 STALE; a save without a version
 * changes just the fields it names.
 */
export const EditedVersion = z.int(VERSION_REFUSED).min(1, VERSION_REFUSED).optional();

/** Time of the draft that a save publishes: it goes with the save. */
export const draftSeen = z.iso.datetime(DRAFT_SEEN_REFUSED);
/** Of saves of the kinds in `drafts.ts`. */
export const publishedDraft = {
  draft: draftSeen.describe('Time of the draft that this save publishes: it is removed with the save'),
};

export type CreateOf<S extends Fields, D> = z.ZodObject<WithDefaults<S, D>, z.core.$strict>;
export type UpdateOf<S extends Fields, L extends string = 'version'> = z.ZodObject<
  AllOptional<S> & { [K in L]: typeof EditedVersion },
  z.core.$strict
>;

/** Body of a create call: every field, those with a default may be absent. Unknown keys are refused. */
export const createOf = <S extends Fields, const D extends Partial<Outputs<S>>>(
  fields: S,
  defaults: D,
): CreateOf<S, D> => {
  const shape: Fields = {};
  for (const [name, schema] of Object.entries(fields))
    shape[name] = name in defaults ? schema.default(defaults[name]) : schema;
  return z.strictObject(shape) as unknown as CreateOf<S, D>;
};

/**
 * Body of a save: absent fields stay as they are.
 * @param lock name of the row's version in calls, where `version` is a field
 */
export const updateOf = <S extends Fields, const L extends string = 'version'>(
  fields: S,
  lock: L = 'version' as L,
): UpdateOf<S, L> =>
  z.strictObject({ ...z.object(fields).partial().shape, [lock]: EditedVersion }) as unknown as UpdateOf<S, L>;

interface Saved<P extends string, C, U, R> {
  create: {
    [K in `POST ${P}`]: {
      access: typeof STAFF_ONLY;
      body: C;
      response: R;
      status: 201;
      bodyBytes?: number;
    };
  };
  update: {
    [K in `PUT ${P}/:id`]: {
      access: typeof STAFF_ONLY;
      params: typeof RowParams;
      body: U;
      response: R;
      bodyBytes?: number;
    };
  };
  remove: {
    [K in `DELETE ${P}/:id`]: {
      access: typeof STAFF_DELETES;
      params: typeof RowParams;
      response: typeof NoContent;
      status: 204;
    };
  };
}

export type SavingEndpoints<P extends string, C, U, R> = Saved<P, C, U, R>['create'] &
  Saved<P, C, U, R>['update'] &
  Saved<P, C, U, R>['remove'];

/**
 * The three calls by which staff keep rows: `POST path`, `PUT path/:id`, `DELETE path/:id`. Their summaries are
 * `savingCalls` in `saving-texts.ts`.
 */
export const savingEndpoints = <
  const P extends `/api/${string}`,
  C extends z.ZodType,
  U extends z.ZodType,
  R extends z.ZodType,
>(
  path: P,
  { create, update, response, bodyBytes }: { create: C; update: U; response: R; bodyBytes?: number },
) =>
  ({
    [`POST ${path}`]: { access: STAFF_ONLY, body: create, response, status: 201, bodyBytes },
    [`PUT ${path}/:id`]: {
      access: STAFF_ONLY,
      params: RowParams,
      body: update,
      response,
      bodyBytes,
    },
    [`DELETE ${path}/:id`]: {
      access: STAFF_DELETES,
      params: RowParams,
      response: NoContent,
      status: 204,
    },
  }) as unknown as SavingEndpoints<P, C, U, R>;

// Other rooms import it from here.
export { shortText } from './typed-fields.ts';
