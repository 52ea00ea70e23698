// Products from a file: what becomes of each line, and how it is done and taken back.
import { isDeepStrictEqual } from 'node:util';
import { ApiError } from '#contract/api-error.ts';
import { STATUSES } from '#contract/article-cells.ts';
import { ACTIVE, PASSIVE } from '#contract/article-texts.ts';
import { DUPLICATE_SLUG } from '#contract/catalogue-texts.ts';
import { STOCK_LABELS } from '#contract/catalogue-texts.ts';
import { CATEGORY_PARENT_NEEDED } from '#contract/category-texts.ts';
import { DOCUMENTS_UNREADABLE } from '#contract/family-table-texts.ts';
import {
  CATEGORY_PATH_REFUSED,
  CURRENCY_UNKNOWN,
  fieldsKept,
  IMPORT_ROW_CHANGED,
  IMPORT_ROW_ORDERED,
  KNOWN_ROW,
  OLD_PRICE_ALONE,
  UNKNOWN_ROW,
} from '#contract/import-texts.ts';
import { FORMER_FIELDS, type ImportAction, type ImportMode, type ImportWarning } from '#contract/imports.ts';
import { shopPath } from '#contract/page-paths.ts';
import { productSlugPath } from '#contract/paths.ts';
import { formatNumber } from '#contract/format.ts';
import {
  CAMPAIGN_HEADINGS,
  CATEGORY_SEPARATOR,
  IMPORT_HEADINGS,
  ITEM_SEPARATOR,
  NO,
  SPEC_HEADING,
  SPEC_PREFIX,
  specLabel,
  TABLE_HEADINGS,
  YES,
  type CampaignColumn,
  type ImportColumn,
  type TableColumn,
} from '#contract/product-table-texts.ts';
import { ProductCreate, ProductUpdate, type Product } from '#contract/products.ts';
import { fold } from '#contract/text.ts';
import { UNITS } from '#contract/units.ts';
import { changed } from '../../../base/db/changes.ts';
import type { Db, Trx } from '../../../base/db/database.ts';
import { timeCell } from '../../../base/files/tables/time-cells.ts';
import { richTextToSave } from '../../../base/rich-text/stored.ts';
import { formerRule } from '../../../entities/imports/former.ts';
import type {
  FieldRule,
  ImportKind,
  Judge,
  Judgement,
  PictureFinder,
  WantedRow,
} from '../../../entities/imports/kind.ts';
import type { By, Row } from '../../../entities/resource.ts';
import { createRow, getRow, removeRow, updateRow } from '../../../entities/saving.ts';
import type { Done, TaskFields, Undone } from '../../../entities/tasks/kind.ts';
import { shopify } from '../foreign-shops/shopify.ts';
import { woocommerce } from '../foreign-shops/woo.ts';
import { currencyRules } from '../price.ts';
import { createColumns, updateColumns } from '../products/columns.ts';
import { productResource, refuseIfGone } from '../products/resource.ts';
import { stockSaved } from '../products/stock.ts';
import { CATEGORY_OF_FAMILY, SPECS_OF_FAMILY } from '../texts.ts';
import { bodyOf, currencyOf, flatOf, movesMuch, pathOf, PLAIN_COLUMNS } from './flat.ts';
import { documentOf, documentSizes, documentText } from './documents.ts';
import {
  CAMPAIGN_RULES,
  campaignChange,
  campaignOf,
  splitCampaign,
  type Campaign,
  type CampaignItem,
  type Campaigns,
} from './campaigns.ts';
import { PICTURE_FIELDS, PICTURES_HTML_FIELD, picturesByName, picturesNamedBy } from './pictures.ts';
import { picturesFile } from './pictures-file.ts';
import { categoryPaths, madePlace, removeMade, splitPath } from './places.ts';

export type ProductField = Exclude<TableColumn, 'family'>;

