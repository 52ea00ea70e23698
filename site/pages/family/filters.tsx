// Choosing sizes: by typing one, by values, by ranges. Plain links and forms.
import { useRef, useState, type FormEvent } from 'react';
import { isLetter } from '#contract/dimension.ts';
import { STOCK_KEY } from '#contract/catalogue.ts';
import { facetsOf, MAX_CHIPS, type ColumnFilter, type Dim } from '#contract/dimension-table.ts';
import type { Family } from '#contract/families.ts';
import { SIZE_FILTERS_ID } from '#contract/page-paths.ts';
import { familyPath } from '#contract/paths.ts';
import { useNavigate } from '../../base/router.tsx';
import { FAMILY_HEAD_TEXTS, FAMILY_TEXTS as texts } from '../../texts/family.ts';
import { ChipStrip, type Chip } from '../../ui/chips/chip-strip.tsx';
import { dimText } from '../../ui/dimension-table/size-row.ts';
import { RangeField } from '../../ui/range-field.tsx';
import { usePause } from '../../ui/use-pause.ts';
import { familyAddress, FROM_FIELD, readFamilySearch, TO_FIELD, VALUE_FIELD, type FilterTexts } from './address.ts';
import { sizeExample, whereItIs } from './typed-sizes.ts';
import { typedSize } from './size-typing.ts';
import { chosen, filtersBefore, stockByValue, textsOf, toggled, valuesOf, type TableModel } from './table-model.ts';

type Column = Family['columns'][number];

interface FiltersProps {
  family: Family;
  model: TableModel;
  sort: string | undefined;
  /** One value of each key column is chosen after the other, as on a phone. */
  isStepwise: boolean;
}

/** Values of a rail that a phone shows at once. */
const RAIL_SHOWN = 6;

export function Filters({ family, model, sort, isStepwise }: FiltersProps) {
  const { columns } = family;
  const lastKey = columns.findLast(({ isKey }) => isKey)!.key;
  /** Rails shown as a whole, on narrow screens. */
  const [whole, setWhole] = useState<ReadonlySet<string>>(new Set());
  const shown = columns.filter(({ isFilter, isKey, key }) => (isFilter || isKey) && facetOf(model, key));
  // Key columns first, because a size is chosen by them.
  const ordered = [...shown.filter(({ isKey }) => isKey), ...shown.filter(({ isKey }) => !isKey)];
  return (
    <section className="family-filters" id={SIZE_FILTERS_ID} aria-label={texts.filters}>
      <SizeField family={family} model={model} sort={sort} />
      <div className="family-filter-list">
        {ordered.map((column) => {
          const facet = facetOf(model, column.key)!;
          const isLong = facet.values.length > MAX_CHIPS;
          const isWhole = whole.has(column.key);
          const isRail = column.isKey && column.key !== lastKey;
          return (
            <div key={column.key} className={isWhole ? 'family-filter family-filter--whole' : 'family-filter'}>
              <p>
                <span id={`filter-${column.key}`}>
                  {isLetter(column.key) && <b>{column.key}</b>} {column.label}
                  {column.unit && `, ${column.unit}`}
                </span>
                {isStepwise && isRail && facet.values.length > RAIL_SHOWN && (
                  <button
                    type="button"
                    className="family-all"
                    aria-expanded={isWhole}
                    onClick={() => setWhole(isWhole ? new Set() : new Set([column.key]))}
                  >
                    {isWhole ? texts.less : texts.all(String(facet.values.length))}
                  </button>
                )}
              </p>
              {isLong && !(isStepwise && column.isKey && !isRange(model.filters, column.key)) ? (
                <RangeForm family={family} column={column} filters={model.filters} sort={sort} />
              ) : (
                <ChipStrip
                  labelledBy={`filter-${column.key}`}
                  layout={column.key === lastKey && !isLong ? 'grid' : 'rail'}
                  chips={chipsOf({ family, model, sort, isStepwise }, column)}
                />
              )}
              {column.key === lastKey && <Chosen family={family} model={model} />}
            </div>
          );
        })}
        <InStock family={family} model={model} sort={sort} />
      </div>
    </section>
  );
}

/** The chip that leaves what is in stock. A family of which all or nothing is in stock needs none. */
function InStock({ family, model, sort }: Omit<FiltersProps, 'isStepwise'>) {
  const stock = facetOf(model, STOCK_KEY)?.values ?? [];
  const inStock = stock.find(({ value }) => value === 'in_stock');
  const isOn = valuesOf(model.filters, STOCK_KEY)?.includes('in_stock') ?? false;
  if (!isOn && (!inStock || stock.length === 1)) return null;
  return (
    <div className="family-filter">
      <p id="filter-stock">{texts.stock}</p>
      <ChipStrip
        labelledBy="filter-stock"
        layout="rail"
        chips={[
          {
            text: texts.onlyInStock,
            href: familyAddress(family, { filters: toggled(model.filters, STOCK_KEY, 'in_stock'), sort }),
            isOn,
            isImpossible: !inStock?.count,
            count: inStock?.count,
            most: family.articleCount,
          },
        ]}
      />
    </div>
  );
}

/** What the one size that is left measures besides its key dimensions: 'd2 12 · k 5'. */
function Chosen({ family: { columns }, model: { rows, total } }: Pick<FiltersProps, 'family' | 'model'>) {
  const [row] = total === 1 ? rows : [];
  if (!row) return null;
  return (
    <p className="family-chosen">
      {columns
        .flatMap(({ key, label, isKey, isShown }, place) => {
          const text = dimText(row.dims[place] ?? null);
          return isKey || !isShown || !text ? [] : [`${isLetter(key) ? key : label} ${text}`];
        })
        .join(' · ')}
    </p>
  );
}

