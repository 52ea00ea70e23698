// The count with the set filters, the dimension table or what stands in its place, the tray, the phone's bar.
import { useRef, useState } from 'react';
import { isLetter } from '#contract/dimension.ts';
import { filterText, MAX_FAMILY_ARTICLES, type ColumnFilter } from '#contract/dimension-table.ts';
import { leadTimeOf } from '#contract/delivery.ts';
import type { Family } from '#contract/families.ts';
import { formatNumber } from '#contract/format.ts';
import { formatMoney, type Currency } from '#contract/money.ts';
import { MAX_CART_LINES } from '#contract/order-facts.ts';
import { MAX_QUERY_LENGTH, STOCK_KEY, type StockStatus } from '#contract/catalogue.ts';
import { STOCK_LABELS } from '#contract/catalogue-texts.ts';
import { searchQuotePath } from '#contract/page-paths.ts';
import { quotePath } from '#contract/paths.ts';
import { useFrame } from '../../base/frame.ts';
import { BuyBar } from '../../cart/buy-bar.tsx';
import { sumOf } from '../../cart/sum.ts';
import { Tray } from '../../cart/tray.tsx';
import { IN_CART } from '../../texts/added.ts';
import { FAMILY_TEXTS as texts, TABLE_TEXTS, TRAY_TEXTS } from '../../texts/family.ts';
import { OFFER_TEXTS } from '../../texts/frame.ts';
import { ChipStrip, SetFilter } from '../../ui/chips/chip-strip.tsx';
import { DimensionTable, type DimensionColumn } from '../../ui/dimension-table/dimension-table.tsx';
import { dimText, type SizeRow } from '../../ui/dimension-table/size-row.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { priceWords } from '../../ui/price-words.ts';
import { sumTax } from './sum-tax.ts';
import { familyAddress } from './address.ts';
import { CadZip } from './cad-zip.tsx';
import { PAGE_ROWS, type FamilyData } from './page.ts';
import { missedValues, textsOf, valuesOf, type TableModel } from './table-model.ts';
import { usePurchase, type Purchase } from './use-purchase.tsx';
import type { useTable } from './use-table.ts';

interface SizesProps {
  data: FamilyData;
  table: ReturnType<typeof useTable>;
  sort: string | undefined;
  marked: string | null;
  onMark(key: string | null): void;
  isAlive: boolean;
  isNarrow: boolean;
}

/** Rows that narrow screens show at first, where the chips are the way to a size; as in dimension-table.css. */
const FIRST_ROWS = 30;
/** Families whose further rows have been asked for: coming back finds them as they were left. */
const openedWhole = new Set<string>();

/** A column as people name it: by its letter, or by its label. */
const nameOf = ({ key, label }: Pick<Family['columns'][number], 'key' | 'label'>) => (isLetter(key) ? key : label);

