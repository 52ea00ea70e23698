import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Button } from 'antd';
import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import HolderOutlined from '@ant-design/icons/HolderOutlined';
import CloseOutlined from '@ant-design/icons/CloseOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import { COMMON_TEXTS } from '../base/texts.ts';
import { FORM_TEXTS as texts } from './texts.ts';

/** Moves one item of a list. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

export interface DragOrder {
  /** Props of a row's element. */
  rowProps: (at: number) => {
    'data-dragged'?: true;
    onDragOver: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
  handleProps: (at: number) => { draggable: true; onDragStart: (event: DragEvent) => void; onDragEnd: () => void };
}

/** Reorders rows by dragging a handle; a row moves as soon as the pointer reaches its new place. */
export function useDragOrder(onMove: (from: number, to: number) => void): DragOrder {
  const [dragged, setDragged] = useState<number>();
  return {
    rowProps: (at) => ({
      'data-dragged': at === dragged || undefined,
      onDragOver: (event) => {
        if (dragged === undefined) return;
        event.preventDefault();
        if (at === dragged) return;
        onMove(dragged, at);
        setDragged(at);
      },
      onDrop: (event) => {
        if (dragged !== undefined) event.preventDefault();
      },
    }),
    handleProps: (at) => ({
      draggable: true,
      onDragStart: (event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', '');
        const row = event.currentTarget.closest('li');
        if (row) event.dataTransfer.setDragImage(row, 16, 16);
        setDragged(at);
      },
      onDragEnd: () => setDragged(undefined),
    }),
  };
}

interface RowButtonsProps {
  /** The row's label for screen readers: 'Görsel 2'. */
  what: string;
  at: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
  handle: ReturnType<DragOrder['handleProps']>;
  /** Shown between the arrows and the remove button. */
  children?: ReactNode;
}

/** Handle, up, down and remove buttons of a row. The focus stays on the arrow while the row moves. */
export function RowButtons({ what, at, count, onMove, onRemove, handle, children }: RowButtonsProps) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const move = (to: number) => {
    const [used, other] = to < at ? [up, down] : [down, up];
    onMove(to);
    requestAnimationFrame(() => (used.current?.disabled ? other : used).current?.focus()); // moving the row drops the focus
  };
  return (
    <span className="crud-row-buttons">
      <span className="crud-row-handle" title={texts.dragToSort(what)} {...handle}>
        <HolderOutlined />
      </span>
      <Button
        ref={up}
        type="text"
        size="small"
        icon={<ArrowUpOutlined />}
        aria-label={texts.moveUpOf(what)}
        disabled={at === 0}
        onClick={() => move(at - 1)}
      />
      <Button
        ref={down}
        type="text"
        size="small"
        icon={<ArrowDownOutlined />}
        aria-label={texts.moveDownOf(what)}
        disabled={at === count - 1}
        onClick={() => move(at + 1)}
      />
      {children}
      <Button
        type="text"
        size="small"
        danger
        icon={<DeleteOutlined />}
        aria-label={texts.removeOf(what)}
        onClick={onRemove}
      />
    </span>
  );
}

interface Removed {
  remove: (at: number) => void;
  /** Note with an undo button at the place of the removed row; a list of n rows has places 0 to n. */
  noteAt: (at: number) => ReactNode;
}

/**
 * Removes rows at once and can undo the last removal.
 * @param nameOf name in the note: 'Vizyon'
 */
export function useRemoved<T>(
  list: readonly T[],
  onChange: (list: T[]) => void,
  nameOf: (item: T, at: number) => string,
): Removed {
  const [removed, setRemoved] = useState<{ item: T; at: number; name: string }>();
  return {
    remove: (at) => {
      setRemoved({ item: list[at]!, at, name: nameOf(list[at]!, at) });
      onChange(list.filter((_, i) => i !== at));
    },
    noteAt: (at) => {
      if (!removed || Math.min(removed.at, list.length) !== at) return null;
      const undo = () => {
        setRemoved(undefined);
        onChange([...list.slice(0, at), removed.item, ...list.slice(at)]);
      };
      return <RemovedNote key="removed" name={removed.name} onUndo={undo} onClose={() => setRemoved(undefined)} />;
    },
  };
}

function RemovedNote({ name, onUndo, onClose }: { name: string; onUndo: () => void; onClose: () => void }) {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []); // the pressed button went with its row
  return (
    <li className="crud-removed">
      <output>{texts.removed(name)}</output>
      <Button ref={back} type="link" size="small" icon={<UndoOutlined />} onClick={onUndo}>
        {COMMON_TEXTS.undo}
      </Button>
      <Button type="text" size="small" icon={<CloseOutlined />} aria-label={COMMON_TEXTS.close} onClick={onClose} />
    </li>
  );
}
