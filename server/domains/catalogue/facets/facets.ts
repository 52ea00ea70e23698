// The counts beside a list: one facet for each attribute, then material, hardness, standard and stock.
import { attributeFilter } from '#contract/catalogue-filters.ts';
import { STOCK_LABELS } from '#contract/catalogue-texts.ts';
import { STOCK_STATUSES } from '#contract/catalogue.ts';
import { compareDims, passes, type ColumnFilter } from '#contract/dimension-table.ts';
import { formatMilli, milliToNumber, milliToPlain } from '#contract/dimension.ts';
import { MAX_FACET_VALUES, RANGE_BARS, type Facet } from '#contract/facets.ts';
import type { FamilyIndex } from '../search/family-index.ts';
import type { Totals } from './family-view.ts';
import { bandOf, countsOf, meets, statesFacts, totalsOf, type NarrowedFamily, type Scope } from './narrowing.ts';
import { type Band, type FacetAttribute, type Selection } from './selection.ts';
import { FACET_LABELS } from './texts.ts';

/** Sizes with a value: all in scope, and those that pass all other filters. */
interface Count {
  total: number;
  count: number;
}
type Counts<V> = Map<V, Count>;

function add<V>(counts: Counts<V>, value: V, total: number, count: number): void {
  const known = counts.get(value);
  if (known) {
    known.total += total;
    known.count += count;
  } else counts.set(value, { total, count });
}

/** A family with sizes in scope, and how many of them pass the filters of rows. */
interface Counted {
  narrowed: NarrowedFamily;
  family: FamilyIndex;
  totals: Totals;
}

type FacetValue = Extract<Facet, { kind: 'values' }>['values'][number];

/** Keeps chosen values, then those that are left, then the commonest; the rest would be a list that nobody reads. */
function shortened(values: readonly (FacetValue & { total: number })[]): typeof values {
  if (values.length <= MAX_FACET_VALUES) return values;
  const rank = ({ isChosen, count }: FacetValue): number => (isChosen ? 2 : Number(count > 0));
  const kept = new Set(values.toSorted((a, b) => rank(b) - rank(a) || b.total - a.total).slice(0, MAX_FACET_VALUES));
  return values.filter((value) => kept.has(value));
}

const facetValues = (values: readonly (FacetValue & { total: number })[]): FacetValue[] =>
  shortened(values).map(({ value, label, count, isChosen }) => ({ value, label, count, isChosen }));

/** Texts with a separator within them cannot stand in an address. */
const isWritable = (text: string): boolean => text !== '' && !text.includes('|');

/** Texts, commonest first; chosen ones are among them even if no size has them. */
function textValues(counts: Counts<string>, chosen: readonly string[]): (FacetValue & { total: number })[] {
  for (const text of chosen) add(counts, text, 0, 0);
  return [...counts]
    .filter(([text]) => isWritable(text))
    .toSorted(([a, left], [b, right]) => right.total - left.total || compareDims(a, b))
    .map(([text, { total, count }]) => ({ value: text, label: text, total, count, isChosen: chosen.includes(text) }));
}

/** Whether a facet can narrow the list, or has narrowed it. @param sizes all in scope */
const isOffered = (values: readonly (FacetValue & { total: number })[], sizes: number): boolean =>
  values.some(({ isChosen, total }) => isChosen || (total > 0 && total < sizes));

// ---- Attributes

const chosenValues = (filter: ColumnFilter | undefined): readonly (number | string)[] =>
  filter && 'values' in filter ? filter.values : [];

function numberFacet(
  base: { key: string; label: string; unit: string },
  counts: Counts<number>,
  filter: ColumnFilter | undefined,
): Facet {
  const numbers = [...counts].toSorted(([a], [b]) => a - b);
  const held = numbers.filter(([, { total }]) => total > 0);
  if (held.length > MAX_FACET_VALUES) return rangeFacet(base, held, filter);
  const values = numbers.map(([milli, { total, count }]) => ({
    value: milliToPlain(milli),
    label: formatMilli(milli),
    total,
    count,
    isChosen: filter !== undefined && passes(filter, milli),
  }));
  return { kind: 'values', ...base, values: facetValues(values) };
}

