// The contact form's question. Its numbers follow from the token's random id under the server's secret. So the token
// contains no answer, a question that is only shown needs no row, and pairs cannot be forged (docs/decisions/0020).
import { randomBytes } from 'node:crypto';
import { CHALLENGE_OPERATORS, type Challenge } from '#contract/contacts.ts';
import { WRONG_ANSWER } from '#contract/form-texts.ts';
import type { Db } from '../../../base/db/database.ts';
import { botCheckFailed } from '../bot-checks.ts';
import type { FormServices } from '../../../call/services.ts';

const MIN_AGE_MS = 3_000;
const MAX_AGE_MS = 15 * 60_000;
const TOKEN = /^([\w-]{22})\.([0-9a-z]{1,11})\.([\w-]{43})$/;

/** A question answered correctly and in time; to be used up together with the stored message. */
interface PassedChallenge {
  id: string;
  expiresAt: Date;
}

type Operator = (typeof CHALLENGE_OPERATORS)[number];
const CALCULATIONS: Record<Operator, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '×': (a, b) => a * b,
};

export const challenges = ({ database, secret, now }: Pick<FormServices, 'database' | 'secret' | 'now'>) => {
  const numbersOf = (id: string): Omit<Challenge, 'question' | 'token'> & { answer: number } => {
    const bytes = secret.sign('challenge numbers', id);
    const [x, y] = [1 + (bytes.readUInt32BE(0) % 10), 1 + (bytes.readUInt32BE(4) % 10)];
    const op = CHALLENGE_OPERATORS[bytes.readUInt32BE(8) % CHALLENGE_OPERATORS.length]!;
    const [a, b] = op === '-' ? [Math.max(x, y), Math.min(x, y)] : [x, y];
    return { a, b, op, answer: CALCULATIONS[op](a, b) };
  };

  /** Marks a question as used. @returns false when it was used before */
  async function useUp(db: Db, { id, expiresAt }: PassedChallenge): Promise<boolean> {
    const used = await db
      .insertInto('usedChallenges')
      .values({ id, expiresAt })
      .onConflict((c) => c.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    return used !== undefined;
  }

  return {
    create(): Challenge {
      const id = randomBytes(16).toString('base64url');
      const issued = now().toString(36);
      const { a, b, op } = numbersOf(id);
      return {
        question: `${a} ${op} ${b} = ?`,
        a,
        b,
        op,
        token: `${id}.${issued}.${secret.sign('challenge', `${id}.${issued}`).toString('base64url')}`,
      };
    },

    /**
     * Checks an answer. Wrong, forged, used, early and late ones get the same error. A wrong answer uses the question
     * up; a right one does not yet, because a mistake in another field must not cost it.
     * @throws BOT_CHECK_FAILED
     */
    async check(token: unknown, answer: unknown): Promise<PassedChallenge> {
      const [, id = '', issued = '', signature = ''] = TOKEN.exec(String(token)) ?? [];
      const issuedAt = Number.parseInt(issued, 36);
      const ageMs = now() - issuedAt;
      if (!secret.isSignature('challenge', `${id}.${issued}`, signature) || ageMs < MIN_AGE_MS || ageMs > MAX_AGE_MS)
        throw botCheckFailed(WRONG_ANSWER);
      const challenge = { id, expiresAt: new Date(issuedAt + MAX_AGE_MS) };
      const text = String(answer).trim().replace('−', '-');
      if (!/^-?\d{1,6}$/.test(text) || Number(text) !== numbersOf(id).answer) {
        await database.write('inbox', (trx) => useUp(trx, challenge));
        throw botCheckFailed(WRONG_ANSWER);
      }
      const used = await database.db.selectFrom('usedChallenges').select('id').where('id', '=', id).executeTakeFirst();
      if (used) throw botCheckFailed(WRONG_ANSWER);
      return challenge;
    },

    /** Marks a question as used. @throws BOT_CHECK_FAILED when another request used it meanwhile */
    async useUp(trx: Db, challenge: PassedChallenge): Promise<void> {
      if (!(await useUp(trx, challenge))) throw botCheckFailed(WRONG_ANSWER);
    },
  };
};

/** Removes the ids of questions that have expired. */
export const removeUsedChallenges = ({ database, now }: Pick<FormServices, 'database' | 'now'>): Promise<unknown> =>
  database.write('inbox', (trx) =>
    trx.deleteFrom('usedChallenges').where('expiresAt', '<=', new Date(now())).execute(),
  );
