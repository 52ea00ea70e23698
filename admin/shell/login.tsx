import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SESSION_ENDED } from '#contract/client-texts.ts';
import { forPanel } from '#contract/page-paths.ts';
import { PANEL_HOME_PATH, PANEL_PATH } from '#contract/panel-paths.ts';
import { FORGOT_PASSWORD_PATH, HOME_PATH } from '#contract/paths.ts';
import { queryClient } from '../base/queries.ts';
import { useSession } from '../base/session.ts';
import { COMMON_TEXTS } from '../base/texts.ts';
import { Waiting } from '../base/waiting.tsx';
import { hasEnded, nextAddress, wantsSignOut } from './door/addresses.ts';
import { Sheet } from './door/sheet.tsx';
import { SignInForm } from './door/sign-in-form.tsx';
import { mayEnter, signOut } from './door/sign-in.ts';
import { SHELL_TEXTS as texts } from './texts.ts';

/** Sign-in page. Staff continue to the wanted address; signed-in users go there at once. */
export function Login() {
  const stored = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const isLeaving = wantsSignOut(location.state);
  const isEntering = stored !== null && mayEnter(stored.user) && !isLeaving;
  const [wasInside] = useState(isEntering);
  const [hasLeft] = useState(isLeaving);
  const isWanted = nextAddress(location.search) !== PANEL_HOME_PATH;

  useEffect(() => {
    if (!isLeaving) return;
    void signOut();
    queryClient.clear();
    void navigate(PANEL_PATH, { replace: true });
  }, [isLeaving, navigate]);

  const next = isEntering ? nextAddress(location.search) : undefined;
  useEffect(() => {
    if (next) void navigate(next, { replace: true });
  }, [next, navigate]);

  // Preloads the next code while the user types.
  useEffect(() => {
    const timer = setTimeout(() => {
      void import('./layout.tsx');
      void import('../screens/dashboard/dashboard.tsx');
    }, 300);
    return () => clearTimeout(timer);
  }, []);

  if (wasInside && isEntering) return <Waiting />;
  return (
    <Sheet
      title={texts.signInTitle}
      heading={COMMON_TEXTS.panel}
      lead={isWanted ? texts.signInToGoOn : texts.signInLead}
    >
      {hasLeft && <output className="door-note">{texts.signedOut}</output>}
      {hasEnded(location.state) && (
        <output className="door-note" data-ended>
          {SESSION_ENDED}
        </output>
      )}
      <SignInForm />
      <p className="door-links">
        <a href={forPanel(FORGOT_PASSWORD_PATH)}>{texts.forgotten}</a>
        <a href={HOME_PATH}>{texts.toSite}</a>
      </p>
    </Sheet>
  );
}
