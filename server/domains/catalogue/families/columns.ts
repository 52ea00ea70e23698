// Columns of a family, from the fields of its form.
import { isDeepStrictEqual } from 'node:util';
import { ApiError } from '#contract/api-error.ts';
import type { FamilyCreate, FamilyUpdate } from '#contract/families.ts';
import { aliasTaken, attributeUnknown, patternUnknown } from '#contract/family-texts.ts';
import { fold, slugify } from '#contract/text.ts';
import type { Db, Trx } from '../../../base/db/database.ts';
import { richTextToSave } from '../../../base/rich-text/stored.ts';
import type { Change, Row, Values } from '../../../entities/resource.ts';
import { freeSlug } from '../../../entities/slugs.ts';
import { followRenames, mappingFault } from '../cad-models/mapping.ts';
import { placeColumns } from '../categories/place.ts';
import { derivedColumns } from './derived.ts';
import { keysOf } from '#contract/article-pattern.ts';
import { plainFields } from './resource.ts';
import { rewriteSizes, type SavedColumn } from './sizes.ts';
import { hardnessOf } from './specs.ts';

/** Columns of a new family. @throws VALIDATION, or 409 for a first alias that another family has */
export async function createColumns(trx: Trx, body: FamilyCreate): Promise<Values<'families'>> {
  const { areActive, ...place } = await placeColumns(trx, body, null);
  const columns = body.columns.map(withoutFormerKey);
  await checkFamily(trx, { ...body, columns }, null);
  return {
    ...plainFields.valuesOf(body),
    columns,
    ...place,
    ...textColumns(body.body),
    ...(hasHardness(body) ? {} : hardnessOf(body.hardnessText)),
    slug: body.slug || (await madeSlug(trx, body.name, null)),
    ...derivedColumns({ ...body, areCategoriesActive: areActive }),
    articleCount: 0,
    priceFromMinor: null,
    priceFromCurrency: null,
    keyRanges: [],
  };
}

/**
 * Columns of the fields in a save; takes the family's sizes over to them.
 * @throws VALIDATION, 409 for a first alias that another family has, and as `rewriteSizes`
 */
export async function updateColumns(
  trx: Trx,
  body: FamilyUpdate,
  row: Row<'families'>,
  at: Date,
): Promise<Change<'families'>> {
  const { areActive, ...place } = await placeColumns(trx, body, row);
  const saved: readonly SavedColumn[] = body.columns ?? row.columns;
  const columns = saved.map(withoutFormerKey);
  // A mapping of the form has the letters of the form; the stored one follows where they change.
  const cad = body.cad === undefined ? row.cad && followRenames(row.cad, saved) : body.cad;
  const after = { ...row, ...place, ...definedOf(body), columns, cad };
  await checkFamily(trx, after, row.id);
  const isOther = (name: 'columns' | 'material' | 'hardnessText' | 'standards') =>
    !isDeepStrictEqual(after[name], row[name]); // not as texts: PostgreSQL keeps keys in its own order
  const isMoved = place.categoryId !== row.categoryId || place.subCategoryId !== row.subCategoryId;
  const isRenamed = saved.some(({ key, formerKey = key }) => key !== formerKey);
  if (
    isMoved ||
    isRenamed ||
    isOther('columns') ||
    isOther('material') ||
    isOther('hardnessText') ||
    isOther('standards')
  )
    await rewriteSizes(trx, row.id, row, { ...after, columns: saved }, areActive, at);
  return {
    ...plainFields.valuesOf(body),
    columns: body.columns && columns,
    ...(isDeepStrictEqual(cad, row.cad) ? {} : { cad }),
    ...place,
    ...(body.body === undefined ? {} : textColumns(body.body)),
    ...(body.hardnessText === undefined || hasHardness(body) ? {} : hardnessOf(body.hardnessText)),
    slug: body.slug === '' ? await madeSlug(trx, after.name, row.id) : body.slug,
    ...derivedColumns({ ...after, areCategoriesActive: areActive }),
  };
}

const definedOf = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;

const withoutFormerKey = ({ formerKey: _formerKey, ...column }: SavedColumn) => column;

/** Whether the limits are given; otherwise they follow from the text. */
const hasHardness = ({ hardnessMin, hardnessMax, hardnessScale }: Partial<FamilyCreate>): boolean =>
  typeof hardnessMin === 'number' || typeof hardnessMax === 'number' || (hardnessScale ?? '') !== '';

function textColumns(text: string) {
  const { html, stamp } = richTextToSave(text, 'body');
  return { body: html, richTextStamp: stamp };
}

const madeSlug = (trx: Trx, name: string, own: number | null) =>
  freeSlug(trx, 'families', 'family', slugify(name) || 'seri', own);

/**
 * Checks what the schema of the call cannot: attributes, patterns, the CAD mapping, and aliases of other families.
 * @throws VALIDATION, or 409 for a first alias that another family has
 */
export async function checkFamily(
  trx: Db,
  {
    columns,
    codePattern,
    namePattern,
    aliases,
    cad,
  }: Pick<FamilyCreate, 'columns' | 'codePattern' | 'namePattern' | 'aliases' | 'cad'>,
  own: number | null,
): Promise<void> {
  const fields: Record<string, string> = {};
  const known = new Set((await trx.selectFrom('attributes').select('key').execute()).map(({ key }) => key));
  columns.forEach(({ attribute }, i) => {
    if (attribute !== null && !known.has(attribute)) fields[`columns.${i}.attribute`] = attributeUnknown(attribute);
  });
  const keys = columns.map(({ key }) => key);
  for (const [name, pattern] of Object.entries({ codePattern, namePattern })) {
    const unknown = keysOf(pattern).find((key) => !keys.includes(key));
    if (unknown !== undefined) fields[name] = patternUnknown(unknown);
  }
  const fault = cad && mappingFault(cad, keys);
  if (fault) fields['cad'] = fault;
  const [sentence] = Object.values(fields);
  if (sentence !== undefined) throw new ApiError(400, 'VALIDATION', sentence, fields);
  await checkAliases(trx, aliases, own);
}

/** Of several families with a word, one is meant first. @throws GUARDED where another one is already */
async function checkAliases(trx: Db, aliases: FamilyCreate['aliases'], own: number | null): Promise<void> {
  const wanted = new Map(aliases.flatMap(({ text, isFirst }) => (isFirst ? [[fold(text), text] as const] : [])));
  if (wanted.size === 0) return;
  const others = await trx.selectFrom('families').select(['id', 'name', 'aliases']).execute();
  for (const other of others) {
    if (other.id === own) continue;
    const taken = other.aliases.find(({ text, isFirst }) => isFirst && wanted.has(fold(text)));
    if (!taken) continue;
    const sentence = aliasTaken(taken.text, other.name);
    throw new ApiError(409, 'GUARDED', sentence, { aliases: sentence });
  }
}
