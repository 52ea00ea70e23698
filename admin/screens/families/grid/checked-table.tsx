import { gridHeading } from '#contract/article-cells.ts';
import type { CheckedRow } from '#contract/family-articles.ts';
import type { GridFamily } from './model.ts';
import { GRID_TEXTS as texts } from './texts.ts';

const SHOWN = 100;

/** What a dry run would do, row by row: wrong rows with their sentence first, equal ones left out. */
export function CheckedTable({ family, rows }: { family: GridFamily; rows: readonly CheckedRow[] }) {
  const told = rows
    .filter(({ state }) => state !== 'same')
    .sort((a, b) => Number(b.state === 'error') - Number(a.state === 'error'));
  if (told.length === 0) return null;
  return (
    <div className="family-table-box">
      <table className="family-table">
        <thead>
          <tr>
            <th scope="col">{texts.line}</th>
            <th scope="col">{gridHeading(family.columns, 'code')}</th>
            <th scope="col">{texts.changes}</th>
          </tr>
        </thead>
        <tbody>
          {told.slice(0, SHOWN).map((row) => (
            <tr key={row.line} data-state={row.state}>
              <td>{row.line}</td>
              <td className="crud-mono">{row.code || row.cells.join(' · ')}</td>
              <td>{changeText(family, row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {told.length > SHOWN && <p className="crud-note">{texts.moreRows(told.length - SHOWN)}</p>}
    </div>
  );
}

function changeText({ columns }: GridFamily, { state, message, changes, row }: CheckedRow): string {
  if (state === 'error') return message;
  if (state === 'new') return String(row['name'] ?? '');
  return changes
    .map(({ key, before, after }) => `${gridHeading(columns, key)}: ${before || '—'} → ${after || '—'}`)
    .join(' · ');
}
