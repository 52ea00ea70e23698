// Families from a file: a line is a family, found by its slug.
import { isDeepStrictEqual } from 'node:util';
import { ApiError } from '#contract/api-error.ts';
import { ACTIVE, PASSIVE } from '#contract/article-texts.ts';
import { CATEGORY_PARENT_NEEDED } from '#contract/category-texts.ts';
import { FamilyCreate, FamilyUpdate } from '#contract/families.ts';
import {
  COLUMNS_KEPT,
  COLUMNS_UNREADABLE,
  DOCUMENTS_UNREADABLE,
  FAMILY_CHANGED_SINCE,
  FAMILY_HEADINGS,
  FAMILY_SLUG_MISSING,
  type FamilyTableColumn,
} from '#contract/family-table-texts.ts';
import { formatNumber } from '#contract/format.ts';
import {
  CATEGORY_PATH_REFUSED,
  fieldsKept,
  IMPORT_ROW_CHANGED,
  KNOWN_ROW,
  UNKNOWN_ROW,
} from '#contract/import-texts.ts';
import { PLACEHOLDER_IMAGE } from '#contract/images.ts';
import type { ImportMode } from '#contract/imports.ts';
import { CATEGORY_SEPARATOR, ITEM_SEPARATOR } from '#contract/product-table-texts.ts';
import { fold } from '#contract/text.ts';
import { changed } from '../../../base/db/changes.ts';
import type { Db, Trx } from '../../../base/db/database.ts';
import { richTextToSave } from '../../../base/rich-text/stored.ts';
import type {
  FieldRule,
  ImportKind,
  Judge,
  Judgement,
  PictureFinder,
  WantedRow,
} from '../../../entities/imports/kind.ts';
import type { By, Row } from '../../../entities/resource.ts';
import { answeringDuplicates, createRow, getRow, removeRow, updateRow } from '../../../entities/saving.ts';
import type { Done, TaskFields, Undone } from '../../../entities/tasks/kind.ts';
import { checkFamily, createColumns, updateColumns } from '../families/columns.ts';
import { familyResource } from '../families/resource.ts';
import { pathOf } from '../product-table/flat.ts';
import { actionOf } from '../product-table/import.ts';
import { pictureAddress } from '../product-table/pictures.ts';
import { libraryPictures } from '../../../entities/media/by-name.ts';
import { categoryPaths, madePlace, removeMade, splitPath } from '../product-table/places.ts';
import { documentOf, documentSizes } from '../product-table/documents.ts';
import { columnOf, splitAgain } from './cells.ts';
import { familyBody, flatFamily, flatValue } from './family-flat.ts';

/** How each column is read, and other headings that mean it. */
const RULES: Record<FamilyTableColumn, Omit<FieldRule, 'name' | 'label'>> = {
  slug: { type: 'text', isKey: true, isNeeded: true, aliases: ['Seri', 'Seri Slug', 'Aile', 'Adres', 'URL'] },
  name: { type: 'text', isNeeded: true, aliases: ['Ad', 'Seri', 'Aile Adı', 'Name'] },
  category: { type: 'text', isNeeded: true, aliases: ['Kategori Yolu', 'Grup', 'Category'] },
  standards: { type: 'list', aliases: ['Standart', 'Norm'] },
  material: { type: 'text' },
  materialNumber: { type: 'text', aliases: ['Malzeme No'] },
  hardnessText: { type: 'text' },
  hardnessMin: { type: 'whole' },
  hardnessMax: { type: 'whole' },
  hardnessScale: { type: 'text' },
  columns: { type: 'list', isNeeded: true, aliases: ['Sütunlar', 'Ölçü Sütunları'] },
  codePattern: { type: 'text' },
  namePattern: { type: 'text' },
  minQuantity: { type: 'whole', aliases: ['En az', 'Minimum Sipariş'] },
  packQuantity: { type: 'whole', aliases: ['Paket'] },
  isActive: { type: 'switch', aliases: ['Aktif', 'Yayında'] },
  order: { type: 'whole', aliases: ['Sıralama'] },
  summary: { type: 'text', aliases: ['Kısa Açıklama'] },
  body: { type: 'text', aliases: ['Detaylı Açıklama'] },
  notes: { type: 'list', aliases: ['Montaj'] },
  features: { type: 'list' },
  applications: { type: 'list' },
  aliases: { type: 'list', aliases: ['Eş Anlamlılar'] },
  img: { type: 'list', aliases: ['Görsel', 'Resim', 'Resimler'] },
  drawingImage: { type: 'text', aliases: ['Çizim'] },
  documents: { type: 'list' },
  seoTitle: { type: 'text' },
  seoDescription: { type: 'text' },
  seoKeywords: { type: 'list', aliases: ['Anahtar Kelimeler'] },
};
const NAMES = Object.keys(RULES) as FamilyTableColumn[];
/** Fields that name pictures. */
const PICTURE_FIELDS: readonly FamilyTableColumn[] = ['img', 'drawingImage'];
const NEW_ID = '_id';
const MADE = 'madeCategories';

