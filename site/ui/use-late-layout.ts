import { useLayoutEffect } from 'react';

/** Pause between sections, so that a press in between is handled. */
const PAUSE_MS = 50;

const layOut = (section: HTMLElement): void => {
  section.style.contentVisibility = 'visible';
};

/**
 * Lays out, one by one, the sections that a style sheet skips at first (`content-visibility: auto`), so that a print or
 * a picture of the page is complete. A later page of a visit has them at once: it goes to the place where it was left,
 * which only their true heights give.
 * @param selector of these sections
 */
export function useLateLayout(selector: string): void {
  useLayoutEffect(() => {
    const sections = [...document.querySelectorAll<HTMLElement>(selector)];
    if ('alive' in document.documentElement.dataset) sections.splice(0).forEach(layOut);
    const timer = setInterval(() => {
      const section = sections.shift();
      if (section) layOut(section);
      else clearInterval(timer);
    }, PAUSE_MS);
    return () => clearInterval(timer);
  }, [selector]);
}
