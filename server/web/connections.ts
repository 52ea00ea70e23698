// Limits on the number of connections per client, and on the time that a connection may stand still
// (docs/decisions/0073).
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientNetwork } from '../base/client-network.ts';

export interface ConnectionLimits {
  total: number;
  /** Per IPv4 address, or per /64 of IPv6. */
  perAddress: number;
  /** A connection whose client moves no bytes for this long is closed. */
  silenceMs: number;
  /** Slowest reading of a reply, counted once `silenceMs` have passed. */
  bytesPerSecond: number;
  /**
   * The most connections with unread replies; beyond it the longest-standing ones are closed before `silenceMs`: each
   * holds buffers of the system.
   */
  stalled: number;
  /** The most pipelined requests, of all connections, that wait for the reply before theirs. */
  waiting: number;
  /**
   * After this many bytes for a connection's pipelined requests, the next one is answered with `Connection: close`:
   * nobody may be reading.
   */
  pipelinedBytes: number;
  /** How long an address gets no new connection after one of the two limits above closed one of its own. */
  penaltyMs: number;
  /** Interval of looks at the connections. */
  tickMs: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  total: 5_000,
  perAddress: 100,
  silenceMs: 15_000,
  bytesPerSecond: 1_024,
  stalled: 64,
  waiting: 4_096,
  pipelinedBytes: 128 * 1_024,
  penaltyMs: 10_000,
  tickMs: 500,
};

type Handle = (request: IncomingMessage, response: ServerResponse) => void;
type Exchange = readonly [request: IncomingMessage, response: ServerResponse];

interface Reading {
  /** Since when there has always been something to read, and the bytes taken before. */
  since: number;
  takenBefore: number;
  /** Time at which the last byte was seen to be taken, and the bytes taken by then. */
  movedAt: number;
  taken: number;
}

interface Connection {
  readonly socket: Socket;
  /** undefined: exempt from the limit per address. */
  readonly network: string | undefined;
  /** The current exchange, or the last one. */
  request: IncomingMessage | undefined;
  response: ServerResponse | undefined;
  /** Tick of the last request, or of the connection's start. */
  usedAt: number;
  /** Pipelined requests whose turn has not come. */
  waiting: Exchange[] | undefined;
  hasPipelined: boolean;
  /** Bytes written before the first of them came. */
  writtenBefore: number;
  /** A reply that the client has not read yet. */
  reading: Reading | undefined;
}

const STATE = Symbol('connection');
type GuardedSocket = Socket & { [STATE]?: Connection };

/** Part of a full house that is closed at once, so that searches for it stay rare. */
const PART_DROPPED = 0.01;

/** Pipelined requests that begin between two looks at the network: clients with one request at a time come first. */
const TURNS_AT_ONCE = 4;

/** New connections that begin to be read between two looks at the network: in a rush, earlier clients come first. */
const NEWCOMERS_AT_ONCE = 2;
const MOST_RESTED_MS = 20;
const MOST_REGULARS = 10_000;

/**
 * When a connection ends, Node makes an error for each of its pipelined requests; the stack costs more than all the
 * rest and has no use. Errors of this call are made without a stack: it runs before Node's own listener, and
 * `afterwards` behind it.
 */
function withoutStacks(socket: Socket, afterwards: () => void): void {
  let limit = Error.stackTraceLimit;
  socket.prependOnceListener('close', () => {
    limit = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
  });
  socket.once('close', () => {
    Error.stackTraceLimit = limit;
    afterwards();
  });
}

const isAnswered = ({ response }: Connection): boolean => response === undefined || response.writableFinished;

/** Bytes that the system has accepted; only the handle knows how far a large write has got. */
function bytesTaken(socket: Socket): number {
  const { _handle: handle, _bytesDispatched: dispatched = 0 } = socket as Socket & {
    _handle?: { writeQueueSize?: number };
    _bytesDispatched?: number;
  };
  return dispatched - (handle?.writeQueueSize ?? 0);
}

/** Whether a client that has had something to read for long enough has taken too little. */
export const isTooSlow = (
  elapsedMs: number,
  bytes: number,
  { silenceMs, bytesPerSecond }: Pick<ConnectionLimits, 'silenceMs' | 'bytesPerSecond'>,
): boolean => elapsedMs > silenceMs && bytes < (elapsedMs / 1_000) * bytesPerSecond;

/**
 * Work that waits for new connections: one is accepted at each look at the network, so while more come the work rests,
 * for `MOST_RESTED_MS` at most.
 */
