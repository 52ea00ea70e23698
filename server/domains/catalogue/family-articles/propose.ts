// Families proposed from products that have none: same headings of specs, same material, hardness and standard, same
// beginning of the code.
import { MISFIT_ALONE, MISFIT_NO_KEYS, MISFIT_NO_SPECS, MISFIT_TOO_MANY } from '#contract/article-texts.ts';
import { MAX_FAMILY_ARTICLES } from '#contract/families.ts';
import { HARDNESS_SPEC, MATERIAL_SPEC, STANDARD_SPEC, TENSILE_STRENGTH_SPEC } from '#contract/family-texts.ts';
import { readFamily, type ReadFamily } from '../families/from-specs.ts';
import { STANDARD_SEPARATOR, type FamilyFacts, type Spec } from '../families/specs.ts';

/** A product as proposals read it. */
export interface FlatProduct {
  publicId: string;
  code: string;
  name: string;
  categoryId: number;
  subCategoryId: number | null;
  technicalSpecs: readonly Spec[];
}

const FACTS: readonly string[] = [MATERIAL_SPEC, HARDNESS_SPEC, TENSILE_STRENGTH_SPEC, STANDARD_SPEC];
const isFact = ({ name }: Spec): boolean => FACTS.includes(name);

/** The code before its first hyphen. */
export const codePrefix = (code: string): string => code.split('-', 1)[0]!;

const written = ({ value, unit = '' }: Spec): string => `${value} ${unit}`.trim();

/** What specs say of the whole family. */
export function factsOf(specs: readonly Spec[]): FamilyFacts {
  const named = (name: string): string => {
    const spec = specs.find((one) => one.name === name);
    return spec ? written(spec) : '';
  };
  const standard = named(STANDARD_SPEC);
  return {
    material: named(MATERIAL_SPEC),
    hardnessText: named(HARDNESS_SPEC) || named(TENSILE_STRENGTH_SPEC),
    standards: standard === '' ? [] : standard.split(STANDARD_SEPARATOR),
  };
}

/** A family that products make, or why they make none. */
export type Reading = { facts: FamilyFacts; read: ReadFamily } | { reason: string };

/** Facts that all products share are the family's; all other specs are columns. */
export function readProducts(products: readonly FlatProduct[]): Reading {
  const [first] = products;
  const shared = new Set(
    (first?.technicalSpecs ?? [])
      .filter(isFact)
      .filter((fact) =>
        products.every(({ technicalSpecs }) =>
          technicalSpecs.some((spec) => spec.name === fact.name && written(spec) === written(fact)),
        ),
      )
      .map(({ name }) => name),
  );
  const own = products.map(({ code, name, technicalSpecs }) => ({
    code,
    name,
    specs: technicalSpecs.filter((spec) => !shared.has(spec.name)),
  }));
  if (own.some(({ specs }) => specs.length === 0)) return { reason: MISFIT_NO_SPECS };
  const headings = (specs: readonly Spec[]) => JSON.stringify(specs.map(({ name }) => name));
  const wanted = headings(own[0]?.specs ?? []);
  if (own.some(({ specs }) => headings(specs) !== wanted)) return { reason: MISFIT_ALONE };
  const read = readFamily(own);
  if (!read) return { reason: MISFIT_NO_KEYS };
  return { facts: factsOf((first?.technicalSpecs ?? []).filter(({ name }) => shared.has(name))), read };
}

/** Words that all names begin with, without what ends in a number or a sign: 'İtici pim' of 'İtici pim Ø6×200 mm'. */
export function commonName(names: readonly string[]): string {
  const words = (names[0] ?? '').split(' ');
  let count = 0;
  while (count < words.length && names.every((name) => name.split(' ')[count] === words[count])) count++;
  const common = words.slice(0, count).join(' ');
  return common.replace(/[\s\p{P}\p{S}]+$/u, '');
}

export interface ProposedGroup<P extends FlatProduct> {
  products: readonly P[];
  facts: FamilyFacts;
  read: ReadFamily;
  name: string;
}

/** Groups products into families, in the order of the catalogue, and says of the rest why they fit into none. */
export function proposeFamilies<P extends FlatProduct>(
  products: readonly P[],
): { groups: ProposedGroup<P>[]; misfits: { product: P; reason: string }[] } {
  const byKey = new Map<string, P[]>();
  const misfits: { product: P; reason: string }[] = [];
  for (const product of products) {
    const { technicalSpecs: specs, code, categoryId, subCategoryId } = product;
    if (specs.every(isFact)) {
      misfits.push({ product, reason: MISFIT_NO_SPECS });
      continue;
    }
    const key = JSON.stringify([
      categoryId,
      subCategoryId,
      codePrefix(code),
      specs.map(({ name }) => name),
      specs.filter(isFact).map(written),
    ]);
    const group = byKey.get(key);
    if (group) group.push(product);
    else byKey.set(key, [product]);
  }
  const groups: ProposedGroup<P>[] = [];
  const refuse = (group: readonly P[], reason: string): void => {
    for (const product of group) misfits.push({ product, reason });
  };
  for (const group of byKey.values()) {
    if (group.length === 1) refuse(group, MISFIT_ALONE);
    else if (group.length > MAX_FAMILY_ARTICLES) refuse(group, MISFIT_TOO_MANY);
    else {
      const reading = readProducts(group);
      if ('reason' in reading) refuse(group, reading.reason);
      else groups.push({ products: group, ...reading, name: nameOf(group) });
    }
  }
  return { groups, misfits };
}

const nameOf = (products: readonly FlatProduct[]): string =>
  commonName(products.map(({ name }) => name)) || codePrefix(products[0]!.code);
