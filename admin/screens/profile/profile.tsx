// screens/profile/: the user's own account, password and sessions.
import { useOwner } from '../../base/session.ts';
import { PageHead } from '../../crud/page-head.tsx';
import { AccountForm, AvatarUpload } from './account-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';
import { PROFILE_TEXTS as texts } from './texts.ts';
import './profile.css';

/** Screen for the user's own account. */
export function Profile() {
  const user = useOwner();
  if (!user) return null; // signing out
  return (
    <>
      <PageHead note={user.email} isNoteBeside />
      <div className="profile">
        <section className="profile-section" aria-labelledby="profile-account">
          <h2 id="profile-account">{texts.account}</h2>
          <AvatarUpload user={user} />
          <AccountForm user={user} />
        </section>
        <section className="profile-section" aria-labelledby="profile-password">
          <h2 id="profile-password">{texts.password}</h2>
          <PasswordForm user={user} />
        </section>
        <section className="profile-section profile-wide" aria-labelledby="profile-sessions">
          <h2 id="profile-sessions">{texts.sessions}</h2>
          <SessionList />
        </section>
      </div>
    </>
  );
}
