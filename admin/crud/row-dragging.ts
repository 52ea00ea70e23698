// Dragging a row by its handle with mouse, pen or finger. Nothing is moved in the document until it is dropped: the row
// follows the pointer by a transform, and a line shows where it will stand.
import { useCallback, useEffect, useRef, useState, type PointerEvent } from 'react';
import { rowBelow } from './arranging-order.ts';

/** Movement in pixels that makes a press a drag. */
const LEAST_PX = 4;
/** So near to the window's top or bottom it scrolls, so many pixels a frame. The header is at the top. */
const EDGE_PX = { top: 110, bottom: 60 };
const SCROLL_PX = 12;

/** Where the dragged row will stand. */
interface Drop {
  id: string;
  before: string | undefined;
  /** The last row of the group on screen, without the dragged one. */
  last: string;
}
/** A drag that runs. */
interface Drag {
  id: string;
  handle: HTMLElement;
  row: HTMLElement;
  startY: number;
  startScroll: number;
  y: number;
  isMoving: boolean;
}

const rowOf = (handle: Element): HTMLElement => handle.closest<HTMLElement>('tr, li')!;

/** The rows of a group that are on screen, without one of them. */
function othersOf(handle: HTMLElement, id: string): { id: string; row: HTMLElement }[] {
  const list = handle.closest('.crud-list');
  const { group = '' } = handle.dataset;
  return [...(list?.querySelectorAll<HTMLElement>('[data-arrange]') ?? [])]
    .filter(({ dataset }) => dataset['group'] === group && dataset['arrange'] !== id)
    .map((other) => ({ id: other.dataset['arrange']!, row: rowOf(other) }));
}

/**
 * @param onDrop called for a row that was dropped elsewhere
 * @returns where it would fall now, and the handle's props
 */
export function useDragging(onDrop: (drop: Drop) => void) {
  const [drop, setDrop] = useState<Drop>();
  const drag = useRef<Drag>(undefined);
  const frame = useRef(0);

  const follow = (): void => {
    const now = drag.current;
    if (!now?.isMoving) return;
    const { id, handle, row, startY, startScroll, y } = now;
    if (y < EDGE_PX.top) scrollBy(0, -SCROLL_PX);
    else if (y > innerHeight - EDGE_PX.bottom) scrollBy(0, SCROLL_PX);
    row.style.transform = `translateY(${y - startY + scrollY - startScroll}px)`;
    const others = othersOf(handle, id).map((other) => {
      const { top, height } = other.row.getBoundingClientRect();
      return { id: other.id, middle: top + height / 2 };
    });
    const last = others.at(-1)?.id;
    if (last !== undefined) {
      const before = rowBelow(others, y);
      setDrop((was) => (was?.id === id && was.before === before && was.last === last ? was : { id, before, last }));
    }
    frame.current = requestAnimationFrame(follow);
  };
  const end = useCallback((): void => {
    cancelAnimationFrame(frame.current);
    drag.current?.row.style.removeProperty('transform');
    drag.current = undefined;
    setDrop(undefined);
  }, []);
  useEffect(() => {
    const giveUp = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !drag.current?.isMoving) return;
      event.stopPropagation();
      end();
    };
    addEventListener('keydown', giveUp, true);
    return () => {
      removeEventListener('keydown', giveUp, true);
      cancelAnimationFrame(frame.current);
    };
  }, [end]);

  const handleProps = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      const handle = event.currentTarget;
      handle.setPointerCapture(event.pointerId);
      const { clientY: y } = event;
      drag.current = { id, handle, row: rowOf(handle), startY: y, startScroll: scrollY, y, isMoving: false };
    },
    onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => {
      const now = drag.current;
      if (!now) return;
      now.y = clientY;
      if (now.isMoving || Math.abs(clientY - now.startY) < LEAST_PX) return;
      now.isMoving = true;
      follow();
    },
    onPointerUp: () => {
      const fallen = drop;
      end();
      if (fallen) onDrop(fallen);
    },
    onPointerCancel: end,
  });
  return { drop, handleProps };
}
