import { doorPath } from '#contract/page-paths.ts';
import { ACCOUNT_PATH, FORGOT_PASSWORD_PATH, REGISTER_PATH } from '#contract/paths.ts';
import { useNext } from '../../account/next.ts';
import { SignInForm, useSignIn } from '../../account/sign-in-form.tsx';
import { useSession } from '../../account/use-session.ts';
import { useNavigate } from '../../base/router.tsx';
import { ACCOUNT_USES, SIGN_IN_PAGE_TEXTS as texts, SIGN_IN_TEXTS } from '../../texts/account.ts';
import { Door, RuledFacts } from '../../ui/door.tsx';
import { SignedIn } from './signed-in.tsx';

export default function SignInView() {
  const next = useNext();
  const navigate = useNavigate();
  const stored = useSession();
  const form = useSignIn('giris', () => void navigate(next ?? ACCOUNT_PATH, { replace: true }));
  // After signing in here, the page is being left already.
  if (stored && form.phase === 'editing') return <SignedIn user={stored.user} next={next} />;
  return (
    <Door
      title={texts.title}
      aside={<RuledFacts id="account-uses" title={ACCOUNT_USES.title} facts={ACCOUNT_USES.facts} />}
    >
      <SignInForm form={form} />
      <div className="door-links">
        <a className="more" href={FORGOT_PASSWORD_PATH}>
          {texts.forgot}
        </a>
        <p>
          {texts.newTitle}
          <a className="more" href={doorPath(REGISTER_PATH, next)}>
            {SIGN_IN_TEXTS.register}
          </a>
        </p>
      </div>
    </Door>
  );
}