/** How each column is read, and other headings that mean it. */
export const PRODUCT_RULES: Record<ProductField, Omit<FieldRule, 'name' | 'label'>> = {
  code: { type: 'text', isKey: true, isNeeded: true, aliases: ['Kod', 'Stok Kodu', 'Malzeme Kodu', 'SKU', 'Ürün No'] },
  name: { type: 'text', isNeeded: true, aliases: ['Ad', 'Ürün', 'İsim', 'Tanım', 'Name', 'Product name'] },
  category: { type: 'text', isNeeded: true, aliases: ['Kategoriler', 'Kategori Yolu', 'Grup', 'Category'] },
  price: { type: 'number', aliases: ['Satış Fiyatı', 'Liste Fiyatı', 'Birim Fiyat', 'Yeni Fiyat', 'Price'] },
  oldPrice: { type: 'number', aliases: ['İndirimsiz Fiyat', 'Önceki Fiyat', 'Old price'] },
  currency: { type: 'text', aliases: ['Döviz', 'Kur', 'PB', 'Currency'] },
  stockStatus: { type: 'text', aliases: ['Stok Durumu'] },
  stockQuantity: { type: 'whole', aliases: ['Stok', 'Adet', 'Miktar', 'Stok Miktarı', 'Stok Adedi', 'Quantity'] },
  leadTimeDays: { type: 'whole', aliases: ['Termin', 'Teslim Süresi', 'Teslimat Süresi', 'Lead time'] },
  minQuantity: { type: 'whole', aliases: ['En Az Sipariş', 'Minimum Sipariş', 'Min. Adet'] },
  packQuantity: { type: 'whole', aliases: ['Paket', 'Paket Adedi', 'Ambalaj'] },
  weightG: { type: 'whole', aliases: ['Ağırlık', 'Ağırlık (g)', 'Gram'] },
  vatRate: { type: 'whole', aliases: ['KDV', 'KDV Oranı', 'VAT'] },
  unit: { type: 'text', aliases: ['Birim', 'Ölçü Birimi'] },
  gtip: { type: 'text', aliases: ['GTİP No', 'HS Code'] },
  isActive: { type: 'switch', aliases: ['Aktif', 'Yayında', 'Active'] },
  order: { type: 'whole', aliases: ['Sıralama'] },
  description: { type: 'text', isNeeded: true, aliases: ['Açıklama', 'Description'] },
  detailedDescription: { type: 'text', aliases: ['Detaylı Açıklama', 'Uzun Açıklama'] },
  features: { type: 'list' },
  applications: { type: 'list' },
  mainImage: { type: 'text' },
  img: { type: 'list', isNeeded: true, aliases: ['Görsel', 'Resim', 'Resimler', 'Images'] },
  additionalImages: { type: 'list' },
  documents: { type: 'list', aliases: ['Belge', 'Dökümanlar', 'Documents'] },
  areImagesRepresentative: { type: 'switch' },
  slug: { type: 'text', aliases: ['URL', 'Adres'] },
  seoTitle: { type: 'text' },
  seoDescription: { type: 'text' },
  seoKeywords: { type: 'list', aliases: ['Etiketler', 'Anahtar Kelimeler'] },
};
const ALL = Object.keys(PRODUCT_RULES) as ProductField[];
const CAMPAIGN = Object.keys(CAMPAIGN_HEADINGS) as CampaignColumn[];
const labelOf = (name: string): string =>
  name.startsWith(SPEC_PREFIX) ? name.slice(SPEC_PREFIX.length) : IMPORT_HEADINGS[name as ImportColumn];

/** Share of the active products that may become passive without a question. */
const OFF_SHARE = 0.2;

type Found = Row<'products'> & { path: string };

async function foundByCode(db: Db, codes: readonly string[]): Promise<Map<string, Found>> {
  const rows = await db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.categoryId')
    .leftJoin('categories as s', 's.id', 'p.subCategoryId')
    .selectAll('p')
    .select(['c.name as mainName', 's.name as subName'])
    .where('p.code', 'in', codes)
    .where('p.deletedAt', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.code, { ...row, path: pathOf(row.mainName, row.subName) } as Found]));
}

/** Ids of the products that have these addresses. */
async function slugOwners(db: Db, slugs: readonly string[]): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .select(['id', 'slug'])
    .where('slug', 'in', slugs)
    .where('deletedAt', 'is', null)
    .execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

type Errors = { field: string; sentence: string }[];

