// How many connections somebody may hold, and how long without moving anything. Decision 0073.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientNetwork } from './client-network.ts';

export interface ConnectionLimits {
  total: number;
  /** For one IPv4 address, or one /64 of IPv6. */
  perAddress: number;
  /** A connection whose client moves nothing for so long is closed. */
  silenceMs: number;
  /** Slowest reading of a reply, counted once `silenceMs` have passed. */
  bytesPerSecond: number;
  /** Connections whose reply nobody reads, beyond which those that stand longest are closed before `silenceMs`: each holds buffers of the system. */
  stalled: number;
  /** Pipelined requests of all connections that wait for the reply before theirs. */
  waiting: number;
  /** Once a connection's pipelined requests have been sent so much, the next one is answered with `Connection: close`: nothing says that anybody reads. */
  pipelinedBytes: number;
  /** An address whose connection was closed by one of the two limits above gets no new one for so long. */
  penaltyMs: number;
  /** How often connections are looked at. */
  tickMs: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = { total: 5_000, perAddress: 100, silenceMs: 15_000, bytesPerSecond: 1_024, stalled: 64, waiting: 4_096, pipelinedBytes: 256 * 1_024, penaltyMs: 10_000, tickMs: 500 };

type Handle = (request: IncomingMessage, response: ServerResponse) => void;
type Exchange = readonly [request: IncomingMessage, response: ServerResponse];

interface Reading {
  /** Since when there has always been something to read, and how many bytes were taken before. */
  since: number;
  takenBefore: number;
  /** When the last byte was seen to be taken, and how many there were by then. */
  movedAt: number;
  taken: number;
}

interface Connection {
  readonly socket: Socket;
  /** undefined: exempt from the limit of an address. */
  readonly network: string | undefined;
  /** The exchange that runs, or the last one. */
  request: IncomingMessage | undefined;
  response: ServerResponse | undefined;
  /** Tick of the last request, or of the connecting. */
  usedAt: number;
  /** Pipelined requests whose turn has not come. */
  waiting: Exchange[] | undefined;
  /** Bytes written before the first of them came. */
  writtenBefore: number;
  /** A reply that waits to be read. */
  reading: Reading | undefined;
}

const STATE = Symbol('connection');
type GuardedSocket = Socket & { [STATE]?: Connection };

/** Out of a full house, the part that is closed at once, so that looking for it stays rare. */
const PART_DROPPED = 0.01;

/** Pipelined requests that begin between two looks at the network: those who ask for one thing at a time come first. */
const TURNS_AT_ONCE = 8;

const isAnswered = ({ response }: Connection): boolean => response === undefined || response.writableFinished;

/** Bytes that the system has accepted; a large write counts as it goes, which only the handle knows. */
function bytesTaken(socket: Socket): number {
  const { _handle: handle, _bytesDispatched: dispatched = 0 } = socket as Socket & { _handle?: { writeQueueSize?: number }; _bytesDispatched?: number };
  return dispatched - (handle?.writeQueueSize ?? 0);
}

/** Whether somebody who has had something to read for so long has taken too little of it. */
export const isTooSlow = (elapsedMs: number, bytes: number, { silenceMs, bytesPerSecond }: Pick<ConnectionLimits, 'silenceMs' | 'bytesPerSecond'>): boolean =>
  elapsedMs > silenceMs && bytes < (elapsedMs / 1_000) * bytesPerSecond;

export interface ConnectionGuard {
  /** Applies the limits to a server's connections. */
  watch(server: Server): void;
  /** Calls `handle` for one request of a connection at a time: a pipelined one waits until the reply before it has gone out. */
  inTurn(handle: Handle): Handle;
  readonly size: { connections: number; waiting: number };
}

/**
 * @param isExempt addresses that may hold any number: proxies
 * @param onSlowBody gets requests whose body has stopped arriving, to be answered 408
 */
export function guardConnections(limits: ConnectionLimits, isExempt: (address: string) => boolean, onSlowBody: (server: Server, socket: Socket) => void): ConnectionGuard {
  const connections = new Set<Connection>();
  const perNetwork = new Map<string, number>();
  const penalties = new Map<string, number>();
  let waiting = 0;
  let tick = 0;
  let fullUntilTick = 0;

  /** Closes those that have idled longest. @returns whether there were any */
  function makeRoom(): boolean {
    if (tick < fullUntilTick) return false;
    const idle = [...connections].filter((connection) => connection.usedAt < tick && isAnswered(connection)).sort((a, b) => a.usedAt - b.usedAt);
    for (const { socket } of idle.slice(0, Math.ceil(limits.total * PART_DROPPED))) socket.destroy();
    if (idle.length === 0) fullUntilTick = tick + 1;
    return idle.length > 0;
  }

  function leave(connection: Connection): void {
    if (!connections.delete(connection)) return;
    waiting -= connection.waiting?.length ?? 0;
    connection.waiting = undefined;
    const { network } = connection;
    if (network === undefined) return;
    const left = perNetwork.get(network)! - 1;
    if (left === 0) perNetwork.delete(network);
    else perNetwork.set(network, left);
  }

  function enter(socket: GuardedSocket): void {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined) return; // gone already
    const network = isExempt(remoteAddress) ? undefined : clientNetwork(remoteAddress);
    const held = network === undefined ? 0 : (perNetwork.get(network) ?? 0);
    if (held >= limits.perAddress || (network !== undefined && penalties.has(network)) || (connections.size >= limits.total && !makeRoom())) {
      socket.destroy();
      return;
    }
    const connection: Connection = { socket, network, request: undefined, response: undefined, usedAt: tick, waiting: undefined, writtenBefore: 0, reading: undefined };
    socket[STATE] = connection;
    connections.add(connection);
    if (network !== undefined) perNetwork.set(network, held + 1);
    socket.once('close', () => leave(connection));
  }

