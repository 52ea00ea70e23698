// The demo content as the catalogue's search takes it.
import { flagsOf } from '../server/domains/catalogue/live/read.ts';
import type { SearchFamily } from '../server/domains/catalogue/search/types.ts';
import { hardnessOf, STANDARD_SEPARATOR } from '../server/domains/catalogue/families/specs.ts';
import { demoAliases } from './catalogue/aliases.ts';
import { demoCategories, demoProducts } from './catalogue/index.ts';
import { readFamilies } from './families.ts';

/** The demo's families for the search, ids counted from one; articles count through all families. */
export function demoSearchFamilies(size: 'demo' | 'large'): (SearchFamily & { key: string })[] {
  const categoryIds = new Map(demoCategories.map(({ key }, i) => [key, i + 1]));
  const categoryNames = new Map(demoCategories.map(({ key, name }) => [key, name]));
  let articleId = 0;
  return readFamilies([...demoProducts(size)]).map(
    ({ family, products, columns, dims, codePattern, namePattern }, i) => {
      const first = products[0]!;
      const { hardnessMin, hardnessMax, hardnessScale } = hardnessOf(family.hardness);
      return {
        key: family.key,
        id: i + 1,
        name: family.name,
        aliases: demoAliases[family.key] ?? [],
        categories: [first.category, first.subCategory].flatMap((key) =>
          key === null ? [] : [{ id: categoryIds.get(key)!, name: categoryNames.get(key)! }],
        ),
        standards: family.standard === '' ? [] : family.standard.split(STANDARD_SEPARATOR),
        material: family.material,
        materialNumber: /\b1\.\d{4}\b/.exec(family.material)?.[0] ?? '',
        hardness: { text: family.hardness, min: hardnessMin, max: hardnessMax, scale: hardnessScale },
        columns,
        codePattern,
        namePattern,
        order: i + 1,
        articles: products.map(({ code, name, stockStatus, priceMinor }, row) => ({
          id: ++articleId,
          code,
          name,
          dims: dims[row]!,
          flags: flagsOf({ isPublic: true, isActive: true, stockStatus }),
          priceMinor,
        })),
      };
    },
  );
}
