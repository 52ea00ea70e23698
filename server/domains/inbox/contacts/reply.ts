import { record } from '../../../entities/audit/record.ts';
import type { FormServices } from '../../../call/services.ts';
import { personOf, type Viewer } from '../../../call/handlers.ts';
import { enqueue } from '../../../base/mail/outbox.ts';
import { mailRecipients } from '../../../base/mail/recipients.ts';
import { replyToSender } from './mail-templates.ts';
import { getRow } from '../../../entities/saving.ts';
import { messageResource } from './resource.ts';

/** Answers a message: the reply, its mail and the message's new state are stored together or not at all. */
export const messageReplier = ({ database, config, now }: Pick<FormServices, 'database' | 'config' | 'now'>) => {
  const recipients = mailRecipients(config);
  return (viewer: Viewer, publicId: string, { subject, text }: { subject: string; text: string }): Promise<void> =>
    database.write('inbox', async (trx) => {
      const at = new Date(now());
      const message = await getRow(trx, messageResource, publicId);
      const { n: earlier } = await trx
        .selectFrom('messageReplies')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('messageId', '=', message.id)
        .executeTakeFirstOrThrow();
      await trx
        .insertInto('messageReplies')
        .values({ messageId: message.id, at, author: personOf(viewer).name, subject, body: text })
        .execute();
      const { site, replyTo } = await recipients(trx);
      await enqueue(
        trx,
        { ...replyToSender(site, { subject, text }, message), to: message.email, replyTo, about: publicId },
        at,
      );
      const state = { isRead: true, status: 'replied' as const };
      await trx
        .updateTable('contactMessages')
        .set({ ...state, version: message.version + 1, updatedAt: at })
        .where('id', '=', message.id)
        .execute();
      await record(trx, {
        viewer,
        now: at,
        action: 'update',
        kind: 'message',
        rowId: publicId,
        rowVersion: message.version + 1,
        title: messageResource.titleOf(message),
        before: { isRead: message.isRead, status: message.status, replies: earlier },
        after: { ...state, replies: earlier + 1 },
      });
    });
};
