// Categories from a file: a line is a main category, or 'Ana kategori > Alt kategori'.
import { isDeepStrictEqual } from 'node:util';
import { ACTIVE, PASSIVE } from '#contract/article-texts.ts';
import { CategoryCreate, CategoryUpdate } from '#contract/categories.ts';
import { CATEGORY_IMAGE_NEEDED } from '#contract/category-texts.ts';
import { formatNumber } from '#contract/format.ts';
import {
  CATEGORY_PATH_REFUSED,
  fieldsKept,
  IMPORT_ROW_CHANGED,
  KNOWN_ROW,
  mainCategoryMissing,
  UNKNOWN_ROW,
} from '#contract/import-texts.ts';
import type { ImportMode } from '#contract/imports.ts';
import { CATEGORY_HEADINGS as labels, CATEGORY_SEPARATOR } from '#contract/product-table-texts.ts';
import { fold } from '#contract/text.ts';
import { changed } from '../../../base/db/changes.ts';
import type { Db, Trx } from '../../../base/db/database.ts';
import type { ImportKind, Judge, Judgement, WantedRow } from '../../../entities/imports/kind.ts';
import type { By, Row } from '../../../entities/resource.ts';
import { createRow, getRow, removeRow, updateRow } from '../../../entities/saving.ts';
import type { Done, TaskFields, Undone } from '../../../entities/tasks/kind.ts';
import { createColumns, updateColumns } from '../categories/columns.ts';
import { categoryResource, plainFields, usesOf } from '../categories/resource.ts';
import { CATEGORY_IN_USE_BY_THEN } from '../texts.ts';
import { splitPath } from './places.ts';

type Found = Row<'categories'>;
const NEW_ID = '_id';
const keyOf = (text: string): string => splitPath(text)?.join(CATEGORY_SEPARATOR) ?? text.trim();
const keyed = (path: string): string => path.split(CATEGORY_SEPARATOR).map(fold).join('>');

async function allByPath(db: Db): Promise<Map<string, Found>> {
  const rows = (await db
    .selectFrom('categories')
    .selectAll()
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute()) as Found[];
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return new Map(
    rows.map((row) => [
      [...(row.parentId === null ? [] : [names.get(row.parentId) ?? '']), row.name].map(fold).join('>'),
      row,
    ]),
  );
}

/** Fields of a category as the file has them. */
const flatOf = (row: Found, names: readonly string[]): Record<string, unknown> => {
  const all: Record<string, unknown> = plainFields.fieldsOf(row);
  return Object.fromEntries(names.map((name) => [name, all[name]]));
};
const bodyOf = (fields: TaskFields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      if (name === 'path') return [];
      return [[name, value ?? (name === 'order' || name === 'isActive' ? value : '')]];
    }),
  );

async function open(db: Db, made: readonly string[]): Promise<Judge> {
  const all = await allByPath(db);
  /** Paths of the main categories that there will be. */
  const mains = new Set([...[...all.keys()].filter((path) => !path.includes('>')), ...made.map(keyed)]);

  function judged({ key, values }: WantedRow, mode: ImportMode): Judgement {
    const path = splitPath(key);
    const found = all.get(keyed(key));
    const errors: { field: string; sentence: string }[] = [];
    if (!path) errors.push({ field: 'path', sentence: CATEGORY_PATH_REFUSED });
    else if (!found && mode === 'update') errors.push({ field: 'path', sentence: UNKNOWN_ROW });
    else if (found && mode === 'create') errors.push({ field: 'path', sentence: KNOWN_ROW });
    else if (!found && path.length === 2 && !mains.has(fold(path[0]!)))
      errors.push({ field: 'path', sentence: mainCategoryMissing(path[0]!) });
    const body = bodyOf(Object.fromEntries(values));
    const parsed = found
      ? CategoryUpdate.safeParse(body)
      : CategoryCreate.safeParse({ ...body, name: path?.at(-1), parentCategory: null });
    for (const issue of parsed.error?.issues ?? []) {
      const field = issue.path[0] === 'name' ? 'path' : String(issue.path[0]);
      if (!errors.some((one) => one.field === field)) errors.push({ field, sentence: issue.message });
    }
    const isMain = path?.length === 1;
    const data = (parsed.data ?? {}) as Record<string, unknown>;
    const img = 'img' in data ? data['img'] : found?.img;
    if (isMain && parsed.success && !img && (!found || values.has('img')))
      errors.push({ field: 'img', sentence: CATEGORY_IMAGE_NEEDED });
    if (errors.length > 0) return { action: 'error', rowId: found?.publicId ?? '', before: null, after: {}, errors };

    const names = Object.keys(body);
    const wanted = Object.fromEntries(names.map((name) => [name, data[name]]));
    if (!found) {
      if (isMain) mains.add(fold(path![0]!));
      return { action: 'create', rowId: '', before: null, after: { path: key, ...wanted }, errors };
    }
    const present = flatOf(found, names);
    const news = names.filter((name) => !isDeepStrictEqual(wanted[name], present[name]));
    const pick = (from: Record<string, unknown>) => Object.fromEntries(news.map((name) => [name, from[name]]));
    return {
      action: news.length === 0 ? 'same' : 'update',
      rowId: found.publicId,
      before: pick(present),
      after: pick(wanted),
      errors,
    };
  }

  return {
    judge: async (rows, mode) => rows.map((row) => judged(row, mode)),
    warningsOf: () => [],
  };
}