type Found = Row<'families'> & { path: string };
type Errors = { field: string; sentence: string }[];

async function foundBySlug(db: Db, slugs: readonly string[]): Promise<Map<string, Found>> {
  const rows = await db
    .selectFrom('families as f')
    .innerJoin('categories as c', 'c.id', 'f.categoryId')
    .leftJoin('categories as s', 's.id', 'f.subCategoryId')
    .selectAll('f')
    .select(['c.name as mainName', 's.name as subName'])
    .where('f.slug', 'in', slugs)
    .execute();
  return new Map(rows.map((row) => [row.slug, { ...row, path: pathOf(row.mainName, row.subName) } as Found]));
}

/** Cells that hold lists of things. */
function refuseUnreadable(fields: TaskFields, sizes: ReadonlyMap<string, number>, errors: Errors): void {
  const items = (name: string) => (fields[name] ?? []) as string[];
  if (items('columns').some((item) => columnOf(item) === null))
    errors.push({ field: 'columns', sentence: COLUMNS_UNREADABLE });
  if (items('documents').some((item) => documentOf(item, sizes) === null))
    errors.push({ field: 'documents', sentence: DOCUMENTS_UNREADABLE });
}

/** HTML as it is kept; as it was where it is refused. */
function sanitized(html: string, errors: Errors): string {
  try {
    return richTextToSave(html, 'body').html;
  } catch (error) {
    if (!ApiError.is(error)) throw error;
    errors.push({ field: 'body', sentence: error.message });
    return html;
  }
}