  /** Nothing has moved for `silenceMs`, or a kept connection's time is over. */
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

  /** @returns whether it goes on without anything having moved for two ticks */
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
      socket.resetAndDestroy(); // an ordinary end would leave the unread bytes with the system
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

  const turns: (() => void)[] = [];
  function takeTurn(work: () => void): void {
    turns.push(work);
    if (turns.length === 1) setImmediate(giveTurns);
  }
  function giveTurns(): void {
    for (const work of turns.splice(0, TURNS_AT_ONCE)) work();
    if (turns.length > 0) setImmediate(giveTurns);
  }

  /** The reply before has gone out: the next request's turn. */
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
    } else exchange[1].once('close', () => takeTurn(() => next(connection, handle)));
    begin(connection, exchange, handle);
  }

  function wait(connection: Connection, exchange: Exchange, handle: Handle): void {
    if (connection.socket.destroyed) return; // the rest of what has arrived
    if (waiting >= limits.waiting) {
      cut(connection, performance.now());
      return;
    }
    waiting += 1;
    connection.socket.pause(); // takes no more than what has arrived
    if (connection.waiting) {
      connection.waiting.push(exchange);
    } else {
      connection.waiting = [exchange];
      connection.writtenBefore = connection.socket.bytesWritten;
      connection.response!.once('close', () => takeTurn(() => next(connection, handle)));
    }
  }

  return {
    watch(server) {
      server.timeout = limits.silenceMs;
      server.on('connection', enter);
      server.on('timeout', (socket: Socket) => onSilence(server, socket));
      const timer = setInterval(onTick, limits.tickMs).unref();
      server.once('close', () => clearInterval(timer));
    },
    inTurn: (handle) => (request, response) => {
      const connection = (request.socket as GuardedSocket)[STATE];
      if (!connection) handle(request, response);
      else if (connection.waiting === undefined && isAnswered(connection)) begin(connection, [request, response], handle);
      else wait(connection, [request, response], handle);
    },
    get size() {
      return { connections: connections.size, waiting };
    },
  };
}
