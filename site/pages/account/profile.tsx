import { useState } from 'react';
import type { SignedInUser } from '#contract/auth.ts';
import type { Output } from '#contract/endpoints.ts';
import { api } from '#browser/signed-in-api.ts';
import { session } from '#browser/session.ts';
import { AccountFrame } from '../../account/account-frame.tsx';
import { LoadFailure, Pending } from '../../account/pending.tsx';
import { sentenceOf, useLoaded } from '../../account/use-loaded.ts';
import { nameOf } from '../../account/use-session.ts';
import { longDate } from '../../base/dates.ts';
import { PROFILE_TEXTS as texts } from '../../texts/my-account.ts';
import { toast } from '../../ui/toast.ts';
import { LastOrder } from '../orders/last-order.tsx';
import { ProfileForm } from './profile-form.tsx';
import './account.css';

type Account = Output<'GET /api/account'>;

export default function ProfileView() {
  return (
    <AccountFrame title={texts.title} lead={texts.lead}>
      {(user) => <Profile user={user} />}
    </AccountFrame>
  );
}

function Profile({ user }: { user: SignedInUser }) {
  const {
    data: account,
    failure,
    reload,
    show,
  } = useLoaded(async () => {
    const reply = await api('GET /api/account');
    session.showUser(reply.user);
    return reply;
  });
  if (!account) return failure ? <LoadFailure sentence={failure.sentence} onRetry={reload} /> : <Pending lines={6} />;

  const saved = (now: SignedInUser) => {
    const isNewAddress = now.email !== account.user.email;
    session.showUser(now);
    show({ ...account, user: now, isEmailConfirmed: account.isEmailConfirmed && !isNewAddress });
  };
  return (
    <div className="account-parts">
      <Person account={account} avatar={user.avatar} />
      {!account.isEmailConfirmed && <Unconfirmed email={account.user.email} />}
      <section aria-labelledby="profile-form">
        <h2 id="profile-form">{texts.formTitle}</h2>
        <ProfileForm user={account.user} onSaved={saved} />
      </section>
      <LastOrder />
    </div>
  );
}

const Person = ({ account: { user, createdAt }, avatar }: { account: Account; avatar: string }) => (
  <div className="account-person">
    <img src={avatar} alt="" width={72} height={72} />
    <p>
      <strong>{nameOf(user)}</strong>
      <span>{user.email}</span>
      <span>{texts.since(longDate(createdAt))}</span>
    </p>
  </div>
);

/** Asks to confirm the address: orders are reported by mail, and an unconfirmed address may be mistyped. */
function Unconfirmed({ email }: { email: string }) {
  const [isSending, setSending] = useState(false);
  const resend = async () => {
    if (isSending) return;
    setSending(true);
    try {
      await api('POST /api/auth/confirm-email/resend');
      toast(texts.resent);
    } catch (error) {
      toast(sentenceOf(error, texts.resendFailure), 'error');
    }
    setSending(false);
  };
  return (
    <div className="notice account-unconfirmed">
      <p>{texts.unconfirmed(email)}</p>
      <button
        type="button"
        className="button button--quiet"
        aria-disabled={isSending || undefined}
        onClick={() => void resend()}
      >
        {isSending ? texts.resending : texts.resend}
      </button>
    </div>
  );
}
