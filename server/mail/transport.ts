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

export interface Transport {
  /** @throws MailRefused */
  send(mail: ClaimedMail): Promise<void>;
  /** Ends connections, also one that is sending. */
  close(): void;
}
