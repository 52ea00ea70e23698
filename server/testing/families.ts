// Families for tests, stored as production writes store them.
import type { CadMapping } from '#contract/cad.ts';
import type { Dim } from '#contract/dimension-table.ts';
import type { FamilyColumn } from '#contract/families.ts';
import type { Database } from '../base/db/database.ts';
import { publicIdOf } from '../base/db/public-id.ts';
import { json } from '../base/db/tables.ts';
import { derivedColumns } from '../domains/catalogue/families/derived.ts';
import { sizeColumns } from '../domains/catalogue/families/sizes.ts';
import { hardnessOf } from '../domains/catalogue/families/specs.ts';
import { updateTotals } from '../domains/catalogue/families/totals.ts';
import { insertProducts, productId, type ProductInput } from './catalogue.ts';

export const familyId = (slug: string): string => publicIdOf(`family:${slug}`);

/** A column of numbers in mm; a key column that can be filtered unless said otherwise. */
export const column = (key: string, label: string, facts: Partial<FamilyColumn> = {}): FamilyColumn => ({
  key,
  label,
  kind: 'number',
  unit: 'mm',
  decimals: 1,
  tolerance: '',
  isKey: true,
  isFilter: true,
  isShown: true,
  attribute: null,
  ...facts,
});

export interface FamilyInput {
  slug: string;
  name?: string;
  /** Slugs of the categories. */
  category: string;
  subCategory?: string;
  columns: FamilyColumn[];
  standards?: string[];
  material?: string;
  hardnessText?: string;
  codePattern?: string;
  namePattern?: string;
  aliases?: { text: string; isFirst: boolean }[];
  minQuantity?: number;
  packQuantity?: number;
  isActive?: boolean;
  order?: number;
  sizes: (Omit<ProductInput, 'category' | 'subCategory'> & { dims: Dim[] })[];
}

export async function insertFamily(database: Database, input: FamilyInput): Promise<void> {
  const { category, subCategory, sizes, columns } = input;
  await insertProducts(
    database,
    sizes.map(({ dims: _dims, ...size }) => ({ ...size, category, ...(subCategory && { subCategory }) })),
  );
  await database.write('catalogue', async (trx) => {
    const idOf = async (slug: string) =>
      (await trx.selectFrom('categories').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;
    const facts = {
      name: input.name ?? input.slug,
      material: input.material ?? '',
      standards: input.standards ?? [],
      aliases: input.aliases ?? [],
      isActive: input.isActive ?? true,
    };
    const hardnessText = input.hardnessText ?? '';
    const at = new Date(Date.UTC(2026, 0, 5, 8));
    const { id } = await trx
      .insertInto('families')
      .values({
        ...facts,
        ...derivedColumns({ ...facts, areCategoriesActive: true }),
        publicId: familyId(input.slug),
        slug: input.slug,
        categoryId: await idOf(category),
        subCategoryId: subCategory === undefined ? null : await idOf(subCategory),
        standards: json(facts.standards),
        aliases: json(facts.aliases),
        materialNumber: '',
        hardnessText,
        ...hardnessOf(hardnessText),
        summary: '',
        body: '',
        notes: json<string[]>([]),
        features: json<string[]>([]),
        applications: json<string[]>([]),
        columns: json(columns),
        codePattern: input.codePattern ?? '',
        namePattern: input.namePattern ?? '',
        drawingImage: null,
        drawingLetters: null,
        img: json<string[]>([]),
        documents: json<never[]>([]),
        minQuantity: input.minQuantity ?? 1,
        packQuantity: input.packQuantity ?? 1,
        sortOrder: input.order ?? 0,
        seoTitle: '',
        seoDescription: '',
        seoKeywords: json<string[]>([]),
        keyRanges: json<never[]>([]),
        createdAt: at,
        updatedAt: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const { code, dims } of sizes) {
      const own = sizeColumns({ columns, hardnessText, ...facts }, dims);
      await trx
        .updateTable('products')
        .set({ familyId: id, dims: json(own.dims), keyHash: own.keyHash, technicalSpecs: json(own.technicalSpecs) })
        .where('publicId', '=', productId(code))
        .execute();
    }
    await updateTotals(trx, id);
  });
}

/** Ejector pins of the small catalogue's category: d1 5, 6 and 6,2 by L 100, 160 and 200, but no 6,2×200. */
export const PIN_FAMILY: FamilyInput = {
  slug: 'z40-itici-pim',
  name: 'İtici pim DIN 1530-A',
  category: 'itici-pimler',
  subCategory: 'din-1530',
  standards: ['DIN 1530-A', 'ISO 6751'],
  material: '1.2210 (115CrV3)',
  hardnessText: '60 ±2 HRC',
  codePattern: 'P40-{d1}X{L}',
  namePattern: 'Pim Ø{d1}×{L} mm',
  columns: [
    column('d1', 'Çap', { tolerance: 'g6', attribute: 'cap' }),
    column('L', 'Boy', { attribute: 'boy' }),
    column('k', 'Kafa yüksekliği', { isKey: false, isFilter: false }),
    column('yuzey', 'Yüzey', { kind: 'text', unit: '', isKey: false }),
  ],
  sizes: [5000, 6000, 6200].flatMap((d1) =>
    [100_000, 160_000, 200_000]
      .filter((L) => d1 !== 6200 || L !== 200_000)
      .map((L, i) => ({
        code: `P40-${String(d1 / 1000).replace('.', '-')}X${L / 1000}`,
        name: `Pim Ø${String(d1 / 1000).replace('.', ',')}×${L / 1000} mm`,
        priceMinor: d1 === 5000 && i === 0 ? null : d1 / 10 + L / 1000,
        stockStatus: (['in_stock', 'made_to_order', 'out_of_stock'] as const)[i]!,
        stockQuantity: i === 0 ? 5 : null,
        leadTimeDays: i === 1 ? 7 : null,
        dims: [d1, L, 3000, d1 === 6200 ? null : 'parlak'],
      })),
  ),
};

/** How sizes of `PIN_FAMILY` become models. */
export const PIN_MAPPING: CadMapping = {
  template: 'itici-pim-a',
  params: { d1: { column: 'd1' }, L: { column: 'L' }, k: { column: 'k' }, d2: { value: 12 } },
};
/** Gives all families the mapping. */
export const setMapping = (database: Database, mapping: CadMapping | null) =>
  database.write('catalogue', (trx) =>
    trx
      .updateTable('families')
      .set({ cad: mapping && json(mapping) })
      .execute(),
  );
