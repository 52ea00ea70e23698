import { forgetTitle, record } from '../../../entities/audit/record.ts';
import type { Trx } from '../../../base/db/database.ts';
import type { Viewer } from '../../../call/handlers.ts';
import { eraseMails } from '../../../base/mail/outbox.ts';
import { ERASED_MESSAGE } from '../texts.ts';

/**
 * Erases a message past the trash: the row, its replies, the mails that repeat it, its subject in the audit table.
 * Inside a transaction on 'inbox'.
 */
export async function eraseMessage(
  trx: Trx,
  viewer: Viewer,
  { id, publicId, version }: { id: number; publicId: string; version: number },
  at: Date,
): Promise<void> {
  await eraseMails(trx, publicId);
  await forgetTitle(trx, 'message', publicId, ERASED_MESSAGE);
  await trx.deleteFrom('contactMessages').where('id', '=', id).execute();
  await record(trx, {
    viewer,
    now: at,
    action: 'delete',
    kind: 'message',
    rowId: publicId,
    rowVersion: version,
    title: ERASED_MESSAGE,
  });
}