async function open(db: Db): Promise<Judge> {
  const places = await categoryPaths(db);
  const library = await libraryPictures(db);
  const sizes = await documentSizes(db);

  /** Puts addresses in the place of names of pictures; missing ones are left out. @returns the missing names */
  function pictured(fields: Record<string, unknown>, found: Found | undefined, pictures: PictureFinder): string[] {
    const addressOf = pictureAddress(library, pictures, found ? [found.drawingImage, ...found.img] : []);
    const missing: string[] = [];
    for (const field of PICTURE_FIELDS) {
      const value = fields[field];
      const names = typeof value === 'string' ? [value] : value;
      if (!Array.isArray(names) || names.length === 0 || names[0] === '') continue; // absent, or to be emptied
      const addresses = (names as string[]).flatMap((name) => {
        const address = addressOf(name);
        if (address === undefined) missing.push(name);
        return address ?? [];
      });
      if (addresses.length === 0) delete fields[field];
      else fields[field] = typeof value === 'string' ? addresses[0] : [...new Set(addresses)];
    }
    return missing;
  }

  /** @returns the category's path as it is spelled, and that of one to be made */
  function placed(fields: Record<string, unknown>, errors: Errors): string | undefined {
    if (!('category' in fields)) return undefined;
    const path = splitPath(fields['category']);
    if (fields['category'] === null) errors.push({ field: 'category', sentence: CATEGORY_PARENT_NEEDED });
    else if (path === null) errors.push({ field: 'category', sentence: CATEGORY_PATH_REFUSED });
    else {
      const known = places.get(path.map(fold).join('>'));
      fields['category'] = known ?? path.join(CATEGORY_SEPARATOR);
      return known === undefined ? (fields['category'] as string) : undefined;
    }
    return undefined;
  }

  async function judged(
    { key, values }: WantedRow,
    mode: ImportMode,
    found: Found | undefined,
    pictures: PictureFinder,
  ): Promise<Judgement> {
    const errors: Errors = [];
    const refused = (): Judgement => ({
      action: 'error',
      rowId: found?.publicId ?? '',
      before: null,
      after: {},
      errors,
    });
    if (!found && mode === 'update') errors.push({ field: 'slug', sentence: UNKNOWN_ROW });
    if (found && mode === 'create') errors.push({ field: 'slug', sentence: KNOWN_ROW });
    if (errors.length > 0) return refused();

    const fields: Record<string, unknown> = { ...Object.fromEntries(values), ...(!found && { slug: key }) };
    const missing = pictured(fields, found, pictures);
    const makes = placed(fields, errors);
    refuseUnreadable(fields, sizes, errors);
    if (found && 'columns' in fields) {
      if (!isDeepStrictEqual(fields['columns'], splitAgain(flatValue('columns', found.columns) as string[])))
        errors.push({ field: 'columns', sentence: COLUMNS_KEPT });
      delete fields['columns'];
    }
    const body = familyBody(fields, sizes);
    if (typeof body['body'] === 'string' && body['body'] !== found?.body)
      body['body'] = sanitized(body['body'], errors);
    const parsed = found
      ? FamilyUpdate.safeParse(body)
      : FamilyCreate.safeParse({ ...body, ...('category' in fields && { category: 'x' }) });
    for (const { path, message } of parsed.error?.issues ?? [])
      if (!errors.some(({ field }) => field === path[0]))
        errors.push({ field: String(path[0]), sentence: !found && path[0] === 'slug' ? FAMILY_SLUG_MISSING : message });
    if (errors.length > 0 || !parsed.success) return refused();

    const data = parsed.data as Record<string, unknown>;
    const wanted = Object.fromEntries(
      Object.keys(fields).map((name) => [name, name === 'category' ? fields[name] : flatValue(name, data[name])]),
    );
    const present = found && flatFamily(found, found.path, Object.keys(wanted));
    const after = Object.fromEntries(
      Object.entries(wanted).filter(([name, value]) => !present || !isDeepStrictEqual(value, present[name])),
    );
    if (!found || ['codePattern', 'namePattern', 'aliases'].some((name) => name in after))
      try {
        await checkFamily(db, { ...(found as object), ...definedOf(data) } as FamilyCreate, found?.id ?? null);
      } catch (error) {
        if (!ApiError.is(error)) throw error;
        const named = Object.entries(error.fields ?? { name: error.message });
        errors.push(...named.map(([field, sentence]) => ({ field: field.split('.')[0]!, sentence })));
      }
    const action = actionOf(errors.length > 0, found !== undefined && Object.keys(after).length === 0, Boolean(found));
    return {
      action,
      rowId: found?.publicId ?? '',
      before: present ? Object.fromEntries(Object.keys(after).map((name) => [name, present[name]])) : null,
      after,
      errors,
      warning: missing.length > 0 && (action === 'create' || action === 'update') ? 'picture' : undefined,
      missing,
      makes: action === 'error' ? undefined : makes,
    };
  }

  return {
    async judge(rows, mode, pictures) {
      const found = await foundBySlug(
        db,
        rows.map(({ key }) => key),
      );
      const judgements: Judgement[] = [];
      for (const row of rows) judgements.push(await judged(row, mode, found.get(row.key), pictures));
      return judgements;
    },
    warningsOf: ({ picture }) => (picture > 0 ? ['picture'] : []),
  };
}

const definedOf = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
/** Of a main category that a line makes; the shop shows none without. */
const firstPicture = (img: unknown): string => (img as string[] | undefined)?.[0] ?? PLACEHOLDER_IMAGE;

async function create(trx: Trx, after: TaskFields, by: By): Promise<Done> {
  changed(trx, ['catalogue']);
  const { made, ...place } = await madePlace(trx, String(after['category']), firstPicture(after['img']), by);
  const body = FamilyCreate.parse({ ...familyBody(after), ...place });
  const row = await answeringDuplicates(familyResource, () =>
    createRow(trx, familyResource, by, (within) => createColumns(within, body)),
  );
  return { outcome: 'changed', before: null, after: { ...after, [NEW_ID]: row.publicId, [MADE]: made } };
}

async function pathNow(trx: Trx, { slug }: Row<'families'>): Promise<string> {
  return (await foundBySlug(trx, [slug])).get(slug)?.path ?? '';
}

