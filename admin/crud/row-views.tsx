import { Fragment, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { Checkbox, Skeleton, Table, type TableColumnType } from 'antd';
import { fittingColumns, widthOf } from './fitting-columns.ts';
import type { Row } from './resource.ts';
import { CRUD_TEXTS as texts } from './texts.ts';

export interface Column<R> {
  key: string;
  title: string;
  /** The title is for screen readers only. */
  isTitleUnseen?: boolean;
  render: (row: R) => ReactNode;
  /** The call's sorts; where the browser sorts, the value to compare. */
  sort?: { up: string; down: string } | ((row: R) => string | number);
  /** In pixels. Columns without a width share the rest, at least `minWidth` each. */
  width?: number;
  /** In pixels; by default `MIN_WIDTH`. */
  minWidth?: number;
  /** Left out of a table without room for all columns, the last one first; a row's form has it too. */
  isExtra?: boolean;
  /** Shown only to those who choose it. */
  isOptional?: boolean;
  align?: 'right' | 'center';
  /**
   * Place on a phone's card: beside it, in its heading, as a fact with its label (default), as one that needs no label
   * in sight, as a control at its foot, as a handle beside the heading, or none.
   */
  onPhone?: 'image' | 'handle' | 'heading' | 'line' | 'plain' | 'foot' | 'none';
  /** For pictures: twice as wide as high. */
  isWide?: boolean;
  /** What a row is known by: it stays in view while a table wider than the window is scrolled. */
  isKey?: boolean;
}

interface RowSelection<R extends Row> {
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  titleOf: (row: R) => string;
}

interface RowViewsProps<R extends Row> {
  columns: readonly Column<R>[];
  /** undefined: loading, about `expected` of them. */
  rows: readonly R[] | undefined;
  expected: number;
  /** New rows are being loaded. */
  isReading: boolean;
  sort: string;
  onSort: (sort: string) => void;
  actions?: ((row: R) => ReactNode) | undefined;
  /** In pixels; by default room for three icons. */
  actionsWidth?: number | undefined;
  /** They are buttons with words, which stand at the foot of a phone's card. */
  areActionsWide?: boolean;
  /** Boxes by which rows are chosen, labelled with their titles. */
  selection?: RowSelection<R> | undefined;
  rowClass?: string | ((row: R) => string | undefined) | undefined;
  /** The table's label for screen readers. */
  label: string;
  /** Height in pixels of what sticks to the window's top above the table's head. */
  stickyTop: number;
}

const WAITING = (count: number): Row[] => Array.from({ length: count }, (_, index) => ({ _id: `waiting-${index}` }));

/** Width of an element in pixels, kept up to date; 0 before it is there. */
function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current!;
    const measure = (): void => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, width];
}

const SELECTION_WIDTH = 56;
/** Stands in an empty cell of a table; a card leaves the fact out. */
const NO_FACT = '-';

const classOf = <R extends Row>(
  rowClass: RowViewsProps<R>['rowClass'],
  row: R,
  isWaiting: boolean,
): string | undefined => {
  if (typeof rowClass === 'string') return rowClass;
  return isWaiting ? undefined : rowClass?.(row);
};

const WaitingPicture = ({ isWide }: Pick<Column<never>, 'isWide'>) => (
  <span className="crud-waiting-picture" data-wide={isWide || undefined} />
);

function orderOf(key: string, sort: string): 'ascend' | 'descend' | null {
  if (sort === key) return 'ascend';
  return sort === `-${key}` ? 'descend' : null;
}

