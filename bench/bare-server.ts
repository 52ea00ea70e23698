// The server to compare with: node:http sends one prepared reply and does nothing else.
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface BareReply {
  status: number;
  headers: OutgoingHttpHeaders;
  /** Base64; empty for a reply without a body. */
  body: string;
}

process.once('message', ({ status, headers, body }: BareReply) => {
  const bytes = body ? Buffer.from(body, 'base64') : undefined;
  const server = createServer((_request, response) => {
    response.writeHead(status, headers).end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }));
});
process.once('disconnect', () => process.exit(0)); // never outlives the run
