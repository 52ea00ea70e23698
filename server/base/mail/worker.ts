// Sends due mails from the outbox, inside the server's process. `start/main.ts` starts it; `buildApp` does not.
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { MailServer } from './mail-server.ts';
import { sentMarks } from './marks.ts';
import { outbox, type ClaimedMail } from './outbox.ts';
import { MailRefused, MailServerDown, type Transport } from './transport.ts';

const LOOK_EVERY_MS = 5_000;
const AT_A_TIME = 5;
/** Mails claimed at once. */
const CLAIMED = 50;
/** How often the server may break off at a mail before that counts as a try: some servers refuse that way. */
const FREE_BREAKS = 3;
/** How long a stop waits for the mails that are being sent. */
const STOP_WITHIN_MS = 8_000;

export interface MailLog {
  warn(
    details: { mail: string; kind: string; attempts: number; state: string } | { code: string; until: string },
    message: string,
  ): void;
  error(details: { err: unknown }, message: string): void;
}

export interface MailWorker {
  /** Sends everything that is due now, unless the outbox pauses. @returns the number sent */
  sendDue(): Promise<number>;
  start(): void;
  /** Ends after the mails that are being sent; what is still waiting stays in the outbox. */
  stop(): Promise<void>;
}

/** A mail on which the server gave no verdict. */
interface Failure {
  why: MailServerDown;
  answersBefore: number;
}

export function mailWorker({
  database,
  server,
  log,
  now = Date.now,
}: {
  database: Database;
  server: MailServer;
  log: MailLog;
  now?: Clock;
}): MailWorker {
  const mails = outbox({ database, now });
  const marks = sentMarks(mails);
  const stopping = new AbortController();
  /** Of this run; undefined before the first one. */
  let transport: Transport | null | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> | undefined;
  /** Claimed, and not yet on the way. */
  let queue: ClaimedMail[] = [];
  let claiming: Promise<void> | undefined;
  /** Mails with the server's verdict: taken or refused. */
  let answers = 0;
  let sent = 0;
  const breaks = new Map<number, number>();

  async function giveBack(): Promise<void> {
    const unsent = queue;
    queue = [];
    await mails.giveBack(unsent).catch((error: unknown) => {
      queue.push(...unsent); // for the next time
      throw error;
    });
  }

  async function nextMail(): Promise<ClaimedMail | undefined> {
    if (queue.length === 0) {
      claiming ??= mails
        .claim(CLAIMED)
        .then((claim) => {
          queue.push(...claim.mails);
        })
        .finally(() => {
          claiming = undefined;
        });
      await claiming;
    }
    return stopping.signal.aborted ? undefined : queue.shift();
  }

  async function refused(mail: ClaimedMail, reason: string, isFinal: boolean): Promise<void> {
    const state = await mails.markRefused(mail, reason, isFinal);
    // The reason may name the recipient: it stays in the outbox.
    log.warn({ mail: mail.publicId, kind: mail.kind, attempts: mail.attempts, state }, 'mail not sent');
  }

  /** Puts the mail back: it comes again, in this run or later. */
  async function keep(mail: ClaimedMail, why: MailServerDown): Promise<void> {
    if (!why.isAtMail) {
      queue.unshift(mail);
      return;
    }
    // It may have been taken, or be the reason for breaking off: the others go first. A failed login is for the owner
    // to fix.
    const times = (breaks.get(mail.id) ?? 0) + (why.reason === 'login' ? 0 : 1);
    if (times > FREE_BREAKS) {
      await refused(mail, why.message, false);
      return;
    }
    breaks.set(mail.id, times);
    await mails.putOff(mail, why.message);
  }

  /** @returns null when the server has answered */
  async function deliver(mail: ClaimedMail): Promise<Failure | null> {
    const answersBefore = answers;
    try {
      if (!(await mails.isClaimed(mail))) {
        await mails.giveBack([mail]);
        return null;
      }
      await transport!.send(mail);
    } catch (error) {
      if (error instanceof MailServerDown) {
        await keep(mail, error);
        return { why: error, answersBefore };
      }
      if (!(error instanceof MailRefused)) {
        // For example of the database: the mail comes again, without counting a try.
        queue.unshift(mail);
        throw error;
      }
      answers += 1;
      breaks.delete(mail.id);
      await refused(mail, error.message, error.isFinal);
      return null;
    }
    answers += 1;
    sent += 1;
    breaks.delete(mail.id);
    marks.add(mail);
    return null;
  }

  /** Sends until no mail is due, over one connection. @returns the failure that ended it */
  async function lane(): Promise<Failure | null> {
    for (let mail = await nextMail(); mail; mail = await nextMail()) {
      const failure = await deliver(mail);
      if (failure) return failure;
    }
    return null;
  }

  /** Runs several lanes at once. @returns the last failure, if any @throws the first error, after all have ended */
  async function lanes(count: number): Promise<Failure | null> {
    let last: Failure | null = null;
    const ends = await Promise.allSettled(
      Array.from({ length: count }, async () => {
        last = (await lane()) ?? last;
      }),
    );
    const broken = ends.find((end) => end.status === 'rejected');
    if (broken) throw broken.reason;
    return last;
  }

  async function rest({ why }: Failure, isTrial: boolean): Promise<void> {
    if (stopping.signal.aborted) return; // the stop itself may have caused it
    const until = await mails.pause(why, isTrial);
    if (until) log.warn({ code: why.code, until: until.toISOString() }, 'the mail server is down: mails wait');
  }

  async function sendAll(): Promise<void> {
    await marks.flush(); // accepted in an earlier run, and not noted since
    await giveBack();
    const former = transport;
    transport = await server.current();
    if (!transport) return; // mails wait
    // Another server: how the former one failed says nothing about it.
    if (former !== undefined && former !== transport) await mails.tryNow();
    const claim = await mails.claim(CLAIMED);
    queue.push(...claim.mails);
    if (stopping.signal.aborted) return;
    // One mail goes first: only one connection waits for a silent server.
    const first = queue.shift();
    if (!first) return;
    let failure = await deliver(first);
    if (failure) {
      await rest(failure, claim.isTrial);
      return;
    }
    if (claim.isTrial) await mails.endPause();
    for (let count = AT_A_TIME; !stopping.signal.aborted; count--) {
      failure = await lanes(Math.max(1, count));
      if (!failure) return;
      // The server answers on other connections: it may limit their number.
      if (answers === failure.answersBefore) {
        await rest(failure, false);
        return;
      }
    }
  }

  async function sendAndNote(): Promise<number> {
    sent = 0;
    try {
      await sendAll();
    } finally {
      await marks.flush().finally(giveBack);
    }
    return sent;
  }

  const sendDue = (): Promise<number> =>
    (running ??= sendAndNote().finally(() => {
      running = undefined;
    }));

  const look = async (): Promise<void> => {
    await sendDue().catch((error: unknown) => log.error({ err: error }, 'the outbox could not be read'));
    if (!stopping.signal.aborted) timer = setTimeout(look, LOOK_EVERY_MS).unref();
  };

  return {
    sendDue,
    start() {
      void mails
        .tryNow()
        .catch(() => {})
        .then(look);
    },
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      const ended = Promise.all([running, giveBack()]).catch(() => {});
      await Promise.race([
        ended,
        new Promise((resolve) => {
          setTimeout(resolve, STOP_WITHIN_MS).unref();
        }),
      ]);
      server.close();
    },
  };
}
