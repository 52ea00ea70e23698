// The dimension table of a family: one row for each size, one column for each lettered dimension.
import { useRef, useState, type CSSProperties, type ReactNode } from 'react';
import type { Dim } from '#contract/dimension-table.ts';
import type { Currency } from '#contract/money.ts';
import { productPath } from '#contract/paths.ts';
import { TABLE_TEXTS as texts } from '../../texts/family.ts';
import { Figures, QuoteLink } from '../figures.tsx';
import { Stock } from '../price.tsx';
import { dimText, type SizeRow } from './size-row.ts';
import { usePrint } from './use-print.ts';
import { useWindow } from './use-window.ts';
import './dimension-table.css';

/** Columns that fit beside the others in a window of 1360 px. */
const MAX_FITTING = 7;

/** A column of dimensions. */
export interface DimensionColumn {
  key: string;
  label: string;
  unit: string;
  /** Place of its values in a row's `dims`. */
  place: number;
  isKey: boolean;
  isNumber: boolean;
  /** The key is a letter of the drawing; otherwise the label is the head. */
  isLetter: boolean;
  /** Of a key column, the part that it takes of the key columns' width on narrow screens: 0 to 1. */
  share?: number | undefined;
}

/** What a living table offers in each row. */
export interface RowOffer {
  isTicked: boolean;
  tick: ReactNode;
  quantity: ReactNode;
  /** The button that adds, or the way to a quote. */
  action: ReactNode;
}

interface DimensionTableProps {
  name: string;
  columns: readonly DimensionColumn[];
  rows: readonly SizeRow[];
  /** Rows of the whole list, of which `rows` may be a page. */
  total: number;
  /** Place of the first row in the whole list, from 0. */
  first: number;
  currency: Currency;
  /** Key of the column that the rows are sorted by; '-' before it: descending. */
  sort: string;
  sortHref(key: string): string;
  leadOf(row: SizeRow): string;
  marked: string | null;
  onMark?: ((key: string | null) => void) | undefined;
  /** A living table: only the rows in sight are in the document, each with its offer. */
  offerOf?: ((row: SizeRow) => RowOffer) | undefined;
  /** Only so many of the rows are shown; on paper all are. */
  most?: number | undefined;
}

export function DimensionTable(props: DimensionTableProps) {
  const { name, columns, total, first, offerOf, most } = props;
  const isLive = offerOf !== undefined;
  const body = useRef<HTMLTableSectionElement>(null);
  const isPrinting = usePrint();
  const rows = isPrinting || most === undefined ? props.rows : props.rows.slice(0, most);
  // Pages must not carry styles of their own (CSP): the key columns are of one width until the table is alive.
  const keys = columns.flatMap(({ share }) => (share === undefined ? [] : [`minmax(0, ${share * 100}fr)`])).join(' ');
  /** Id of the row whose details are open, on narrow screens, and their height in px. */
  const [opened, setOpened] = useState<string | null>(null);
  const [openHeight, setOpenHeight] = useState(0);
  const openedAt = opened === null ? -1 : rows.findIndex(({ id }) => id === opened);
  const heightAbove = (row: number) => (openedAt >= 0 && openedAt < row ? openHeight : 0);
  const { from, to, rowHeight } = useWindow(body, rows.length, { isOn: isLive && !isPrinting, above: heightAbove });
  const before = from * rowHeight + heightAbove(from);
  const after = (rows.length - to) * rowHeight + (openedAt >= to ? openHeight : 0);

  return (
    <div className={`dimension-table dimension-table--${columns.length > MAX_FITTING ? 'wide' : 'fits'}`}>
      <table
        tabIndex={-1}
        aria-label={name}
        aria-rowcount={total + 1}
        data-live={isLive || undefined}
        style={isLive && keys ? ({ '--keys': keys } as CSSProperties) : undefined}
      >
        <Head {...props} />
        <tbody ref={body}>
          {before > 0 && <Space height={before} />}
          {rows.slice(from, to).map((row, i) => {
            const at = from + i;
            const isOpen = opened === row.id;
            return (
              <Row
                key={row.id}
                {...props}
                row={row}
                above={rows[at - 1]}
                at={first + at}
                offer={offerOf?.(row)}
                isOpen={isOpen}
                onOpen={() => setOpened(isOpen ? null : row.id)}
                onHeight={setOpenHeight}
              />
            );
          })}
          {after > 0 && <Space height={after} />}
        </tbody>
      </table>
    </div>
  );
}

/** Stands for the rows that are not in the document. */
const Space = ({ height }: { height: number }) => (
  <tr role="presentation" className="dimension-table-space">
    <td style={{ height }}>{'\u00a0'}</td>
  </tr>
);

/** A head that sorts; the pressed one sorts again in the other direction. */
function SortHead({
  id,
  sort,
  sortHref,
  className,
  children,
  ...marking
}: Pick<DimensionTableProps, 'sort' | 'sortHref'> & {
  id: string;
  className?: string | undefined;
  children: ReactNode;
  onMouseEnter?: (() => void) | undefined;
  onMouseLeave?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
  'data-marked'?: boolean | undefined;
}) {
  const direction = sort.startsWith('-') ? 'descending' : 'ascending';
  const isSorted = sort.replace(/^-/, '') === id;
  return (
    <th scope="col" className={className} aria-sort={isSorted ? direction : undefined} {...marking}>
      <a href={sortHref(id)} rel="nofollow" data-keep-scroll="">
        {children}
      </a>
    </th>
  );
}

