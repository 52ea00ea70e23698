// Articles of families from a file: a line is an article, found by its code. Its dimensions are planned and kept by the
// family's grid, its other fields by the product's own save.
import { isDeepStrictEqual } from 'node:util';
import { ApiError } from '#contract/api-error.ts';
import { ARTICLE_FIELDS, cellInput, type CellInput } from '#contract/article-cells.ts';
import { ACTIVE } from '#contract/article-texts.ts';
import { STOCK_LABELS } from '#contract/catalogue-texts.ts';
import {
  articleOfOther,
  COLUMN_HEADINGS,
  DIM_HEADING,
  DIM_PREFIX,
  FAMILY_OF_ROW_MISSING,
  familyUnknown,
  PRODUCT_OF_NO_FAMILY,
} from '#contract/family-table-texts.ts';
import { fieldsKept, IMPORT_ROW_CHANGED, IMPORT_ROW_ORDERED } from '#contract/import-texts.ts';
import type { ImportMode } from '#contract/imports.ts';
import { toMinor, type Currency } from '#contract/money.ts';
import { ProductUpdate } from '#contract/products.ts';
import { TABLE_HEADINGS } from '#contract/product-table-texts.ts';
import { fold } from '#contract/text.ts';
import { UNITS } from '#contract/units.ts';
import { changed } from '../../../base/db/changes.ts';
import type { Db, Trx } from '../../../base/db/database.ts';
import type { GivenFields } from '../family-articles/writing.ts';
import type { FieldRule, ImportKind, Judge, Judgement, WantedRow } from '../../../entities/imports/kind.ts';
import type { By, Row } from '../../../entities/resource.ts';
import { answeringDuplicates, encoded, getRow, removeRow } from '../../../entities/saving.ts';
import type { Done, TaskFields, Undone } from '../../../entities/tasks/kind.ts';
import { keptPrice } from '../daily-prices.ts';
import { ARTICLE_COLUMNS, cellOf, gridCurrency, type Article, type FamilyRow } from '../family-articles/articles.ts';
import { dimsAfter, type Planned } from '../family-articles/plan.ts';
import { knownOf, write, type Known } from '../family-articles/save.ts';
import { bodyOf, flatOf } from '../product-table/flat.ts';
import {
  actionOf,
  openProducts,
  PRODUCT_RULES,
  saveProduct,
  shownProductField,
  type ProductField,
} from '../product-table/import.ts';
import { PICTURE_FIELDS, PICTURES_HTML_FIELD, picturesNamedBy } from '../product-table/pictures.ts';
import { plainFields, productResource, refuseIfGone } from '../products/resource.ts';
import {
  dimsWanted,
  FULL,
  hashName,
  hashOfDims,
  holdersOf,
  isFull,
  planLine,
  sizeOf,
  type Holder,
} from './article-plan.ts';
import { dimCells, dimLabel, isDim } from './dims.ts';

/** Fields of a product that its family does not give it; the category is the family's. */
const NAMES = (Object.keys(PRODUCT_RULES) as ProductField[]).filter((name) => name !== 'category');
const NEEDED: readonly string[] = ['code'];
const NEW_ID = '_id';
const VERSION = '_version';

type Errors = { field: string; sentence: string }[];
const JUDGED = ['id', 'publicId', 'slug', 'name', 'columns', 'codePattern', 'namePattern'] as const;
type JudgedFamily = Pick<FamilyRow, (typeof JUDGED)[number]>;
type Found = Article & { familyId: number | null };

/** All families by their row ids, their slugs, and those of their names that only one has. */
async function knownFamilies(db: Db) {
  const rows: JudgedFamily[] = await db.selectFrom('families').select(JUDGED).orderBy('id').execute();
  const named = Map.groupBy(rows, ({ name }) => fold(name));
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    byId,
    find(text: string): JudgedFamily | undefined {
      const alike = named.get(fold(text)) ?? [];
      return bySlug.get(text.trim()) ?? (alike.length === 1 ? alike[0] : undefined);
    },
  };
}

async function articlesByCode(db: Db, codes: readonly string[]): Promise<Map<string, Found>> {
  const rows = await db
    .selectFrom('products')
    .select([...ARTICLE_COLUMNS, 'familyId'])
    .where('code', 'in', codes)
    .where('deletedAt', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.code, row]));
}

