// A way to PostgreSQL that the test can cut: outages without touching the server that all tests share.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Setup } from './engines.ts';

export interface PostgresProxy {
  /** The database through the proxy. */
  address: string;
  /** Cuts all connections; new ones are refused until `mend`. */
  cut(): void;
  mend(): void;
}

/** @param isCut begins without letting anybody through */
export async function startProxy(setup: Pick<Setup, 'onEnd'>, address: string, isCut = false): Promise<PostgresProxy> {
  const target = new URL(address);
  const sockets = new Set<Socket>();
  let isOpen = !isCut;
  const server = createServer((visitor) => {
    if (!isOpen) {
      visitor.resetAndDestroy();
      return;
    }
    const beyond = connect(Number(target.port || 5432), target.hostname);
    for (const [from, to] of [[visitor, beyond], [beyond, visitor]] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy()).on('close', () => { sockets.delete(from); to.destroy(); });
    }
  });
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  const cut = () => {
    isOpen = false;
    for (const socket of sockets) socket.resetAndDestroy();
  };
  setup.onEnd(() => { cut(); server.close(); });
  const through = new URL(address);
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { address: through.href, cut, mend: () => { isOpen = true; } };
}
