import type { MailPauseReason } from '#contract/system.ts';
import type { ClaimedMail } from './outbox.ts';

/** A refused mail. `isFinal`: the server will never take it, so trying again is useless. */
export class MailRefused extends Error {
  override name = 'MailRefused';
  readonly isFinal: boolean;
  constructor(message: string, isFinal: boolean) {
    super(message);
    this.isFinal = isFinal;
  }
}

/** The server has given no verdict on the mail: it is down, silent, refuses the sender, or has broken off. */
export class MailServerDown extends Error {
  override name = 'MailServerDown';
  readonly reason: MailPauseReason;
  /** 'ECONNREFUSED', 'EAUTH 535': for the log, without names. */
  readonly code: string;
  /** Whether the server knew of the mail, which may be the cause, or may have been taken. */
  readonly isAtMail: boolean;
  constructor(message: string, { reason, code, isAtMail }: Pick<MailServerDown, 'reason' | 'code' | 'isAtMail'>) {
    super(message);
    this.reason = reason;
    this.code = code;
    this.isAtMail = isAtMail;
  }
}

/** How long one mail may take: a server that trickles its answers counts as silent. */
export const SEND_WITHIN_MS = 60_000;

export interface Transport {
  /** Several mails may be sent at once. @throws MailRefused, MailServerDown */
  send(mail: ClaimedMail): Promise<void>;
  /** Closes connections, also those that are sending. */
  close(): void;
}
