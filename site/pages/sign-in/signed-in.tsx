import type { SignedInUser } from '#contract/auth.ts';
import { PANEL_PATH } from '#contract/panel-paths.ts';
import { ACCOUNT_PATH } from '#contract/paths.ts';
import { signOut } from '../../account/sign-in-and-out.ts';
import { isStaff, nameOf } from '../../account/use-session.ts';
import { ACCOUNT_FRAME_TEXTS, SIGN_IN_PAGE_TEXTS as texts } from '../../texts/account.ts';
import { Door } from '../../ui/door.tsx';
import { toast } from '../../ui/toast.ts';

/** The sign-in and register pages for a person who is signed in already. */
export function SignedIn({ user, next }: { user: SignedInUser; next: string | undefined }) {
  return (
    <Door title={texts.insideTitle}>
      <p>{texts.inside(nameOf(user))}</p>
      <p className="door-ways">
        {next && (
          <a className="button button--accent" href={next}>
            {texts.goOn}
          </a>
        )}
        <a className={`button ${next ? 'button--quiet' : 'button--accent'}`} href={ACCOUNT_PATH}>
          {ACCOUNT_FRAME_TEXTS.account}
        </a>
        {isStaff(user) && (
          <a className="button button--quiet" href={PANEL_PATH}>
            {ACCOUNT_FRAME_TEXTS.panel}
          </a>
        )}
        <button
          type="button"
          className="button button--quiet"
          onClick={() => void signOut().then(() => toast(ACCOUNT_FRAME_TEXTS.signedOut))}
        >
          {ACCOUNT_FRAME_TEXTS.signOut}
        </button>
      </p>
      <p className="muted">{texts.other}</p>
    </Door>
  );
}
