// Starts sessions for people who have proved their identity.
import { isStaffRole } from '#contract/access.ts';
import type { SignedInUser } from '#contract/auth.ts';
import { record } from '../../../entities/audit/record.ts';
import type { Trx } from '../../../base/db/database.ts';
import type { Known, Viewer } from '../../../call/handlers.ts';
import type { Accounts } from './accounts.ts';
import { deviceOf } from './devices.ts';
import type { Opened } from './sessions.ts';
import type { UserRow } from './users.ts';

/** The account as the browser keeps it. */
export const signedInUser = ({ publicId, email, username, role, avatar, name }: UserRow): SignedInUser => ({
  id: publicId,
  email,
  username,
  role,
  avatar,
  name,
});

/** The person of an account. @param sessionId 0: without a session, by a link in a mail */
export const knownAs = ({ id, publicId, name, username, role }: UserRow, sessionId = 0): Known => ({
  role,
  user: { id, publicId, name: name || username, sessionId },
});

/** The viewer of an account that is not stored yet. */
export const byNobody = (viewer: Viewer, name: string): Viewer => ({
  ...viewer,
  user: { id: 0, publicId: '', name, sessionId: 0 },
});

/** Signs the person in, from where the viewer is. */
export async function beginSession(
  { sessions, now }: Pick<Accounts, 'sessions' | 'now'>,
  trx: Trx,
  user: UserRow,
  viewer: Viewer,
): Promise<Opened> {
  const at = new Date(now());
  await trx.updateTable('users').set({ lastLoginAt: at }).where('id', '=', user.id).execute();
  const opened = await sessions.open(trx, user, viewer);
  const actor: Viewer = { ...viewer, ...knownAs(user, opened.sessionId) };
  if (isStaffRole(user.role))
    await record(trx, {
      viewer: actor,
      now: at,
      action: 'login',
      kind: 'session',
      rowId: opened.session,
      rowVersion: null,
      title: deviceOf(viewer.userAgent),
    });
  return opened;
}
