// A process that attacks a server on this machine as its first message says, and reopens every closed connection.
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface Attack {
  port: number;
  connections: number;
  /** Source addresses, 127.1.0.0 and up; the connections are spread over them. */
  addresses: number;
  /** Sent at once, as bytes. */
  opening: string;
  /** Sent each second after `opening`. */
  trickle: string;
  /**
   * Requested instead of sending bytes: each connection asks for these at random, one after the other, and reads the
   * replies. `*` becomes a new word each time.
   */
  paths?: readonly string[];
}

/** Wait before a closed connection is opened again. */
const REOPEN_MS = 500;
const OPENED_AT_ONCE = 100;

const addressOf = (i: number): string => `127.1.${Math.floor(i / 250)}.${1 + (i % 250)}`;

function keepOpen({ port, addresses, opening }: Attack, i: number, open: Set<Socket>): void {
  const socket = connect({ port, host: '127.0.0.1', localAddress: addressOf(i % addresses), family: 4 });
  socket.pause(); // never reads
  socket.on('connect', () => {
    open.add(socket);
    if (opening) socket.write(opening);
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    open.delete(socket);
    setTimeout(() => keepOpen({ port, addresses, opening } as Attack, i, open), REOPEN_MS);
  });
}

async function askForever({ port, addresses, paths = [] }: Attack, i: number): Promise<never> {
  const agent = new Agent({ keepAlive: true });
  const localAddress = addressOf(i % addresses);
  for (;;) {
    const path = paths[Math.floor(Math.random() * paths.length)]!.replace('*', Math.random().toString(36).slice(2, 6));
    const isAnswered = await new Promise<boolean>((resolve) => {
      get({ host: '127.0.0.1', port, path, agent, localAddress }, (reply) => {
        reply
          .resume()
          .on('end', () => resolve(true))
          .on('error', () => resolve(false));
      }).on('error', () => resolve(false));
    });
    if (!isAnswered) await delay(REOPEN_MS);
  }
}

process.once('message', (attack: Attack) => {
  const open = new Set<Socket>();
  let begun = 0;
  const begin = setInterval(() => {
    for (let i = 0; i < OPENED_AT_ONCE && begun < attack.connections; i++, begun++) {
      if (attack.paths) void askForever(attack, begun);
      else keepOpen(attack, begun, open);
    }
    if (begun < attack.connections) return;
    clearInterval(begin);
    process.send!({ isReady: true });
  }, 20);
  if (attack.trickle)
    setInterval(() => {
      for (const socket of open) socket.write(attack.trickle);
    }, 1_000);
});
process.on('disconnect', () => process.exit(0));
