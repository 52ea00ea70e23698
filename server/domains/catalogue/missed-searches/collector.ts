import { fold } from '#contract/text.ts';
import { oneLine } from '#contract/fields.ts';
import { batches } from '../../../base/batches.ts';
import type { Clock } from '../../../base/clock.ts';
import { mayBePersonal } from './personal.ts';
import type { Counted, missedSearchStore } from './store.ts';

/** Counts wait so long for one transaction, so that a search costs no write. */
const WAIT_MS = 30_000;
/** Texts that wait at the same time; further ones are not counted. */
export const MAX_WAITING = 200;
/** Questions to the search within `WAIT_MS`: this call is open to everybody, and never waits in line as searches do. */
export const MAX_ASKED = 300;

interface Parts {
  store: Pick<ReturnType<typeof missedSearchStore>, 'add'>;
  /** Whether visitors find nothing by the text. */
  findsNothing(text: string): Promise<boolean>;
  now: Clock;
  /** Told of counts that could not be written; they wait for the next time. */
  onError(error: unknown): void;
}
export type MissedCollector = ReturnType<typeof missedCollector>;

/** Counts searches that found nothing in memory, and writes them in batches. */
export function missedCollector({ store, findsNothing, now, onError }: Parts) {
  const waiting = batches<Counted>({
    waitMs: WAIT_MS,
    maxWaiting: MAX_WAITING,
    merge: (known, next) => ({ ...known, times: known.times + next.times, lastAt: next.lastAt }),
    write: store.add,
    onError,
  });
  let asked = { since: Number.NEGATIVE_INFINITY, times: 0 };
  const mayAsk = (): boolean => {
    if (now() - asked.since >= WAIT_MS) asked = { since: now(), times: 0 };
    return waiting.size < MAX_WAITING && ++asked.times <= MAX_ASKED;
  };

  return {
    /**
     * Counts a text that a visitor has finished, if it really finds nothing and cannot say who wrote it. Asks the search
     * itself once for each text that is not waiting already.
     */
    async note(typed: string): Promise<void> {
      const text = oneLine(typed);
      const folded = fold(text);
      if (folded === '' || mayBePersonal(text)) return;
      if (!waiting.has(folded) && !(mayAsk() && (await findsNothing(text)))) return;
      const at = new Date(now());
      waiting.put(folded, { folded, text, times: 1, firstAt: at, lastAt: at });
    },
    /** Writes what waits. Never rejects. */
    flush: waiting.flush,
  };
}
