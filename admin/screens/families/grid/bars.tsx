// Above and below the sizes of a family: what is done with many of them, and saving.
import type { ReactNode } from 'react';
import { Button, Dropdown, Input, Popconfirm, Select, Tooltip, type MenuProps } from 'antd';
import EllipsisOutlined from '@ant-design/icons/EllipsisOutlined';
import RedoOutlined from '@ant-design/icons/RedoOutlined';
import SaveOutlined from '@ant-design/icons/SaveOutlined';
import SearchOutlined from '@ant-design/icons/SearchOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import { STOCK_STATUSES } from '#contract/catalogue.ts';
import { formatNumber } from '#contract/format.ts';
import { COMMON_TEXTS } from '../../../base/texts.ts';
import { useDownload } from '../../../crud/download-button.tsx';
import { STOCK_STATUS_NAMES } from '../../../fields/names.ts';
import { isNarrowed, type Narrowing } from './narrowing.ts';
import type { PasteWish } from './paste-dialog.tsx';
import { GRID_TEXTS as texts } from './texts.ts';
import type { useGrid } from './use-grid.ts';
import './grid.css';

type Grid = ReturnType<typeof useGrid>;

interface GridBarProps {
  grid: Grid;
  familyId: string;
  /** Number of sizes. */
  known: number;
  /** Number of sizes that search and filter leave. */
  inSight: number;
  narrowing: Narrowing;
  onNarrow: (narrowing: Narrowing) => void;
  /** On phones sizes are a list. */
  isNarrow: boolean;
  canRemove: boolean;
  onPaste: (wish: PasteWish) => void;
  onDialog: (name: 'generate' | 'percent') => void;
  onRemove: () => void;
}

const STOCKS = [
  { value: '' as const, label: texts.everyStock },
  ...STOCK_STATUSES.map((value) => ({ value, label: STOCK_STATUS_NAMES[value] })),
];

