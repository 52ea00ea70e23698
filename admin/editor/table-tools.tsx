import { useState } from 'react';
import BorderTopOutlined from '@ant-design/icons/BorderTopOutlined';
import DeleteColumnOutlined from '@ant-design/icons/DeleteColumnOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import DeleteRowOutlined from '@ant-design/icons/DeleteRowOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import InsertRowAboveOutlined from '@ant-design/icons/InsertRowAboveOutlined';
import InsertRowBelowOutlined from '@ant-design/icons/InsertRowBelowOutlined';
import InsertRowLeftOutlined from '@ant-design/icons/InsertRowLeftOutlined';
import InsertRowRightOutlined from '@ant-design/icons/InsertRowRightOutlined';
import MergeCellsOutlined from '@ant-design/icons/MergeCellsOutlined';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { CaptionDialog } from './dialogs.tsx';
import { EDITOR_TEXTS as texts } from './texts.ts';
import { ToolRow, type Tool } from './tool-row.tsx';

/** Shown while the cursor is in a table. */
export function TableTools({ editor }: { editor: Editor }) {
  const [isCaptioning, setIsCaptioning] = useState(false);
  const is = useEditorState({
    editor,
    selector: () => ({
      inTable: editor.isActive('table'),
      inHeader: editor.isActive('tableHeader'),
      canMergeOrSplit: editor.isActive('table') && editor.can().mergeOrSplit(),
    }),
  });
  if (!is.inTable) return null;
  const chain = () => editor.chain().focus();
  const groups: Tool[][] = [
    [
      { label: texts.rowAbove, icon: <InsertRowAboveOutlined />, onUse: () => chain().addRowBefore().run() },
      { label: texts.rowBelow, icon: <InsertRowBelowOutlined />, onUse: () => chain().addRowAfter().run() },
      { label: texts.deleteRow, icon: <DeleteRowOutlined />, onUse: () => chain().deleteRow().run() },
    ],
    [
      { label: texts.columnLeft, icon: <InsertRowLeftOutlined />, onUse: () => chain().addColumnBefore().run() },
      { label: texts.columnRight, icon: <InsertRowRightOutlined />, onUse: () => chain().addColumnAfter().run() },
      { label: texts.deleteColumn, icon: <DeleteColumnOutlined />, onUse: () => chain().deleteColumn().run() },
    ],
    [
      {
        label: texts.toggleHeaderRow,
        icon: <BorderTopOutlined />,
        isOn: is.inHeader,
        onUse: () => chain().toggleHeaderRow().run(),
      },
      {
        label: texts.mergeOrSplit,
        icon: <MergeCellsOutlined />,
        isOff: !is.canMergeOrSplit,
        onUse: () => chain().mergeOrSplit().run(),
      },
      { label: texts.caption, icon: <EditOutlined />, onUse: () => setIsCaptioning(true) },
    ],
    [{ label: texts.deleteTable, icon: <DeleteOutlined />, onUse: () => chain().deleteTable().run() }],
  ];
  return (
    <>
      <ToolRow label={texts.tableToolbar} groups={groups} editor={editor} />
      {isCaptioning && <CaptionDialog editor={editor} onClose={() => setIsCaptioning(false)} />}
    </>
  );
}
