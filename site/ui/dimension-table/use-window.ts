import { startTransition, useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Rows kept beyond either edge of the window, so that scrolling and tabbing meet rows that are there. */
const BEYOND = 8;
/** Rows by which the part moves: fewer renderings while scrolling. */
const STEP = 8;
/** As in dimension-table.css, until a row can be measured. */
const ROW_HEIGHT = 44;

/** The part of the rows that is in the document: `from` up to, without, `to`. */
export interface RowWindow {
  from: number;
  to: number;
  rowHeight: number;
}

/**
 * Follows the part of a table's rows that the window shows. All rows have one height.
 * @param isOn false: all rows are in the document
 * @param above height in px of what is open between the rows above the window, such as a row's details
 */
export function useWindow(
  body: RefObject<HTMLTableSectionElement | null>,
  count: number,
  { isOn, above }: { isOn: boolean; above: (row: number) => number },
): RowWindow {
  const [part, setPart] = useState<RowWindow>({ from: 0, to: 50, rowHeight: ROW_HEIGHT });

  const measure = useEffectEvent(() => {
    const element = body.current;
    if (!element) return;
    const { top } = element.getBoundingClientRect();
    const rowHeight = element.querySelector('[data-row]')?.getBoundingClientRect().height || ROW_HEIGHT;
    const scrolled = Math.max(0, -top);
    const seen = Math.floor(scrolled / rowHeight);
    const first = Math.max(0, Math.floor((scrolled - above(seen)) / rowHeight) - BEYOND);
    const last = Math.ceil((innerHeight - top) / rowHeight) + BEYOND;
    const next = {
      from: Math.floor(first / STEP) * STEP,
      to: Math.max(STEP, Math.ceil(last / STEP) * STEP),
      rowHeight,
    };
    setPart((before) =>
      before.from === next.from && before.to === next.to && before.rowHeight === next.rowHeight ? before : next,
    );
  });

  useEffect(() => {
    if (!isOn) {
      startTransition(() => measure()); // a table that comes alive begins with the rows in sight
      return;
    }
    let frame = 0;
    const follow = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => measure());
    };
    const resized = new ResizeObserver(follow); // other rows, or other things above them
    resized.observe(document.body);
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', follow);
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      removeEventListener('scroll', follow);
      removeEventListener('resize', follow);
    };
  }, [isOn]);

  if (!isOn) return { from: 0, to: count, rowHeight: part.rowHeight };
  const to = Math.min(count, part.to);
  return { from: Math.min(part.from, Math.max(0, to - STEP)), to, rowHeight: part.rowHeight };
}
