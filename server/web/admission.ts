// Pages and replies that have to be made again cost milliseconds, and with SQLite everybody waits for them. They are
// made one after another, what is kept is served in between, and whoever would wait for more than a second is told to
// come back.
import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '#contract/api-error.ts';
import { clientNetwork } from '../base/client-network.ts';
import { TOO_BUSY } from './texts.ts';

const MAX_WAIT_MS = 1_000;
export const RETRY_AFTER_SECONDS = 3;
/** Until something was measured. */
const FIRST_GUESS_MS = 5;
/** How much the last one counts in the average. */
const WEIGHT = 0.1;
/** A making that takes longer holds up nobody else: it may wait for something. */
const MAX_HOLD_MS = 2_000;

/** Turned away before any work; no failure to be logged. */
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

/**
 * A refusal is told after so long: those who ask again at once, and there may be hundreds, would otherwise take the
 * time of all others.
 */
const REFUSAL_AFTER_MS = 1_000;
/** Beyond, refusals are told at once: each that waits holds memory. */
const MAX_HELD_REFUSALS = 2_000;

export interface Admission {
  /**
   * Does the work when its turn comes. @param address of who asked @throws Shed at once when that would take too long
   */
  run<T>(address: string, work: () => Promise<T>): Promise<T>;
  /** To be waited for before a `Shed` is told. */
  holdBack(): Promise<void>;
  readonly waiting: number;
}

interface AdmissionOptions {
  /** How many are made at a time. */
  places: number;
  /** Does a work when requests that have arrived meanwhile have been read. */
  afterArrivals?: (work: () => void) => void;
  /** Milliseconds. */
  clock?: () => number;
}

export function createAdmission({
  places,
  afterArrivals = setImmediate,
  clock = () => performance.now(),
}: AdmissionOptions): Admission {
  /** By client network, each first come, first served; networks take turns in the order of the map. */
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

  /** Takes the last one of the network that waits for the most, unless that is the newcomer's own. */
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
      // Not before: of requests that arrive together each is read only when the work for the one before has ended, and
      // would find the place free.
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
