import { isStaffRole } from '#contract/access.ts';
import { ApiError, notFound } from '#contract/api-error.ts';
import { CREDENTIALS_WRONG } from '#contract/auth-texts.ts';
import { DEFAULT_AVATAR } from '#contract/auth.ts';
import { SESSION_ENDED } from '#contract/client-texts.ts';
import { record } from '../../../entities/audit/record.ts';
import type { Trx } from '../../../base/db/database.ts';
import type { Files } from '../../../base/files/files.ts';
import { emailKey } from '../../../base/email-key.ts';
import { limitOf, type Limit } from '../../../base/limits/rate-limits.ts';
import { handlers, personOf, type SignedIn } from '../../../call/handlers.ts';
import { confirmationMail, emailChangedMail, passwordChangedMail } from './mail-templates.ts';
import type { Accounts } from './accounts.ts';
import { deviceOf } from './devices.ts';
import { emailConfirmation } from './email-confirmation.ts';
import { accountMails } from './mails.ts';
import { nameColumns } from './resource.ts';
import { checkSetupToken, useSetupToken } from './setup.ts';
import { beginSession, byNobody, signedInUser } from './signing-in.ts';
import { findUser, findUserByEmail, getUser, type UserRow } from './users.ts';
import { SESSION_ABSENT } from '../texts.ts';

const SETUP = limitOf('POST /api/auth/setup');
/**
 * Limit of new addresses: each sends a mail to any address a customer enters, and reveals whether it has an account.
 */
const EMAIL_CHANGES: Limit = { kind: 'account: new e-mail addresses', times: 5, minutes: 60 };

const invalidCredentials = () => new ApiError(401, 'INVALID_CREDENTIALS', CREDENTIALS_WRONG);
const sessionOver = () => new ApiError(401, 'UNAUTHENTICATED', SESSION_ENDED);