async function save(trx: Trx, row: Row<'families'>, fields: TaskFields, by: By): Promise<string[]> {
  changed(trx, ['catalogue']);
  const body = FamilyUpdate.parse(familyBody(fields));
  let made: string[] = [];
  if ('category' in fields) {
    const place = await madePlace(trx, String(fields['category']), firstPicture(row.img), by);
    made = place.made;
    Object.assign(body, { category: place.category, subCategory: place.subCategory });
  }
  await updateRow(trx, familyResource, by, row.publicId, undefined, (stored) =>
    updateColumns(trx, body, stored, by.at),
  );
  return made;
}

async function update(
  trx: Trx,
  { rowId, before, after }: { rowId: string; before: TaskFields; after: TaskFields },
  by: By,
): Promise<Done> {
  const row = await getRow(trx, familyResource, rowId);
  if (!isDeepStrictEqual(flatFamily(row, await pathNow(trx, row), Object.keys(before)), before))
    return { outcome: 'refused', sentence: IMPORT_ROW_CHANGED };
  const made = await save(trx, row, after, by);
  return { outcome: 'changed', before, after: { ...after, [NEW_ID]: rowId, [MADE]: made } };
}

/** Puts back each field that is still as the import left it; a family that was made goes if nothing came to it. */
async function undo(
  trx: Trx,
  { before, after: { [NEW_ID]: id, [MADE]: made, ...after } }: { before: TaskFields | null; after: TaskFields },
  by: By,
): Promise<Undone> {
  const row = await getRow(trx, familyResource, String(id));
  const present = flatFamily(row, await pathNow(trx, row), Object.keys(after));
  const names = Object.keys(after).filter((name) => isDeepStrictEqual(present[name], after[name]));
  const kept = Object.keys(after).filter((name) => !names.includes(name));
  if (before === null) {
    const article = await trx
      .selectFrom('products')
      .select('id')
      .where('familyId', '=', row.id)
      .limit(1)
      .executeTakeFirst();
    if (kept.length > 0 || article) return { outcome: 'kept', sentence: FAMILY_CHANGED_SINCE };
    changed(trx, ['catalogue']);
    await removeRow(trx, familyResource, by, row.publicId, 'all');
  } else if (names.length > 0) await save(trx, row, Object.fromEntries(names.map((name) => [name, before[name]])), by);
  await removeMade(trx, (made as string[] | undefined) ?? [], by);
  return kept.length === 0
    ? { outcome: 'restored' }
    : { outcome: 'kept', sentence: fieldsKept(kept.map((name) => FAMILY_HEADINGS[name as FamilyTableColumn])) };
}

function shown(_field: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? ACTIVE : PASSIVE;
  if (Array.isArray(value)) return value.join(ITEM_SEPARATOR);
  return typeof value === 'number' ? formatNumber(value) : String(value);
}

export const familiesImport: ImportKind = {
  locks: [{ partsOf: 'catalogue' }],
  modes: ['both', 'update', 'create'],
  fields: NAMES.map((name) => ({ name, label: FAMILY_HEADINGS[name], ...RULES[name] })),
  keyOf: (text) => text.trim(),
  pictures: {
    kind: 'products',
    fields: PICTURE_FIELDS,
    namedBy: (values) => PICTURE_FIELDS.flatMap((field) => (values.get(field) ?? []) as string | string[]),
  },
  sample: {
    slug: 'itici-pim-din-1530-a',
    name: 'İtici pim DIN 1530-A',
    category: `İtici Elemanlar${CATEGORY_SEPARATOR}İtici Pimler`,
    standards: `DIN 1530-A${ITEM_SEPARATOR}ISO 6751`,
    material: '1.2210 (115CrV3)',
    hardnessText: '60 ±2 HRC',
    columns: `d1*: Çap (mm)${ITEM_SEPARATOR}L*: Boy (mm)${ITEM_SEPARATOR}yuzey: Yüzey [metin]`,
    codePattern: 'ITP-{d1}X{L}',
    namePattern: 'İtici pim Ø{d1}×{L} mm',
    minQuantity: 1,
    packQuantity: 1,
    isActive: ACTIVE,
    order: 10,
    summary: 'Silindirik başlı itici pim, sertleştirilmiş.',
    aliases: `itici pim *${ITEM_SEPARATOR}ejector pin`,
  },
  open,
  create,
  update,
  undo,
  shown,
};
