import { Fragment, lazy, Suspense, useState, type ReactNode } from 'react';
import type { SignedInUser } from '#contract/auth.ts';
import { doorPath } from '#contract/page-paths.ts';
import { CONTACT_PATH, REGISTER_PATH, SIGN_IN_PATH } from '#contract/paths.ts';
import { session } from '#browser/session.ts';
import { useLocation } from '../base/router.tsx';
import { SIGN_IN_TEXTS as texts } from '../texts/account.ts';
import { Pending } from './pending.tsx';
import { useSession } from './use-session.ts';
import './sign-in-first.css';

const SessionEnded = lazy(() => import('./session-ended.tsx'));

interface Props {
  /** Why the screen needs a signed-in person; a sentence. */
  reason?: string;
  /** For a visitor: what else can be done, below the ways in, and beside them what the page is about. */
  below?: ReactNode;
  beside?: ReactNode;
  /** Placeholder until the session is known, as tall as the content. */
  pending?: ReactNode;
  children: (user: SignedInUser) => ReactNode;
}

/**
 * Guards a personal screen: asks a visitor to sign in, shows the content to a signed-in person. The server renders the
 * placeholder only.
 */
export function SignInFirst({ reason = texts.needed, below, beside, pending, children }: Props) {
  const stored = useSession();
  // The person keeps the screen when the session ends under it, so that nothing typed is lost.
  const [person, setPerson] = useState<SignedInUser>();
  if (stored && stored.user !== person) setPerson(stored.user);
  if (stored === undefined)
    return (
      pending ?? (
        <>
          <noscript>
            <p className="notice">
              {texts.needsScript} <a href={CONTACT_PATH}>{texts.contact}</a>
            </p>
          </noscript>
          <Pending label={texts.checking} />
        </>
      )
    );
  const user = stored?.user ?? (person && session.owner()?.id === person.id ? person : undefined);
  if (!user)
    return (
      <div className="sign-in-ask">
        <AskToSignIn reason={reason} below={below} />
        {beside}
      </div>
    );
  return (
    <Fragment key={user.id}>
      {children(user)}
      {!stored && (
        <Suspense>
          <SessionEnded user={user} />
        </Suspense>
      )}
    </Fragment>
  );
}

function AskToSignIn({ reason, below }: { reason: string; below: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <section className="sign-in-first" aria-labelledby="sign-in-first">
      <h2 id="sign-in-first">{texts.neededTitle}</h2>
      <p>{reason}</p>
      <p className="sign-in-first-ways">
        <a className="button button--accent" href={doorPath(SIGN_IN_PATH, pathname + search)}>
          {texts.signIn}
        </a>
        <a className="button button--quiet" href={doorPath(REGISTER_PATH, pathname + search)}>
          {texts.register}
        </a>
      </p>
      {below}
    </section>
  );
}