/** Rows as a table that scrolls in its own box with a sticky head. Placeholders are as high as rows. */
export function RowTable<R extends Row>({
  columns,
  rows,
  expected,
  isReading,
  sort,
  onSort,
  actions,
  actionsWidth = 100,
  selection,
  rowClass,
  label,
  stickyTop,
}: RowViewsProps<R>) {
  const isWaiting = rows === undefined;
  const [box, boxWidth] = useWidth();
  const room = boxWidth - (actions ? actionsWidth : 0) - (selection ? SELECTION_WIDTH : 0);
  const fitting = boxWidth === 0 ? columns : fittingColumns(columns, room);
  const cell = (content: (row: R) => ReactNode, picture?: Pick<Column<R>, 'isWide'>) => (row: R) => {
    if (!isWaiting) return content(row);
    return picture ? <WaitingPicture {...picture} /> : <Skeleton.Button active size="small" block />;
  };
  const shown: TableColumnType<R>[] = fitting.map(
    ({ key, title, isTitleUnseen, render, sort: sorts, width, align, onPhone, isWide = false, isKey = false }) => ({
      key,
      title: isTitleUnseen ? <span className="unseen">{title}</span> : title,
      render: (_: unknown, row: R) => cell(render, onPhone === 'image' ? { isWide } : undefined)(row),
      width,
      align,
      ...(isKey && { fixed: 'start' as const }),
      ...(sorts && { sorter: true, sortOrder: orderOf(key, sort) }), // antd treats a column as sorted once it has a `sortOrder`
    }),
  );
  if (actions)
    shown.push({
      key: 'actions',
      title: texts.actions,
      align: 'right',
      width: actionsWidth,
      fixed: 'end',
      render: (_: unknown, row: R) => cell(actions)(row),
    });
  return (
    <div ref={box} role="presentation" onKeyDown={moveBetweenRows}>
      <Table<R>
        size="small"
        rowKey="_id"
        rowClassName={(row) => classOf(rowClass, row, isWaiting) ?? ''}
        columns={shown}
        dataSource={isWaiting ? (WAITING(expected) as R[]) : [...rows]}
        pagination={false}
        rowSelection={
          selection && {
            columnWidth: SELECTION_WIDTH,
            selectedRowKeys: [...selection.chosen],
            preserveSelectedRowKeys: true, // those of other pages
            onChange: (keys) => selection.onChange(keys.map(String)),
            columnTitle: texts.choose, // a box for all would be in the hidden row that measures widths too
            getCheckboxProps: (row) => ({
              disabled: isWaiting,
              'aria-label': isWaiting ? texts.choose : texts.chooseRow(selection.titleOf(row)),
            }),
          }
        }
        scroll={{ x: fitting.reduce((sum, column) => sum + widthOf(column), 0) + boxWidth - room }}
        sticky={{ offsetHeader: stickyTop }}
        loading={{ spinning: !isWaiting && isReading, delay: 250 }}
        aria-label={label}
        showSorterTooltip={false}
        onChange={(_pages, _filters, sorter) => {
          const { columnKey = '', order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
          onSort(order ? `${order === 'descend' ? '-' : ''}${String(columnKey)}` : '');
        }}
      />
    </div>
  );
}

/** Arrow keys move to the same control in the row above or below. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.defaultPrevented || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
  const cell = (event.target as HTMLElement).closest('td');
  const row = cell?.closest('tr');
  const next = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling;
  if (!cell || !next || !event.currentTarget.contains(cell)) return;
  const cells = next.querySelectorAll(':scope > td');
  const target = cells[cell.cellIndex]?.querySelector<HTMLElement>('a, button:not(:disabled)');
  if (!target) return;
  event.preventDefault();
  target.focus();
}

/** The same rows as cards, for phones. */
export function RowCards<R extends Row>({
  columns,
  rows,
  expected,
  actions,
  selection,
  rowClass,
  label,
  isReading,
  areActionsWide = false,
}: RowViewsProps<R>) {
  const placed = (place: NonNullable<Column<R>['onPhone']>) =>
    columns.filter(({ onPhone = 'line' }) => onPhone === place);
  const [images, headings, feet, handles] = [placed('image'), placed('heading'), placed('foot'), placed('handle')];
  const facts = columns.filter(({ onPhone = 'line' }) => onPhone === 'line' || onPhone === 'plain');
  const isWaiting = rows === undefined;
  // Beside large controls, so that headings have the whole line.
  const menu = (row: R) => actions && <div className="crud-card-actions">{!isWaiting && actions(row)}</div>;
  const isMenuBelow = areActionsWide || feet.length > 1;
  return (
    <ul className="crud-cards" aria-label={label} aria-busy={isReading || isWaiting}>
      {(rows ?? (WAITING(Math.min(expected, 8)) as R[])).map((row) => (
        <li key={row._id} className={classOf(rowClass, row, isWaiting)}>
          {images.map(({ key, render, isWide }) => (
            <div key={key} className="crud-card-picture">
              {isWaiting ? <WaitingPicture isWide={isWide ?? false} /> : render(row)}
            </div>
          ))}
          <div className="crud-card-head">
            {selection && (
              <Checkbox
                className="crud-card-choice"
                disabled={isWaiting}
                checked={selection.chosen.includes(row._id)}
                aria-label={isWaiting ? texts.choose : texts.chooseRow(selection.titleOf(row))}
                onChange={({ target: { checked } }) =>
                  selection.onChange(
                    checked ? [...selection.chosen, row._id] : selection.chosen.filter((id) => id !== row._id),
                  )
                }
              />
            )}
            <div className="crud-card-heading">
              {headings.map(({ key, render }) => (
                <div key={key}>{isWaiting ? <Skeleton.Button active size="small" block /> : render(row)}</div>
              ))}
            </div>
            {!isWaiting && handles.map(({ key, render }) => <Fragment key={key}>{render(row)}</Fragment>)}
            {!isMenuBelow && menu(row)}
          </div>
          {(facts.length + feet.length > 0 || isMenuBelow) && (
            <div className="crud-card-foot">
              {facts.length > 0 && (
                <dl>
                  {isWaiting ? (
                    <div>
                      <dt>
                        <Skeleton.Button active size="small" />
                      </dt>
                    </div>
                  ) : (
                    facts.map(({ key, title, onPhone, render }) => {
                      const fact = render(row);
                      if (fact === NO_FACT) return null;
                      return (
                        <div key={key}>
                          <dt className={onPhone === 'plain' ? 'unseen' : undefined}>{title}</dt>
                          <dd>{fact}</dd>
                        </div>
                      );
                    })
                  )}
                </dl>
              )}
              {feet.map(({ key, render }) => (
                <div key={key} className="crud-card-control">
                  {isWaiting ? <Skeleton.Button active size="small" /> : render(row)}
                </div>
              ))}
              {isMenuBelow && menu(row)}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
