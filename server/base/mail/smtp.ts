import { Transform, type Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { MailPauseReason } from '#contract/system.ts';
import type { Db } from '../db/database.ts';
import type { Config } from '../env.ts';
import { senderOf } from './sender.ts';
import type { SmtpServer } from './smtp-server.ts';
import { MailRefused, MailServerDown, SEND_WITHIN_MS, type Transport } from './transport.ts';

/** Kept connections; each sends at most 100 mails, a usual limit of servers. */
const POOL = { maxConnections: 5, maxMessages: 100, maxRequeues: 2, idleTimeout: 20_000 };
const TIMEOUTS = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export interface SmtpOptions {
  timeouts?: typeof TIMEOUTS;
  sendWithinMs?: number;
}

/** Options of nodemailer that name the server. */
export const addressOf = (server: SmtpServer) => {
  if ('url' in server) return { url: server.url };
  const { host, port, security, user, password } = server;
  return {
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    auth: user === '' ? undefined : { user, pass: password },
  };
};

/** Sends through an SMTP server, over up to five kept connections. */
export function openTransport(
  server: SmtpServer,
  { mailFrom, publicUrl }: Pick<Config, 'mailFrom' | 'publicUrl'>,
  db: Db,
  { timeouts = TIMEOUTS, sendWithinMs = SEND_WITHIN_MS }: SmtpOptions = {},
): Transport {
  const transporter = createTransport({
    ...addressOf(server),
    pool: true,
    ...POOL,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = new URL(publicUrl).hostname;
  /**
   * Ids of mails that a connection has begun to send: nodemailer asks for the content right before it names sender and
   * recipient.
   */
  const begun = new Set<string>();
  transporter.use('stream', ({ message }, done) => {
    message.processFunc((input) => {
      begun.add(message.messageId());
      return inOnePiece(input);
    });
    done();
  });
  return {
    async send({ publicId, to, replyTo, subject, text, html, headers }) {
      const from = await senderOf(db, mailFrom);
      const messageId = `<${publicId}@${host}>`;
      try {
        await transporter.sendMail({
          // Addresses as objects: their text is never read as a list. A stable id lets a mail that is sent twice be
          // recognised.
          from,
          to: { name: '', address: to },
          replyTo: replyTo === undefined ? undefined : { name: '', address: replyTo },
          subject,
          text,
          html,
          headers,
          messageId,
          signal: AbortSignal.timeout(sendWithinMs),
        });
      } catch (error) {
        throw failureOf(error as SmtpError, begun.has(messageId));
      } finally {
        begun.delete(messageId);
      }
    },
    close: () => {
      transporter.close({ force: true });
    },
  };
}

/** Joins a mail's dozen small pieces, each of which would be a packet. */
function inOnePiece(input: Readable): Readable {
  const pieces: Buffer[] = [];
  const whole = new Transform({
    transform(piece: Buffer, _encoding, done) {
      pieces.push(piece);
      done();
    },
    flush(done) {
      done(null, Buffer.concat(pieces));
    },
  });
  input.on('error', (error) => whole.destroy(error));
  return input.pipe(whole);
}

export interface SmtpError extends Error {
  code?: string;
  originalCode?: string;
  command?: string;
  responseCode?: number;
  /** The server's words. */
  response?: string;
}

/** nodemailer's codes for failures that have nothing to do with the mail. */
const REASONS: Partial<Record<string, MailPauseReason>> = {
  EDNS: 'unreachable',
  ETIMEDOUT: 'silent',
  EABORT: 'silent',
  EAUTH: 'login',
  ENOAUTH: 'login',
  EOAUTH2: 'login',
  ESOCKET: 'broken',
  ECONNECTION: 'broken',
  EPROTOCOL: 'broken',
  ETLS: 'broken',
  ECONFIG: 'broken',
};
const UNREACHABLE: readonly (string | undefined)[] = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH'];
const GOES_AWAY = 421;
const WANTS_LOGIN = 530;

/** Returns why all mails would fail; null: the failure is about this mail. */
function reasonOf({ code = '', originalCode, responseCode }: SmtpError): MailPauseReason | null {
  if (UNREACHABLE.includes(originalCode)) return 'unreachable';
  if (responseCode === GOES_AWAY) return 'broken';
  if (responseCode === WANTS_LOGIN) return 'login';
  return REASONS[code] ?? null;
}

function failureOf(error: SmtpError, isBegun: boolean): MailRefused | MailServerDown {
  const { code, originalCode, command, responseCode, message } = error;
  const reason = reasonOf(error);
  if (reason !== null) {
    // All mails have the same sender.
    return new MailServerDown(message, {
      reason,
      code: [originalCode ?? code, responseCode].filter(Boolean).join(' '),
      isAtMail: isBegun && command !== 'MAIL FROM',
    });
  }
  // 5xx to the recipient or the content refuses this mail; 5xx to the sender is for the owner to fix.
  return new MailRefused(message, (responseCode ?? 0) >= 500 && (command === 'RCPT TO' || command === 'DATA'));
}
