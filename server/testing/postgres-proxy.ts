// A proxy in front of PostgreSQL whose connections a test can hold back or cut, like an outage, a stopped process or a
// broken network.
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { LISTENER } from '../base/db/engines/postgres.ts';
import type { Setup } from './engines.ts';

export interface PostgresProxy {
  /** The database's address, through the proxy. */
  readonly address: string;
  /** Delay of notifications, and of all other data for a listening connection. */
  lateMs: number;
  /**
   * Freezes the existing listening connections: they pass no data in either direction, and stay open; later ones work.
   */
  freezeListeners(): void;
  /** Passes on what was held back. */
  thaw(): void;
  /** Number of frozen connections. */
  readonly frozen: number;
  /** Cuts every connection; new ones are refused until `mend`. */
  cut(): void;
  mend(): void;
  /** Cuts once a client sends the text. */
  cutAt(text: string): void;
  /** Whether `cutAt` has come true. */
  readonly isCut: boolean;
  close(): Promise<void>;
}

interface Link {
  client: Socket;
  server: Socket;
  isListener: boolean;
  isFrozen: boolean;
}

/** Opens the proxy for one test. @param isCut begins by refusing every connection */
export async function startProxy(setup: Pick<Setup, 'onEnd'>, address: string, isCut = false): Promise<PostgresProxy> {
  const proxy = await openPostgresProxy(address);
  setup.onEnd(() => proxy.close());
  if (isCut) proxy.cut();
  return proxy;
}

/** @param address `postgres://…`, without TLS */
export async function openPostgresProxy(address: string): Promise<PostgresProxy> {
  const target = new URL(address);
  const links = new Set<Link>();
  let cutText: string | undefined;
  let isCut = false;
  let lateMs = 0;

  const cut = () => {
    isCut = true;
    for (const { client, server } of links) {
      client.resetAndDestroy();
      server.resetAndDestroy();
    }
  };
  const listening = createServer((client) => {
    if (isCut) {
      client.resetAndDestroy();
      return;
    }
    const server = connect(Number(target.port || 5432), target.hostname);
    const link: Link = { client, server, isListener: false, isFrozen: false };
    links.add(link);
    const end = () => {
      links.delete(link);
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) socket.setNoDelay(true).on('error', end).on('close', end);
    client.on('data', (data: Buffer) => {
      if (data.includes(LISTENER)) link.isListener = true; // in the first message, with the user's name
      if (cutText !== undefined && data.includes(cutText)) cut();
      else server.write(data);
    });
    server.on('data', (data: Buffer) => {
      if (link.isListener && lateMs > 0)
        setTimeout(() => {
          client.write(data);
        }, lateMs);
      else client.write(data);
    });
  }).listen(0, '127.0.0.1');
  await once(listening, 'listening');

  const own = new URL(address);
  own.hostname = '127.0.0.1';
  own.port = String((listening.address() as AddressInfo).port);
  return {
    address: own.href,
    get lateMs() {
      return lateMs;
    },
    set lateMs(value) {
      lateMs = value;
    },
    freezeListeners() {
      for (const link of links) {
        if (!link.isListener) continue;
        link.isFrozen = true;
        link.client.pause();
        link.server.pause();
      }
    },
    thaw() {
      for (const link of links) {
        link.isFrozen = false;
        link.client.resume();
        link.server.resume();
      }
    },
    get frozen() {
      return [...links].filter(({ isFrozen }) => isFrozen).length;
    },
    cut,
    mend() {
      isCut = false;
    },
    cutAt(text) {
      cutText = text;
    },
    get isCut() {
      return isCut;
    },
    async close() {
      const closed = once(listening, 'close');
      listening.close();
      for (const { client, server } of links) {
        client.destroy();
        server.destroy();
      }
      await closed;
    },
  };
}