/** HTML as it is kept; as it was where it is refused. */
function sanitized(html: string, errors: Errors): string {
  try {
    return richTextToSave(html, 'detailedDescription').html;
  } catch (error) {
    if (!ApiError.is(error)) throw error;
    errors.push({ field: 'detailedDescription', sentence: error.message });
    return html;
  }
}

/** The words of some cells as values of their fields. */
function translated({ key, values }: WantedRow, errors: Errors): TaskFields {
  const fields: Record<string, unknown> = { ...Object.fromEntries(values), code: key };
  for (const [name, value] of values) {
    if (typeof value !== 'string') continue;
    if (name === 'stockStatus') fields[name] = STATUSES.get(value) ?? STATUSES.get(fold(value)) ?? value;
    else if (name === 'unit') fields[name] = UNITS.find((unit) => fold(unit) === fold(value)) ?? value;
    else if (name === 'currency') {
      fields[name] = currencyOf(value);
      if (fields[name] === undefined) errors.push({ field: name, sentence: CURRENCY_UNKNOWN });
    }
  }
  return fields;
}

/** Columns of a price's parts. */
const PRICE_PARTS = new Map<PropertyKey | undefined, string>([
  ['old', 'oldPrice'],
  ['currency', 'currency'],
]);

/** The column of a refused part of a product's call. */
function fieldOf(path: readonly PropertyKey[], body: Record<string, unknown>): string {
  const [name, part] = path;
  if (name === 'price') return PRICE_PARTS.get(part) ?? 'price';
  if (name !== 'technicalSpecs') return String(name);
  const spec = (body['technicalSpecs'] as { name: string; unit?: string }[] | undefined)?.[Number(part)];
  return spec ? SPEC_PREFIX + specLabel(spec.name, spec.unit) : String(name);
}

/** What calls make of the fields, by the columns' names. */
function normalized(
  fields: TaskFields,
  data: Pick<ProductUpdate, 'price' | 'technicalSpecs'> & object,
): Record<string, unknown> {
  const specs = new Map(data.technicalSpecs?.map(({ name, value, unit }) => [specLabel(name, unit), value]));
  return Object.fromEntries(
    Object.keys(fields).map((name) => {
      if (name === 'category') return [name, fields[name]];
      if (name === 'price') return [name, data.price?.current ?? null];
      if (name === 'oldPrice') return [name, data.price?.old ?? null];
      if (name === 'currency') return [name, data.price?.currency ?? fields[name]];
      if (name.startsWith(SPEC_PREFIX)) return [name, specs.get(name.slice(SPEC_PREFIX.length)) ?? null];
      return [name, (data as Record<string, unknown>)[name]];
    }),
  );
}

/** What the rows of a batch are judged by. */
interface Beside {
  mode: ImportMode;
  slugs: ReadonlyMap<string, number>;
  items: readonly CampaignItem[];
  pictures: PictureFinder;
}

/**
 * Judges products; categories and currencies are read once.
 * @param campaigns null: the file has no columns of theirs
 * @param areOfFamilies new ones get what they lack from their family
 */
