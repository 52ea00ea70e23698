// The sizes of a family on a phone: no spreadsheet, but the daily cells of every size.
import { useId, useState } from 'react';
import { Button, Input, Select } from 'antd';
import { Link } from 'react-router';
import { cellText, gridHeading } from '#contract/article-cells.ts';
import { STOCK_STATUSES } from '#contract/catalogue.ts';
import { panelRowPath } from '#contract/panel-paths.ts';
import { edited, stateOf, type GridFamily, type GridRow } from './model.ts';
import { GRID_TEXTS as texts } from './texts.ts';

const PAGE = 25;
const STATUSES = STOCK_STATUSES.map((status) => cellText('stockStatus', status));

interface SizeListProps {
  family: GridFamily;
  rows: readonly GridRow[];
  onEdit: (row: GridRow) => void;
}

/** Sizes in two lines each, with price and stock to type in. */
export function SizeList({ family, rows, onEdit }: SizeListProps) {
  const [shown, setShown] = useState(PAGE);
  const left = rows.length - shown;
  if (rows.length === 0) return <p className="product-none">{texts.foundNone}</p>;
  return (
    <>
      <ul className="family-sizes" aria-label={texts.label}>
        {rows.slice(0, shown).map((row) => (
          <Size key={row.id} family={family} row={row} onEdit={onEdit} />
        ))}
      </ul>
      {left > 0 && (
        <Button className="family-sizes-more" onClick={() => setShown(shown + PAGE)}>
          {texts.showMore(Math.min(PAGE, left))}
        </Button>
      )}
    </>
  );
}

function Size({ family, row, onEdit }: { family: GridFamily; row: GridRow; onEdit: (row: GridRow) => void }) {
  const { changed, errors } = stateOf(family, row);
  const id = useId();
  const code = row.cells['code'] ?? '';
  const dims = family.columns
    .filter(({ isKey }) => isKey)
    .map(({ key }) => `${key} ${row.cells[key] ?? ''}`)
    .join(' · ');
  const [error] = errors.values();
  const cellOf = (key: string) => {
    const label = gridHeading(family.columns, key);
    return {
      label,
      text: row.cells[key] ?? '',
      isOff: row.isRemoved,
      isChanged: changed.has(key),
      isWrong: errors.has(key),
      name: texts.cellOf(label, code),
      errorId: error ? id : undefined,
      onText: (text: string) => onEdit(edited(family, row, { [key]: text })),
    };
  };
  const status = cellOf('stockStatus');
  return (
    <li data-removed={row.isRemoved || undefined}>
      <div className="family-size-head">
        {row.article ? (
          <Link className="crud-mono" to={panelRowPath('products', row.article._id)}>
            {code}
          </Link>
        ) : (
          <span className="crud-mono">{code}</span>
        )}
        <small>{row.isRemoved ? texts.leaves : dims}</small>
      </div>
      <div className="family-size-cells">
        <NumberCell {...cellOf('price')} />
        <label>
          <span>{status.label}</span>
          <Select
            aria-label={status.name}
            value={status.text || null}
            disabled={status.isOff}
            data-changed={status.isChanged || undefined}
            {...(status.isWrong ? { status: 'error' as const } : {})}
            options={STATUSES.map((value) => ({ value, label: value }))}
            onChange={status.onText}
          />
        </label>
        <NumberCell {...cellOf('stockQuantity')} />
      </div>
      {error && (
        <p id={id} className="family-size-error">
          {error}
        </p>
      )}
    </li>
  );
}

interface CellProps {
  label: string;
  name: string;
  text: string;
  isOff: boolean;
  isChanged: boolean;
  isWrong: boolean;
  errorId: string | undefined;
  onText: (text: string) => void;
}

/** Takes what is typed when it is left, as the spreadsheet does: one step to undo for each cell. */
function NumberCell({ label, name, text, isOff, isChanged, isWrong, errorId, onText }: CellProps) {
  const [typed, setTyped] = useState(text);
  const [stored, setStored] = useState(text);
  if (stored !== text) {
    setStored(text);
    setTyped(text);
  }
  const store = () => {
    if (typed.trim() !== text) onText(typed.trim());
  };
  return (
    <label>
      <span>{label}</span>
      <Input
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        disabled={isOff}
        aria-label={name}
        aria-describedby={isWrong ? errorId : undefined}
        aria-invalid={isWrong || undefined}
        data-changed={isChanged || undefined}
        {...(isWrong ? { status: 'error' as const } : {})}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={store}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault(); // would send the form around the list
          store();
        }}
      />
    </label>
  );
}
