import { lazy, Suspense, useRef, useState } from 'react';
import { Alert, Button, Form, Result, Spin, type FormInstance } from 'antd';
import type { Family } from '#contract/families.ts';
import { useIsNarrow } from '../../base/narrow.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { changedNames } from '../../form/changed-fields.ts';
import { GenerateDialog } from './grid/generate-dialog.tsx';
import { GridBar, GridSaveBar } from './grid/bars.tsx';
import type { Chosen } from './grid/formula.ts';
import { FormulaLine } from './grid/formula-line.tsx';
import { isBlank, withChecked, withPercent, withRemoved, withRow, type GridRow } from './grid/model.ts';
import { hiddenBy, NOT_NARROWED, shownOf, withHidden, type Narrowing } from './grid/narrowing.ts';
import { PasteDialog, type PasteWish } from './grid/paste-dialog.tsx';
import { PercentDialog } from './grid/percent-dialog.tsx';
import { SizeList } from './grid/size-list.tsx';
import { StaleRowsDialog } from './grid/stale-rows-dialog.tsx';
import { GRID_TEXTS as texts } from './grid/texts.ts';
import { useFill } from './grid/use-fill.ts';
import { useGrid } from './grid/use-grid.ts';
import { FAMILY_TEXTS } from './texts.ts';
import { toBody, toValues, type FamilyValues } from './values.ts';

const ArticlesGrid = lazy(() => import('./grid/grid.tsx'));

interface ArticlesTabProps {
  form: FormInstance;
  row: Family | undefined;
  isOpen: boolean;
}

/** The sizes of the family. Drawn once it is opened, and kept, with what is typed, while other tabs are looked at. */
export function ArticlesTab({ form, row, isOpen }: ArticlesTabProps) {
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!row) return <p className="product-none">{FAMILY_TEXTS.saveFirst}</p>;
  return wasOpen ? <Articles key={row._id} form={form} row={row} isOpen={isOpen} /> : null;
}

function Articles({ form, row, isOpen }: { form: FormInstance; row: Family; isOpen: boolean }) {
  Form.useWatch([], { form, preserve: true }); // re-renders when the form around is typed in or saved
  const isFormDirty = changedNames(toBody(toValues(row)), toBody(form.getFieldsValue(true) as FamilyValues)).length > 0;
  const grid = useGrid(row._id, row.version);
  const { family, rows, put } = grid;
  const isNarrow = useIsNarrow();
  const [narrowing, setNarrowing] = useState(NOT_NARROWED);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const isSheet = isOpen && family !== undefined && !isNarrow;
  const height = useFill(box, isSheet);
  const [paste, setPaste] = useState<PasteWish>();
  const [dialog, setDialog] = useState<'generate' | 'percent'>();

  if (grid.failed)
    return (
      <Result
        status="warning"
        title={grid.failed}
        extra={<Button onClick={grid.retry}>{COMMON_TEXTS.tryAgain}</Button>}
      />
    );
  if (!family) return <Spin description={texts.loading} />;
  const narrow = (next: Narrowing) => {
    setNarrowing(next);
    setHidden(hiddenBy(family, rows, next));
    setChosen(null);
  };
  const shown = shownOf(rows, hidden);
  const isFull = (one: GridRow) => !isBlank(one);
  const known = rows.filter(isFull);
  const inSight = shown.filter(isFull);
  const picked = chosen ? shown.slice(chosen.from, chosen.to + 1).filter(isFull) : [];
  const idsOf = (list: typeof rows) => new Set(list.map(({ id }) => id));
  const forPrices = picked.length > 1 ? picked : inSight;
  return (
    <div
      ref={box}
      className="family-sheet"
      data-clean={isFormDirty ? undefined : true}
      style={isSheet ? { height } : undefined}
    >
      {isFormDirty && <Alert type="warning" showIcon title={texts.dirtyForm} className="crud-kept" />}
      <GridBar
        grid={grid}
        familyId={row._id}
        known={known.length}
        inSight={inSight.length}
        narrowing={narrowing}
        onNarrow={narrow}
        isNarrow={isNarrow}
        canRemove={picked.length > 0}
        onPaste={setPaste}
        onDialog={setDialog}
        onRemove={() => put(withRemoved(rows, idsOf(picked)))}
      />
      {isNarrow && (
        <SizeList
          key={`${narrowing.stock} ${narrowing.text}`}
          family={family}
          rows={inSight}
          onEdit={(next) => put(withRow(rows, next))}
        />
      )}
      {isSheet && (
        <FormulaLine
          family={family}
          rows={shown}
          chosen={chosen}
          note={known.length > 0 && inSight.length === 0 ? texts.foundNone : texts.help}
        />
      )}
      {isSheet && (
        <Suspense fallback={<Spin description={texts.loading} />}>
          <ArticlesGrid
            family={family}
            rows={shown}
            onChange={(next) => put(withHidden(rows, next, hidden))}
            onChoose={(next) => {
              if (next) setChosen(next); // a press on a button of the bar drops the selection, but means it
            }}
            onUndo={grid.undo}
            onRedo={grid.redo}
            onSave={grid.save}
            onPasteTable={(text) => setPaste({ text })}
          />
        </Suspense>
      )}
      {isNarrow && <p className="product-note">{texts.phoneHelp}</p>}
      <GridSaveBar
        grid={grid}
        isHeldBack={isFormDirty}
        outOfSight={grid.summary.changed.filter(({ id }) => hidden.has(id)).length}
        onShowAll={() => {
          narrow(NOT_NARROWED);
          box.current?.querySelector<HTMLElement>('input[type="search"]')?.focus(); // the pressed button goes
        }}
      />
      {paste && (
        <PasteDialog
          family={family}
          wish={paste}
          onClose={() => setPaste(undefined)}
          onApply={(checked) => put(withChecked(family, rows, checked))}
        />
      )}
      {dialog === 'generate' && (
        <GenerateDialog
          family={family}
          onClose={() => setDialog(undefined)}
          onApply={(checked) => put(withChecked(family, rows, checked))}
        />
      )}
      {dialog === 'percent' && (
        <PercentDialog
          family={family}
          rows={forPrices}
          onClose={() => setDialog(undefined)}
          onApply={(percent) => put(withPercent(family, rows, idsOf(forPrices), percent))}
        />
      )}
      {grid.refused && <StaleRowsDialog refused={grid.refused} onSettle={grid.settle} />}
    </div>
  );
}
