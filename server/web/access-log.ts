// One line for each request, including kept replies, which Fastify's hooks do not see. Without the query: people type
// searches (docs/decisions/0073).
import type { IncomingMessage, ServerResponse } from 'node:http';
import { logNetwork } from '../base/client-network.ts';

interface Parts {
  sink: { info(line: object, message: string): void };
  /** Removes secrets from an address. */
  withoutSecrets(url: string): string;
  isTrusted(address: string): boolean;
  idOf(request: IncomingMessage): string | undefined;
}

/** Returns the client's address: the last one that belongs to no trusted proxy. */
function clientAddress({ socket, headers }: IncomingMessage, isTrusted: (address: string) => boolean): string {
  const given = headers['x-forwarded-for'];
  const hops = [
    ...(typeof given === 'string' ? given.split(',').map((hop) => hop.trim()) : []),
    socket.remoteAddress ?? '',
  ].toReversed();
  return hops.find((hop) => !isTrusted(hop)) ?? hops.at(-1)!;
}

/** @returns notes a request; call it before the request is answered */
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
