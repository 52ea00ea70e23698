import { SIZE_FILTERS_ID } from '#contract/page-paths.ts';

let hasArrived = false;

/** The document's own address, if it was not reloaded and no history led to it: then the browser sets the place. */
const openedAddress = (): string | undefined =>
  performance
    .getEntriesByType('navigation')
    .flatMap((entry) => ((entry as PerformanceNavigationTiming).type === 'navigate' ? [entry.name] : []))[0];

/**
 * A document that was opened with filters in its address stands at them, as links with their fragment do, unless its
 * reader has already begun.
 */
export function arriveAtFilters(hasFilters: boolean): void {
  const isFirst = !hasArrived;
  hasArrived = true;
  if (!isFirst || !hasFilters || scrollY > 0 || document.activeElement !== document.body) return;
  if (location.hash === '' && openedAddress() === location.href)
    document.getElementById(SIZE_FILTERS_ID)?.scrollIntoView();
}
