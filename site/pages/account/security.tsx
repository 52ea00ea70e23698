import { useState } from 'react';
import type { SignedInUser } from '#contract/auth.ts';
import { download } from '#browser/download.ts';
import { AccountFrame } from '../../account/account-frame.tsx';
import { sentenceOf } from '../../account/use-loaded.ts';
import { isStaff } from '../../account/use-session.ts';
import { SECURITY_TEXTS as texts } from '../../texts/my-account.ts';
import { toast } from '../../ui/toast.ts';
import { PasswordForm } from './password-form.tsx';
import { RemovalForm } from './removal-form.tsx';
import { SessionList } from './session-list.tsx';
import './account.css';

export default function SecurityView() {
  return (
    <AccountFrame title={texts.title} lead={texts.lead}>
      {(user) => <Security user={user} />}
    </AccountFrame>
  );
}

function Security({ user }: { user: SignedInUser }) {
  /** Number of password changes: each ends sessions, so that the list is loaded again. */
  const [passwords, setPasswords] = useState(0);
  return (
    <div className="account-parts">
      <section aria-labelledby="security-password">
        <h2 id="security-password">{texts.password.title}</h2>
        <p className="account-lead">{texts.password.lead}</p>
        <PasswordForm
          key={passwords}
          user={user}
          wasChanged={passwords > 0}
          onChanged={() => setPasswords(passwords + 1)}
        />
      </section>
      <section aria-labelledby="security-sessions">
        <h2 id="security-sessions">{texts.sessions.title}</h2>
        <p className="account-lead">{texts.sessions.lead}</p>
        <SessionList key={passwords} />
      </section>
      <section aria-labelledby="security-data">
        <h2 id="security-data">{texts.data.title}</h2>
        <p className="account-lead">{texts.data.lead}</p>
        <DownloadOwnData />
      </section>
      {!isStaff(user) && (
        <section aria-labelledby="security-removal">
          <h2 id="security-removal">{texts.removal.title}</h2>
          <RemovalForm />
        </section>
      )}
    </div>
  );
}

function DownloadOwnData() {
  const [isLoading, setLoading] = useState(false);
  const save = async () => {
    if (isLoading) return;
    setLoading(true);
    try {
      await download('GET /api/account/export', {});
    } catch (error) {
      toast(sentenceOf(error, texts.data.failure), 'error');
    }
    setLoading(false);
  };
  return (
    <p>
      <button
        type="button"
        className="button button--quiet"
        aria-disabled={isLoading || undefined}
        onClick={() => void save()}
      >
        {isLoading ? texts.data.downloading : texts.data.download}
      </button>
    </p>
  );
}