function createPace() {
  const turns: (() => void)[] = [];
  const newcomers: (() => void)[] = [];
  const makings: (() => void)[] = [];
  let isMoreComing = false;
  let isRunning = false;
  let workedAt = 0;
  const go = () => {
    const now = performance.now();
    const isResting = isMoreComing && now - workedAt <= MOST_RESTED_MS;
    isMoreComing = false;
    const batch = isResting
      ? []
      : [...turns.splice(0, TURNS_AT_ONCE), ...newcomers.splice(0, NEWCOMERS_AT_ONCE), ...makings.splice(0, 1)];
    isRunning = isResting || turns.length + newcomers.length + makings.length > 0;
    if (isRunning) setImmediate(go);
    if (!isResting) workedAt = now;
    for (const work of batch) work();
  };
  const add = (queue: (() => void)[]) => (work: () => void) => {
    queue.push(work);
    if (isRunning) return;
    isRunning = true;
    workedAt = performance.now();
    setImmediate(go);
  };
  return {
    /** The next of a connection's pipelined requests. */
    turn: add(turns),
    newcomer: add(newcomers),
    /** A page or reply made for this request. */
    making: add(makings),
    get isRush() {
      return newcomers.length > 0;
    },
    accepted() {
      isMoreComing = true;
    },
  };
}

export interface ConnectionGuard {
  /** Applies the limits to a server's connections. */
  watch(server: Server): void;
  /**
   * Calls `handle` for one request of a connection at a time: a pipelined one waits until the reply before it has left.
   */
  inTurn(handle: Handle): Handle;
  /** Does a work of milliseconds after the clients that came in the meantime are let in. */
  afterArrivals(work: () => void): void;
  readonly size: { connections: number; waiting: number };
}

/**
 * @param isExempt addresses without a limit: proxies
 * @param onSlowBody gets requests whose body has stopped arriving, to be answered 408
 */
