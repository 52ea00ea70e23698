/** For a tab in the background, which paints nothing. */
const PATIENCE_MS = 100;

/** Waits until what was changed so far is painted, so that long work does not hold up the answer to a press. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PATIENCE_MS);
  });