const isRange = (filters: readonly ColumnFilter[], key: string): boolean =>
  filters.some((filter) => filter.key === key && 'from' in filter);

const facetOf = ({ facets }: TableModel, key: string) => facets.find((facet) => facet.key === key);

function chipsOf({ family, model, sort, isStepwise }: FiltersProps, column: Column): Chip[] {
  const { columns } = family;
  const { filters, all } = model;
  const { key, isKey } = column;
  const on = valuesOf(filters, key) ?? [];
  const isStep = isStepwise && isKey && all !== null;
  const facet = isStep
    ? facetsOf(
        columns.map((one) => ({ ...one, isFilter: one.key === key })),
        all,
        filtersBefore(columns, filters, key),
      )[0]!
    : facetOf(model, key)!;
  const stocks: ReadonlyMap<Dim, Chip['stock']> =
    columns.findLast((one) => one.isKey)!.key === key ? stockByValue(columns, model) : new Map();
  const most = mostOf(family, key);
  return facet.values.map(({ value, count }) => ({
    text: dimText(value),
    href: familyAddress(family, {
      filters: isStep ? chosen(columns, all, filters, key, value) : toggled(filters, key, value),
      sort,
    }),
    isOn: on.includes(value),
    isImpossible: count === 0,
    count: stocks.has(value) ? undefined : count,
    most,
    stock: stocks.get(value),
  }));
}

/** How many sizes can have a value of a column: of a key column, as many as the other key columns tell apart. */
function mostOf({ articleCount, keyRanges }: Family, key: string): number {
  const others = keyRanges.filter((one) => one.key !== key);
  if (others.length === 0 || others.length === keyRanges.length) return articleCount;
  return Math.min(
    articleCount,
    others.reduce((product, { count }) => product * count, 1),
  );
}

/** The state that a form carries along. */
function Hidden({ filters, sort }: { filters: FilterTexts; sort: string | undefined }) {
  return (
    <>
      {Object.entries(filters).map(([key, text]) => (
        <input key={key} type="hidden" name={key} value={text} />
      ))}
      {sort && <input type="hidden" name="sort" value={sort} />}
    </>
  );
}

/** A size typed as people write it. The table follows while it is typed. */
function SizeField({ family, model, sort }: Omit<FiltersProps, 'isStepwise'>) {
  const navigate = useNavigate();
  const pause = usePause();
  const [refused, setRefused] = useState('');
  const go = (text: string) => {
    const typed = text.trim() === '' ? {} : typedSize(family, text);
    const filters = typed && whereItIs(family.columns, model.facets, typed);
    if (filters) void navigate(familyAddress(family, { filters, sort }), { replace: true, preventScrollReset: true });
    return filters !== null;
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('q') ?? '');
    setRefused(go(text) ? '' : `${FAMILY_HEAD_TEXTS.sizeRefused(text)} ${texts.sizeExample(example)}`);
  };
  const example = sizeExample(family, model.all ?? model.rows);
  return (
    <form className="family-type-size" action={familyPath(family.slug)} data-keep-scroll="" onSubmit={submit}>
      <label htmlFor="family-size">{texts.typeSize}</label>
      <input
        id="family-size"
        className="field"
        name="q"
        type="search"
        placeholder={texts.typeSizeHint(example)}
        autoComplete="off"
        maxLength={60}
        aria-describedby="family-size-refused"
        aria-invalid={refused !== '' || undefined}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setRefused('');
          pause(() => go(text));
        }}
      />
      {sort && <input type="hidden" name="sort" value={sort} />}
      <p id="family-size-refused" role="alert">
        {refused}
      </p>
    </form>
  );
}

/** Ends of a range, and single values, of a column with too many values for chips. */
function RangeForm({
  family,
  column: { key, label, kind },
  filters,
  sort,
}: {
  family: Family;
  column: Column;
  filters: readonly ColumnFilter[];
  sort: string | undefined;
}) {
  const navigate = useNavigate();
  const pause = usePause();
  const form = useRef<HTMLFormElement>(null);
  const own = filters.find((filter) => filter.key === key);
  const others = textsOf(filters.filter((filter) => filter.key !== key));
  const range = own && 'from' in own ? own : undefined;
  const values = own && 'values' in own ? own.values : [];
  const end = (milli: number | null | undefined) => (typeof milli === 'number' ? dimText(milli) : '');
  const fields = [
    ...(kind === 'number'
      ? [
          { name: key + FROM_FIELD, short: texts.from, full: texts.fromOf(label), now: end(range?.from) },
          { name: key + TO_FIELD, short: texts.to, full: texts.toOf(label), now: end(range?.to) },
        ]
      : []),
    {
      name: key + VALUE_FIELD,
      short: texts.value,
      full: texts.valueOf(label),
      now: values.length === 1 ? dimText(values[0]!) : '',
    },
  ];
  const follow = () => {
    const given = new URLSearchParams();
    for (const [name, text] of new FormData(form.current!)) given.append(name, String(text));
    const { filters: asked } = readFamilySearch(given);
    void navigate(familyAddress(family, { filters: asked, sort }), { replace: true, preventScrollReset: true });
  };
  return (
    <form
      ref={form}
      className="family-range"
      action={familyPath(family.slug)}
      data-keep-scroll=""
      onInput={() => pause(follow)}
      onSubmit={(event) => {
        event.preventDefault();
        follow();
      }}
    >
      <Hidden filters={others} sort={sort} />
      {fields.map(({ name, short, full, now }) => (
        <RangeField key={name} name={name} label={full} now={now} placeholder={short} isNumber={kind === 'number'} />
      ))}
      <button className="button button--quiet">{texts.apply}</button>
    </form>
  );
}
