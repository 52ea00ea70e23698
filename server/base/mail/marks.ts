import type { ClaimedMail, Outbox } from './outbox.ts';

/**
 * How long an accepted mail waits so that several are noted together: each note costs a sync of the disk. If the
 * process dies in the meantime, the mail is sent twice.
 */
const TOGETHER_MS = 20;

/** Notes in the outbox which mails the server has taken, several at once. */
export function sentMarks(mails: Pick<Outbox, 'markSent'>) {
  let accepted: ClaimedMail[] = [];
  let timer: NodeJS.Timeout | undefined;
  let noting = Promise.resolve();

  async function note(): Promise<void> {
    const now = accepted;
    accepted = [];
    if (now.length === 0) return;
    try {
      await mails.markSent(now);
    } catch (error) {
      accepted = [...now, ...accepted]; // for the next time
      throw error;
    }
  }

  /** Notes all accepted mails. @throws when the database cannot; the next call tries again */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    noting = noting.catch(() => {}).then(note);
    return noting;
  }

  return {
    add(mail: ClaimedMail): void {
      accepted.push(mail);
      timer ??= setTimeout(() => {
        flush().catch(() => {});
      }, TOGETHER_MS);
    },
    flush,
  };
}
