// Counts and notes that wait in memory for one write, so that a request costs none.

interface Parts<T> {
  /** What is put waits so long at most. */
  waitMs: number;
  /** Values that wait at the same time; further ones are dropped. */
  maxWaiting?: number;
  /** One value for what waits under a key and what comes under it again. */
  merge(waiting: T, next: T): T;
  write(values: T[]): Promise<void>;
  /** Told of a write that failed; its values wait for the next one. */
  onError(error: unknown): void;
}

/** Gathers values by key and writes them together. A process that is killed loses those of `waitMs`. */
export function batches<T>({ waitMs, maxWaiting = Number.POSITIVE_INFINITY, merge, write, onError }: Parts<T>) {
  let waiting = new Map<string, T>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing = Promise.resolve();

  const keep = (key: string, value: T): void => {
    const known = waiting.get(key);
    if (known !== undefined) waiting.set(key, merge(known, value));
    else if (waiting.size < maxWaiting) waiting.set(key, value);
  };
  const writeNow = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    const batch = waiting;
    waiting = new Map();
    try {
      await write([...batch.values()]);
    } catch (error) {
      const newer = waiting;
      waiting = batch;
      for (const [key, value] of newer) keep(key, value);
      onError(error);
    }
  };
  const flush = (): Promise<void> => (writing = writing.then(writeNow));

  return {
    put(key: string, value: T): void {
      keep(key, value);
      timer ??= setTimeout(() => void flush(), waitMs).unref();
    },
    has: (key: string): boolean => waiting.has(key),
    get size() {
      return waiting.size;
    },
    /** Writes what waits. Never rejects. */
    flush,
  };
}
