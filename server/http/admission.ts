// Pages and replies that have to be made again cost milliseconds, and with SQLite everybody waits for them. They are made one after
// another, what is kept is served in between, and whoever would wait for more than a second is told to come back.
import { ApiError } from '#contract/api-error.ts';
import { clientNetwork } from './client-network.ts';

const MAX_WAIT_MS = 1_000;
export const RETRY_AFTER_SECONDS = 3;
/** Until something was measured. */
const FIRST_GUESS_MS = 5;
/** How much the last one counts in the average. */
const WEIGHT = 0.1;
/** A making that takes longer holds up nobody else: it may wait for something. */
const MAX_HOLD_MS = 2_000;

export const TOO_BUSY = 'Şu anda çok fazla istek var. Lütfen birkaç saniye sonra tekrar deneyin.';

/** Turned away before any work; no failure to be logged. */
export class Shed extends ApiError {
  readonly isShed = true;
  constructor() {
    super(503, 'UNAVAILABLE', TOO_BUSY, undefined, RETRY_AFTER_SECONDS);
  }
}
export const isShed = (error: unknown): boolean => error instanceof Shed;

interface Waiting { start(): void; refuse(error: Shed): void }

export interface Admission {
  /** Does the work when its turn comes. @param address of who asked @throws Shed at once when that would take too long */
  run<T>(address: string, work: () => Promise<T>): Promise<T>;
  readonly waiting: number;
}

/**
 * @param places how many are made at a time: one where the database answers in this very thread
 * @param clock milliseconds
 */
export function createAdmission({ places, clock = () => performance.now() }: { places: number; clock?: () => number }): Admission {
  /** By client network, each first come, first served; networks take turns in the order of the map. */
  const queues = new Map<string, Waiting[]>();
  let waiting = 0;
  let free = places;
  let averageMs = FIRST_GUESS_MS;

  const next = (): void => {
    const [entry] = queues;
    if (free === 0 || !entry) return;
    const [network, queue] = entry;
    const first = queue.shift()!;
    queues.delete(network);
    if (queue.length > 0) queues.set(network, queue);
    waiting--;
    free--;
    first.start();
  };

  const isFull = (): boolean => ((waiting + 1) * averageMs) / places > MAX_WAIT_MS;

  /** Takes the last one of the network that waits for the most, unless that is the newcomer's own. */
  const makeRoom = (newcomer: string): boolean => {
    let longest: string | undefined;
    for (const [network, queue] of queues) if (queue.length > (longest === undefined ? (queues.get(newcomer)?.length ?? 0) + 1 : queues.get(longest)!.length)) longest = network;
    if (longest === undefined) return false;
    queues.get(longest)!.pop()!.refuse(new Shed());
    waiting--;
    return true;
  };

  const hold = async <T>(work: () => Promise<T>): Promise<T> => {
    const begun = clock();
    let isHeld = true;
    const release = () => {
      if (!isHeld) return;
      isHeld = false;
      free++;
      averageMs += WEIGHT * (clock() - begun - averageMs);
      setImmediate(next); // requests that have arrived meanwhile are read first
    };
    const timer = setTimeout(release, MAX_HOLD_MS);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      release();
    }
  };

  return {
    async run(address, work) {
      if (free > 0 && waiting === 0) {
        free--;
        return hold(work);
      }
      const network = clientNetwork(address);
      if (isFull() && !makeRoom(network)) throw new Shed();
      await new Promise<void>((resolve, reject) => {
        const queue = queues.get(network);
        const one: Waiting = { start: resolve, refuse: reject };
        if (queue) queue.push(one);
        else queues.set(network, [one]);
        waiting++;
      });
      return hold(work);
    },
    get waiting() { return waiting; },
  };
}
