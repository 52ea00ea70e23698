import type { ReactNode } from 'react';
import { Skeleton, Table, type TableColumnType } from 'antd';
import type { Row } from './resource.ts';

export interface Column<R> {
  key: string;
  title: string;
  render: (row: R) => ReactNode;
  /** The call's sorts up and down, or, where the browser sorts, what is compared. */
  sort?: { up: string; down: string } | ((row: R) => string | number);
  /** In pixels. Columns without one share what is left, and have at least `MIN_WIDTH`. */
  width?: number;
  align?: 'right' | 'center';
  /** Its place on a phone's card: beside it, its heading, a line with the column's title (the usual), or nowhere. */
  onPhone?: 'image' | 'heading' | 'line' | 'none';
}

interface RowViewsProps<R extends Row> {
  columns: readonly Column<R>[];
  /** undefined: on their way, `expected` of them. */
  rows: readonly R[] | undefined;
  expected: number;
  /** What is shown is about to be replaced. */
  isReading: boolean;
  sort: string;
  onSort: (sort: string) => void;
  actions?: ((row: R) => ReactNode) | undefined;
  /** In pixels; room for three icons unless told. */
  actionsWidth?: number | undefined;
  rowClass?: ((row: R) => string | undefined) | undefined;
  /** Name of the table for screen readers. */
  label: string;
  /** Height of what sticks to the window's top above the table's head, in pixels. */
  stickyTop: number;
}

const WAITING = (count: number): Row[] => Array.from({ length: count }, (_, index) => ({ _id: `waiting-${index}` }));

const MIN_WIDTH = 170;

/** Rows as a table that scrolls within its own box, its head always in view. */
export function RowTable<R extends Row>({ columns, rows, expected, isReading, sort, onSort, actions, actionsWidth = 100, rowClass, label, stickyTop }: RowViewsProps<R>) {
  const isWaiting = rows === undefined;
  const cell = (content: (row: R) => ReactNode, isImage = false) => (row: R) => {
    if (!isWaiting) return content(row);
    return isImage ? <Skeleton.Node active className="crud-thumb-waiting" /> : <Skeleton.Button active size="small" block />;
  };
  const shown: TableColumnType<R>[] = columns.map(({ key, title, render, sort: sorts, width, align, onPhone }) => ({
    key, title, render: (_: unknown, row: R) => cell(render, onPhone === 'image')(row),
    ...(width ? { width } : {}), ...(align ? { align } : {}),
    ...(sorts ? { sorter: true, sortOrder: sort === key ? 'ascend' as const : sort === `-${key}` ? 'descend' as const : null } : {}),
  }));
  if (actions) shown.push({ key: 'actions', title: 'İşlemler', align: 'right', width: actionsWidth, fixed: 'end', render: (_: unknown, row: R) => cell(actions)(row) });
  return (
    <Table<R>
      size="small" rowKey="_id" rowClassName={(row) => (isWaiting ? undefined : rowClass?.(row)) ?? ''} columns={shown} dataSource={isWaiting ? WAITING(expected) as R[] : [...rows]} pagination={false} scroll={{ x: shown.reduce((sum, { width }) => sum + (typeof width === 'number' ? width : MIN_WIDTH), 0) }} sticky={{ offsetHeader: stickyTop }}
      loading={{ spinning: !isWaiting && isReading, delay: 250 }} aria-label={label} showSorterTooltip={false}
      onChange={(_pages, _filters, sorter) => {
        const { columnKey = '', order } = Array.isArray(sorter) ? sorter[0] ?? {} : sorter;
        onSort(order ? `${order === 'descend' ? '-' : ''}${String(columnKey)}` : '');
      }}
    />
  );
}

/** The same rows as cards, for phones. */
export function RowCards<R extends Row>({ columns, rows, expected, actions, rowClass, label, isReading }: RowViewsProps<R>) {
  const placed = (place: NonNullable<Column<R>['onPhone']>) => columns.filter(({ onPhone = 'line' }) => onPhone === place);
  const [images, headings, lines] = [placed('image'), placed('heading'), placed('line')];
  return (
    <ul className="crud-cards" aria-label={label} aria-busy={isReading}>
      {(rows ?? (WAITING(Math.min(expected, 5)) as R[])).map((row) => (
        <li key={row._id} className={rows === undefined ? undefined : rowClass?.(row)}>
          {rows === undefined ? <Skeleton active title paragraph={{ rows: lines.length }} /> : (
            <>
              <div className="crud-card-head">
                {images.map(({ key, render }) => <div key={key}>{render(row)}</div>)}
                <div className="crud-card-heading">{headings.map(({ key, render }) => <div key={key}>{render(row)}</div>)}</div>
              </div>
              <dl>{lines.map(({ key, title, render }) => <div key={key}><dt>{title}</dt><dd>{render(row)}</dd></div>)}</dl>
              {actions && <div className="crud-card-actions">{actions(row)}</div>}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