export async function openProducts(campaigns: Campaigns | null, db: Db, areOfFamilies = false): Promise<Judge> {
  const places = await categoryPaths(db);
  const currencyRefusal = await currencyRules(db);
  const withPictures = await picturesByName(db);
  const sizes = await documentSizes(db);
  const { n: active } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('isActive', '=', true)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();

  function judged(wanted: WantedRow, found: Found | undefined, { mode, slugs, items, pictures }: Beside) {
    const errors: Errors = [];
    if (!found && mode === 'update') errors.push({ field: 'code', sentence: UNKNOWN_ROW });
    if (found && mode === 'create') errors.push({ field: 'code', sentence: KNOWN_ROW });
    if (errors.length > 0) return { action: 'error', rowId: '', before: null, after: {}, errors } as Judgement;

    const named = withPictures(translated(wanted, errors), found, pictures);
    const { fields, campaign: cells } = splitCampaign<unknown>(named.fields);
    const campaign = campaignOf(cells, errors);
    if (found) for (const name of wanted.standIns) delete fields[name];
    let makes: string | undefined;
    if ('category' in fields) {
      const path = splitPath(fields['category']);
      if (fields['category'] === null) errors.push({ field: 'category', sentence: CATEGORY_PARENT_NEEDED });
      else if (path === null) errors.push({ field: 'category', sentence: CATEGORY_PATH_REFUSED });
      else {
        const known = places.get(path.map(fold).join('>'));
        fields['category'] = known ?? path.join(CATEGORY_SEPARATOR);
        if (known === undefined) makes = fields['category'] as string;
      }
    }
    if (Array.isArray(fields['documents'])) {
      const documents = (fields['documents'] as string[]).map((item) => documentOf(item, sizes));
      if (documents.includes(null)) errors.push({ field: 'documents', sentence: DOCUMENTS_UNREADABLE });
      fields['documents'] = documents.filter((one) => one !== null);
    }
    if (fields['currency'] === undefined) delete fields['currency'];
    const body = bodyOf(fields, found ?? null);
    if (body['price'] === null && typeof fields['oldPrice'] === 'number')
      errors.push({ field: 'oldPrice', sentence: OLD_PRICE_ALONE });
    if (body['price'] === null) delete fields['currency'];
    if (typeof body['detailedDescription'] === 'string' && body['detailedDescription'] !== found?.detailedDescription)
      body['detailedDescription'] = sanitized(body['detailedDescription'], errors);
    const parsed =
      found || areOfFamilies
        ? ProductUpdate.safeParse(body)
        : ProductCreate.safeParse({ ...body, ...('category' in fields && { category: 'x' }) });
    if (!parsed.success) {
      const said = new Set(errors.map(({ field }) => field));
      for (const { path, message } of parsed.error.issues) {
        const field = fieldOf(path, body);
        if (!said.has(field)) errors.push({ field, sentence: message });
        said.add(field);
      }
    }
    if (errors.length > 0 || !parsed.success)
      return { action: 'error', rowId: found?.publicId ?? '', before: null, after: {}, errors } as Judgement;

    const wantedFields = normalized(fields, parsed.data);
    const owner = typeof wantedFields['slug'] === 'string' ? slugs.get(wantedFields['slug']) : undefined;
    if (owner !== undefined && owner !== found?.id) errors.push({ field: 'slug', sentence: DUPLICATE_SLUG });
    if (wantedFields['slug'] === '') delete wantedFields['slug']; // made from the name
    const present = found && flatOf(found, found.path, Object.keys(wantedFields));
    const after = Object.fromEntries(
      Object.entries(wantedFields).filter(([name, value]) => !present || !isDeepStrictEqual(value, present[name])),
    );
    if (['price', 'oldPrice', 'currency'].some((name) => name in after) && parsed.data.price) {
      const refusal = parsed.data.price.currency && currencyRefusal(parsed.data.price.currency);
      if (refusal) errors.push({ field: 'currency', sentence: refusal });
    }
    if (found?.familyId) {
      if ('category' in after) errors.push({ field: 'category', sentence: CATEGORY_OF_FAMILY });
      const spec = Object.keys(after).find((name) => name.startsWith(SPEC_PREFIX));
      if (spec !== undefined) errors.push({ field: spec, sentence: SPECS_OF_FAMILY });
    }
    const before: Record<string, unknown> | null = present
      ? Object.fromEntries(Object.keys(after).map((name) => [name, present[name]]))
      : null;
    const moved =
      campaign &&
      campaignChange(
        campaign,
        items.filter(({ productId }) => productId === found?.id),
      );
    if (moved) Object.assign(after, moved.after);
    if (moved && before) Object.assign(before, moved.before);
    const isSame = found !== undefined && Object.keys(after).length === 0;
    const action = actionOf(errors.length > 0, isSame, found !== undefined);
    return {
      action,
      rowId: found?.publicId ?? '',
      before,
      after,
      errors,
      warning: warningOf(action, { before, after, isPictureMissing: named.isWarned }),
      missing: action === 'error' ? [] : named.missing,
      makes: action === 'error' ? undefined : makes,
    } satisfies Judgement;
  }

  return {
    async judge(rows, mode, pictures) {
      const found = await foundByCode(
        db,
        rows.map(({ key }) => key),
      );
      const slugs = await slugOwners(
        db,
        rows.flatMap(({ values }) => {
          const slug = values.get('slug');
          return typeof slug === 'string' ? [slug] : [];
        }),
      );
      const isAnyInCampaign = rows.some(({ values }) => CAMPAIGN.some((name) => values.has(name)));
      const items =
        campaigns && isAnyInCampaign
          ? await campaigns.itemsOf(
              db,
              [...found.values()].map(({ id }) => id),
            )
          : [];
      return rows.map((row) => judged(row, found.get(row.key), { mode, slugs, items, pictures }));
    },
    warningsOf: ({ price, off, picture }) => [
      ...(price > 0 ? ['price' as const] : []),
      ...(off > OFF_SHARE * active ? ['off' as const] : []),
      ...(picture > 0 ? ['picture' as const] : []),
    ],
  };
}