export function Sizes({ data, table, sort, marked, onMark, isAlive, isNarrow }: SizesProps) {
  const { family, rows: served } = data;
  const { model, isWhole, isFailed, retry } = table;
  const { settings } = useFrame();
  const currency = served.currency as Currency;
  const purchase = usePurchase(family, currency);
  const section = useRef<HTMLElement>(null);
  const [isOpened, setOpened] = useState(() => openedWhole.has(family.slug));
  const canBeWhole = isWhole || (!isFailed && family.articleCount <= MAX_FAMILY_ARTICLES);
  const isCut = isNarrow && !isOpened && canBeWhole && model.rows.length > FIRST_ROWS;
  /** The tray takes the focus with it when it leaves. */
  const focusTable = () => section.current?.querySelector('table')?.focus({ preventScroll: true });
  const filters = textsOf(model.filters);
  const leadOf = ({ stock, leadDays }: SizeRow): string =>
    leadTimeOf({ stockStatus: stock, leadTimeDays: leadDays }, settings);
  const shares = sharesOf(family, model);
  const columns = family.columns.flatMap((column, place): DimensionColumn[] =>
    column.isShown || column.isKey
      ? [
          {
            ...column,
            place,
            isNumber: column.kind === 'number',
            isLetter: isLetter(column.key),
            share: shares.get(column.key),
          },
        ]
      : [],
  );
  const firstKey = columns.find(({ isKey }) => isKey)!.key;
  const sorted = sort ?? firstKey;
  return (
    <section ref={section} className="family-sizes" id="olculer" aria-label={texts.table}>
      <div className="family-count">
        <output>{countText(model, family)}</output>
        <SetFilters family={family} filters={model.filters} sort={sort} />
        {isAlive && (
          <output className="family-state">
            {!isWhole && !isFailed && texts.loading}
            {isFailed && (
              <>
                {texts.failed}{' '}
                <button type="button" onClick={retry}>
                  {texts.retry}
                </button>
              </>
            )}
          </output>
        )}
        {isAlive && (
          <button type="button" className="family-print" onClick={() => print()}>
            {texts.print}
          </button>
        )}
      </div>
      {model.rows.length === 0 ? (
        <Nothing family={family} model={model} sort={sort} />
      ) : (
        <DimensionTable
          name={texts.table}
          columns={columns}
          rows={model.rows}
          most={isCut ? FIRST_ROWS : undefined}
          total={model.total}
          first={model.first}
          currency={currency}
          sort={sorted}
          sortHref={(key) => {
            const next = sorted === key ? `-${key}` : key;
            return familyAddress(family, { filters, sort: next === firstKey ? undefined : next });
          }}
          leadOf={leadOf}
          marked={marked}
          onMark={onMark}
          offerOf={isAlive ? purchase.offerOf : undefined}
        />
      )}
      {isCut && isWhole && (
        <button
          type="button"
          className="button button--quiet family-rest"
          onClick={() => {
            openedWhole.add(family.slug);
            setOpened(true);
            focusTable();
          }}
        >
          {texts.showRest(formatNumber(model.rows.length))}
        </button>
      )}
      {isAlive && isNarrow && isWhole && family.hasCad && <FilteredCad rows={model.rows} />}
      {purchase.ticked.size > 0 && (
        <Tray
          {...purchase.sums}
          latest={latestOf([...purchase.ticked.values()], leadOf)}
          quoteHref={purchase.quoteHref}
          cad={
            family.hasCad && <CadZip ids={[...purchase.ticked.keys()]} label={TRAY_TEXTS.cad} className="tray-clear" />
          }
          onAdd={() => purchase.addTicked(focusTable)}
          onClear={() => {
            purchase.clear();
            focusTable();
          }}
        />
      )}
      <Pages family={family} model={model} filters={filters} sort={sort} />
      {isAlive && (
        <Bar family={family} model={model} sort={sort} purchase={purchase} currency={currency} leadOf={leadOf} />
      )}
    </section>
  );
}

/** On narrow screens nothing is ticked: the filters choose the sizes whose CAD files are saved. */
function FilteredCad({ rows }: { rows: TableModel['rows'] }) {
  if (rows.length === 0 || rows.length > MAX_CART_LINES) return null;
  return (
    <p className="family-cad">
      <CadZip
        // Other sizes are another zip.
        key={rows.map(({ id }) => id).join()}
        ids={rows.map(({ id }) => id)}
        label={TRAY_TEXTS.cadOf(formatNumber(rows.length))}
        className="button button--quiet"
      />
    </p>
  );
}

/** Working days until a size is sent; the shop's usual time, which has no number, comes after all numbers. */
const daysOf = ({ stock, leadDays }: SizeRow): number => leadDays ?? (stock === 'in_stock' ? 0 : Infinity);

/** The lead time of the size that comes last. */
const latestOf = (rows: readonly SizeRow[], leadOf: (row: SizeRow) => string): string =>
  leadOf(rows.reduce((last, row) => (daysOf(row) > daysOf(last) ? row : last)));

/** Room beside a value, in characters. */
const SPACE = 0.8;
/** A label's letter beside a value's: its type is smaller. */
const LABEL_LETTER = 0.9;

