// The demo content's families: columns, dimensions and patterns, read from the specs of their products.
import type { DrawingLetters } from '#contract/families.ts';
import { slugify } from '#contract/text.ts';
import { json } from '../server/base/db/tables.ts';
import { publicIdOf } from '../server/base/db/public-id.ts';
import { richTextToSave } from '../server/base/rich-text/stored.ts';
import { derivedColumns } from '../server/domains/catalogue/families/derived.ts';
import { readFamily, type ReadFamily } from '../server/domains/catalogue/families/from-specs.ts';
import { sizeColumns } from '../server/domains/catalogue/families/sizes.ts';
import { factSpecs, hardnessOf, STANDARD_SEPARATOR } from '../server/domains/catalogue/families/specs.ts';
import { totalsOf } from '../server/domains/catalogue/families/totals.ts';
import { picturesOf } from './base/pictures.ts';
import { cadOf, isSimpleModel } from './cad/index.ts';
import { demoAliases } from './catalogue/aliases.ts';
import { letteredFile, letteredPicture } from './drawings/letters.ts';
import type { DemoFamily, DemoProduct } from './base/types.ts';

/** A family with its products and what their specs say. */
export interface LoadedFamily extends ReadFamily {
  family: DemoFamily;
  products: readonly DemoProduct[];
}

const factsOf = ({ material, hardness, standard }: DemoFamily) => ({
  material,
  hardnessText: hardness,
  standards: standard === '' ? [] : standard.split(STANDARD_SEPARATOR),
});

/** Groups products by their family, in the order of the catalogue. */
export function readFamilies(products: readonly DemoProduct[]): LoadedFamily[] {
  const groups = new Map<DemoFamily, DemoProduct[]>();
  for (const product of products) {
    const group = groups.get(product.family) ?? [];
    groups.set(product.family, group);
    group.push(product);
  }
  return [...groups].map(([family, group]) => {
    const facts = factSpecs(factsOf(family)).length;
    const read = readFamily(
      group.map(({ code, name, technicalSpecs }) => ({
        code,
        name,
        specs: technicalSpecs.slice(0, technicalSpecs.length - facts),
      })),
    );
    if (!read) throw new Error(`no columns tell the sizes of '${family.key}' apart`);
    return { family, products: group, ...read };
  });
}

/** Columns of a product that follow from its family. */
export function sizeRow({ family, columns }: LoadedFamily, dims: LoadedFamily['dims'][number]) {
  const { keyHash } = sizeColumns({ columns, ...factsOf(family) }, dims);
  return { dims: json(dims), keyHash };
}

/**
 * The lettered drawing, unless each size has one drawn from its own dimensions; a picture that shows no column's letter is
 * one like others.
 */
export function drawingOf({ drawing }: Pick<DemoFamily, 'drawing'>) {
  if (!isSimpleModel(drawing)) return { drawingImage: null, drawingLetters: null };
  const { width, height, letters } = letteredPicture(drawing);
  return {
    drawingImage: `/img/products/${letteredFile(drawing)}`,
    drawingLetters: letters.length > 0 ? json<DrawingLetters>({ width, height, letters }) : null,
  };
}

/** A family's row. @param documentSize bytes of its data sheet; undefined: it has none */
export function familyRow(
  { family, products, columns, dims, codePattern, namePattern }: LoadedFamily,
  place: { categoryId: number; subCategoryId: number | null },
  { index, documentSize, at }: { index: number; documentSize: number | undefined; at: Date },
) {
  const facts = factsOf(family);
  // The lettered drawing stands for the plain one.
  const pictures = picturesOf(family.drawing).flatMap((stem) => (stem.endsWith('-cizim') ? [] : [`${stem}.webp`]));
  const text = richTextToSave(`<p>${family.usage}</p>`, 'body');
  const aliases = demoAliases[family.key] ?? [];
  const mapping = cadOf(family);
  const own = { name: family.name, aliases, standards: facts.standards, material: family.material, isActive: true };
  const { keyRanges, ...totals } = totalsOf(
    columns,
    products.map(({ priceMinor }, i) => ({ priceMinor, currency: 'USD', dims: dims[i]! })),
  );
  return {
    ...derivedColumns({ ...own, areCategoriesActive: true }),
    ...place,
    ...totals,
    ...hardnessOf(family.hardness),
    publicId: publicIdOf(`family:${family.key}`),
    slug: slugify(family.key),
    name: family.name,
    standards: json(facts.standards),
    material: family.material,
    materialNumber: /\b1\.\d{4}\b/.exec(family.material)?.[0] ?? '',
    hardnessText: family.hardness,
    summary: family.summary,
    body: text.html,
    richTextStamp: text.stamp,
    notes: json(family.notes),
    features: json(family.features),
    applications: json(family.applications),
    aliases: json(aliases),
    columns: json(columns),
    codePattern,
    namePattern,
    ...drawingOf(family),
    cad: mapping && json(mapping),
    img: json(pictures),
    documents: json(
      documentSize === undefined
        ? []
        : [
            {
              name: `${family.name} – teknik föy`,
              url: `/files/documents/${family.key}.pdf`,
              type: 'pdf' as const,
              size: documentSize,
            },
          ],
    ),
    isActive: true,
    sortOrder: (index + 1) * 10,
    seoTitle: '',
    seoDescription: '',
    seoKeywords: json<string[]>([]),
    keyRanges: json(keyRanges),
    createdAt: at,
    updatedAt: at,
  };
}