/** Sign-in, sessions, and the person's own account (docs/decisions/0040). */
export const authHandlers = (accounts: Accounts, files: Files) => {
  const { database, sessions, credentials, limits, now, saving, hashNew, confirm, dropAvatar, security, devices } =
    accounts;
  const mail = accountMails(accounts);
  const confirmation = emailConfirmation(accounts);

  /** Ends a session of the person who asks. */
  async function end(trx: Trx, user: SignedIn, address: string, sessionId: number): Promise<void> {
    const ended = await sessions.end(trx, sessionId);
    if (!ended || !isStaffRole(ended.role)) return;
    await record(trx, {
      viewer: { user, address },
      now: new Date(now()),
      action: 'logout',
      kind: 'session',
      rowId: ended.publicId,
      rowVersion: null,
      title: deviceOf(ended.userAgent),
    });
  }

  return handlers({
    async 'POST /api/auth/login'({ body: { email, password } }, { viewer, cookie }) {
      const account = emailKey(email.trim());
      const found = await findUserByEmail(database.db, account);
      const candidate = found?.isActive ? found : undefined;
      const device = found && devices.idOf(found.publicId, cookie.device.value);
      if (
        !(await credentials.areRight({
          account,
          hash: candidate?.passwordHash,
          password,
          address: viewer.address,
          knownBy: device,
          isSignIn: true,
        })) ||
        !candidate
      ) {
        security.note('sign-in failed', { account: found?.publicId });
        throw invalidCredentials();
      }
      const opened = await database.write('accounts', async (trx) => {
        const user = await findUser(trx, candidate.id);
        if (!user?.isActive || user.passwordHash !== candidate.passwordHash) return undefined; // changed during the check of the password
        return { user, ...(await beginSession(accounts, trx, user, viewer)) };
      });
      if (!opened) throw invalidCredentials();
      cookie.set(opened.refreshToken);
      cookie.device.set(devices.tokenFor(candidate.publicId, device));
      return { user: signedInUser(opened.user), accessToken: opened.accessToken };
    },

    async 'POST /api/auth/refresh'(_input, { viewer, cookie }) {
      const tokens = cookie.value === undefined ? null : await sessions.refresh(cookie.value, viewer);
      if (!tokens) {
        cookie.clear();
        throw sessionOver();
      }
      cookie.set(tokens.refreshToken);
      return { accessToken: tokens.accessToken };
    },

    async 'POST /api/auth/logout'(_input, { viewer, cookie }) {
      // The access token may have expired, or belong to another session than the cookie: both sessions end.
      const byCookie = cookie.value === undefined ? null : await sessions.ofRefreshToken(cookie.value);
      const leaving = [viewer.user, byCookie?.user].filter((user): user is SignedIn => Boolean(user));
      if (leaving.length > 0)
        await database.write('accounts', async (trx) => {
          for (const user of leaving) await end(trx, user, viewer.address, user.sessionId);
        });
      cookie.clear();
    },

    async 'GET /api/auth/me'(_input, { viewer }) {
      return { user: signedInUser(await getUser(database.db, personOf(viewer).id)) };
    },

    async 'PUT /api/auth/me'({ body: { currentPassword, ...names } }, { viewer }) {
      const me = personOf(viewer);
      const isNewEmail = (row: UserRow) => names.email !== undefined && emailKey(names.email) !== row.emailKey;
      const isConfirmed = isNewEmail(await getUser(database.db, me.id));
      if (isConfirmed) {
        await confirm(viewer, currentPassword);
        if (viewer.role === 'user') await limits.hold([{ limit: EMAIL_CHANGES, who: me.publicId }]);
      }
      return {
        user: signedInUser(
          await saving().update(viewer, me.publicId, undefined, async (row, trx) => {
            const columns = nameColumns({
              username: names.username ?? row.username,
              name: names.name ?? row.name,
              email: names.email ?? row.email,
            });
            if (isNewEmail(row)) {
              if (!isConfirmed) await confirm(viewer, undefined); // the address was changed elsewhere meanwhile
              await mail(trx, row, row.email, (site) => emailChangedMail(site, new Date(now())));
              if (!isStaffRole(row.role)) await confirmation.send(trx, { ...row, ...columns }, confirmationMail);
            }
            return columns;
          }),
        ),
      };
    },

    async 'POST /api/auth/avatar'({ file }, { viewer }) {
      const avatar = await files.savePicture(
        'avatars',
        file,
        isStaffRole(viewer.role) ? undefined : personOf(viewer).publicId,
      );
      let old = DEFAULT_AVATAR;
      try {
        const saved = await saving().update(viewer, personOf(viewer).publicId, undefined, (row) => {
          old = row.avatar;
          return { avatar };
        });
        await dropAvatar(old);
        return { user: signedInUser(saved) };
      } catch (error) {
        await dropAvatar(avatar);
        throw error;
      }
    },

    async 'POST /api/auth/password'({ body: { currentPassword, newPassword } }, { viewer }) {
      const known = await confirm(viewer, currentPassword);
      const passwordHash = await hashNew(newPassword, known, 'newPassword', viewer);
      await saving(personOf(viewer).sessionId).update(viewer, known.publicId, undefined, async (row, trx) => {
        if (row.passwordHash !== known.passwordHash) throw sessionOver(); // changed meanwhile, which ended this session
        await mail(trx, row, row.email, (site) => passwordChangedMail(site, new Date(now())));
        return { passwordHash };
      });
    },

    async 'GET /api/auth/sessions'(_input, { viewer }) {
      const me = personOf(viewer);
      return (await sessions.list(database.db, me.id)).map(
        ({ id, publicId, address, userAgent, createdAt, lastUsedAt }) => ({
          _id: publicId,
          device: deviceOf(userAgent),
          address,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt.toISOString(),
          isCurrent: id === me.sessionId,
        }),
      );
    },

    async 'DELETE /api/auth/sessions/:id'({ params, body }, { viewer, cookie }) {
      const me = personOf(viewer);
      const own = (await sessions.list(database.db, me.id)).find((session) => session.publicId === params.id);
      if (!own) throw notFound(SESSION_ABSENT);
      await confirm(viewer, body.currentPassword);
      await database.write('accounts', (trx) => end(trx, me, viewer.address, own.id));
      if (own.id === me.sessionId) cookie.clear();
    },

    async 'POST /api/auth/setup'({ body: { token, password, ...names } }, { viewer, cookie }) {
      await limits.takeNow(SETUP, viewer.address);
      await checkSetupToken(database.db, token);
      const columns = nameColumns(names);
      const passwordHash = await hashNew(password, { ...names, role: 'admin' }, 'password', viewer);
      const user = await saving().create(byNobody(viewer, names.name), async (trx) => {
        await useSetupToken(trx, token);
        return { ...columns, passwordHash, role: 'admin', avatar: DEFAULT_AVATAR, isActive: true, lastLoginAt: null };
      });
      const opened = await database.write('accounts', (trx) => beginSession(accounts, trx, user, viewer));
      cookie.set(opened.refreshToken);
      cookie.device.set(devices.tokenFor(user.publicId));
      return { user: signedInUser(user), accessToken: opened.accessToken };
    },
  });
};
