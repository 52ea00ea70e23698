import type { MailPauseReason } from '#contract/system.ts';
import type { ClaimedMail } from './outbox.ts';

/** Why a mail was not taken. `isFinal`: the server will never take it, so trying again is useless. */
export class MailRefused extends Error {
  override name = 'MailRefused';
  readonly isFinal: boolean;
  constructor(message: string, isFinal: boolean) {
    super(message);
    this.isFinal = isFinal;
  }
}

/** The server has said nothing about the mail: it is down, silent, refuses us, or has broken off. */
export class MailServerDown extends Error {
  override name = 'MailServerDown';
  readonly reason: MailPauseReason;
  /** 'ECONNREFUSED', 'EAUTH 535': for the log, names nobody. */
  readonly code: string;
  /** The server had been told of the mail, which may be the cause, or may have been taken all the same. */
  readonly isAtMail: boolean;
  constructor(message: string, { reason, code, isAtMail }: Pick<MailServerDown, 'reason' | 'code' | 'isAtMail'>) {
    super(message);
    this.reason = reason;
    this.code = code;
    this.isAtMail = isAtMail;
  }
}

/** How long one mail may take: a server that trickles its answers is silent too. */
export const SEND_WITHIN_MS = 60_000;

export interface Transport {
  /** Several may be under way at once. @throws MailRefused, MailServerDown */
  send(mail: ClaimedMail): Promise<void>;
  /** Ends connections, also those that are sending. */
  close(): void;
}
