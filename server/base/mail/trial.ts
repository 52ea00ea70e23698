// One mail, sent at once and over a connection of its own, whose failure is told in plain words.
import { createTransport } from 'nodemailer';
import type { MailFailure } from '#contract/mail-texts.ts';
import type { Db } from '../db/database.ts';
import type { Config } from '../env.ts';
import type { MailContent } from './outbox.ts';
import { senderOf } from './sender.ts';
import type { SmtpServer } from './smtp-server.ts';
import { addressOf, type SmtpError } from './smtp.ts';

/** The caller waits for the answer. */
const ANSWER_WITHIN_MS = 14_000;
const STEP_MS = 8_000;
const TIMEOUTS = { dnsTimeout: STEP_MS, connectionTimeout: STEP_MS, greetingTimeout: STEP_MS, socketTimeout: STEP_MS };

export interface TrialFailure {
  failure: MailFailure;
  /** The server's reply, or the error's code. */
  detail: string;
}

/** @returns null when the server has taken the mail */
export async function tryMail(
  server: SmtpServer,
  {
    config: { mailFrom },
    db,
    withinMs = ANSWER_WITHIN_MS,
  }: { config: Pick<Config, 'mailFrom'>; db: Db; withinMs?: number },
  to: string,
  { subject, text, html }: MailContent,
): Promise<TrialFailure | null> {
  const from = await senderOf(db, mailFrom);
  const transporter = createTransport({
    ...addressOf(server),
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transporter.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      text,
      html,
      signal: AbortSignal.timeout(withinMs),
    });
    return null;
  } catch (error) {
    const { code, originalCode, response, responseCode, message } = error as SmtpError;
    return {
      failure: failureOf(error as SmtpError),
      detail: response ?? ([originalCode ?? code, responseCode].filter(Boolean).join(' ') || message),
    };
  } finally {
    transporter.close();
  }
}

const REFUSED: readonly (string | undefined)[] = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH'];
/** Node's codes for certificates that it does not trust, or that name another host or time. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER/;
/** A server that speaks plainly where TLS is expected, or has no TLS to offer. */
const NO_TLS = /WRONG_VERSION_NUMBER|ERR_SSL|EPROTO/;
const BY_CODE: Partial<Record<string, MailFailure>> = {
  EDNS: 'unknownHost',
  ETIMEDOUT: 'silent',
  EABORT: 'silent',
  EAUTH: 'login',
  ENOAUTH: 'login',
  ETLS: 'encryption',
};
const WANTS_LOGIN = 530;

function failureOf({ code = '', originalCode = '', command, responseCode, message }: SmtpError): MailFailure {
  if (CERTIFICATE.test(originalCode) || CERTIFICATE.test(code)) return 'certificate';
  if (NO_TLS.test(`${originalCode} ${code} ${message}`)) return 'encryption';
  if (REFUSED.includes(originalCode)) return 'refused';
  if (responseCode === WANTS_LOGIN) return 'login';
  if (command === 'MAIL FROM') return 'sender';
  if (command === 'RCPT TO') return 'recipient';
  return BY_CODE[code] ?? 'broken';
}
