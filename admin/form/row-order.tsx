import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Button } from 'antd';
import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import HolderOutlined from '@ant-design/icons/HolderOutlined';

/** A list with one item in another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

export interface DragOrder {
  /** Of each row's element. */
  rowProps: (at: number) => {
    'data-dragged'?: true;
    onDragOver: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
  handleProps: (at: number) => { draggable: true; onDragStart: (event: DragEvent) => void; onDragEnd: () => void };
}

/** Rows that the mouse puts in order by a handle; they move as soon as the pointer is over their new place. */
export function useDragOrder(onMove: (from: number, to: number) => void): DragOrder {
  const [dragged, setDragged] = useState<number>();
  return {
    rowProps: (at) => ({
      ...(at === dragged ? { 'data-dragged': true } : {}),
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
  /** Names the row for those who do not see it: 'Görsel 2'. */
  what: string;
  at: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
  handle: ReturnType<DragOrder['handleProps']>;
  /** Between the arrows and remove. */
  children?: ReactNode;
}

/** Handle, up, down and remove of a row. The keyboard stays on the arrow while its row moves. */
export function RowButtons({ what, at, count, onMove, onRemove, handle, children }: RowButtonsProps) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const move = (to: number) => {
    const [used, other] = to < at ? [up, down] : [down, up];
    onMove(to);
    requestAnimationFrame(() => (used.current?.disabled ? other : used).current?.focus()); // a row that is put elsewhere loses it
  };
  return (
    <span className="crud-row-buttons">
      <span className="crud-row-handle" title={`${what}: sürükleyerek sırala`} {...handle}>
        <HolderOutlined />
      </span>
      <Button
        ref={up}
        type="text"
        size="small"
        icon={<ArrowUpOutlined />}
        aria-label={`${what}: yukarı taşı`}
        disabled={at === 0}
        onClick={() => move(at - 1)}
      />
      <Button
        ref={down}
        type="text"
        size="small"
        icon={<ArrowDownOutlined />}
        aria-label={`${what}: aşağı taşı`}
        disabled={at === count - 1}
        onClick={() => move(at + 1)}
      />
      {children}
      <Button
        type="text"
        size="small"
        danger
        icon={<DeleteOutlined />}
        aria-label={`${what}: kaldır`}
        onClick={onRemove}
      />
    </span>
  );
}
