import { expect, test } from 'vitest';
import * as z from 'zod';
import { familyInputs, FamilyColumn, MAX_FAMILY_ARTICLES } from '#contract/families.ts';
import { fold } from '#contract/text.ts';
import { keyHashOf } from '../server/domains/catalogue/families/keys.ts';
import { applyPattern, keysOf } from '#contract/article-pattern.ts';
import { specsOf, STANDARD_SEPARATOR } from '../server/domains/catalogue/families/specs.ts';
import { demoAliases } from './catalogue/aliases.ts';
import { demoProducts } from './catalogue/index.ts';
import { familyRow, readFamilies } from './families.ts';

const products = [...demoProducts('demo')];
const families = readFamilies(products);
const byKey = new Map(families.map((one) => [one.family.key, one]));

test('every product is in exactly one of the 95 families', () => {
  expect(families).toHaveLength(95);
  expect(families.flatMap((one) => one.products.map(({ code }) => code)).sort()).toEqual(
    products.map(({ code }) => code).sort(),
  );
  expect(Math.max(...families.map((one) => one.products.length))).toBeLessThanOrEqual(MAX_FAMILY_ARTICLES);
});

test('specs computed from columns and dimensions are those of before, letter for letter', () => {
  for (const { family, products: sizes, columns, dims } of families) {
    const facts = {
      material: family.material,
      hardnessText: family.hardness,
      standards: family.standard === '' ? [] : family.standard.split(STANDARD_SEPARATOR),
    };
    sizes.forEach(({ code, technicalSpecs }, i) =>
      expect(specsOf(columns, dims[i]!, facts), code).toEqual(technicalSpecs),
    );
  }
});

test('columns, patterns and rows keep the rules that staff must keep', () => {
  for (const [index, one] of families.entries()) {
    const { family, columns, codePattern, namePattern } = one;
    expect(familyInputs.columns.safeParse(columns).error, family.key).toBeUndefined();
    const keys = columns.map(({ key }) => key);
    for (const pattern of [codePattern, namePattern])
      expect(
        keysOf(pattern).filter((key) => !keys.includes(key)),
        family.key,
      ).toEqual([]);
    const row = familyRow(one, { categoryId: 1, subCategoryId: null }, { index, documentSize: 1, at: new Date(0) });
    for (const name of ['name', 'material', 'materialNumber', 'hardnessText', 'summary'] as const)
      expect(familyInputs[name].safeParse(row[name]).error, `${family.key} ${name}`).toBeUndefined();
  }
  expect(new Set(families.map(({ family }) => family.key)).size).toBe(95);
});

test('key dimensions tell all sizes of a family apart, and patterns make their codes and names', () => {
  for (const { family, products: sizes, columns, dims, codePattern, namePattern } of families) {
    expect(new Set(dims.map((row) => keyHashOf(columns, row))).size, family.key).toBe(sizes.length);
    for (const [pattern, style] of [
      [codePattern, 'code'],
      [namePattern, 'name'],
    ] as const)
      if (pattern !== '')
        sizes.forEach((size, i) => expect(applyPattern(pattern, columns, dims[i]!, style)).toBe(size[style]));
  }
});

test('aliases keep the rules that staff must keep; of several families with a word one is meant first', () => {
  const first = new Map<string, string>();
  for (const { family } of families) {
    const aliases = demoAliases[family.key]!;
    expect(familyInputs.aliases.safeParse(aliases).error, family.key).toBeUndefined();
    expect(aliases.length, family.key).toBeGreaterThan(0);
    for (const { text, isFirst } of aliases) {
      if (!isFirst) continue;
      expect(first.get(fold(text)), `${text}: ${family.key}`).toBeUndefined();
      first.set(fold(text), family.key);
    }
  }
});

test('the columns of an ejector pin: lettered, with tolerances and the attributes of the shop', () => {
  const { columns, codePattern, namePattern } = byKey.get('z40-itici-pim')!;
  expect(codePattern).toBe('Z40-{d1}X{L}');
  expect(namePattern).toBe('İtici pim Ø{d1}×{L} mm, DIN 1530-A');
  const facts = ({ key, label, tolerance, isKey, isShown, attribute }: z.output<typeof FamilyColumn>) =>
    [key, label, tolerance, isKey, isShown, attribute] as const;
  expect(columns.slice(0, 3).map(facts)).toEqual([
    ['d1', 'Çap', 'g6', true, true, 'cap'],
    ['L', 'Boy', '+2 / 0', true, true, 'boy'],
    ['d2', 'Kafa çapı', '', false, true, null],
  ]);
  expect(columns.find(({ label }) => label === 'Çap toleransı')).toMatchObject({ kind: 'text', isShown: false });
});

test("a punch's shank is the size's diameter, and a tolerance in another unit than its dimension's says so", () => {
  const columnOf = (family: string, label: string) =>
    byKey.get(family)!.columns.find((column) => column.label === label);
  expect(columnOf('zimba-d-hss', 'Şaft çapı')).toMatchObject({ key: 'd1', attribute: 'cap' });
  expect(columnOf('kalip-yayi-yesil', 'Yay oranı')!.tolerance).toBe('±10 %');
});

test('most codes follow a pattern whose columns name the size', () => {
  expect(families.filter(({ codePattern }) => codePattern !== '').length).toBeGreaterThanOrEqual(75);
});
