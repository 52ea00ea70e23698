import { useState, type DragEvent } from 'react';

/** A list with one item in another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

export interface DragOrder {
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
