// Pages and replies that must be made cost milliseconds, and with SQLite everybody waits for them. They are made one
// after another, kept replies are served in between, and visitors who would wait longer than a second are told to come
// back (docs/decisions/0076).
import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '#contract/api-error.ts';
import { clientNetwork } from '../base/client-network.ts';
import { TOO_BUSY } from './texts.ts';

const MAX_WAIT_MS = 1_000;
export const RETRY_AFTER_SECONDS = 3;
/** The assumed duration before any measurement. */
const FIRST_GUESS_MS = 5;
/** Weight of the last duration in the average. */
const WEIGHT = 0.1;
/** Work that takes longer gives its place to the next one: it may be waiting for something. */
const MAX_HOLD_MS = 2_000;

/** Refused before any work; not logged as a failure. */
export class Shed extends ApiError {
  readonly isShed = true;
  constructor() {
    super(503, 'UNAVAILABLE', TOO_BUSY, undefined, RETRY_AFTER_SECONDS);
  }
}
export const isShed = (error: unknown): boolean => error instanceof Shed;

interface Waiting {
  start(): void;
  refuse(error: Shed): void;
}

/** Delay of a refusal: hundreds of visitors who ask again at once would otherwise take everybody else's time. */
const REFUSAL_AFTER_MS = 1_000;
/** Further refusals are sent at once: each delayed one holds memory. */
const MAX_HELD_REFUSALS = 2_000;

export interface Admission {
  /**
   * Does the work when its turn comes.
   * @param address of the client
   * @throws Shed at once when the wait would be too long
   */
  run<T>(address: string, work: () => Promise<T>): Promise<T>;
  /** Delays a `Shed` before it is sent. */
  holdBack(): Promise<void>;
  readonly waiting: number;
}

interface AdmissionOptions {
  /** The most works at the same time. */
  places: number;
  /** Starts a work after the requests that have arrived in the meantime have been read. */
  afterArrivals?: (work: () => void) => void;
  /** Milliseconds. */
  clock?: () => number;
}

export function createAdmission({
  places,
  afterArrivals = setImmediate,
  clock = () => performance.now(),
}: AdmissionOptions): Admission {
  /** Queues by client network, each first come, first served; networks take turns in the order of the map. */
  const queues = new Map<string, Waiting[]>();
  let waiting = 0;
  let free = places;
  let averageMs = FIRST_GUESS_MS;
  let held = 0;

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

  /** Removes the last work of the network with the most waiting, unless that is the newcomer's own. */
  const makeRoom = (newcomer: string): boolean => {
    let longest: string | undefined;
    for (const [network, queue] of queues)
      if (
        queue.length > (longest === undefined ? (queues.get(newcomer)?.length ?? 0) + 1 : queues.get(longest)!.length)
      )
        longest = network;
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
      averageMs += WEIGHT * (clock() - begun - averageMs);
      // Not earlier: of requests that arrive together, each is read only after the work for the one before has ended,
      // and would find the place free.
      afterArrivals(() => {
        free++;
        next();
      });
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
    async holdBack() {
      if (held >= MAX_HELD_REFUSALS) return;
      held++;
      await delay(REFUSAL_AFTER_MS);
      held--;
    },
    get waiting() {
      return waiting;
    },
  };
}
