// Sessions in the database: one row for each sign-in, with the hash of the one refresh token that is valid now
// (docs/decisions/0040).
import { isStaffRole } from '#contract/access.ts';
import type { Clock } from '../../../base/clock.ts';
import type { Database, Db, Trx } from '../../../base/db/database.ts';
import { prepared } from '../../../base/db/prepared.ts';
import { newPublicId } from '../../../base/db/public-id.ts';
import { type Secret, hashOfToken } from '../../../base/keys/secret.ts';
import type { Known } from '../../../call/handlers.ts';
import type { SecurityLog } from '../../../base/security-log.ts';
import { accessTokens } from './access-tokens.ts';
import { newRefreshToken, sessionOfToken, successorOf } from './refresh-tokens.ts';

/** A session ends after this time without a refresh. */
export const SESSION_IDLE_MS = 30 * 24 * 60 * 60_000;
/** A staff session ends this long after its start, however often it is refreshed. */
const STAFF_SESSION_MS = 30 * 24 * 60 * 60_000;
/**
 * For this long a used token is answered with its successor, because several tabs may refresh at the same time. Uses
 * further in the future come from a clock that was wrong.
 */
const GRACE_MS = 10_000;
/** Open sessions of one account: more than anybody has devices. */
const MAX_SESSIONS = 20;
const MAX_USER_AGENT = 300;

/** Client that uses a session. */
export interface Device {
  address: string;
  userAgent: string;
}
export interface Tokens {
  accessToken: string;
  refreshToken: string;
}
export interface Opened extends Tokens {
  /** Row. */
  sessionId: number;
  /** Public id. */
  session: string;
}

