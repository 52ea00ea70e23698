import { isStaffRole } from '#contract/access.ts';
import type { SecurityLog } from '../../../base/security-log.ts';
import type { staffSaving } from '../../../entities/saving.ts';
import type { UserRow } from './users.ts';

type Saving = ReturnType<typeof staffSaving<'users'>>;

/** Changes that affect somebody's rights, or could help to take over an account. */
function changesOfRights(before: UserRow, after: UserRow): string[] {
  const changes: string[] = [];
  if (after.role !== before.role) changes.push(`role ${before.role} to ${after.role}`);
  if (after.isActive !== before.isActive) changes.push(after.isActive ? 'activated' : 'deactivated');
  if (after.passwordHash !== before.passwordHash) changes.push('password');
  if (after.emailKey !== before.emailKey) changes.push('e-mail address');
  return changes;
}

/** Saves accounts like `saving`, and reports committed changes of rights to the security log. */
export const loggingRights = (saving: Saving, security: SecurityLog): Saving => ({
  async create(viewer, values) {
    const row = await saving.create(viewer, values);
    if (isStaffRole(row.role)) security.note('rights changed', { account: row.publicId, reason: `new ${row.role}` });
    return row;
  },
  async update(viewer, publicId, version, change) {
    let before: UserRow | undefined;
    const after = await saving.update(viewer, publicId, version, (row, trx) => {
      before = row;
      return typeof change === 'function' ? change(row, trx) : change;
    });
    for (const reason of before ? changesOfRights(before, after) : [])
      security.note('rights changed', { account: publicId, reason });
    return after;
  },
  async remove(viewer, publicId, grant) {
    await saving.remove(viewer, publicId, grant);
    security.note('rights changed', { account: publicId, reason: 'account deleted' });
    return undefined;
  },
});