/** Cells of the grid among a product's fields. */
const gridCells = (fields: TaskFields): Record<string, CellInput> =>
  Object.fromEntries(
    Object.entries(fields).filter(([name]) => (ARTICLE_FIELDS as readonly string[]).includes(name)),
  ) as Record<string, CellInput>;

/** The field of a dimension that the file has no column for. */
const fieldFor = (family: Pick<FamilyRow, 'columns'>, key: string): string => {
  const column = family.columns.find((one) => one.key === key);
  return column ? DIM_PREFIX + dimLabel(column) : key;
};

/** A line with its family and what it says of its dimensions. */
interface Line {
  wanted: WantedRow;
  own: Judgement;
  article: Found | undefined;
  family: JudgedFamily | undefined;
  errors: Errors;
  cells: Record<string, CellInput>;
  fieldOf: ReadonlyMap<string, string>;
  hash: string;
}

async function open(db: Db): Promise<Judge> {
  const products = await openProducts(null, db, true);
  const families = await knownFamilies(db);
  /** Who has key dimensions by now, where lines before have changed that. */
  const moved = new Map<string, Holder | null>();
  const counts = new Map<number, number>();

  function lineOf(wanted: WantedRow, own: Judgement, article: Found | undefined): Line {
    const errors: Errors = [...own.errors];
    const named = wanted.values.get('family');
    const stated = typeof named === 'string' ? families.find(named) : undefined;
    let family = stated;
    if (article) family = article.familyId === null ? undefined : families.byId.get(article.familyId);
    if (own.action === 'error' && own.errors.some(({ field }) => field === 'code')) family = undefined;
    else if (article && !family) errors.push({ field: 'code', sentence: PRODUCT_OF_NO_FAMILY });
    else if (typeof named === 'string' && !stated) errors.push({ field: 'family', sentence: familyUnknown(named) });
    else if (!family) errors.push({ field: 'family', sentence: FAMILY_OF_ROW_MISSING });
    else if (stated && stated !== family) errors.push({ field: 'family', sentence: articleOfOther(family.name) });
    const { cells, fieldOf } = family
      ? dimCells(family.columns, wanted.values, errors)
      : { cells: {}, fieldOf: new Map<string, string>() };
    const hash = family ? hashOfDims(family.columns, dimsWanted(family.columns, cells, article)) : '';
    return { wanted, own, article, family, errors, cells, fieldOf, hash };
  }

  /** @param holders of key dimensions in the database */
  async function judged(line: Line, holders: ReadonlyMap<string, Holder>): Promise<Judgement> {
    const { wanted, own, article, family, errors, cells, fieldOf, hash } = line;
    const refused = (): Judgement => ({
      action: 'error',
      rowId: article?.publicId ?? '',
      before: null,
      after: {},
      errors,
    });
    if (!family) return refused();
    const name = hashName(family.id, hash);
    const holder = moved.has(name) ? moved.get(name)! : (holders.get(name) ?? null);
    const row = article ? cells : { ...gridCells(own.after), ...cells, code: wanted.key };
    const { planned, problems } = planLine(family, row, { article, holder });
    for (const { key, sentence } of problems) {
      const field = fieldOf.get(key) ?? fieldFor(family, key);
      if (!errors.some((one) => one.field === field)) errors.push({ field, sentence });
    }
    if (errors.length > 0 || !planned || planned.op === 'remove') return refused();
    if (!article) {
      const count = counts.get(family.id) ?? (await sizeOf(db, family.id));
      if (isFull(count)) errors.push({ field: 'family', sentence: FULL });
      counts.set(family.id, isFull(count) ? count : count + 1);
      if (errors.length > 0) return refused();
    }
    const before: Record<string, unknown> = { ...own.before };
    const after: Record<string, unknown> = article ? {} : { family: family.slug };
    for (const [key, value] of planned.values) {
      if (!fieldOf.has(key)) continue;
      after[fieldOf.get(key)!] = cellInput(key, value);
      if (article) before[fieldOf.get(key)!] = cellInput(key, cellOf(family.columns, article, key));
    }
    Object.assign(after, own.after);
    if (!article) after['name'] = planned.values.get('name');
    keepPlace(family, line, planned);
    return {
      action: actionOf(false, article !== undefined && Object.keys(after).length === 0, article !== undefined),
      rowId: article?.publicId ?? '',
      before: article ? before : null,
      after,
      errors,
      warning: own.warning,
      missing: own.missing,
    };
  }

  function keepPlace(family: JudgedFamily, { wanted, article, hash }: Line, planned: Planned): void {
    const dims = dimsAfter(family.columns, planned);
    const now = { publicId: article?.publicId ?? `new ${wanted.key}`, code: wanted.key, dims };
    if (article) {
      const was = hashOfDims(family.columns, article.dims ?? []);
      if (was === hash) return;
      const place = hashName(family.id, was);
      if (!moved.has(place)) moved.set(place, null);
    }
    moved.set(hashName(family.id, hash), now);
  }

  return {
    async judge(rows, mode: ImportMode, pictures) {
      const found = await articlesByCode(
        db,
        rows.map(({ key }) => key),
      );
      const own = await products.judge(
        rows.map((row) => ({
          ...row,
          values: new Map([...row.values].filter(([name]) => name !== 'family' && !isDim(name))),
        })),
        mode,
        pictures,
      );
      const lines = rows.map((row, i) => lineOf(row, own[i]!, found.get(row.key)));
      const holders = await holdersOf(
        db,
        lines.flatMap(({ family, hash }) => (family ? [{ familyId: family.id, hash }] : [])),
      );
      const judgements: Judgement[] = [];
      for (const line of lines) judgements.push(await judged(line, holders));
      return judgements;
    },
    warningsOf: (counted) => products.warningsOf(counted),
  };
}

