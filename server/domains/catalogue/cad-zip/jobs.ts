// Zips of many articles' CAD files, two at a time: single downloads find room between their files.
import { createHash, randomBytes } from 'node:crypto';
import { ApiError } from '#contract/api-error.ts';
import { istanbulDay, type Clock } from '../../../base/clock.ts';
import type { FileStorage } from '../../../base/files/storage.ts';
import { ZipTooLarge } from '../../../base/files/zip-writer.ts';
import { busy, type CadFiles } from '../cad/files.ts';
import { CAD_BUSY } from '../cad/texts.ts';
import { packZip, type PackingLimits, type ZipOrder } from './packing.ts';
import { RENEWED_MS, type ZipProgress, type ZipStore } from './store.ts';
import { ZIP_FAILED, ZIP_INTERRUPTED, zipTooLarge } from './texts.ts';

export interface ZipLimits extends PackingLimits {
  atOnce: number;
  /** Zips that may wait. */
  maxWaiting: number;
}
export const ZIP_LIMITS: ZipLimits = {
  atOnce: 2,
  maxWaiting: 20,
  maxMegabytes: 300,
  pausesMs: [1_000, 2_000, 5_000, 10_000, 10_000],
  maxPauses: 30,
};
/** Progress is written at most so often. */
const NOTED_MS = 500;
/** An equal request gets the same zip for so long: enough of its day is left to fetch it. */
const SHARED_MS = 12 * 60 * 60_000;

interface Job extends ZipOrder {
  id: string;
  /** Its key in `shared`. */
  share: string;
  progress: ZipProgress;
  notedAt: number;
}

/** @param onError told of zips that failed for another reason than their size or their number */
export function zipJobs({
  files,
  storage,
  store,
  now,
  onError,
  limits = ZIP_LIMITS,
}: {
  files: Pick<CadFiles, 'file'>;
  /** Of the files that staff gave. */
  storage: Pick<FileStorage, 'read'>;
  store: ZipStore;
  now: Clock;
  onError(error: unknown): void;
  limits?: ZipLimits;
}) {
  const waiting: Job[] = [];
  const running = new Map<Job, Promise<void>>();
  const ending = new AbortController();
  const { signal } = ending;
  /** Zips by what they hold. */
  const shared = new Map<string, { id: Promise<string>; at: number }>();

  /** The last writing of each job, so that an older state never overtakes a newer one. */
  const writing = new WeakMap<Job, Promise<void>>();
  function note(job: Job): Promise<void> {
    job.notedAt = now();
    const written = (writing.get(job) ?? Promise.resolve()).then(() => store.write(job.id, job.progress));
    writing.set(
      job,
      written.catch(() => {}),
    );
    return written;
  }
  const renewal = setInterval(() => {
    for (const job of [...waiting, ...running.keys()]) note(job).catch(onError);
  }, RENEWED_MS);
  renewal.unref();

  /** @returns whether all files could be made */
  async function make(job: Job): Promise<boolean> {
    const { id, progress } = job;
    const { bytes, packed, isWhole } = await packZip(job, {
      files,
      storage,
      target: store.target(id),
      at: new Date(progress.createdAt),
      limits,
      signal,
      async onPacked() {
        progress.done += 1;
        if (now() - job.notedAt >= NOTED_MS) await note(job);
      },
    });
    Object.assign(progress, { state: 'ready', bytes, packed } satisfies Partial<ZipProgress>);
    return isWhole;
  }

  function sentenceOf(error: unknown): string {
    if (signal.aborted) return ZIP_INTERRUPTED;
    if (error instanceof ZipTooLarge) return zipTooLarge(limits.maxMegabytes);
    if (ApiError.is(error) && error.code === 'CAD_BUSY') return CAD_BUSY;
    onError(error);
    return ZIP_FAILED;
  }

  async function run(job: Job): Promise<void> {
    const isWhole = await make(job).catch((error: unknown) => {
      Object.assign(job.progress, { state: 'failed', message: sentenceOf(error) });
      return false;
    });
    if (!isWhole) shared.delete(job.share); // the next request tries again
    await note(job);
    await store.clean();
  }

  function next(): void {
    while (running.size < limits.atOnce && waiting.length > 0 && !signal.aborted) {
      const job = waiting.shift()!;
      const work = run(job)
        .catch(onError)
        .finally(() => {
          running.delete(job);
          next();
        });
      running.set(job, work);
    }
  }

  const isFull = (): boolean => signal.aborted || waiting.length >= limits.maxWaiting;

  /** What the zip holds; tomorrow's has another name. */
  const shareOf = ({ lines, formats, maker }: ZipOrder): string =>
    createHash('sha256')
      .update(JSON.stringify([istanbulDay(now()), lines, [...formats].toSorted(), maker]))
      .digest('hex');

  async function add(order: ZipOrder, share: string): Promise<string> {
    const createdAt = now();
    const job: Job = {
      ...order,
      share,
      id: randomBytes(20).toString('hex'),
      progress: {
        done: 0,
        total: order.lines.length,
        state: 'making',
        message: '',
        bytes: null,
        createdAt,
        renewedAt: createdAt,
        packed: [],
      },
      notedAt: createdAt,
    };
    waiting.push(job);
    try {
      await note(job);
    } catch (error) {
      const place = waiting.indexOf(job);
      if (place >= 0) waiting.splice(place, 1);
      throw error;
    }
    next();
    return job.id;
  }

  return {
    isFull,

    /** The zip that an equal request began before; null: there is none. */
    async known(order: ZipOrder): Promise<string | null> {
      for (const [share, { at }] of shared) if (at + SHARED_MS <= now()) shared.delete(share);
      const id = await shared.get(shareOf(order))?.id;
      return id !== undefined && (await store.read(id)) ? id : null;
    },

    /** Begins a zip. @returns its id @throws CAD_BUSY when too many wait */
    async begin(order: ZipOrder): Promise<string> {
      if (isFull()) throw busy();
      const share = shareOf(order);
      const id = add(order, share);
      shared.set(share, { id, at: now() });
      id.catch(() => shared.delete(share));
      return id;
    },

    /** Gives up all zips: each says that it was interrupted. A file that is being made is waited for. */
    async stop(): Promise<void> {
      ending.abort();
      clearInterval(renewal);
      for (const job of waiting.splice(0)) {
        Object.assign(job.progress, { state: 'failed', message: ZIP_INTERRUPTED });
        await note(job).catch(onError);
      }
      await Promise.all(running.values());
    },
  };
}
export type ZipJobs = ReturnType<typeof zipJobs>;