export function actionOf(isWrong: boolean, isSame: boolean, isThere: boolean): ImportAction {
  if (isWrong) return 'error';
  if (isSame) return 'same';
  return isThere ? 'update' : 'create';
}

function warningOf(
  action: ImportAction,
  { before, after, isPictureMissing }: { before: TaskFields | null; after: TaskFields; isPictureMissing: boolean },
): ImportWarning | undefined {
  if (action !== 'create' && action !== 'update') return undefined;
  if (before && movesMuch(before['price'], after['price'])) return 'price';
  if (before?.['isActive'] === true && after['isActive'] === false) return 'off';
  return isPictureMissing ? 'picture' : undefined;
}

/** Public ids of categories that a line made: part of what it did. */
const MADE = 'madeCategories';
/** What became of its campaign. */
const PUT = 'putCampaign';
const NEW_ID = '_id';
const firstPicture = (fields: TaskFields): string => {
  const [first] = (fields['img'] as string[] | undefined) ?? [];
  return (fields['mainImage'] as string | undefined) ?? first ?? '';
};

async function create(campaigns: Campaigns, trx: Trx, after: TaskFields, by: By): Promise<Done> {
  changed(trx, ['catalogue']);
  const { fields, campaign } = splitCampaign(after);
  const { made, ...place } = await madePlace(trx, String(after['category']), firstPicture(after), by);
  const body = ProductCreate.parse({ ...bodyOf(fields, null), ...place });
  const row = await createRow(trx, productResource, by, (within) => createColumns(within, body));
  const put = await campaigns.put(trx, row, campaign as Partial<Campaign>, by);
  return {
    outcome: 'changed',
    before: null,
    after: { [NEW_ID]: row.publicId, [MADE]: made, ...(put && { [PUT]: put }) },
  };
}

const productAddress = async (trx: Trx, { [NEW_ID]: id }: TaskFields): Promise<string> =>
  productSlugPath((await getRow(trx, productResource, String(id))).slug);

/** Where the shop lists the category that a line made, the last one where it made two. */
async function categoryAddress(trx: Trx, { [MADE]: made }: TaskFields): Promise<string | null> {
  const last = (made as string[] | undefined)?.at(-1);
  if (last === undefined) return null;
  const row = await trx
    .selectFrom('categories as c')
    .leftJoin('categories as m', 'm.id', 'c.parentId')
    .select(['c.slug', 'm.slug as mainSlug'])
    .where('c.publicId', '=', last)
    .executeTakeFirst();
  if (!row) return null;
  return row.mainSlug === null
    ? shopPath({ category: row.slug })
    : shopPath({ category: row.mainSlug, subCategory: row.slug });
}

/** The path of a product's category. */
async function pathNow(trx: Trx, row: Row<'products'>): Promise<string> {
  const found = await foundByCode(trx, [row.code]);
  return found.get(row.code)?.path ?? '';
}

/**
 * The body of a save.
 * @param wereItsOwn what the form refuses today, an article without a picture, comes back as the columns it was
 */
