// Changes of secrets, as the audit table notes them.
import type { SealedName } from '#contract/sealed.ts';
import { SEALED_LABELS } from '#contract/sealed-texts.ts';
import { record, secret as hidden } from '../../entities/audit/record.ts';
import type { Trx } from '../../base/db/database.ts';
import { removeSealed } from '../../base/keys/sealed.ts';
import type { Viewer } from '../../call/handlers.ts';

/** Notes in the audit table that a value changed, and nothing of the value. @param was, is whether there was, is one */
export async function noteSealedChange(
  trx: Trx,
  { viewer, at, name, was, is }: { viewer: Viewer; at: Date; name: SealedName; was: boolean; is: boolean },
): Promise<void> {
  if (!was && !is) return;
  await record(trx, {
    viewer,
    now: at,
    action: 'update',
    kind: 'setting',
    rowId: name,
    rowVersion: null,
    title: SEALED_LABELS[name],
    before: { settingValue: was ? hidden('before') : null },
    after: { settingValue: is ? hidden('after') : null },
  });
}

/** Removes a value whose use has ended, inside the transaction that ended it. */
export async function forgetSealed(trx: Trx, viewer: Viewer, name: SealedName, at: Date): Promise<void> {
  await noteSealedChange(trx, { viewer, at, name, was: await removeSealed(trx, name), is: false });
}
