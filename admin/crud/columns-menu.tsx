import { useState } from 'react';
import { Button, Checkbox } from 'antd';
import TableOutlined from '@ant-design/icons/TableOutlined';
import { shownColumns, withColumn } from './list-views.ts';
import type { Column } from './row-views.tsx';
import { ToolPopover } from './tool-popover.tsx';
import { VIEW_TEXTS as texts } from './view-texts.ts';

interface ColumnsMenuProps<R> {
  /** All that the list has. */
  columns: readonly Column<R>[];
  /** null: those that the list shows by itself. */
  chosen: readonly string[] | null;
  onChoose: (columns: string[] | null) => void;
}

/** Chooses the columns of a table. */
export function ColumnsMenu<R>({ columns, chosen, onChoose }: ColumnsMenuProps<R>) {
  const [isOpen, setIsOpen] = useState(false);
  // What was just pressed: the list hears of it a moment later, and a box must not jump back meanwhile.
  const [pressed, setPressed] = useState<{ columns: string[] | null }>();
  const [seen, setSeen] = useState(chosen);
  if (seen !== chosen) {
    setSeen(chosen);
    setPressed(undefined);
  }
  const now = pressed ? pressed.columns : chosen;
  const choose = (next: string[] | null): void => {
    setPressed({ columns: next });
    onChoose(next);
  };
  const shown = shownColumns(columns, now).map(({ key }) => key);
  return (
    <ToolPopover
      icon={<TableOutlined aria-hidden />}
      label={texts.columns}
      title={texts.columnsHint}
      isOpen={isOpen}
      onOpen={setIsOpen}
      isMarked={chosen !== null}
    >
      <ul className="crud-columns-menu">
        {columns.map(({ key, title, isKey = false }) => (
          <li key={key}>
            <Checkbox
              checked={shown.includes(key)}
              disabled={isKey}
              onChange={() => choose(withColumn(columns, now, key))}
            >
              {title}
            </Checkbox>
          </li>
        ))}
      </ul>
      <div className="crud-tool-foot">
        <Button type="link" size="small" disabled={now === null} onClick={() => choose(null)}>
          {texts.reset}
        </Button>
      </div>
    </ToolPopover>
  );
}