/** How wide each key column must be by its longest word, as parts of 1: the same whatever the filters. */
function sharesOf({ columns, keyRanges }: Family, { facets }: TableModel): ReadonlyMap<string, number> {
  const widths = columns.flatMap(({ key, label, isKey }): [string, number][] => {
    if (!isKey) return [];
    const range = keyRanges.find((one) => one.key === key);
    const values = facets.find((facet) => facet.key === key)?.values.map(({ value }) => dimText(value));
    const words = (values ?? [String(range?.min), String(range?.max)]).flatMap((value) => value.split(' '));
    // A letter stands for its label; a label without one is not broken within its words.
    const labels = isLetter(key) ? [] : label.split(' ').map((word) => word.length * LABEL_LETTER);
    // Marks within a number are half as wide as a digit.
    return [[key, SPACE + Math.max(3, ...labels, ...words.map((word) => word.length - (/[.,]/.test(word) ? 0.5 : 0)))]];
  });
  const sum = widths.reduce((total, [, width]) => total + width, 0);
  return new Map(widths.map(([key, width]) => [key, width / sum]));
}

const countText = ({ total, filters }: TableModel, { articleCount }: Family) =>
  filters.length > 0
    ? texts.countOf(formatNumber(total), formatNumber(articleCount))
    : texts.countAll(formatNumber(articleCount));

/** Set filters as chips that remove themselves. */
function SetFilters({
  family,
  filters,
  sort,
}: {
  family: Family;
  filters: readonly ColumnFilter[];
  sort: string | undefined;
}) {
  if (filters.length === 0) return null;
  const textOf = (filter: ColumnFilter, value: number | string | undefined): string => {
    if (filter.key === STOCK_KEY) return STOCK_LABELS[value as StockStatus];
    const name = nameOf(family.columns.find(({ key }) => key === filter.key)!);
    return texts.isSet(name, value === undefined ? rangeText(filter) : dimText(value));
  };
  const without = (filter: ColumnFilter, value?: number | string) => {
    const others = filters.filter((one) => one !== filter);
    const values = 'values' in filter ? filter.values.filter((one) => one !== value) : [];
    const rest: ColumnFilter[] = values.length > 0 ? [{ key: filter.key, values }] : [];
    return familyAddress(family, { filters: textsOf([...others, ...rest]), sort });
  };
  return (
    <ul className="family-set" aria-label={texts.set}>
      {filters.flatMap((filter) => {
        const parts = 'values' in filter ? filter.values : [undefined];
        return parts.map((value) => {
          const text = textOf(filter, value);
          return (
            <li key={text}>
              <SetFilter text={text} href={without(filter, value)} label={texts.removeFilter(text)} />
            </li>
          );
        });
      })}
      <li>
        <a href={familyAddress(family, { sort })} data-keep-scroll="">
          {texts.clear}
        </a>
      </li>
    </ul>
  );
}

/** '5–8', '≥ 200', '≤ 8'. */
function rangeText(filter: ColumnFilter): string {
  if ('values' in filter) return filterText(filter);
  const { from, to } = filter;
  if (from === null) return `≤ ${dimText(to)}`;
  return to === null ? `≥ ${dimText(from)}` : `${dimText(from)}–${dimText(to)}`;
}

/** What stands in the table's place: an empty family, a page beyond the last, or the sizes nearest to the filters. */
function Nothing({ family, model, sort }: { family: Family; model: TableModel; sort: string | undefined }) {
  if (family.articleCount === 0) return <EmptyState sentence={texts.empty} />;
  if (model.total > 0)
    return (
      <EmptyState sentence={texts.unknownPage}>
        <a href={familyAddress(family, { filters: textsOf(model.filters), sort })}>{texts.firstPage}</a>
      </EmptyState>
    );
  const keys = family.columns.flatMap((column, place) => (column.isKey ? [{ ...column, place }] : []));
  return (
    <EmptyState
      sentence={texts.nothing}
      values={missedValues(model).map(({ key, values }) => ({
        title: texts.nearestOf(nameOf(family.columns.find((one) => one.key === key)!)),
        links: values.map((value) => ({ text: dimText(value), href: withValue(family, { model, sort, key, value }) })),
      }))}
      nearest={
        model.nearest.length > 0
          ? {
              title: texts.nearest,
              chips: (
                <ChipStrip
                  labelledBy="family-nearest"
                  layout="rail"
                  chips={model.nearest.map(({ dims, stock }) => ({
                    text: keys.map(({ place }) => dimText(dims[place] ?? null)).join(' × '),
                    href: familyAddress(family, {
                      filters: textsOf(keys.map(({ key, place }) => ({ key, values: [dims[place]!] }))),
                      sort,
                    }),
                    isOn: false,
                    isImpossible: false,
                    stock,
                  }))}
                />
              ),
            }
          : undefined
      }
    >
      <a className="button button--quiet" href={wishPath(family, model)}>
        {texts.quote}
      </a>
    </EmptyState>
  );
}

