// A process that attacks a server on this machine, as its first message says, and reopens every connection that is closed.
import { connect, type Socket } from 'node:net';

export interface Attack {
  port: number;
  connections: number;
  /** Source addresses, 127.1.0.0 and up; the connections are spread over them. */
  addresses: number;
  /** Sent at once. */
  opening: string;
  /** Sent each second after it. */
  trickle: string;
}

/** A closed connection is opened again after this time. */
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

process.once('message', (attack: Attack) => {
  const open = new Set<Socket>();
  let begun = 0;
  const begin = setInterval(() => {
    for (let i = 0; i < OPENED_AT_ONCE && begun < attack.connections; i++) keepOpen(attack, begun++, open);
    if (begun < attack.connections) return;
    clearInterval(begin);
    process.send!({ isReady: true });
  }, 20);
  if (attack.trickle) setInterval(() => { for (const socket of open) socket.write(attack.trickle); }, 1_000);
});
process.on('disconnect', () => process.exit(0));