/** Families that a transaction has read, with what its saves to them share. */
const readBy = new WeakMap<Trx, Map<string | number, FamilyRow>>();
const knownBy = new WeakMap<FamilyRow, Known>();
async function knownIn(trx: Trx, family: FamilyRow): Promise<Known> {
  const known = knownBy.get(family) ?? (await knownOf(trx, family));
  knownBy.set(family, known);
  return known;
}

async function familyIn(trx: Trx, by: 'slug' | 'id', value: string | number): Promise<FamilyRow> {
  const known = readBy.get(trx) ?? new Map<string | number, FamilyRow>();
  readBy.set(trx, known);
  const found =
    known.get(value) ??
    (await trx
      .selectFrom('families')
      .selectAll()
      .where(by, '=', value as never)
      .executeTakeFirst());
  if (!found) throw new ApiError(409, 'GUARDED', familyUnknown(String(value)));
  known.set(value, found);
  return found;
}

/** Plans a line in the transaction that writes it. @throws ApiError with the first sentence that stands against it */
async function planIn(
  trx: Trx,
  family: FamilyRow,
  row: Readonly<Record<string, CellInput>>,
  article: Article | undefined,
): Promise<Planned> {
  const hash = hashOfDims(family.columns, dimsWanted(family.columns, row, article));
  const holders = await holdersOf(trx, [{ familyId: family.id, hash }]);
  const taken = article ? undefined : await articlesByCode(trx, [String(row['code'])]);
  const { planned, problems } = planLine(family, row, {
    article,
    holder: holders.get(hashName(family.id, hash)) ?? null,
    taken: new Set(taken?.keys()),
  });
  const sentence = problems[0]?.sentence;
  if (sentence !== undefined || !planned) throw new ApiError(409, 'GUARDED', sentence ?? IMPORT_ROW_CHANGED);
  return planned;
}

/** The currency of a new article's price. */
async function currencyFor(trx: Trx, family: FamilyRow, fields: TaskFields): Promise<Currency> {
  if (typeof fields['currency'] === 'string') return fields['currency'] as Currency;
  const priced = await trx
    .selectFrom('products')
    .select(['priceMinor', 'oldPriceMinor', 'currency', 'listPriceMinor', 'listOldPriceMinor', 'listCurrency'])
    .where('familyId', '=', family.id)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute();
  return gridCurrency(trx, priced);
}

/** A line's dimensions, and its fields as a product. */
function parted(family: Pick<FamilyRow, 'columns'>, fields: TaskFields) {
  const { family: _family, ...rest } = fields;
  const { cells, fieldOf } = dimCells(family.columns, Object.entries(rest), []);
  const own = Object.fromEntries(Object.entries(rest).filter(([name]) => !isDim(name)));
  return { cells, fieldOf, own };
}

