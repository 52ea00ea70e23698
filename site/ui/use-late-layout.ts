import { useEffect } from 'react';

/** Pause between sections, so that a press in between is handled. */
const PAUSE_MS = 50;

/**
 * Lays out, one by one, the sections that a style sheet skips at first (`content-visibility: auto`), so that a print or
 * a picture of the page is complete.
 * @param selector of these sections
 */
export function useLateLayout(selector: string): void {
  useEffect(() => {
    const sections = [...document.querySelectorAll<HTMLElement>(selector)];
    const timer = setInterval(() => {
      const section = sections.shift();
      if (section) section.style.contentVisibility = 'visible';
      else clearInterval(timer);
    }, PAUSE_MS);
    return () => clearInterval(timer);
  }, [selector]);
}
