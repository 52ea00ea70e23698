// Ends a server without failing a request: readiness turns 503, kept connections close after their next reply, and the
// port goes last (docs/decisions/0073).
import type { ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as afterPoll, setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 50;
/**
 * A busy kernel may need a while to hand over a connection that a client has begun: so many looks in a row find none.
 * Looks, and not time: a process that got no processor meanwhile has looked at nothing.
 */
const QUIET_LOOKS = 10;
const LET_IN_EVERY_MS = 5;
/** Under endless new connections, those of this time are accepted. */
const MOST_LET_IN_MS = 1_000;

export interface Drain {
  readonly isDraining: boolean;
  /** From now on readiness is 503, and every reply closes its connection. */
  begin(): void;
  /** Adds a server whose port is to be let go. */
  add(server: NetServer): void;
  /**
   * Accepts the connections that came before, then closes the ports, all at once and nothing but them, so that a client
   * whose connection is closed after this cannot reach the process again.
   */
  closePorts(): Promise<void>;
  /**
   * Waits until the open connections have ended. Idle ones run into their keep-alive time, which their clients know:
   * closed earlier, they could meet a request that is on its way.
   */
  untilLeft(connections: () => number, signal: AbortSignal): Promise<void>;
  /** Called for each request before it is answered. */
  onRequest(response: ServerResponse): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    drain: Drain;
    /** Returns the number of open connections. */
    openConnections(): number;
  }
}

export function createDrain(): Drain {
  const servers: NetServer[] = [];
  let isDraining = false;
  let accepted = 0;
  return {
    get isDraining() {
      return isDraining;
    },
    begin() {
      isDraining = true;
    },
    add(server) {
      servers.push(server);
      server.on('connection', () => {
        accepted++;
      });
    },
    async closePorts() {
      // Closing the port resets connections not yet accepted. The pauses leave the processor to the kernel, which on a
      // busy machine completes connections with a delay.
      const since = performance.now();
      for (let quiet = 0; quiet < QUIET_LOOKS && performance.now() - since < MOST_LET_IN_MS;) {
        const before = accepted;
        await pause(LET_IN_EVERY_MS);
        await afterPoll(); // a timer that is late comes before what has arrived meanwhile
        quiet = accepted > before ? 0 : quiet + 1;
      }
      // An HTTP server's own close() would end idle connections, too.
      for (const server of servers) if (server.listening) NetServer.prototype.close.call(server);
    },
    async untilLeft(connections, signal) {
      while (connections() > 0 && !signal.aborted) await pause(LOOK_EVERY_MS);
    },
    onRequest(response) {
      if (isDraining) response.shouldKeepAlive = false;
    },
  };
}
