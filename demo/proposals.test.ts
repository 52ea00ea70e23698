import { expect, test } from 'vitest';
import { proposeFamilies } from '../server/domains/catalogue/family-articles/propose.ts';
import { demoProducts } from './catalogue/index.ts';

const products = [...demoProducts('demo')].map((product) => ({
  publicId: product.code,
  code: product.code,
  name: product.name,
  categoryId: [...product.category].reduce((hash, letter) => (hash * 31 + letter.codePointAt(0)!) % 1_000_003, 7),
  subCategoryId: [...(product.subCategory ?? '')].reduce(
    (hash, sign) => (hash * 31 + sign.codePointAt(0)!) % 1_000_003,
    7,
  ),
  technicalSpecs: product.technicalSpecs,
  family: product.family,
}));
const { groups, misfits } = proposeFamilies(products);

test('flat demo content makes 98 families of all 11,538 products, none of which mixes two of the generator’s', () => {
  expect(misfits).toEqual([]);
  expect(groups).toHaveLength(98);
  expect(groups.reduce((sum, { products: members }) => sum + members.length, 0)).toBe(11_538);
  for (const { products: members, name } of groups)
    expect(new Set(members.map(({ family }) => family.key)).size, name).toBe(1);
});

test('a proposal knows its facts, its columns and a name', () => {
  const pins = groups.find(({ products: [first] }) => first!.family.key === 'z40-itici-pim')!;
  expect(pins).toMatchObject({
    name: 'İtici pim',
    facts: { material: pins.products[0]!.family.material, standards: pins.products[0]!.family.standard.split(' / ') },
    read: { codePattern: 'Z40-{d1}X{L}' },
  });
  for (const {
    name,
    facts,
    products: [first],
  } of groups) {
    expect(name).not.toBe('');
    expect(facts.hardnessText, name).toBe(first!.family.hardness);
  }
});
