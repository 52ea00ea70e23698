// A real SMTP server on the loopback interface, and a reader of the received mails.
import { SMTPServer } from 'smtp-server';
import type { AddressInfo } from 'node:net';
import type { Setup } from './engines.ts';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** The message as it came. */
  raw: string;
  headers: Record<string, string>;
  text: string;
  html: string;
}

export interface SmtpServer {
  url: string;
  port: number;
  mails: ReceivedMail[];
  /** Answers that refuse the next RCPT TO or message, oldest first. */
  refusals: { at: 'recipient' | 'message'; code: number }[];
  /** Number of connections so far. */
  connections(): number;
}

interface SmtpOptions {
  port?: number;
  /** Answers 421 to further connections. */
  maxClients?: number;
  /** Takes mails after this login only. */
  login?: { user: string; password: string };
  /** TLS from the start, with a certificate that nobody trusts. */
  isEncrypted?: boolean;
  refusesSender?: boolean;
}

export async function startSmtp(
  setup: Pick<Setup, 'onEnd'>,
  { port = 0, maxClients, login, isEncrypted = false, refusesSender = false }: SmtpOptions = {},
): Promise<SmtpServer> {
  const mails: ReceivedMail[] = [];
  const refusals: SmtpServer['refusals'] = [];
  let connections = 0;
  const refusal = (at: 'recipient' | 'message'): Error | undefined => {
    if (refusals[0]?.at !== at) return undefined;
    return Object.assign(new Error('refused by the test'), { responseCode: refusals.shift()!.code });
  };
  const server = new SMTPServer({
    secure: isEncrypted,
    disabledCommands: login ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, callback) {
      if (username === login?.user && password === login?.password) callback(null, { user: username });
      else callback(new Error('Authentication failed'));
    },
    onMailFrom(_address, _session, callback) {
      callback(refusesSender ? Object.assign(new Error('not your address'), { responseCode: 553 }) : undefined);
    },
    disableReverseLookup: true,
    closeTimeout: 100,
    maxClients,
    onConnect(_session, callback) {
      connections += 1;
      callback();
    },
    onRcptTo(_address, _session, callback) {
      callback(refusal('recipient'));
    },
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          const error = refusal('message');
          if (!error)
            mails.push(
              read(
                Buffer.concat(chunks).toString('utf8'),
                envelope.mailFrom ? envelope.mailFrom.address : '',
                envelope.rcptTo.map((to) => to.address),
              ),
            );
          callback(error);
        });
    },
  });
  server.on('error', () => {}); // of a client that breaks off, for example at the certificate
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  setup.onEnd(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  );
  const { port: listening } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${listening}`,
    port: listening,
    mails,
    refusals,
    connections: () => connections,
  };
}

function read(raw: string, from: string, to: string[]): ReceivedMail {
  const [head, ...rest] = raw.split('\r\n\r\n');
  const headers = readHeaders(head!);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')![1]!;
  const parts = rest
    .join('\r\n\r\n')
    .split(`--${boundary}`)
    .map((part) => {
      const [partHead = '', ...body] = part.replace(/^\r\n/, '').split('\r\n\r\n');
      return { headers: readHeaders(partHead), body: body.join('\r\n\r\n') };
    });
  const part = (type: string) => {
    const found = parts.find(({ headers: { 'content-type': given = '' } }) => given.startsWith(type));
    return found ? decodeBody(found.body, found.headers['content-transfer-encoding'] ?? '') : '';
  };
  return { from, to, raw, headers, text: part('text/plain'), html: part('text/html') };
}

const readHeaders = (head: string): Record<string, string> =>
  Object.fromEntries(
    head
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
      }),
  );

const fromQuoted = (text: string): Buffer =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

/** RFC 2047: '=?UTF-8?Q?…?='. */
const decodeWords = (text: string): string =>
  text
    .replace(/(\?=)\s+(?==\?)/g, '$1')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, body: string) =>
      (kind.toLowerCase() === 'b' ? Buffer.from(body, 'base64') : fromQuoted(body.replace(/_/g, ' '))).toString('utf8'),
    );

function bytesOfBody(body: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  return encoding === 'quoted-printable' ? fromQuoted(body) : Buffer.from(body);
}
const decodeBody = (body: string, encoding: string): string =>
  bytesOfBody(body, encoding).toString('utf8').replace(/\r\n/g, '\n').trimEnd();