function checked(fields: TaskFields, row: Row<'products'>, wereItsOwn: boolean) {
  const wanted = bodyOf(fields, row);
  const parsed = ProductUpdate.safeParse(wanted);
  if (parsed.success) return { body: parsed.data, own: {} };
  const refused = new Set(parsed.error.issues.map(({ path: [name] }) => String(name)));
  if (!wereItsOwn || [...refused].some((name) => !(name in PLAIN_COLUMNS)))
    throw new ApiError(409, 'GUARDED', parsed.error.issues[0]!.message);
  const rest = Object.fromEntries(Object.entries(wanted).filter(([name]) => !refused.has(name)));
  return {
    body: ProductUpdate.parse(rest),
    own: Object.fromEntries([...refused].map((name) => [PLAIN_COLUMNS[name]!, wanted[name]])),
  };
}

/**
 * Saves fields as the product's form does.
 * @param wereItsOwn the row had these values before: they come back
 * @returns categories that it made @throws 409 with the sentence of what is refused
 */
export async function saveProduct(
  trx: Trx,
  row: Row<'products'>,
  fields: TaskFields,
  by: By,
  wereItsOwn = false,
): Promise<string[]> {
  const { body, own } = checked(fields, row, wereItsOwn);
  let made: string[] = [];
  if ('category' in fields) {
    const place = await madePlace(trx, String(fields['category']), row.mainImage ?? row.img[0] ?? '', by);
    made = place.made;
    Object.assign(body, { category: place.category, subCategory: place.subCategory });
    if (made.length > 0) changed(trx, ['catalogue']);
  }
  await updateRow(
    trx,
    productResource,
    by,
    row.publicId,
    undefined,
    async (stored) => ({ ...(await updateColumns(trx, body, stored)), ...own }),
    stockSaved(body),
  );
  return made;
}

async function update(
  campaigns: Campaigns,
  trx: Trx,
  { rowId, before, after }: { rowId: string; before: TaskFields; after: TaskFields },
  by: By,
): Promise<Done> {
  const row = await getRow(trx, productResource, rowId);
  refuseIfGone(row);
  const was = splitCampaign(before).fields;
  const { fields, campaign } = splitCampaign(after);
  const present = flatOf(row, 'category' in was ? await pathNow(trx, row) : '', Object.keys(was));
  if (!isDeepStrictEqual(present, was)) return { outcome: 'refused', sentence: IMPORT_ROW_CHANGED };
  const made = await saveProduct(trx, row, fields, by);
  const put = await campaigns.put(trx, await getRow(trx, productResource, rowId), campaign as Partial<Campaign>, by);
  return {
    outcome: 'changed',
    before,
    after: { [NEW_ID]: rowId, ...fields, [MADE]: made, ...(put && { [PUT]: put }) },
  };
}

/** Puts back each field that is still as the import left it. */
async function undo(
  campaigns: Campaigns,
  trx: Trx,
  {
    before,
    after: { [NEW_ID]: rowId, [MADE]: made, [PUT]: put, ...after },
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
    if (row.version > 1 || isOrdered) return { outcome: 'kept', sentence: IMPORT_ROW_ORDERED };
    changed(trx, ['catalogue']);
    if (put) await campaigns.undo(trx, row.id, put as TaskFields, by);
    await removeRow(trx, productResource, by, row.publicId, 'all');
  } else {
    const present = flatOf(row, 'category' in after ? await pathNow(trx, row) : '', Object.keys(after));
    const names = Object.keys(after).filter((name) => isDeepStrictEqual(present[name], after[name]));
    if (names.length > 0)
      await saveProduct(trx, row, Object.fromEntries(names.map((name) => [name, before[name]])), by, true);
    const kept = put ? await campaigns.undo(trx, row.id, put as TaskFields, by) : null;
    if (kept !== null) return { outcome: 'kept', sentence: kept };
    if (names.length < Object.keys(after).length)
      return {
        outcome: 'kept',
        sentence: fieldsKept(
          Object.keys(after)
            .filter((name) => !names.includes(name))
            .map(labelOf),
        ),
      };
  }
  await removeMade(trx, (made as string[] | undefined) ?? [], by);
  return { outcome: 'restored' };
}