/** The place of a number among equal steps; of its logarithm, unless the range reaches zero or below. */
function stepOf(milli: number, min: number, max: number): number {
  const scale = min > 0 ? Math.log : (x: number) => x;
  const part = (scale(milli) - scale(min)) / (scale(max) - scale(min));
  return Math.min(RANGE_BARS - 1, Math.floor(part * RANGE_BARS));
}

function rangeFacet(
  base: { key: string; label: string; unit: string },
  held: readonly (readonly [number, Count])[],
  filter: ColumnFilter | undefined,
): Facet {
  const [min, max] = [held[0]![0], held.at(-1)![0]];
  const bars = Array.from({ length: RANGE_BARS }, () => 0);
  for (const [milli, { count }] of held) bars[stepOf(milli, min, max)]! += count;
  const chosen = chosenValues(filter).filter((value) => typeof value === 'number');
  const [from, to] =
    filter && 'from' in filter
      ? [filter.from, filter.to]
      : [chosen.length > 0 ? Math.min(...chosen) : null, chosen.length > 0 ? Math.max(...chosen) : null];
  const shown = (milli: number | null) => (milli === null ? null : milliToNumber(milli));
  return {
    kind: 'range',
    ...base,
    min: milliToNumber(min),
    max: milliToNumber(max),
    from: shown(from),
    to: shown(to),
    bars,
  };
}

function attributeFacet(attribute: FacetAttribute, counts: Counts<number | string>, selection: Selection): Facet[] {
  const filter = selection.attributes.find(({ key }) => key === attribute.key)?.filter;
  if (counts.size < 2 && filter === undefined) return [];
  const base = { key: attributeFilter(attribute.key), label: attribute.name, unit: attribute.unit };
  for (const value of chosenValues(filter)) add(counts, value, 0, 0);
  if (attribute.kind === 'number') return [numberFacet(base, counts as Counts<number>, filter)];
  const chosen = chosenValues(filter).map(String);
  // As dimension tables show them: M3, M4, M10.
  const values = textValues(counts as Counts<string>, chosen).toSorted((a, b) => compareDims(a.value, b.value));
  return [{ kind: 'values', ...base, values: facetValues(values) }];
}

// ---- Facts of families

/** How many sizes of a family a facet counts that stands for one of its facts. */
const leftFor = ({ fails, passing }: NarrowedFamily, fact: NarrowedFamily['fails'][number]): number =>
  fails.every((one) => one === fact) ? passing : 0;

function materialFacet(counted: readonly Counted[], { materials }: Selection, sizes: number): Facet[] {
  const counts: Counts<string> = new Map();
  for (const { family, narrowed, totals } of counted)
    add(counts, family.facts.material, totals.sizes, leftFor(narrowed, 'materials'));
  const values = textValues(counts, materials ?? []);
  if (!isOffered(values, sizes)) return [];
  return [{ kind: 'values', key: 'material', label: FACET_LABELS.material, unit: '', values: facetValues(values) }];
}

function standardFacet(counted: readonly Counted[], { standards }: Selection, sizes: number): Facet[] {
  const counts: Counts<string> = new Map();
  for (const { family, narrowed, totals } of counted)
    for (const standard of new Set(family.facts.standards))
      add(counts, standard, totals.sizes, leftFor(narrowed, 'standards'));
  const values = textValues(counts, standards ?? []);
  if (!isOffered(values, sizes)) return [];
  return [{ kind: 'values', key: 'standard', label: FACET_LABELS.standard, unit: '', values: facetValues(values) }];
}

/** '58..62 HRC', '950 HV 0,3': as the query carries a band. */
function bandText({ from, to, scale }: Band): string {
  const end = (milli: number | null) => (milli === null ? '' : milliToPlain(milli));
  return `${from === to ? end(from) : `${end(from)}..${end(to)}`} ${scale}`;
}

/** '58–62 HRC' */
function bandLabel({ from, to, scale }: Band): string {
  const end = (milli: number | null) => (milli === null ? '…' : formatMilli(milli));
  return `${from === to ? end(from) : `${end(from)}–${end(to)}`} ${scale}`;
}

