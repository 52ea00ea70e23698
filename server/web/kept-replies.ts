// Keeps replies by key within a limit of memory. A hit costs a look-up and a flag: moving the key to the end of the map
// at each hit would leave V8 a tombstone each time, over which the next hit on the same key has to walk (30 µs with
// 11,000 keys).

/** A kept reply states its current size; `weigh` notes that it has changed. */
export interface Weighed {
  readonly bytes: number;
}

interface Entry<T> {
  readonly key: string;
  readonly reply: T;
  /** Its share of the bound: `bytes` when it was last weighed. */
  bytes: number;
  /** Whether it was used since the hand last passed it. */
  isVisited: boolean;
  newer: Entry<T> | undefined;
  older: Entry<T> | undefined;
}

export interface KeptReplies<T extends Weighed> {
  /** Counts as a use. */
  get(key: string): T | undefined;
  /** Replaces the key's reply. Drops others to make room; keeps no reply larger than the whole bound. */
  set(key: string, reply: T): void;
  /** Drops the reply, unless the key has another by now. */
  drop(key: string, reply: T): void;
  /** Charges the reply's current size, and drops others if it has grown; does nothing if it is not kept any more. */
  weigh(key: string, reply: T): void;
  readonly size: { entries: number; bytes: number };
}

/**
 * Evicts as SIEVE does (Zhang et al., NSDI 2024): a hand goes from the oldest to the newest, spares replies used since
 * it last passed and drops the first unused one. So one pass over thousands of pages without a second use does not
 * displace those in use.
 */
export function createKeptReplies<T extends Weighed>(maxBytes: number): KeptReplies<T> {
  const entries = new Map<string, Entry<T>>();
  let newest: Entry<T> | undefined;
  let oldest: Entry<T> | undefined;
  let hand: Entry<T> | undefined;
  let bytes = 0;

  const remove = (entry: Entry<T>): void => {
    entries.delete(entry.key);
    bytes -= entry.bytes;
    if (hand === entry) hand = entry.newer;
    if (entry.newer) entry.newer.older = entry.older;
    else newest = entry.older;
    if (entry.older) entry.older.newer = entry.newer;
    else oldest = entry.newer;
  };

  /** @param spared is not dropped; there are others whenever the bound is exceeded */
  const makeRoom = (needed: number, spared?: Entry<T>): void => {
    const isFull = () => bytes + needed > maxBytes;
    while (isFull()) {
      let entry = hand ?? oldest!;
      while (entry.isVisited || entry === spared) {
        entry.isVisited = false;
        entry = entry.newer ?? oldest!;
      }
      hand = entry;
      remove(entry);
    }
  };

  const kept = (key: string, reply: T): Entry<T> | undefined => {
    const entry = entries.get(key);
    return entry?.reply === reply ? entry : undefined;
  };

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entry.isVisited = true;
      return entry.reply;
    },
    set(key, reply) {
      const old = entries.get(key);
      if (old) remove(old);
      const cost = reply.bytes;
      if (cost > maxBytes) return;
      makeRoom(cost);
      const entry: Entry<T> = { key, reply, bytes: cost, isVisited: false, newer: undefined, older: newest };
      if (newest) newest.newer = entry;
      else oldest = entry;
      newest = entry;
      entries.set(key, entry);
      bytes += cost;
    },
    drop(key, reply) {
      const entry = kept(key, reply);
      if (entry) remove(entry);
    },
    weigh(key, reply) {
      const entry = kept(key, reply);
      if (!entry) return;
      bytes += reply.bytes - entry.bytes;
      entry.bytes = reply.bytes;
      if (entry.bytes > maxBytes) remove(entry);
      else makeRoom(0, entry);
    },
    get size() {
      return { entries: entries.size, bytes };
    },
  };
}
