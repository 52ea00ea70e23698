import { useState, type DragEvent } from 'react';
import { Button } from 'antd';
import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import HolderOutlined from '@ant-design/icons/HolderOutlined';
import { PRODUCT_FORM_TEXTS as texts } from './texts.ts';

/** A list with one item in another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

interface DragOrder {
  /** Of each row's element. */
  rowProps: (at: number) => { 'data-dragged'?: true; onDragOver: (event: DragEvent) => void; onDrop: (event: DragEvent) => void };
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
      onDrop: (event) => { if (dragged !== undefined) event.preventDefault(); },
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

interface RowButtonsProps { what: string; at: number; count: number; onMove: (to: number) => void; onRemove: () => void; handle: ReturnType<DragOrder['handleProps']> }

/** Handle, up, down and remove of a row; `what` names the row for those who do not see it. */
export function RowButtons({ what, at, count, onMove, onRemove, handle }: RowButtonsProps) {
  return (
    <span className="product-row-buttons">
      <span className="product-row-handle" title={texts.drag(what)} {...handle}><HolderOutlined /></span>
      <Button type="text" size="small" icon={<ArrowUpOutlined />} aria-label={texts.moveUp(what)} disabled={at === 0} onClick={() => onMove(at - 1)} />
      <Button type="text" size="small" icon={<ArrowDownOutlined />} aria-label={texts.moveDown(what)} disabled={at === count - 1} onClick={() => onMove(at + 1)} />
      <Button type="text" size="small" danger icon={<DeleteOutlined />} aria-label={texts.remove(what)} onClick={onRemove} />
    </span>
  );
}
