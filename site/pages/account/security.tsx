import { useState } from 'react';
import type { SignedInUser } from '#contract/auth.ts';
import { api } from '#browser/signed-in-api.ts';
import { download } from '#browser/download.ts';
import { AccountFrame } from '../../account/account-frame.tsx';
import { LoadFailure, Pending } from '../../account/pending.tsx';
import { sentenceOf, useLoaded } from '../../account/use-loaded.ts';
import { isStaff } from '../../account/use-session.ts';
import { SECURITY_TEXTS as texts } from '../../texts/my-account.ts';
import { toast } from '../../ui/toast.ts';
import { PasswordForm } from './password-form.tsx';
import { RemovalForm } from './removal-form.tsx';
import { SessionList } from './session-list.tsx';
import './account.css';

export default function SecurityView() {
  return <AccountFrame title={texts.title}>{(user) => <Security user={user} />}</AccountFrame>;
}

function Security({ user }: { user: SignedInUser }) {
  /** Number of password changes: each begins new forms. */
  const [passwords, setPasswords] = useState(0);
  const { data: sessions, failure, reload } = useLoaded(() => api('GET /api/auth/sessions'));
  if (!sessions && !failure) return <Pending lines={8} />;
  const changed = () => {
    setPasswords(passwords + 1);
    reload(); // the other sessions have ended
  };
  return (
    <div className="account-parts">
      <section aria-labelledby="security-password">
        <div>
          <h2 id="security-password">{texts.password.title}</h2>
          <p>{texts.password.lead}</p>
        </div>
        <PasswordForm key={passwords} user={user} wasChanged={passwords > 0} onChanged={changed} />
      </section>
      <section className="account-table" aria-labelledby="security-sessions">
        <div>
          <h2 id="security-sessions">{texts.sessions.title}</h2>
          <p>{texts.sessions.lead}</p>
        </div>
        {sessions ? (
          <SessionList key={passwords} sessions={sessions} labelledBy="security-sessions" reload={reload} />
        ) : (
          failure && <LoadFailure sentence={failure.sentence} onRetry={reload} />
        )}
      </section>
      <section aria-labelledby="security-data">
        <div>
          <h2 id="security-data">{texts.data.title}</h2>
          <p>{texts.data.lead}</p>
        </div>
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