function Head({
  columns,
  sort,
  sortHref,
  marked,
  onMark,
}: Pick<DimensionTableProps, 'columns' | 'sort' | 'sortHref' | 'marked' | 'onMark'>) {
  const sorting = { sort, sortHref };
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className="dimension-table-tick">
          <span className="visually-hidden">{texts.ticked}</span>
        </th>
        <SortHead id="code" className="dimension-table-code" {...sorting}>
          <span>{texts.code}</span>
        </SortHead>
        {columns.map(({ key, label, unit, isKey, isNumber, isLetter }) => {
          const enter = onMark && (() => onMark(key));
          const leave = onMark && (() => onMark(null));
          return (
            <SortHead
              key={key}
              id={key}
              className={classOf(isKey, isNumber)}
              data-marked={marked === key || undefined}
              onMouseEnter={enter}
              onMouseLeave={leave}
              onFocus={enter}
              onBlur={leave}
              {...sorting}
            >
              {isLetter && <b>{key}</b>}
              <span>
                {label}
                {unit && `, ${unit}`}
              </span>
            </SortHead>
          );
        })}
        <SortHead id="price" className="dimension-table-price" {...sorting}>
          <span>{texts.price}</span>
        </SortHead>
        <SortHead id="stock" className="dimension-table-stock" {...sorting}>
          <span>{texts.stock}</span>
        </SortHead>
        <th scope="col" className="dimension-table-lead">
          {texts.lead}
        </th>
        <th scope="col" className="dimension-table-quantity">
          {texts.quantity}
        </th>
        <th scope="col" className="dimension-table-action">
          <span className="visually-hidden">{texts.add}</span>
        </th>
      </tr>
    </thead>
  );
}

const classOf = (isKey: boolean, isNumber: boolean): string | undefined =>
  [isKey ? 'key' : 'rest', isNumber ? 'number' : ''].filter(Boolean).join(' ');

/** A key's value stands out; of the sorted column, only where it changes. */
function emphasis(isKey: boolean, isSorted: boolean, isRepeated: boolean): string {
  if (isSorted) return isRepeated ? ' again' : ' first';
  return isKey ? ' first' : '';
}

interface RowProps extends Pick<DimensionTableProps, 'columns' | 'currency' | 'sort' | 'leadOf'> {
  row: SizeRow;
  above: SizeRow | undefined;
  at: number;
  offer: RowOffer | undefined;
  isOpen: boolean;
  onOpen(): void;
  /** Tells the height of the open details. */
  onHeight(px: number): void;
}

function Row({ columns, currency, sort, leadOf, row, above, at, offer, isOpen, onOpen, onHeight }: RowProps) {
  const { code, slug, price, shown, stock, dims } = row;
  const sorted = sort.replace(/^-/, '');
  const isRepeated = (place: number): boolean => above !== undefined && same(above.dims[place], dims[place]);
  const sortedColumn = columns.find(({ key }) => key === sorted);
  const opensGroup = above !== undefined && sortedColumn !== undefined && !isRepeated(sortedColumn.place);
  const lead = leadOf(row);
  return (
    <>
      <tr
        data-row=""
        aria-rowindex={at + 2}
        className={opensGroup ? 'dimension-table-group' : undefined}
        data-ticked={offer?.isTicked || undefined}
      >
        <td className="dimension-table-tick">
          {offer?.tick}
          {offer && (
            <button
              type="button"
              className="dimension-table-open"
              aria-expanded={isOpen}
              aria-label={texts.details(code)}
              onClick={onOpen}
            />
          )}
        </td>
        <th scope="row" className="dimension-table-code">
          <a href={productPath({ slug, code })}>{code}</a>
        </th>
        {columns.map(({ key, place, isKey, isNumber }) => (
          <td key={key} className={classOf(isKey, isNumber) + emphasis(isKey, key === sorted, isRepeated(place))}>
            {dimText(dims[place] ?? null)}
          </td>
        ))}
        <td className="dimension-table-price">
          {price !== null && <Figures price={{ current: price, currency, shown }} />}
        </td>
        <td className="dimension-table-stock">
          <Stock status={stock} />
        </td>
        <td className="dimension-table-lead">{lead}</td>
        <td className="dimension-table-quantity">{offer?.quantity}</td>
        <td className="dimension-table-action">
          {offer ? offer.action : (price === null || stock === 'out_of_stock') && <QuoteLink code={code} />}
        </td>
      </tr>
      {isOpen && offer && (
        <tr
          ref={(element) => {
            if (element) onHeight(element.offsetHeight);
          }}
          className="dimension-table-more"
        >
          <td colSpan={columns.filter(({ isKey }) => isKey).length + 5}>
            <dl>
              {columns.map(
                ({ key, label, unit, place, isKey }) =>
                  !isKey &&
                  dims[place] !== null && (
                    <div key={key}>
                      <dt>{label}</dt>
                      <dd>
                        {dimText(dims[place] ?? null)} {unit}
                      </dd>
                    </div>
                  ),
              )}
              <div>
                <dt>{texts.lead}</dt>
                <dd>{lead}</dd>
              </div>
            </dl>
            {offer.quantity}
          </td>
        </tr>
      )}
    </>
  );
}

const same = (a: Dim | undefined, b: Dim | undefined): boolean => (a ?? null) === (b ?? null);
