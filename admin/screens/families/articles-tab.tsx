import { lazy, Suspense, useEffect, useState } from 'react';
import { Alert, Button, Form, Result, Spin, type FormInstance } from 'antd';
import type { Family } from '#contract/families.ts';
import { useIsNarrow } from '../../base/narrow.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { changedNames } from '../../form/changed-fields.ts';
import { GenerateDialog } from './grid/generate-dialog.tsx';
import type { Chosen } from './grid/grid.tsx';
import { GridBar, GridSaveBar } from './grid/bars.tsx';
import { isBlank, withChecked, withPercent, withRemoved, withRow } from './grid/model.ts';
import { PasteDialog, type PasteWish } from './grid/paste-dialog.tsx';
import { PercentDialog } from './grid/percent-dialog.tsx';
import { SizeList } from './grid/size-list.tsx';
import { StaleRowsDialog } from './grid/stale-rows-dialog.tsx';
import { GRID_TEXTS as texts } from './grid/texts.ts';
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

/** In pixels: the frame's head, the form's and the grid's bars. */
const AROUND_PX = 424;
const MIN_HEIGHT_PX = 320;
const heightNow = (): number => Math.max(MIN_HEIGHT_PX, window.innerHeight - AROUND_PX);

/** Height in pixels that the window leaves to the grid. */
function useHeight(): number {
  const [height, setHeight] = useState(heightNow);
  useEffect(() => {
    const resize = () => setHeight(heightNow());
    addEventListener('resize', resize);
    return () => removeEventListener('resize', resize);
  }, []);
  return height;
}

function Articles({ form, row, isOpen }: { form: FormInstance; row: Family; isOpen: boolean }) {
  Form.useWatch([], { form, preserve: true }); // re-renders when the form around is typed in or saved
  const isFormDirty = changedNames(toBody(toValues(row)), toBody(form.getFieldsValue(true) as FamilyValues)).length > 0;
  const grid = useGrid(row._id, row.version);
  const { family, rows, put } = grid;
  const isNarrow = useIsNarrow();
  const [wanted, setWanted] = useState('');
  const height = useHeight();
  const [chosen, setChosen] = useState<Chosen>(null);
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
  const known = rows.filter((one) => !isBlank(one));
  const picked = chosen ? rows.slice(chosen.from, chosen.to + 1).filter((one) => !isBlank(one)) : [];
  const idsOf = (list: typeof rows) => new Set(list.map(({ id }) => id));
  const forPrices = picked.length > 1 ? picked : known;
  return (
    <div data-clean={isFormDirty ? undefined : true}>
      {isFormDirty && <Alert type="warning" showIcon title={texts.dirtyForm} className="crud-kept" />}
      <GridBar
        grid={grid}
        familyId={row._id}
        known={known.length}
        search={isNarrow ? { text: wanted, onChange: setWanted } : undefined}
        canRemove={picked.length > 0}
        onPaste={setPaste}
        onDialog={setDialog}
        onRemove={() => put(withRemoved(rows, idsOf(picked)))}
      />
      {isNarrow ? (
        <SizeList family={family} rows={known} wanted={wanted} onEdit={(next) => put(withRow(rows, next))} />
      ) : (
        isOpen && (
          <Suspense fallback={<Spin description={texts.loading} />}>
            <ArticlesGrid
              family={family}
              rows={rows}
              height={height}
              onChange={put}
              onChoose={(next) => {
                if (next) setChosen(next); // a press on a button of the bar drops the selection, but means it
              }}
              onUndo={grid.undo}
              onRedo={grid.redo}
              onSave={grid.save}
              onPasteTable={(text) => setPaste({ text })}
            />
          </Suspense>
        )
      )}
      <p className="product-note">{isNarrow ? texts.phoneHelp : texts.help}</p>
      <GridSaveBar grid={grid} isHeldBack={isFormDirty} />
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
