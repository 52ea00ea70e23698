// How rows that staff edit are sent: one shape of fields serves the create call, the save call, and the rules of the
// panel's form.
import * as z from 'zod';
import { STAFF_DELETES, STAFF_ONLY } from './access.ts';
import { clean, Id, IMAGE_REFUSED, isImage } from './fields.ts';
import { tooLong } from './form-texts.ts';

type Fields = Record<string, z.ZodType>;
type Outputs<S extends Fields> = { [K in keyof S]: z.output<S[K]> };
type WithDefaults<S extends Fields, D> = { [K in keyof S]: K extends keyof D ? z.ZodDefault<S[K]> : S[K] };
type AllOptional<S extends Fields> = { [K in keyof S]: z.ZodOptional<S[K]> };

/**
 * Of the row that was edited. A save over a newer row is refused with 409 STALE; a save without it changes just the
 * fields it names.
 */
export const EditedVersion = z.int('Kayıt sürümü geçersiz.').min(1, 'Kayıt sürümü geçersiz.').optional();

/** Body of a create call: every field, those with a default may be absent. Unknown keys are refused. */
export const createOf = <S extends Fields, const D extends Partial<Outputs<S>>>(
  fields: S,
  defaults: D,
): z.ZodObject<WithDefaults<S, D>, z.core.$strict> => {
  const shape: Fields = {};
  for (const [name, schema] of Object.entries(fields))
    shape[name] = name in defaults ? schema.default(defaults[name]) : schema;
  return z.strictObject(shape) as unknown as z.ZodObject<WithDefaults<S, D>, z.core.$strict>;
};

/** Body of a save: absent fields stay as they are. */
export const updateOf = <S extends Fields>(
  fields: S,
): z.ZodObject<AllOptional<S> & { version: typeof EditedVersion }, z.core.$strict> =>
  z.strictObject({ ...z.object(fields).partial().shape, version: EditedVersion }) as unknown as z.ZodObject<
    AllOptional<S> & { version: typeof EditedVersion },
    z.core.$strict
  >;

const RowParams = z.object({ id: Id });
type RowParams = typeof RowParams;

interface Saved<P extends string, C, U, R> {
  create: {
    [K in `POST ${P}`]: {
      summary: string;
      access: typeof STAFF_ONLY;
      body: C;
      response: R;
      status: 201;
      bodyBytes?: number;
    };
  };
  update: {
    [K in `PUT ${P}/:id`]: {
      summary: string;
      access: typeof STAFF_ONLY;
      params: RowParams;
      body: U;
      response: R;
      bodyBytes?: number;
    };
  };
  remove: {
    [K in `DELETE ${P}/:id`]: {
      summary: string;
      access: typeof STAFF_DELETES;
      params: RowParams;
      response: z.ZodUndefined;
      status: 204;
    };
  };
}

/**
 * The three calls by which staff keep a resource: `POST path`, `PUT path/:id`, `DELETE path/:id`. @param what in the
 * accusative, for the API page: 'Özelliği'
 */
export const savingEndpoints = <
  const P extends `/api/${string}`,
  C extends z.ZodType,
  U extends z.ZodType,
  R extends z.ZodType,
>(
  path: P,
  what: string,
  { create, update, response, bodyBytes }: { create: C; update: U; response: R; bodyBytes?: number },
) => {
  const size = bodyBytes === undefined ? {} : { bodyBytes };
  return {
    [`POST ${path}`]: { summary: `${what} ekler`, access: STAFF_ONLY, body: create, response, status: 201, ...size },
    [`PUT ${path}/:id`]: {
      summary: `${what} değiştirir; gönderilmeyen alanlar olduğu gibi kalır`,
      access: STAFF_ONLY,
      params: RowParams,
      body: update,
      response,
      ...size,
    },
    [`DELETE ${path}/:id`]: {
      summary: `${what} çöp kutusuna taşır; 30 gün geri alınabilir`,
      access: STAFF_DELETES,
      params: RowParams,
      response: z.undefined(),
      status: 204,
    },
  } as unknown as Saved<P, C, U, R>['create'] & Saved<P, C, U, R>['update'] & Saved<P, C, U, R>['remove'];
};

const oneLine = (text: string): string =>
  clean(text)
    .replace(/[\s\u0080-\u009f\u2028\u2029]+/g, ' ')
    .trim();
const severalLines = (text: string): string => clean(text).replace(/\r\n?/g, '\n').trim();

/** Text on one line; '' for none. */
export const shortText = (max: number) => z.string('Metin olmalıdır.').max(max, tooLong(max)).overwrite(oneLine);
/** Text on one line that may not be missing; `missing` is the sentence. */
export const neededText = (max: number, missing: string) =>
  z.string(missing).max(max, tooLong(max)).overwrite(oneLine).min(1, missing);
/** Text of several lines; '' for none. */
export const longText = (max: number) => z.string('Metin olmalıdır.').max(max, tooLong(max)).overwrite(severalLines);
export const neededLongText = (max: number, missing: string) =>
  z.string(missing).max(max, tooLong(max)).overwrite(severalLines).min(1, missing);
/** HTML of the editor, sanitized by the server; its length is that of the markup. */
export const richText = z.string('Metin olmalıdır.').max(500_000, 'Metin çok uzun.').overwrite(clean);

export const MAX_LIST_ITEMS = 100;
/** Lines or tags: trimmed, the empty ones dropped, at most 100. */
export const textList = (maxEach: number) =>
  z
    .array(shortText(maxEach), 'Liste olmalıdır.')
    .max(MAX_LIST_ITEMS, `En fazla ${MAX_LIST_ITEMS} satır olabilir.`)
    .overwrite((lines) => lines.filter((one) => one !== ''));

/** The same, at least one. @param missing the sentence for none */
export const neededList = (maxEach: number, missing: string) =>
  z
    .array(shortText(maxEach), missing)
    .max(MAX_LIST_ITEMS, `En fazla ${MAX_LIST_ITEMS} satır olabilir.`)
    .overwrite((lines) => lines.filter((one) => one !== ''))
    .min(1, missing);

/** A picture that may not be missing. */
export const neededImage = (missing: string) =>
  z
    .string(missing)
    .min(1, missing)
    .refine((text) => text === '' || isImage(text), IMAGE_REFUSED);

/** A whole number. @param missing the sentence for an empty box, @param broken for anything else that is none */
export const neededWhole = (missing: string, broken: string) =>
  z.int({ error: ({ input }) => (input === null || input === undefined || input === '' ? missing : broken) });
/** A place in a list, before its bounds. */
export const wholePlace = (missing: string) => neededWhole(missing, 'Sıra numarası tam sayı olmalıdır.');
/** Place in a list; smaller comes first. */
export const sortOrder = wholePlace('Lütfen sıra numarasını girin!')
  .min(0, 'Sıra numarası 0 veya daha büyük olmalıdır.')
  .max(1_000_000, 'Sıra numarası çok büyük.');
export const switchValue = z.boolean('Açık veya kapalı olmalıdır.');

/** A slug as it is typed; '' lets the server make one. */
export const Slug = z
  .string('Metin olmalıdır.')
  .max(120, tooLong(120))
  .overwrite((text) => clean(text).trim())
  .refine(
    (text) => text === '' || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text),
    'Slug sadece küçük harf, rakam ve tire içerebilir!',
  );