async function create(trx: Trx, after: TaskFields, by: By): Promise<Done> {
  changed(trx, ['catalogue']);
  const family = await familyIn(trx, 'slug', String(after['family']));
  const { cells, own } = parted(family, after);
  if (isFull(await sizeOf(trx, family.id))) return { outcome: 'refused', sentence: FULL };
  const planned = await planIn(trx, family, { ...gridCells(own), ...cells }, undefined);
  const currency = own['price'] === undefined || own['price'] === null ? 'TRY' : await currencyFor(trx, family, own);
  const known = await knownIn(trx, family);
  const given = givenOf(own);
  await answeringDuplicates(productResource, () => write(trx, by, family, [planned], currency, { known, given }));
  const made = await rowOfCode(trx, String(own['code']));
  // What neither the grid nor the row's first write takes.
  const present = flatOf(made, '', Object.keys(own));
  const names = Object.keys(own).filter((name) => !isDeepStrictEqual(own[name], present[name]));
  let { version } = made;
  if (names.length > 0) {
    await answeringDuplicates(productResource, () =>
      saveProduct(trx, made, Object.fromEntries(names.map((name) => [name, own[name]])), by),
    );
    ({ version } = await getRow(trx, productResource, made.publicId));
  }
  return { outcome: 'changed', before: null, after: { [NEW_ID]: made.publicId, [VERSION]: version } };
}

/** What a line says of a new article beyond the grid's cells. */
function givenOf(fields: TaskFields): GivenFields {
  const body = ProductUpdate.parse(bodyOf(fields, null));
  const { code: _code, name: _name, ...rest } = body;
  const columns = encoded(
    Object.fromEntries(
      Object.entries(plainFields.valuesOf(rest)).filter(
        ([name, value]) => value !== undefined && !(ARTICLE_FIELDS as readonly string[]).includes(name),
      ),
    ),
  );
  const mainImage = body.mainImage ?? body.img?.[0];
  return {
    columns: { ...columns, ...(mainImage != null && { mainImage }) },
    description: body.description,
    slug: body.slug === '' ? undefined : body.slug,
    oldPriceMinor: body.price?.old === undefined || body.price.old === null ? null : toMinor(body.price.old),
    img: body.img,
    shown: rest,
  };
}

const rowOfCode = async (trx: Trx, code: string): Promise<Row<'products'>> =>
  (await trx
    .selectFrom('products')
    .selectAll()
    .where('code', '=', code)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()) as Row<'products'>;

/** An article's fields by the names that a file gave them. */
function presentOf(family: FamilyRow, row: Row<'products'>, names: readonly string[]): Record<string, unknown> {
  const { fieldOf } = dimCells(
    family.columns,
    names.map((name) => [name, null]),
    [],
  );
  const dims = [...fieldOf].map(([key, name]) => [name, cellInput(key, cellOf(family.columns, row, key))] as const);
  return {
    ...flatOf(
      row,
      '',
      names.filter((name) => !isDim(name)),
    ),
    ...Object.fromEntries(dims),
  };
}

/**
 * Saves fields of an article: dimensions as the grid does, the others as the product's form does.
 * @param wereItsOwn as in `saveProduct`
 */
async function save(
  trx: Trx,
  family: FamilyRow,
  row: Row<'products'>,
  fields: TaskFields,
  by: By,
  wereItsOwn = false,
): Promise<void> {
  const { cells, own } = parted(family, fields);
  // One save where the grid takes all of it; prices by parts are the product's.
  const isGridsAlone =
    Object.keys(cells).length > 0 &&
    Object.keys(own).every((name) => (ARTICLE_FIELDS as readonly string[]).includes(name));
  const besides = isGridsAlone ? gridCells(own) : {};
  const rest = isGridsAlone ? {} : own;
  if (Object.keys(cells).length > 0) {
    changed(trx, ['catalogue']);
    const planned = await planIn(trx, family, { ...cells, ...besides }, row);
    const kept = keptPrice(row);
    const isPriced = typeof besides['price'] === 'number' && kept.priceMinor === null;
    const currency = isPriced ? await currencyFor(trx, family, {}) : kept.currency;
    const known = await knownIn(trx, family);
    await answeringDuplicates(productResource, () => write(trx, by, family, [planned], currency, { known }));
  }
  if (Object.keys(rest).length > 0) {
    const now = await getRow(trx, productResource, row.publicId);
    await answeringDuplicates(productResource, () => saveProduct(trx, now, rest, by, wereItsOwn));
  }
}

async function familyOfRow(trx: Trx, { familyId }: Row<'products'>): Promise<FamilyRow | null> {
  return familyId === null ? null : familyIn(trx, 'id', familyId);
}

