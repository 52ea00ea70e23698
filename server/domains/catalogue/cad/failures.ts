// Notes of bodies that made no model, kept beside the files: they outlive the process, and are seen by all of them.
import type { FailedModel } from '#contract/cad-usage.ts';
import type { Clock } from '../../../base/clock.ts';
import type { CadCache } from '../../../cad/making/cache.ts';

/**
 * A body that made no model is tried again after so long: what failed may have been the machine, too busy to be in time.
 */
const FAILED_MS = 24 * 60 * 60_000;
const EXTENSION = 'failed';

/** When a body failed, of which article, and why. */
interface Note {
  at: number;
  code: string;
  reason: string;
}
const noteIn = (bytes: Uint8Array): Note => JSON.parse(Buffer.from(bytes).toString()) as Note;

export const cadFailures = ({ cache, now }: { cache: CadCache; now: Clock }) => ({
  note: (hash: string, failure: Omit<Note, 'at'>): Promise<void> =>
    cache.write(`${hash}.${EXTENSION}`, Buffer.from(JSON.stringify({ at: now(), ...failure }))),

  async isRecent(hash: string): Promise<boolean> {
    const bytes = await cache.read(`${hash}.${EXTENSION}`);
    return bytes !== null && now() - noteIn(bytes).at < FAILED_MS;
  },

  /** @returns newest first */
  async latest(count: number): Promise<FailedModel[]> {
    const notes = (await cache.newest(EXTENSION, count)).map(noteIn);
    return notes
      .toSorted((a, b) => b.at - a.at)
      .map(({ code, reason, at }) => ({ code, reason, at: new Date(at).toISOString() }));
  },
});