/** The table with one value of a column in place of its filter. */
const withValue = (
  family: Family,
  { model, sort, key, value }: { model: TableModel; sort: string | undefined; key: string; value: number },
): string => {
  const others = model.filters.filter((filter) => filter.key !== key);
  return familyAddress(family, { filters: textsOf([...others, { key, values: [value] }]), sort });
};

/** The way to a quote for a size that is not made. */
function wishPath(family: Family, { filters }: TableModel): string {
  const wanted = filters
    .filter(({ key }) => key !== STOCK_KEY)
    .map((filter) => `${filter.key} ${'values' in filter ? filter.values.map(dimText).join('/') : rangeText(filter)}`)
    .join(' ');
  return searchQuotePath(`${family.name}, ${wanted}`.slice(0, MAX_QUERY_LENGTH));
}

/** Pages of a table that is not whole; of a whole one, the way back to its beginning. */
function Pages({
  family,
  model,
  filters,
  sort,
}: {
  family: Family;
  model: TableModel;
  filters: Readonly<Record<string, string>>;
  sort: string | undefined;
}) {
  if (model.all)
    return (
      model.first > 0 && (
        <p className="family-first">
          <a href={familyAddress(family, { filters, sort })}>{texts.firstPage}</a>
        </p>
      )
    );
  const page = Math.floor(model.first / PAGE_ROWS) + 1;
  return (
    <Pager
      page={page}
      pages={model.pages}
      to={(to) => `${familyAddress(family, { filters, sort, page: to })}#olculer`}
    />
  );
}

/** The phone's bar: the one size that the filters leave, or what is left to choose. */
function Bar({
  family,
  model,
  sort,
  purchase,
  currency,
  leadOf,
}: {
  family: Family;
  model: TableModel;
  sort: string | undefined;
  purchase: Purchase;
  currency: Currency;
  leadOf(row: SizeRow): string;
}) {
  const row = model.total === 1 ? model.rows[0] : undefined;
  if (row === undefined) {
    const open = family.columns.filter((column) => column.isKey && valuesOf(model.filters, column.key)?.length !== 1);
    if (model.total > 0 || family.articleCount === 0)
      return <BuyBar offer={null} hint={model.total > 0 ? TRAY_TEXTS.choose(open.map(nameOf)) : texts.empty} />;
    const ways = missedValues(model).flatMap(({ key, values }) =>
      values.map((value) => ({
        text: texts.isSet(nameOf(family.columns.find((one) => one.key === key)!), dimText(value)),
        href: withValue(family, { model, sort, key, value }),
      })),
    );
    return (
      <BuyBar
        offer={null}
        hint={texts.nothing}
        ways={ways}
        quote={{ text: texts.quote, href: wishPath(family, model) }}
      />
    );
  }
  const { code, stock, price, shown } = row;
  const isBuyable = purchase.isBuyable(row);
  const inCart = purchase.inCart(row);
  const quantity = purchase.quantityOf(row);
  // Of one piece the sum is the price, which stands beside it.
  const sum =
    price === null || quantity === 1
      ? ''
      : formatMoney(sumOf([{ price, quantity }]), currency) + sumTax([{ current: price, shown }]);
  return (
    <BuyBar
      hint=""
      offer={{
        code,
        stock,
        lead: leadOf(row),
        price: price === null ? null : priceWords({ current: price, currency, shown })[0]!,
        quantity: isBuyable && purchase.quantityField(row),
        action: isBuyable ? (
          <button
            type="button"
            className={inCart ? 'button buy-bar-added' : 'button button--accent'}
            aria-disabled={inCart ? true : undefined}
            onClick={() => inCart || purchase.addRow(row)}
          >
            {inCart ? IN_CART(formatNumber(inCart)) : TRAY_TEXTS.add(sum)}
          </button>
        ) : (
          <a className="button button--accent" href={quotePath(code)} aria-label={OFFER_TEXTS.quoteFor(code)}>
            {TABLE_TEXTS.quote}
          </a>
        ),
      }}
    />
  );
}