export function guardConnections(
  limits: ConnectionLimits,
  isExempt: (address: string) => boolean,
  onSlowBody: (server: Server, socket: Socket) => void,
): ConnectionGuard {
  const connections = new Set<Connection>();
  const perNetwork = new Map<string, number>();
  const penalties = new Map<string, number>();
  /** Networks that were answered before, one request after the other. The oldest are forgotten first. */
  const regulars = new Set<string>();
  const pace = createPace();
  let waiting = 0;
  let tick = 0;
  let fullUntilTick = 0;

  /**
   * Closes the connections that have idled longest; where none idles, those whose request has been arriving for the
   * longest.
   * @returns whether there were any
   */
  function makeRoom(): boolean {
    if (tick < fullUntilTick) return false;
    const older = [...connections].filter(({ usedAt }) => usedAt < tick).sort((a, b) => a.usedAt - b.usedAt);
    const idle = older.filter(isAnswered);
    const dropped = idle.length > 0 ? idle : older.filter(({ request }) => request?.complete === false);
    for (const { socket } of dropped.slice(0, Math.ceil(limits.total * PART_DROPPED))) socket.destroy();
    if (dropped.length === 0) fullUntilTick = tick + 1;
    return dropped.length > 0;
  }

  function leave(connection: Connection): void {
    if (!connections.delete(connection)) return;
    waiting -= connection.waiting?.length ?? 0;
    connection.waiting = undefined;
    const { network } = connection;
    if (network === undefined) return;
    if (connection.response?.writableFinished) remember(connection);
    const left = perNetwork.get(network)! - 1;
    if (left === 0) perNetwork.delete(network);
    else perNetwork.set(network, left);
  }

  function remember({ network, hasPipelined }: Connection): void {
    if (network === undefined || hasPipelined || regulars.has(network)) return;
    regulars.add(network);
    if (regulars.size > MOST_REGULARS)
      for (const first of regulars) {
        regulars.delete(first);
        break;
      }
  }

  /** One at a time is read at once; of many, a few. */
  function welcome(socket: Socket): void {
    const { isRush } = pace;
    if (isRush) process.nextTick(() => socket.pause()); // Node begins to read it in the next tick
    pace.newcomer(() => {
      if (isRush && !socket.destroyed) socket.resume();
    });
  }

  function enter(socket: GuardedSocket): void {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined) return; // gone already
    pace.accepted();
    const network = isExempt(remoteAddress) ? undefined : clientNetwork(remoteAddress);
    const held = network === undefined ? 0 : (perNetwork.get(network) ?? 0);
    if (
      held >= limits.perAddress ||
      (network !== undefined && penalties.has(network)) ||
      (connections.size >= limits.total && !makeRoom())
    ) {
      socket.destroy();
      return;
    }
    const connection: Connection = {
      socket,
      network,
      request: undefined,
      response: undefined,
      usedAt: tick,
      waiting: undefined,
      hasPipelined: false,
      writtenBefore: 0,
      reading: undefined,
    };
    socket[STATE] = connection;
    connections.add(connection);
    if (network !== undefined) {
      perNetwork.set(network, held + 1);
      if (!regulars.has(network)) welcome(socket);
    }
    withoutStacks(socket, () => leave(connection));
  }

  /** No byte has moved for `silenceMs`, or a kept connection's time is over. */
  function onSilence(server: Server, socket: GuardedSocket): void {
    const connection = socket[STATE];
    if (!connection || isAnswered(connection)) {
      socket.destroy();
      return;
    }
    if (socket.writableLength > 0) {
      socket.resetAndDestroy();
      return;
    }
    const { request } = connection;
    const isOurTurn = request === undefined || request.complete || request.readableLength > 0;
    if (!isOurTurn) onSlowBody(server, socket);
  }

  /** @returns whether it continues after two ticks without a moved byte */
  function isStalled(connection: Connection, now: number): boolean {
    const { socket, reading } = connection;
    if (socket.writableLength === 0) {
      connection.reading = undefined;
      return false;
    }
    const taken = bytesTaken(socket);
    if (!reading) {
      connection.reading = { since: now, takenBefore: taken, movedAt: now, taken };
      return false;
    }
    if (taken !== reading.taken) Object.assign(reading, { movedAt: now, taken });
    const elapsed = now - reading.since;
    if (isTooSlow(elapsed, taken - reading.takenBefore, limits)) {
      socket.resetAndDestroy(); // a regular end would leave the unread bytes with the system
      return false;
    }
    return now - reading.movedAt > 2 * limits.tickMs;
  }

  function cut({ socket, network }: Connection, now: number): void {
    if (network !== undefined) penalties.set(network, now + limits.penaltyMs);
    socket.resetAndDestroy();
  }

  function onTick(): void {
    tick += 1;
    const now = performance.now();
    for (const [network, until] of penalties) if (until <= now) penalties.delete(network);
    const stalled = [...connections].filter((connection) => isStalled(connection, now));
    if (stalled.length <= limits.stalled) return;
    stalled.sort((a, b) => a.reading!.movedAt - b.reading!.movedAt);
    for (const connection of stalled.slice(0, stalled.length - limits.stalled)) cut(connection, now);
  }

  function begin(connection: Connection, [request, response]: Exchange, handle: Handle): void {
    connection.request = request;
    connection.response = response;
    connection.usedAt = tick;
    handle(request, response);
  }

  /** Starts the next request: the reply before it has left. */
  function next(connection: Connection, handle: Handle): void {
    const { socket } = connection;
    const exchange = socket.destroyed ? undefined : connection.waiting?.shift();
    if (!exchange) return;
    waiting -= 1;
    if (connection.waiting!.length > 0 && socket.bytesWritten - connection.writtenBefore >= limits.pipelinedBytes) {
      waiting -= connection.waiting!.length;
      connection.waiting = undefined;
      exchange[1].shouldKeepAlive = false;
    } else if (connection.waiting!.length === 0) {
      connection.waiting = undefined;
      socket.resume();
    } else exchange[1].once('close', () => pace.turn(() => next(connection, handle)));
    begin(connection, exchange, handle);
  }

  function wait(connection: Connection, exchange: Exchange, handle: Handle): void {
    if (connection.socket.destroyed) return; // the rest of what has arrived
    // The first of a connection may be early: its reply was read before the system reported that it had left.
    if (waiting >= limits.waiting && connection.waiting) {
      cut(connection, performance.now());
      return;
    }
    waiting += 1;
    connection.socket.pause(); // takes no more than what has arrived
    if (connection.waiting) {
      connection.waiting.push(exchange);
    } else {
      connection.waiting = [exchange];
      connection.hasPipelined = true;
      connection.writtenBefore = connection.socket.bytesWritten;
      connection.response!.once('close', () => pace.turn(() => next(connection, handle)));
    }
  }

  return {
    watch(server) {
      server.timeout = limits.silenceMs;
      server.on('connection', enter);
      server.on('timeout', (socket: Socket) => onSilence(server, socket));
      // Only while it listens: a server that never did is never closed, and its timer would keep all of it for good.
      server.once('listening', () => {
        const timer = setInterval(onTick, limits.tickMs).unref();
        server.once('close', () => clearInterval(timer));
      });
    },
    inTurn: (handle) => (request, response) => {
      const connection = (request.socket as GuardedSocket)[STATE];
      if (!connection) handle(request, response);
      else if (connection.waiting === undefined && isAnswered(connection)) {
        if (connection.response) remember(connection);
        begin(connection, [request, response], handle);
      } else wait(connection, [request, response], handle);
    },
    afterArrivals: pace.making,
    get size() {
      return { connections: connections.size, waiting };
    },
  };
}
