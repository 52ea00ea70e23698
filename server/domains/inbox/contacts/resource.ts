import { forgetMails } from '../../../base/mail/outbox.ts';
import type { Resource } from '../../../entities/resource.ts';
import { ERASED_MESSAGE, MESSAGE_ABSENT } from '../texts.ts';

/** A reply in the trash. */
export interface TakenReply {
  at: string;
  author: string;
  subject: string;
  body: string;
}

/** Message fields that staff change; sender and text stay out of the audit table. */
export const messageResource: Resource<'contactMessages'> = {
  kind: 'message',
  scope: 'inbox',
  table: 'contactMessages',
  absent: MESSAGE_ABSENT,
  titleOf: (row) => row.subject,
  erasedTitle: ERASED_MESSAGE,
  fieldsOf: (row) => ({ isRead: row.isRead, status: row.status }),
  related: {
    // Mails that repeat the message are deleted for good: they are copies.
    async take(trx, { id, publicId }): Promise<TakenReply[]> {
      await forgetMails(trx, publicId);
      const replies = await trx
        .selectFrom('messageReplies')
        .select(['at', 'author', 'subject', 'body'])
        .where('messageId', '=', id)
        .orderBy('id')
        .execute();
      await trx.deleteFrom('messageReplies').where('messageId', '=', id).execute();
      return replies.map(({ at, ...reply }) => ({ ...reply, at: at.toISOString() }));
    },
    async putBack(trx, { id }, taken) {
      for (const { at, ...reply } of taken as TakenReply[])
        await trx
          .insertInto('messageReplies')
          .values({ ...reply, messageId: id, at: new Date(at) })
          .execute();
    },
  },
};
