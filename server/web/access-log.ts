// One line for each request, also for kept replies, which no hook of Fastify sees. No query: searches are typed by
// people.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { logNetwork } from '../base/client-network.ts';

interface Parts {
  sink: { info(line: object, message: string): void };
  /** Takes secrets out of an address. */
  withoutSecrets(url: string): string;
  isTrusted(address: string): boolean;
  idOf(request: IncomingMessage): string | undefined;
}

/** Where a request comes from: the last address that no trusted proxy has. */
function clientAddress({ socket, headers }: IncomingMessage, isTrusted: (address: string) => boolean): string {
  const given = headers['x-forwarded-for'];
  const hops = [
    ...(typeof given === 'string' ? given.split(',').map((hop) => hop.trim()) : []),
    socket.remoteAddress ?? '',
  ].toReversed();
  return hops.find((hop) => !isTrusted(hop)) ?? hops.at(-1)!;
}

/** @returns to be called with each request before it is answered */
export function accessLog({
  sink,
  withoutSecrets,
  isTrusted,
  idOf,
}: Parts): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const { socket, method, url = '' } = request;
    const network = logNetwork(clientAddress(request, isTrusted));
    const since = performance.now();
    const writtenBefore = socket.bytesWritten;
    let bytes: number | undefined;
    response.prependOnceListener('finish', () => {
      bytes = socket.bytesWritten - writtenBefore;
    });
    response.once('close', () => {
      sink.info(
        {
          access: method,
          path: withoutSecrets(url).split('?')[0],
          status: response.headersSent ? response.statusCode : undefined,
          bytes: bytes ?? socket.bytesWritten - writtenBefore,
          ms: Math.round((performance.now() - since) * 10) / 10,
          aborted: response.writableFinished ? undefined : true,
          network,
          reqId: idOf(request),
        },
        'request',
      );
    });
  };
}
