// Adds articles to a family.
import type { Insertable } from 'kysely';
import { slugify } from '#contract/text.ts';
import type { Trx } from '../../../base/db/database.ts';
import { newPublicId } from '../../../base/db/public-id.ts';
import { json, type ProductTable } from '../../../base/db/tables.ts';
import type { Entry } from '../../../entities/audit/record.ts';
import { namedBy } from '../../../entities/media/paths.ts';
import { putUses } from '../../../entities/media/uses.ts';
import { freeSlug } from '../../../entities/slugs.ts';
import { sizeColumns } from '../families/sizes.ts';
import { soldColumns } from '../daily-prices.ts';
import { derivedColumns } from '../products/derived.ts';
import { takeFromGone } from '../products/resource.ts';
import { noteFirstStock } from '../products/stock.ts';
import type { Article } from './articles.ts';
import { dimsAfter, type Planned } from './plan.ts';
import { entryOf, shownOf, type Writing } from './writing.ts';

type Add = Extract<Planned, { op: 'add' }>;
const ROWS_PER_INSERT = 100;

/** Adds articles, with the family's categories, pictures, documents and texts. */
export async function addAll(writing: Writing, adds: readonly Add[], entries: Entry[]): Promise<void> {
  const { trx, by, family, areActive, currency, rates, given } = writing;
  const { sortOrder: last } = await trx
    .selectFrom('products')
    .select((eb) => eb.fn.coalesce(eb.fn.max<number>('sortOrder'), eb.lit(0)).as('sortOrder'))
    .where('familyId', '=', family.id)
    .executeTakeFirstOrThrow();
  const slugs = await slugsFor(trx, adds, given?.slug);
  for (let start = 0; start < adds.length; start += ROWS_PER_INSERT) {
    const made = adds.slice(start, start + ROWS_PER_INSERT).map(({ values }, i) => {
      const own = {
        code: values.get('code') as string,
        name: values.get('name') as string,
        description: given?.description ?? (family.summary || (values.get('name') as string)),
        ...soldColumns(
          {
            priceMinor: (values.get('price') ?? null) as number | null,
            oldPriceMinor: given?.oldPriceMinor ?? null,
            currency,
          },
          rates,
        ),
        stockStatus: values.get('stockStatus') as Article['stockStatus'],
        stockQuantity: (values.get('stockQuantity') ?? null) as number | null,
        leadTimeDays: (values.get('leadTimeDays') ?? null) as number | null,
        weightG: (values.get('weightG') ?? null) as number | null,
        minQuantity: (values.get('minQuantity') ?? null) as number | null,
        packQuantity: (values.get('packQuantity') ?? null) as number | null,
        isActive: values.get('isActive') as boolean,
        deletedAt: null,
      };
      const size = sizeColumns(family, dimsAfter(family.columns, { op: 'add', values }));
      const row: Insertable<ProductTable> = {
        ...own,
        ...derivedColumns({ ...own, areCategoriesActive: areActive }),
        publicId: newPublicId(),
        slug: slugs[start + i]!,
        detailedDescription: family.body,
        richTextStamp: family.richTextStamp,
        categoryId: family.categoryId,
        subCategoryId: family.subCategoryId,
        mainImage: family.img[0] ?? null,
        img: json(family.img),
        additionalImages: json<string[]>([]),
        areImagesRepresentative: true, // the family's pictures show all of its sizes
        features: json(family.features),
        applications: json(family.applications),
        technicalSpecs: json(size.technicalSpecs),
        documents: json(family.documents),
        sortOrder: Math.min(Number(last) + 1 + start + i, 1_000_000),
        seoTitle: '',
        seoDescription: '',
        seoKeywords: json<string[]>([]),
        ...given?.columns,
        familyId: family.id,
        dims: json(size.dims),
        keyHash: size.keyHash,
        createdAt: by.at,
        updatedAt: by.at,
      };
      return { row, own, specs: size.technicalSpecs };
    });
    const stored = await trx
      .insertInto('products')
      .values(made.map(({ row }) => row))
      .returning(['id', 'publicId', 'version'])
      .execute();
    if (family.img.length > 0 || given !== undefined || family.documents.length > 0)
      await putUses(
        trx,
        'product',
        made.map(({ row }) => ({
          rowId: row.publicId,
          named: namedBy('product', { ...row, img: given?.img ?? family.img, documents: family.documents }),
        })),
      );
    const storedAs = new Map(stored.map((one) => [one.publicId, one]));
    await noteFirstStock(
      trx,
      made.map(({ row, own }) => ({ id: storedAs.get(row.publicId)!.id, stockQuantity: own.stockQuantity })),
      by,
    );
    for (const { row, own, specs } of made)
      entries.push(
        entryOf(writing, {
          action: 'create',
          rowId: row.publicId,
          rowVersion: storedAs.get(row.publicId)!.version,
          title: `${own.code} ${own.name}`,
          after: { ...given?.shown, ...shownOf({ ...own, technicalSpecs: specs }), family: family.name },
        }),
      );
  }
}

/** Addresses of new articles. Those that nobody has or had are found with two queries for all. */
async function slugsFor(trx: Trx, adds: readonly Add[], given?: string): Promise<string[]> {
  const wanted = adds.map(({ values }) => {
    const [name, code] = [values.get('name') as string, values.get('code') as string];
    return { code, slug: given ?? (slugify(`${name} ${code}`).slice(0, 120) || 'urun') };
  });
  const known = new Set<string>();
  const gone = new Set<string>();
  for (let i = 0; i < wanted.length; i += ROWS_PER_INSERT) {
    const part = wanted.slice(i, i + ROWS_PER_INSERT);
    const [slugs, codes] = [part.map(({ slug }) => slug), part.map(({ code }) => code)];
    const rows = await trx
      .selectFrom('products')
      .select(['slug', 'code', 'deletedAt'])
      .where((eb) => eb.or([eb('slug', 'in', slugs), eb('code', 'in', codes)]))
      .execute();
    for (const { slug, code, deletedAt } of rows) {
      if (deletedAt === null) known.add(slug);
      else gone.add(code).add(slug);
    }
    const former = await trx
      .selectFrom('oldSlugs')
      .select('slug')
      .where('kind', '=', 'product')
      .where('slug', 'in', slugs)
      .execute();
    for (const { slug } of former) known.add(slug);
  }
  const made: string[] = [];
  for (const { code, slug } of wanted) {
    if (gone.has(code) || gone.has(slug)) await takeFromGone(trx, { code, slug }, null);
    const free = known.has(slug) ? await freeAmong(trx, slug, made) : slug;
    known.add(free);
    made.push(free);
  }
  return made;
}

async function freeAmong(trx: Trx, slug: string, made: readonly string[]): Promise<string> {
  for (let wanted = slug, n = 2; ; n++) {
    const free = await freeSlug(trx, 'products', 'product', wanted, null);
    if (!made.includes(free)) return free;
    wanted = `${slug}-${n}`;
  }
}
