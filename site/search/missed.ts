import { api } from '../base/browser-api.ts';

/** A text whose empty answer stands so long is finished: nobody is typing on. */
const FINISHED_MS = 2_000;
/** Told already since this page was opened. */
const told = new Set<string>();

/**
 * Tells the shop of a search that found nothing, once it is finished; staff see the text, and nothing of who typed it.
 * @returns takes it back while the visitor is still typing
 */
export function noteMissed(term: string): () => void {
  const timer = setTimeout(() => {
    if (told.has(term)) return;
    told.add(term);
    api('POST /api/catalogue/search/missed', { body: { q: term } }).catch(() => undefined); // only a count is lost
  }, FINISHED_MS);
  return () => clearTimeout(timer);
}
