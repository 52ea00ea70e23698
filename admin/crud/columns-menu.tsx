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
  const shown = shownColumns(columns, chosen).map(({ key }) => key);
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
              onChange={() => onChoose(withColumn(columns, chosen, key))}
            >
              {title}
            </Checkbox>
          </li>
        ))}
      </ul>
      <div className="crud-tool-foot">
        <Button type="link" size="small" disabled={chosen === null} onClick={() => onChoose(null)}>
          {texts.reset}
        </Button>
      </div>
    </ToolPopover>
  );
}