async function create(trx: Trx, { path, ...fields }: TaskFields, by: By): Promise<Done> {
  changed(trx, ['catalogue']);
  const names = splitPath(path) ?? [];
  const parent = names.length === 2 ? (await allByPath(trx)).get(fold(names[0]!)) : undefined;
  const body = CategoryCreate.parse({
    ...bodyOf(fields),
    name: names.at(-1),
    parentCategory: names.length === 2 ? (parent?.publicId ?? '') : null,
  });
  const row = await createRow(trx, categoryResource, by, (within) => createColumns(within, body));
  return { outcome: 'changed', before: null, after: { [NEW_ID]: row.publicId } };
}

async function save(trx: Trx, publicId: string, fields: TaskFields, by: By): Promise<void> {
  changed(trx, ['catalogue']);
  const body = CategoryUpdate.parse(bodyOf(fields));
  await updateRow(trx, categoryResource, by, publicId, undefined, (row) => updateColumns(trx, body, row));
}

async function update(
  trx: Trx,
  { rowId, before, after }: { rowId: string; before: TaskFields; after: TaskFields },
  by: By,
): Promise<Done> {
  const row = await getRow(trx, categoryResource, rowId);
  if (!isDeepStrictEqual(flatOf(row, Object.keys(before)), before))
    return { outcome: 'refused', sentence: IMPORT_ROW_CHANGED };
  await save(trx, rowId, after, by);
  return { outcome: 'changed', before, after: { [NEW_ID]: rowId, ...after } };
}

async function undo(
  trx: Trx,
  { before, after: { [NEW_ID]: id, ...after } }: { before: TaskFields | null; after: TaskFields },
  by: By,
): Promise<Undone> {
  const row = await getRow(trx, categoryResource, String(id));
  if (before === null) {
    const { products, families, subCategories } = await usesOf(trx, row.id);
    if (row.version > 1 || products + families + subCategories > 0)
      return { outcome: 'kept', sentence: CATEGORY_IN_USE_BY_THEN };
    changed(trx, ['catalogue']);
    await removeRow(trx, categoryResource, by, row.publicId, 'all');
    return { outcome: 'restored' };
  }
  const present = flatOf(row, Object.keys(after));
  const names = Object.keys(after).filter((name) => isDeepStrictEqual(present[name], after[name]));
  if (names.length > 0)
    await save(trx, row.publicId, Object.fromEntries(names.map((name) => [name, before[name]])), by);
  const kept = Object.keys(after).filter((name) => !names.includes(name));
  return kept.length === 0
    ? { outcome: 'restored' }
    : { outcome: 'kept', sentence: fieldsKept(kept.map((name) => labels[name as keyof typeof labels])) };
}

function shown(field: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? ACTIVE : PASSIVE;
  return field === 'order' ? formatNumber(Number(value)) : String(value);
}

export const categoriesImport: ImportKind = {
  locks: [{ partsOf: 'catalogue' }],
  modes: ['both', 'update', 'create'],
  fields: [
    {
      name: 'path',
      label: labels.path,
      type: 'text',
      isKey: true,
      isNeeded: true,
      aliases: ['Kategori Adı', 'Kategori Yolu', 'Ad', 'Category', 'Name'],
    },
    { name: 'description', label: labels.description, type: 'text', aliases: ['Description'] },
    { name: 'img', label: labels.img, type: 'text', aliases: ['Resim', 'Image'] },
    { name: 'isActive', label: labels.isActive, type: 'switch', aliases: ['Aktif', 'Yayında'] },
    { name: 'order', label: labels.order, type: 'whole', aliases: ['Sıralama'] },
  ],
  keyOf,
  sample: {
    path: `İtici Elemanlar${CATEGORY_SEPARATOR}İtici Pimler`,
    description: 'Standart ve özel ölçülerde itici pimler.',
    isActive: ACTIVE,
    order: 10,
  },
  open,
  create,
  update,
  undo,
  shown,
};