/** A field's value in words. */
export function shownProductField(field: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') {
    if (field === 'isActive') return value ? ACTIVE : PASSIVE;
    return value ? YES : NO;
  }
  if (field === 'stockStatus') return STOCK_LABELS[value as keyof typeof STOCK_LABELS];
  if (field === 'price' || field === 'oldPrice' || field === 'campaignPrice') return formatNumber(Number(value), 2);
  if (field === 'campaignStart' || field === 'campaignEnd') return timeCell(String(value)) ?? '';
  if (field === 'documents') return (value as Product['documents']).map(documentText).join(ITEM_SEPARATOR);
  if (Array.isArray(value)) return value.join(ITEM_SEPARATOR);
  return typeof value === 'number' ? formatNumber(value) : String(value);
}

/** A line of a sample file. */
const SAMPLE: Partial<Record<ProductField, string | number>> & { [spec: `spec:${string}`]: string } = {
  code: 'ITP-06X100',
  name: 'İtici Pim Ø6×100',
  category: `İtici Elemanlar${CATEGORY_SEPARATOR}İtici Pimler`,
  price: 12.5,
  currency: 'USD',
  stockStatus: STOCK_LABELS.in_stock,
  stockQuantity: 240,
  leadTimeDays: 2,
  weightG: 25,
  unit: UNITS[0],
  isActive: ACTIVE,
  description: 'Silindirik başlı itici pim, sertleştirilmiş.',
  img: '/img/products/itp-06x100.webp',
  'spec:Çap (mm)': '6',
  'spec:Boy (mm)': '100',
};

/** Products, or some of their columns. */
const productImport = (
  campaigns: Campaigns,
  names: readonly ProductField[],
  modes: readonly ImportMode[],
): ImportKind => ({
  locks: [{ partsOf: 'catalogue' }, { partsOf: 'orders' }, ...(names === ALL ? (['price_lists'] as const) : [])],
  modes,
  fields: [
    ...names.map((name) => ({ name, label: TABLE_HEADINGS[name], ...PRODUCT_RULES[name] })),
    ...(names === ALL
      ? [
          ...CAMPAIGN.map((name) => ({ name, label: CAMPAIGN_HEADINGS[name], ...CAMPAIGN_RULES[name] })),
          ...FORMER_FIELDS.map(formerRule),
        ]
      : []),
  ],
  ...(names === ALL && { former: { formerAddress: productAddress, formerCategoryAddress: categoryAddress } }),
  ...(names === ALL && {
    named: {
      prefix: SPEC_PREFIX,
      heading: SPEC_HEADING,
      ruleOf: (label: string): FieldRule => ({ name: SPEC_PREFIX + label, label: SPEC_HEADING + label, type: 'text' }),
    },
  }),
  ...(names === ALL && { translators: [woocommerce, shopify] }),
  ...(names.includes('img') && {
    pictures: { kind: 'products', fields: [...PICTURE_FIELDS, PICTURES_HTML_FIELD], namedBy: picturesNamedBy },
  }),
  keyOf: (text) => text.trim().toLocaleUpperCase('en'),
  sample: Object.fromEntries(
    Object.entries(SAMPLE).filter(([name]) => names === ALL || (names as readonly string[]).includes(name)),
  ) as Record<string, string | number>,
  open: (db) => openProducts(campaigns, db),
  create: (trx, after, by) => create(campaigns, trx, after, by),
  update: (trx, row, by) => update(campaigns, trx, row, by),
  undo: (trx, row, by) => undo(campaigns, trx, row, by),
  shown: shownProductField,
});

/**
 * Every column of a product that a file can hold; its prices alone; its stock alone; and a ZIP of pictures that are
 * named by codes, which take the place of those that a product has.
 */
export const productImports = (campaigns: Campaigns) => ({
  products: productImport(campaigns, ALL, ['both', 'update', 'create']),
  prices: productImport(campaigns, ['code', 'price', 'oldPrice', 'currency'], ['update']),
  stock: productImport(campaigns, ['code', 'stockQuantity', 'stockStatus', 'leadTimeDays'], ['update']),
  pictures: {
    ...productImport(campaigns, ['code', 'img', 'mainImage', 'areImagesRepresentative'], ['update']),
    reader: picturesFile,
  },
});
