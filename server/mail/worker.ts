// Sends what waits in the outbox, inside the server's process. `main.ts` starts it; `buildApp` does not.
import type { Clock } from '../clock.ts';
import type { Database } from '../db/open.ts';
import { outbox } from './outbox.ts';
import { MailRefused, type Transport } from './transport.ts';

const LOOK_EVERY_MS = 5_000;
/** How long a stop waits for the mail that is being sent. */
const STOP_WITHIN_MS = 8_000;

export interface MailLog {
  warn(details: { mail: string; kind: string; attempts: number; state: string; code?: string }, message: string): void;
  error(details: { err: unknown }, message: string): void;
}

export interface MailWorker {
  /** Sends everything that is due now. @returns how many were sent */
  sendDue(): Promise<number>;
  start(): void;
  /** Ends after the mail that is being sent; what is still waiting stays in the outbox. */
  stop(): Promise<void>;
}

export function mailWorker({ database, transport, log, now = Date.now }: { database: Database; transport: Transport; log: MailLog; now?: Clock }): MailWorker {
  const mails = outbox({ database, now });
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> | undefined;

  async function sendAll(): Promise<number> {
    let sent = 0;
    while (!stopping.signal.aborted) {
      const mail = await mails.claim();
      if (!mail) break;
      try {
        await transport.send(mail);
      } catch (error) {
        const isFinal = error instanceof MailRefused && error.isFinal;
        const state = await mails.markRefused(mail, (error as Error).message, isFinal);
        // The reason may name the recipient: it stays in the outbox.
        log.warn({ mail: mail.publicId, kind: mail.kind, attempts: mail.attempts, state }, 'mail not sent');
        continue;
      }
      await mails.markSent(mail);
      sent += 1;
    }
    return sent;
  }

  const sendDue = (): Promise<number> => (running ??= sendAll().finally(() => { running = undefined; }));

  const look = async (): Promise<void> => {
    await sendDue().catch((error: unknown) => log.error({ err: error }, 'the outbox could not be read'));
    if (!stopping.signal.aborted) timer = setTimeout(look, LOOK_EVERY_MS).unref();
  };

  return {
    sendDue,
    start: () => { void look(); },
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await Promise.race([running?.catch(() => {}), new Promise((resolve) => { setTimeout(resolve, STOP_WITHIN_MS).unref(); })]);
      transport.close();
    },
  };
}