async function update(
  trx: Trx,
  { rowId, before, after }: { rowId: string; before: TaskFields; after: TaskFields },
  by: By,
): Promise<Done> {
  const row = await getRow(trx, productResource, rowId);
  refuseIfGone(row);
  const family = await familyOfRow(trx, row);
  if (!family || !isDeepStrictEqual(presentOf(family, row, Object.keys(before)), { ...before }))
    return { outcome: 'refused', sentence: IMPORT_ROW_CHANGED };
  await save(trx, family, row, after, by);
  return { outcome: 'changed', before, after: { [NEW_ID]: rowId, ...after } };
}

/** Puts back each field that is still as the import left it; what was ordered or changed since stays. */
async function undo(
  trx: Trx,
  {
    before,
    after: { [NEW_ID]: rowId, [VERSION]: version, ...after },
  }: { before: TaskFields | null; after: TaskFields },
  by: By,
): Promise<Undone> {
  const row = await getRow(trx, productResource, String(rowId));
  refuseIfGone(row);
  if (before === null) {
    const isOrdered = await trx
      .selectFrom('orderLines')
      .select('id')
      .where('productId', '=', row.id)
      .limit(1)
      .executeTakeFirst();
    if (row.version !== version || isOrdered) return { outcome: 'kept', sentence: IMPORT_ROW_ORDERED };
    changed(trx, ['catalogue']);
    await removeRow(trx, productResource, by, row.publicId, 'all');
    return { outcome: 'restored' };
  }
  const family = await familyOfRow(trx, row);
  if (!family) return { outcome: 'kept', sentence: IMPORT_ROW_ORDERED };
  const present = presentOf(family, row, Object.keys(after));
  const names = Object.keys(after).filter((name) => isDeepStrictEqual(present[name], after[name]));
  if (names.length > 0) {
    const back = Object.fromEntries(names.map((name) => [name, before[name]]));
    await save(trx, family, row, back, by, true);
  }
  const kept = Object.keys(after).filter((name) => !names.includes(name));
  return kept.length === 0
    ? { outcome: 'restored' }
    : { outcome: 'kept', sentence: fieldsKept(kept.map((name) => labelOf(name))) };
}

const labelOf = (name: string): string =>
  isDim(name) ? name.slice(DIM_PREFIX.length) : TABLE_HEADINGS[name as ProductField];

function shown(field: string, value: unknown): string {
  if (isDim(field)) return value === null || value === undefined ? '' : String(value).replace('.', ',');
  return shownProductField(field, value);
}

export const articlesImport: ImportKind = {
  pictures: { kind: 'products', fields: [...PICTURE_FIELDS, PICTURES_HTML_FIELD], namedBy: picturesNamedBy },
  locks: [{ partsOf: 'catalogue' }, { partsOf: 'orders' }],
  modes: ['both', 'update', 'create'],
  fields: [
    { name: 'code', label: TABLE_HEADINGS.code, ...PRODUCT_RULES.code },
    {
      name: 'family',
      label: COLUMN_HEADINGS.family,
      type: 'text',
      isNeeded: true,
      aliases: ['Seri', 'Seri Slug', 'Aile', 'Seri Adı'],
    },
    ...NAMES.filter((name) => name !== 'code').map((name) => ({
      name,
      label: TABLE_HEADINGS[name],
      ...PRODUCT_RULES[name],
      isNeeded: NEEDED.includes(name),
    })),
  ],
  named: {
    prefix: DIM_PREFIX,
    heading: DIM_HEADING,
    ruleOf: (label: string): FieldRule => ({ name: DIM_PREFIX + label, label: DIM_HEADING + label, type: 'text' }),
  },
  keyOf: (text) => text.trim().toLocaleUpperCase('en'),
  sample: {
    code: 'ITP-6X100',
    family: 'itici-pim-din-1530-a',
    price: 12.5,
    currency: 'USD',
    stockStatus: STOCK_LABELS.in_stock,
    stockQuantity: 240,
    leadTimeDays: 2,
    weightG: 25,
    unit: UNITS[0],
    isActive: ACTIVE,
    [`${DIM_PREFIX}d1 (mm)`]: '6',
    [`${DIM_PREFIX}L (mm)`]: '100',
    [`${DIM_PREFIX}yuzey`]: 'nitrürlü',
  },
  open,
  create,
  update,
  undo,
  shown,
};
