import { useLayoutEffect, useState, type RefObject } from 'react';

const LEAST_PX = 420;

/**
 * Height in pixels with which a box reaches the window's bottom, above the frame's foot, so that the page itself does
 * not scroll around what scrolls in the box.
 * @param isOn false while the box is not drawn
 */
export function useFill(box: RefObject<HTMLElement | null>, isOn: boolean): number {
  const [height, setHeight] = useState(LEAST_PX);
  useLayoutEffect(() => {
    if (!isOn) return;
    const measure = () => {
      const element = box.current;
      if (!element) return;
      const main = element.closest('main');
      const padding = main ? Number.parseFloat(getComputedStyle(main).paddingBottom) : 0;
      const foot = document.querySelector<HTMLElement>('.panel-foot')?.offsetHeight ?? 0;
      const top = element.getBoundingClientRect().top + scrollY;
      setHeight(Math.max(LEAST_PX, Math.floor(innerHeight - top - padding - foot)));
    };
    measure();
    const observer = new ResizeObserver(measure); // what stands above it may change its height
    observer.observe(document.body);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, [box, isOn]);
  return height;
}

/** Height in pixels of an element that others leave room to. */
export function useHeightOf(box: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setHeight(element.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return height;
}
