import { isStaffRole } from '#contract/access.ts';
import { ApiError } from '#contract/api-error.ts';
import { ADMIN_STAYS_ACTIVE, OWN_ROLE_STAYS } from '#contract/auth-texts.ts';
import type { Parsed } from '#contract/endpoints.ts';
import type { Files } from '../../../base/files/files.ts';
import { emailKey } from '../../../base/email-key.ts';
import { handlers, personOf, type Viewer } from '../../../call/handlers.ts';
import type { Accounts } from './accounts.ts';
import { guarded, nameColumns } from './resource.ts';
import { countUsers, getUserByPublicId, hasAdmin, listUsers, shownUser, type UserRow } from './users.ts';
import { LAST_ADMIN_STAYS, STAFF_NEEDS_PASSWORD } from '../texts.ts';

const PAGE_SIZE = 10;
const adminStaysActive = () => guarded(ADMIN_STAYS_ACTIVE);

type Save = Parsed<'PUT /api/users/:id'>['body'];
/** Whether a save requires the password of the person who saves. */
const isDelicate = ({ role, email, password }: Save, row: UserRow): boolean =>
  (role !== undefined && role !== row.role) ||
  (email !== undefined && emailKey(email) !== row.emailKey) ||
  Boolean(password);

/**
 * Accounts as admins manage them.
 * @param eraseAccount deletes a customer's account, with the person's data in other domains
 */
export const userHandlers = (
  accounts: Accounts,
  files: Pick<Files, 'savePicture'>,
  eraseAccount: (viewer: Viewer, publicId: string) => Promise<undefined>,
) => {
  const { database, saving, hashNew, confirm, dropAvatar } = accounts;

  return handlers({
    async 'GET /api/users'({ query }) {
      const { page, limit } = query;
      if (page === undefined && limit === undefined) return (await listUsers(database.db, query)).map(shownUser);
      const asked = { page: page ?? 1, limit: limit ?? PAGE_SIZE };
      const total = await countUsers(database.db, query);
      return {
        items: (await listUsers(database.db, query, asked)).map(shownUser),
        total,
        ...asked,
        pages: Math.ceil(total / asked.limit),
      };
    },

    async 'GET /api/users/:id'({ params }) {
      return shownUser(await getUserByPublicId(database.db, params.id));
    },

    async 'POST /api/users'({ body: { currentPassword, password, role, avatar, isActive, ...names } }, { viewer }) {
      if (role === 'admin') {
        if (!isActive) throw adminStaysActive();
        await confirm(viewer, currentPassword);
      }
      const columns = nameColumns(names);
      const passwordHash = await hashNew(password, { ...names, role }, 'password', viewer);
      return shownUser(
        await saving().create(viewer, { ...columns, passwordHash, role, avatar, isActive, lastLoginAt: null }),
      );
    },

    'POST /api/users/upload': async ({ file }) => ({ imagePath: await files.savePicture('avatars', file) }),

    async 'PUT /api/users/:id'({ params: { id }, body }, { viewer }) {
      const me = personOf(viewer);
      const known = await getUserByPublicId(database.db, id);
      const isConfirmed = isDelicate(body, known);
      if (isConfirmed) await confirm(viewer, body.currentPassword);
      const about = {
        role: body.role ?? known.role,
        username: body.username ?? known.username,
        name: body.name ?? known.name,
        email: body.email ?? known.email,
      };
      const passwordHash = body.password ? await hashNew(body.password, about, 'password', viewer) : undefined;

      let oldAvatar = known.avatar;
      const saved = await saving(me.sessionId).update(viewer, id, body.version, async (row, trx) => {
        if (isDelicate(body, row) && !isConfirmed) await confirm(viewer, undefined); // another save made it delicate meanwhile
        const { role = row.role, isActive = row.isActive, avatar = row.avatar } = body;
        if (role !== row.role) {
          if (row.id === me.id) throw guarded(OWN_ROLE_STAYS);
          if (row.role === 'admin' && !(await hasAdmin(trx, row.id))) throw guarded(LAST_ADMIN_STAYS);
          // Customers may have shorter passwords than staff.
          if (isStaffRole(role) && !isStaffRole(row.role) && passwordHash === undefined)
            throw new ApiError(400, 'VALIDATION', STAFF_NEEDS_PASSWORD, { password: STAFF_NEEDS_PASSWORD });
        }
        if (!isActive && (row.role === 'admin' || role === 'admin')) throw adminStaysActive();
        oldAvatar = row.avatar;
        return {
          ...nameColumns({
            username: body.username ?? row.username,
            name: body.name ?? row.name,
            email: body.email ?? row.email,
          }),
          role,
          isActive,
          avatar,
          passwordHash,
        };
      });
      if (saved.avatar !== oldAvatar) await dropAvatar(oldAvatar);
      return shownUser(saved);
    },

    async 'PATCH /api/users/:id/status'({ params: { id }, body: { isActive } }, { viewer }) {
      return shownUser(
        await saving().update(viewer, id, undefined, (row) => {
          if (!isActive && row.role === 'admin') throw adminStaysActive();
          return { isActive };
        }),
      );
    },

    async 'DELETE /api/users/:id'({ params: { id } }, { viewer, grant }) {
      const { avatar, role } = await getUserByPublicId(database.db, id);
      if (role === 'user') return eraseAccount(viewer, id);
      await saving().remove(viewer, id, grant);
      await dropAvatar(avatar);
      return undefined;
    },
  });
};