export const sessionStore = ({
  database,
  secret,
  now,
  security,
}: {
  database: Database;
  secret: Secret;
  now: Clock;
  security: SecurityLog;
}) => {
  const { db } = database;
  const access = accessTokens({ secret, now });

  const ofId = prepared(
    db,
    db
      .selectFrom('sessions as s')
      .innerJoin('users as u', 'u.id', 's.userId')
      .select([
        's.id as sessionId',
        's.publicId as session',
        's.tokenHash',
        's.createdAt',
        's.expiresAt',
        'u.id',
        'u.publicId',
        'u.name',
        'u.username',
        'u.role',
        'u.isActive',
      ])
      .where('s.publicId', '=', ''),
  );

  /** Finds a session with its person; null when it has ended or the person is not active. */
  async function find(session: string) {
    const [row] = await ofId(session);
    return row && row.isActive && row.expiresAt.getTime() > now() ? row : null;
  }
  type Row = NonNullable<Awaited<ReturnType<typeof find>>>;
  const known = ({ id, publicId, name, username, role, sessionId }: Row): Known => ({
    role,
    user: { id, publicId, name: name || username, sessionId },
  });

  const usedFrom = ({ address, userAgent }: Device) => ({
    address,
    userAgent: userAgent.slice(0, MAX_USER_AGENT),
    lastUsedAt: new Date(now()),
    expiresAt: new Date(now() + SESSION_IDLE_MS),
  });
  /** The end of a session that is used now. */
  const endOf = ({ role, createdAt }: Pick<Row, 'role' | 'createdAt'>): Date =>
    new Date(
      isStaffRole(role)
        ? Math.min(now() + SESSION_IDLE_MS, createdAt.getTime() + STAFF_SESSION_MS)
        : now() + SESSION_IDLE_MS,
    );
  const grace = () => ({ from: new Date(now() - GRACE_MS), to: new Date(now() + GRACE_MS) });

  return {
    /** The owner of an access token; null when it is not valid now. */
    async ofAccessToken(token: string): Promise<Known | null> {
      const claims = await access.read(token);
      const row = claims && (await find(claims.session));
      return row && row.publicId === claims.user ? known(row) : null;
    },

    /**
     * The owner of a refresh token; null when it is not valid now. A token used before is a sign of theft and ends its
     * session.
     */
    async ofRefreshToken(token: string): Promise<Known | null> {
      const session = sessionOfToken(token);
      const row = session === null ? null : await find(session);
      if (!row) return null;
      const hash = hashOfToken(token);
      if (row.tokenHash === hash) return known(row);
      const { from, to } = grace();
      const recent = await db
        .selectFrom('usedRefreshTokens')
        .select('tokenHash')
        .where('tokenHash', '=', hash)
        .where('sessionId', '=', row.sessionId)
        .where('usedAt', '>', from)
        .where('usedAt', '<=', to)
        .executeTakeFirst();
      if (recent) return known(row);
      await database.write('accounts', (trx) => trx.deleteFrom('sessions').where('id', '=', row.sessionId).execute());
      security.note('refresh token reused', { account: row.publicId });
      return null;
    },

    /** Starts a session. Where the account has too many, those unused for longest end. */
    async open(trx: Trx, user: { id: number; publicId: string }, device: Device): Promise<Opened> {
      await trx.deleteFrom('sessions').where('expiresAt', '<=', new Date(now())).execute();
      const session = newPublicId();
      const refreshToken = newRefreshToken(session);
      const { id: sessionId } = await trx
        .insertInto('sessions')
        .values({
          publicId: session,
          userId: user.id,
          tokenHash: hashOfToken(refreshToken),
          createdAt: new Date(now()),
          ...usedFrom(device),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      // The new session stays even where the clock was ahead while the others were used.
      const kept = trx
        .selectFrom('sessions')
        .select('id')
        .where('userId', '=', user.id)
        .where('id', '!=', sessionId)
        .orderBy('lastUsedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(MAX_SESSIONS - 1);
      await trx
        .deleteFrom('sessions')
        .where('userId', '=', user.id)
        .where('id', '!=', sessionId)
        .where('id', 'not in', kept)
        .execute();
      return { sessionId, session, accessToken: await access.sign({ session, user: user.publicId }), refreshToken };
    },

    /** Makes new tokens for a refresh token that `ofRefreshToken` accepted; null when the session has ended since. */
    async refresh(token: string, device: Device): Promise<Tokens | null> {
      const session = sessionOfToken(token);
      const row = session === null ? null : await find(session);
      if (!row) return null;
      const refreshToken = await database.write('accounts', async (trx) => {
        const { from, to } = grace();
        await trx
          .deleteFrom('usedRefreshTokens')
          .where((eb) => eb.or([eb('usedAt', '<=', from), eb('usedAt', '>', to)]))
          .execute();
        const current = await trx
          .selectFrom('sessions')
          .select('tokenHash')
          .where('id', '=', row.sessionId)
          .executeTakeFirst();
        if (!current) return null;
        const usedHash = hashOfToken(token);
        const next = successorOf(secret, token);
        if (current.tokenHash === usedHash) {
          await trx
            .updateTable('sessions')
            .set({ tokenHash: hashOfToken(next), ...usedFrom(device), expiresAt: endOf(row) })
            .where('id', '=', row.sessionId)
            .execute();
          await trx
            .insertInto('usedRefreshTokens')
            .values({ tokenHash: usedHash, sessionId: row.sessionId, usedAt: new Date(now()) })
            .execute();
          return next;
        }
        // Another request was faster with the same token: return its successor, or a later one.
        const uses = await trx
          .selectFrom('usedRefreshTokens')
          .select('tokenHash')
          .where('sessionId', '=', row.sessionId)
          .execute();
        let later = next;
        for (let i = 0; i < uses.length; i++, later = successorOf(secret, later))
          if (hashOfToken(later) === current.tokenHash) return later;
        return null;
      });
      return refreshToken === null
        ? null
        : { accessToken: await access.sign({ session: row.session, user: row.publicId }), refreshToken };
    },

    /** Ends one session. @returns the session before that, with its person; null when it had already ended */
    async end(trx: Trx, sessionId: number) {
      const ended = await trx
        .selectFrom('sessions as s')
        .innerJoin('users as u', 'u.id', 's.userId')
        .select(['s.publicId', 's.userAgent', 'u.role'])
        .where('s.id', '=', sessionId)
        .executeTakeFirst();
      await trx.deleteFrom('sessions').where('id', '=', sessionId).execute();
      return ended ?? null;
    },

    /** Ends all sessions of a person except the given one. */
    endAll: endSessions,

    /** Lists a person's open sessions, last used first. */
    list: (reader: Db, userId: number) =>
      reader
        .selectFrom('sessions')
        .select(['id', 'publicId', 'address', 'userAgent', 'createdAt', 'lastUsedAt'])
        .where('userId', '=', userId)
        .where('expiresAt', '>', new Date(now()))
        .orderBy('lastUsedAt', 'desc')
        .orderBy('id', 'desc')
        .execute(),
  };
};
export type Sessions = ReturnType<typeof sessionStore>;

/** Signs a person out everywhere, but for one session. */
export async function endSessions(trx: Trx, userId: number, exceptSessionId = 0): Promise<void> {
  await trx.deleteFrom('sessions').where('userId', '=', userId).where('id', '!=', exceptSessionId).execute();
}
