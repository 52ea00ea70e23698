import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { toFailure } from './errors.ts';
import { DATA_POLICY } from './security-headers.ts';

const STATUS_OF: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/**
 * Answers bytes that never became a request (broken, too long, too slow) in the shape of every failure, and hangs up.
 */
export function clientErrorHandler(common: Record<string, string>) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const { status, body } = toFailure({ statusCode: STATUS_OF[error.code ?? ''] ?? 400 });
    const text = JSON.stringify(body);
    const headers = {
      ...common,
      'content-security-policy': DATA_POLICY,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(text)),
      connection: 'close',
    };
    const lines = Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('');
    if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n${text}`);
    socket.destroy(error);
  };
}
