import type { ReactNode } from 'react';
import './records.css';

export interface Column<T> {
  /** Class of the column's cells, and their area in a phone's row. */
  name: string;
  label: string;
  /** Numbers and sums end at the right. */
  isFigure?: boolean;
  /** The label is for screen readers only, as of buttons. */
  isLabelHidden?: boolean;
  cell(row: T): ReactNode;
}

interface Props<T> {
  /** Id of the heading that names the table; without one, `label` names it. */
  labelledBy?: string;
  label?: string;
  /** Class that places the cells of a phone's row. */
  className: string;
  /** The first one names its row. */
  columns: readonly Column<T>[];
  rows: readonly T[];
  keyOf(row: T): string;
}

/** A table of the account: orders, the lines of one, sessions. On phones each row takes a few lines. */
export function Records<T>({ labelledBy, label, className, columns, rows, keyOf }: Props<T>) {
  return (
    <table className={`records ${className}`} aria-labelledby={labelledBy} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ name, label: head, isFigure, isLabelHidden }) => (
            <th key={name} scope="col" className={classOf(name, isFigure)}>
              {isLabelHidden ? <span className="visually-hidden">{head}</span> : head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ name, isFigure, cell }, i) =>
              i === 0 ? (
                <th key={name} scope="row" className={classOf(name, isFigure)}>
                  {cell(row)}
                </th>
              ) : (
                <td key={name} className={classOf(name, isFigure)}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const classOf = (name: string, isFigure = false): string => `records-${name}${isFigure ? ' records-figure' : ''}`;
