// Signing in and out, with the sentences that go with them.
import type { SignedInUser } from '#contract/auth.ts';
import { ApiError } from '#contract/api-error.ts';
import { NO_REPLY } from '#contract/client-texts.ts';
import { api } from '#browser/signed-in-api.ts';
import { session } from '#browser/session.ts';
import { tell } from './notice.ts';
import { DOOR_TEXTS as texts } from './texts.ts';

/** By role; a role without a greeting may not enter. */
const GREETINGS: Partial<Record<SignedInUser['role'], string>> = texts.greetings;
const SENTENCES: Record<string, string> = texts.refusals;

export const mayEnter = (user: SignedInUser): boolean => GREETINGS[user.role] !== undefined;

/** Ends a session that this browser does not keep. If the call fails, it ends by age. */
const discard = (accessToken: string): Promise<unknown> =>
  fetch('/api/auth/logout', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { authorization: `Bearer ${accessToken}` },
  }).catch(() => undefined);

export interface Refusal {
  sentence: string;
  isWrongRole: boolean;
}

/** Signs in, keeps the session and greets; returns the reason otherwise. */
export async function signIn(email: string, password: string): Promise<Refusal | undefined> {
  try {
    const started = await api('POST /api/auth/login', { body: { email, password } });
    const greeting = GREETINGS[started.user.role];
    if (!greeting) {
      await discard(started.accessToken);
      return { sentence: texts.staffOnly, isWrongRole: true };
    }
    session.begin(started);
    tell(greeting);
    return undefined;
  } catch (error) {
    if (!ApiError.is(error)) throw error;
    const said = error.message === NO_REPLY ? '' : error.message;
    return { sentence: SENTENCES[error.code] ?? (said || texts.signInFailed), isWrongRole: false };
  }
}

/** Ends the session here in any case, and on the server if it can be reached. */
export async function signOut(): Promise<void> {
  const ending = api('POST /api/auth/logout').catch(() => undefined); // it has read the token by the time it returns
  session.leave();
  await ending;
}
