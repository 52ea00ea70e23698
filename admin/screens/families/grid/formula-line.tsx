import { formulaOf, type Chosen } from './formula.ts';
import type { GridFamily, GridRow } from './model.ts';
import { GRID_TEXTS as texts } from './texts.ts';

/** What the selected cell holds, in full; without one, a note. */
export function FormulaLine({
  family,
  rows,
  chosen,
  note,
}: {
  family: GridFamily;
  rows: readonly GridRow[];
  chosen: Chosen | null;
  note: string;
}) {
  const formula = chosen && formulaOf(family, rows, chosen);
  return (
    <output className="family-formula" aria-label={texts.formula}>
      {formula ? <Formula formula={formula} /> : <span className="family-formula-note">{note}</span>}
    </output>
  );
}

function Formula({ formula }: { formula: NonNullable<ReturnType<typeof formulaOf>> }) {
  if ('cells' in formula) {
    const { cells, sum, average } = formula;
    return (
      <>
        <span>{texts.cells(cells)}</span>
        {sum && <span>{texts.sum(sum)}</span>}
        {average && <span>{texts.average(average)}</span>}
      </>
    );
  }
  const { code, label, unit, text, before, error } = formula;
  return (
    <>
      <span className="crud-mono">{code || texts.newRow}</span>
      <span className="family-formula-label">{unit ? `${label}, ${unit}` : label}</span>
      <strong>{text || texts.emptyCell}</strong>
      {before !== undefined && (
        <span className="family-formula-note">{texts.wasBefore(before || texts.emptyCell)}</span>
      )}
      {error && <span className="family-formula-error">{error}</span>}
    </>
  );
}
