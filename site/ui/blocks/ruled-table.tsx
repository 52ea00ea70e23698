import type { ReactNode } from 'react';

interface RuledTableProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

/** A column of a table; the first one heads its rows. */
export interface Column<Row> {
  label: string;
  /** 'name' of the row, 'count' for a small number, 'narrow' for a date or a number, 'wide' for a sentence. */
  width?: 'name' | 'count' | 'narrow' | 'wide';
  /** Where it stands on a phone: at the right of the row's head, below it, or below it with its label. */
  place?: 'beside' | 'below' | 'labelled';
  cell: (row: Row) => ReactNode;
  /** A column whose every cell is empty is left out. */
  isEmpty?: (row: Row) => boolean;
}

/** A table with rules between its rows. On phones each row becomes a few lines. */
export function RuledTable<Row>({ columns, rows }: RuledTableProps<Row>) {
  const shown = columns.filter(({ isEmpty }) => !isEmpty || !rows.every(isEmpty));
  const [head, ...others] = shown;
  if (!head) return null;
  return (
    <table className="ruled-table">
      <thead>
        <tr>
          {shown.map(({ label, width }) => (
            <th key={label} scope="col" className={width && `ruled-${width}`}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr key={i}>
            <th scope="row">{head.cell(row)}</th>
            {others.map(({ label, place = 'below', cell, isEmpty }) => (
              <td
                key={label}
                className={`ruled-${isEmpty?.(row) ? 'none' : place}`}
                data-label={place === 'labelled' ? label : undefined}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
