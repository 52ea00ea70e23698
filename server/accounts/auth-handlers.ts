import { ApiError } from '#contract/api-error.ts';
import type { SignedInUser } from '#contract/auth.ts';
import type { Files } from '../files/files.ts';
import { emailKey } from '../forms/email-key.ts';
import { handlers, personOf } from '../http/handlers.ts';
import { notBuilt } from '../staff/not-built.ts';
import type { Accounts } from './accounts.ts';
import { findUser, findUserByEmail, getUser, type UserRow } from './users.ts';

const invalidCredentials = () => new ApiError(401, 'INVALID_CREDENTIALS', 'E-posta veya şifre hatalı. Lütfen tekrar deneyin.');
const sessionOver = () => new ApiError(401, 'UNAUTHENTICATED', 'Oturumunuz sona erdi. Lütfen tekrar giriş yapın.');

/** As the browser keeps it. */
const shown = ({ publicId, email, username, role, avatar, name }: UserRow): SignedInUser => ({ id: publicId, email, username, role, avatar, name });

export const authHandlers = ({ database, sessions, credentials, now }: Accounts, _files: Files) => {
  return handlers({
    async 'POST /api/auth/login'({ body: { email, password } }, { viewer, cookie }) {
      const account = emailKey(email.trim());
      const found = await findUserByEmail(database.db, account);
      const candidate = found?.isActive ? found : undefined;
      if (!(await credentials.areRight({ account, hash: candidate?.passwordHash, password, address: viewer.address })) || !candidate) throw invalidCredentials();
      const opened = await database.write('accounts', async (trx) => {
        const user = await findUser(trx, candidate.id);
        if (!user?.isActive || user.passwordHash !== candidate.passwordHash) return undefined; // changed while the password was checked
        await trx.updateTable('users').set({ lastLoginAt: new Date(now()) }).where('id', '=', user.id).execute();
        return { user, ...await sessions.open(trx, user, viewer) };
      });
      if (!opened) throw invalidCredentials();
      cookie.set(opened.refreshToken);
      return { user: shown(opened.user), accessToken: opened.accessToken };
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
      // The access token may have run out, or be another session's than the cookie: whatever is presented ends.
      const known = [viewer.user, cookie.value === undefined ? null : (await sessions.ofRefreshToken(cookie.value))?.user];
      const ending = new Set(known.flatMap((user) => (user ? [user.sessionId] : [])));
      if (ending.size > 0) await database.write('accounts', async (trx) => { for (const id of ending) await sessions.end(trx, id); });
      cookie.clear();
    },

    async 'GET /api/auth/me'(_input, { viewer }) {
      return { user: shown(await getUser(database.db, personOf(viewer).id)) };
    },

    'PUT /api/auth/me': notBuilt,
    'POST /api/auth/avatar': notBuilt,
    'POST /api/auth/password': notBuilt,
    'GET /api/auth/sessions': notBuilt,
    'DELETE /api/auth/sessions/:id': notBuilt,
    'POST /api/auth/setup': notBuilt,
  });
};
