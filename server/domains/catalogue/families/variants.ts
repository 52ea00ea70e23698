// Variants: families of one form and standard, as one part in several materials, surfaces or colours.
import type { CadMapping } from '#contract/cad.ts';
import { isLetter } from '#contract/dimension.ts';
import { fold } from '#contract/text.ts';
import { STANDARD_IN_TEXT } from '../search/standards.ts';

/** What tells whether two families are variants of one part. */
export interface VariantFacts {
  id: number;
  publicId: string;
  categoryId: number;
  name: string;
  standards: readonly string[];
  material: string;
  drawingImage: string | null;
  cad: CadMapping | null;
  columns: readonly { key: string; attribute: string | null }[];
}

/** The attribute of a colour: variants of one drawing and material differ in it alone. */
const COLOUR = 'renk';

/** 'İtici pim DIN 1530-A, sertleştirilmiş' → itici pim. */
const beginningOf = (name: string): string =>
  fold(name.replace(/[,(].*$/s, '').replaceAll(STANDARD_IN_TEXT, ' '))
    .split(' ')
    .filter(Boolean)
    .join(' ');

/** Equal for parts of one kind: what they are called, what they conform to, and the letters of their drawing. */
const kindOf = ({ categoryId, name, standards, columns }: VariantFacts): string =>
  [
    categoryId,
    beginningOf(name),
    standards.map(fold).toSorted().join('|'),
    columns.flatMap(({ key }) => (isLetter(key) ? [key] : [])).join('|'),
  ].join('\n');

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()];
}

/** What draws a family: the picture that staff gave it, or the template and those of its dimensions that it gets. */
const drawnBy = ({ drawingImage, cad }: VariantFacts): string =>
  drawingImage ?? (cad ? [cad.template, ...Object.keys(cad.params).toSorted()].join(' ') : '');

/**
 * Parts of one kind with different drawings are of one form where material or colour explains the difference, as with
 * a brass and an aluminium cage; if they share a material, the form itself differs: a straight and a conical lock.
 */
function forms(kind: readonly VariantFacts[]): VariantFacts[][] {
  if (kind.every(({ columns }) => columns.some(({ attribute }) => attribute === COLOUR))) return [[...kind]];
  const joined: VariantFacts[][] = [];
  for (const group of grouped(kind, drawnBy)) {
    const materials = new Set(group.map(({ material }) => fold(material)));
    const like = joined.find((others) => others.every(({ material }) => !materials.has(fold(material))));
    if (like) like.push(...group);
    else joined.push(group);
  }
  return joined;
}

/**
 * Returns a key for each family by its row id, equal for variants. It is the public id of the first of them, in the
 * order given.
 */
export function variantKeys(families: readonly VariantFacts[]): Map<number, string> {
  const keys = new Map<number, string>();
  for (const variants of grouped(families, kindOf).flatMap(forms))
    for (const { id } of variants) keys.set(id, variants[0]!.publicId);
  return keys;
}