/** Search and filter, then daily actions as buttons and all others in a menu; on phones all of them. */
export function GridBar({
  grid,
  familyId,
  known,
  inSight,
  narrowing,
  onNarrow,
  isNarrow,
  canRemove,
  onPaste,
  onDialog,
  onRemove,
}: GridBarProps) {
  const file = useDownload('GET /api/families/:id/articles/export', texts.exportFailed);
  const whole = useDownload('GET /api/family-files/:file', texts.exportFailed);
  const save = (format: 'xlsx' | 'csv') => void file.save({ params: { id: familyId }, query: { format } });
  const isEmpty = known === 0;
  const actions = {
    undo: { label: texts.undo, isOff: !grid.canUndo, act: grid.undo },
    redo: { label: texts.redo, isOff: !grid.canRedo, act: grid.redo },
    generate: { label: texts.generate, isOff: false, act: () => onDialog('generate') },
    paste: { label: texts.pasteTable, isOff: false, act: () => onPaste({ text: '' }) },
    percent: { label: texts.percent, isOff: isEmpty, act: () => onDialog('percent') },
    prices: {
      label: texts.pastePrices,
      isOff: isEmpty,
      act: () => onPaste({ text: '', mapping: ['code', 'price'] }),
    },
    remove: { label: texts.remove, isOff: !canRemove, act: onRemove },
    xlsx: { label: texts.toExcel, isOff: file.isLoading, act: () => save('xlsx') },
    csv: { label: texts.toCsv, isOff: file.isLoading, act: () => save('csv') },
    whole: {
      label: texts.toImport,
      isOff: whole.isLoading,
      act: () => void whole.save({ params: { file: 'articles' }, query: { format: 'xlsx', family: familyId } }),
    },
  } as const;
  type Action = keyof typeof actions;
  const inMenu: readonly Action[] = isNarrow
    ? ['undo', 'redo', 'generate', 'paste', 'percent', 'prices', 'xlsx', 'csv', 'whole']
    : ['prices', 'remove', 'xlsx', 'csv', 'whole'];
  const menu: MenuProps = {
    items: inMenu.map((key) => ({
      key,
      label: actions[key].label,
      disabled: actions[key].isOff,
      ...(key === 'remove' ? { title: texts.removeHint } : {}),
    })),
    onClick: ({ key }) => actions[key as Action].act(),
  };
  return (
    <div className="family-grid-bar">
      <Input
        type="search"
        className="family-grid-search"
        allowClear
        prefix={<SearchOutlined aria-hidden />}
        placeholder={texts.find}
        aria-label={texts.find}
        value={narrowing.text}
        onChange={({ target }) => onNarrow({ ...narrowing, text: target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault(); // would send the form around the list
        }}
      />
      <Select
        className="family-grid-stock"
        aria-label={texts.stock}
        value={narrowing.stock}
        options={STOCKS}
        data-set={narrowing.stock !== '' || undefined}
        onChange={(stock) => onNarrow({ ...narrowing, stock })}
      />
      <output className="crud-note family-grid-count">
        {texts.sizes(formatNumber(known), isNarrowed(narrowing) ? formatNumber(inSight) : undefined)}
      </output>
      <span className="family-grid-actions">
        {!isNarrow && (
          <>
            <IconButton {...actions.undo} icon={<UndoOutlined aria-hidden />} />
            <IconButton {...actions.redo} icon={<RedoOutlined aria-hidden />} />
            {(['generate', 'paste', 'percent'] as const).map((key) => (
              <Button key={key} disabled={actions[key].isOff} onClick={actions[key].act}>
                {actions[key].label}
              </Button>
            ))}
          </>
        )}
        <Dropdown menu={menu} trigger={['click']} placement="bottomRight">
          <Button
            className="family-grid-more"
            icon={<EllipsisOutlined aria-hidden />}
            aria-label={texts.more}
            loading={file.isLoading || whole.isLoading}
          />
        </Dropdown>
      </span>
    </div>
  );
}

function IconButton({ label, isOff, act, icon }: { label: string; isOff: boolean; act: () => void; icon: ReactNode }) {
  return (
    <Tooltip title={label}>
      <Button icon={icon} aria-label={label} disabled={isOff} onClick={act} />
    </Tooltip>
  );
}

interface GridSaveBarProps {
  grid: Grid;
  /** The form around comes first. */
  isHeldBack: boolean;
  /** Number of changed rows that search or filter leave out. They are saved too. */
  outOfSight: number;
  onShowAll: () => void;
}

/** Saves the sizes, in the place and the look of a form's own bar. */
export function GridSaveBar({ grid, isHeldBack, outOfSight, onShowAll }: GridSaveBarProps) {
  const { changed, wrong } = grid.summary;
  const first = wrong[0];
  const isNothing = changed.length === 0;
  const pending = isNothing ? texts.nothingPending : texts.pending(changed.length, wrong.length);
  return (
    <div className="crud-form-actions family-grid-save">
      <output className="crud-unsaved" data-none={isNothing || undefined} data-wrong={first ? true : undefined}>
        {first ? `${pending}. ${first.cells['code'] ?? ''}: ${grid.errorOf(first)}` : pending}
        {outOfSight > 0 && ` ${texts.outOfSight(outOfSight)}`}
      </output>
      {outOfSight > 0 && <Button onClick={onShowAll}>{texts.showAll}</Button>}
      {!isNothing && (
        <Popconfirm
          title={texts.discardQuestion}
          okText={COMMON_TEXTS.yes}
          cancelText={COMMON_TEXTS.no}
          onConfirm={grid.discard}
        >
          <Button>{texts.discard}</Button>
        </Popconfirm>
      )}
      <Button
        type="primary"
        icon={<SaveOutlined aria-hidden />}
        loading={grid.isSaving}
        disabled={isNothing || isHeldBack}
        onClick={grid.save}
      >
        {texts.save(changed.length)}
      </Button>
    </div>
  );
}
