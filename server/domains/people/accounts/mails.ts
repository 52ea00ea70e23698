import type { Trx } from '../../../base/db/database.ts';
import type { Clock } from '../../../base/clock.ts';
import { enqueue, type MailContent } from '../../../base/mail/outbox.ts';
import { mailRecipients, type MailConfig, type MailSite } from '../../../base/mail/recipients.ts';

/** Mails about an account, stored with the transaction; replies go to staff. */
export const accountMails = ({ config, now }: { config: MailConfig; now: Clock }) => {
  const recipients = mailRecipients(config);
  return async (
    trx: Trx,
    account: { publicId: string },
    to: string,
    template: (site: MailSite) => MailContent,
  ): Promise<void> => {
    const { site, replyTo } = await recipients(trx);
    await enqueue(trx, { ...template(site), to, replyTo, about: account.publicId }, new Date(now()));
  };
};