/** Bands as families state them, commonest first; each counts the sizes of all families that meet it. */
function hardnessFacet(counted: readonly Counted[], { hardness }: Selection, sizes: number): Facet[] {
  const bands = new Map<string, { band: Band; stated: number; names: Map<string, number> }>();
  const stated = counted.flatMap((one) => {
    const band = statesFacts(one.family) ? bandOf(one.family) : null;
    return band === null ? [] : [{ ...one, band }];
  });
  for (const { family, band, totals } of stated) {
    const text = bandText(band);
    const known = bands.get(text) ?? { band, stated: 0, names: new Map<string, number>() };
    bands.set(text, known);
    known.stated += totals.sizes;
    const name = family.facts.hardness.text || bandLabel(band);
    known.names.set(name, (known.names.get(name) ?? 0) + totals.sizes);
  }
  for (const band of hardness ?? []) {
    const text = bandText(band);
    if (!bands.has(text)) bands.set(text, { band, stated: 0, names: new Map([[bandLabel(band), 0]]) });
  }
  const values = [...bands]
    .toSorted(([a, left], [b, right]) => right.stated - left.stated || compareDims(a, b))
    .map(([text, { band, names }]) => {
      const like = stated.filter((one) => meets(band, one.band));
      return {
        value: text,
        label: [...names].toSorted(([, a], [, b]) => b - a)[0]![0],
        total: like.reduce((sum, { totals }) => sum + totals.sizes, 0),
        count: like.reduce((sum, { narrowed }) => sum + leftFor(narrowed, 'hardness'), 0),
        isChosen: hardness?.some((one) => bandText(one) === text) ?? false,
      };
    });
  if (!isOffered(values, sizes)) return [];
  return [{ kind: 'values', key: 'hardness', label: FACET_LABELS.hardness, unit: '', values: facetValues(values) }];
}

// ---- All of them

/**
 * Counts the values of each facet among the sizes that pass all other filters: choosing a value that counts more than 0
 * never empties the list.
 */
export function facetsOf(
  narrowed: readonly NarrowedFamily[],
  scope: Scope,
  selection: Selection,
  attributes: readonly FacetAttribute[],
): Facet[] {
  const counted = narrowed
    .map((one): Counted => ({ narrowed: one, family: one.view.family, totals: totalsOf(one.view, scope) }))
    .filter(({ totals }) => totals.sizes > 0);
  const byAttribute = new Map<string, Counts<number | string>>(attributes.map(({ key }) => [key, new Map()]));
  const stock: [number, number, number] = [0, 0, 0];
  const stockTotals: [number, number, number] = [0, 0, 0];
  let sizes = 0;
  for (const { narrowed: one, totals } of counted) {
    sizes += totals.sizes;
    const counts = one.fails.length === 0 ? countsOf(one, selection, totals) : null;
    for (const [i, { attribute, values }] of one.view.attributes.entries()) {
      const into = byAttribute.get(attribute)!;
      for (const [place, total] of totals.attributes[i]!.entries())
        if (total > 0) add(into, values[place]!, total, counts?.attributes[i]![place] ?? 0);
    }
    for (const i of [0, 1, 2] as const) {
      stockTotals[i] += totals.stock[i];
      stock[i] += counts?.stock[i] ?? 0;
    }
  }
  const stated = counted.filter(({ family }) => statesFacts(family));
  const stockValues = STOCK_STATUSES.flatMap((status, i) => {
    const isChosen = selection.stock === status;
    if (stockTotals[i] === 0 && !isChosen) return [];
    return [{ value: status, label: STOCK_LABELS[status], total: stockTotals[i]!, count: stock[i]!, isChosen }];
  });
  return [
    ...attributes.flatMap((attribute) => attributeFacet(attribute, byAttribute.get(attribute.key)!, selection)),
    ...materialFacet(stated, selection, sizes),
    ...hardnessFacet(stated, selection, sizes),
    ...standardFacet(stated, selection, sizes),
    ...(isOffered(stockValues, sizes)
      ? [
          {
            kind: 'values' as const,
            key: 'stock',
            label: FACET_LABELS.stock,
            unit: '',
            values: facetValues(stockValues),
          },
        ]
      : []),
  ];
}
