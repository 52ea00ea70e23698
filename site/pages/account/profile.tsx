import { useState } from 'react';
import type { SignedInUser } from '#contract/auth.ts';
import type { Output } from '#contract/endpoints.ts';
import { api } from '#browser/signed-in-api.ts';
import { session } from '#browser/session.ts';
import { AccountFrame } from '../../account/account-frame.tsx';
import { FactsLine } from '../../account/facts-line.tsx';
import { LoadFailure, Pending } from '../../account/pending.tsx';
import { sentenceOf, useLoaded } from '../../account/use-loaded.ts';
import { nameOf } from '../../account/use-session.ts';
import { longDate } from '../../base/dates.ts';
import { ACCOUNT_FORM_TEXTS as fields } from '../../texts/account.ts';
import { PROFILE_TEXTS as texts } from '../../texts/my-account.ts';
import { toast } from '../../ui/toast.ts';
import { LastOrder, lastOrder } from '../orders/last-order.tsx';
import { ProfileForm } from './profile-form.tsx';
import './account.css';

type Account = Output<'GET /api/account'>;

export default function ProfileView() {
  return <AccountFrame title={texts.title}>{() => <Profile />}</AccountFrame>;
}

function Profile() {
  const { data, failure, reload, show } = useLoaded(async () => {
    const [account, order] = await Promise.all([api('GET /api/account'), lastOrder()]);
    session.showUser(account.user);
    return { account, order };
  });
  if (!data) return failure ? <LoadFailure sentence={failure.sentence} onRetry={reload} /> : <Pending lines={6} />;
  const { account, order } = data;

  const saved = (now: SignedInUser) => {
    const isNewAddress = now.email !== account.user.email;
    session.showUser(now);
    show({ order, account: { ...account, user: now, isEmailConfirmed: account.isEmailConfirmed && !isNewAddress } });
  };
  return (
    <div className="account-parts">
      <Person account={account} />
      {!account.isEmailConfirmed && <Unconfirmed email={account.user.email} />}
      {order && <LastOrder order={order} />}
      <section aria-labelledby="profile-form">
        <h2 id="profile-form">{texts.formTitle}</h2>
        <ProfileForm user={account.user} onSaved={saved} />
      </section>
    </div>
  );
}

const Person = ({ account: { user, createdAt, isEmailConfirmed } }: { account: Account }) => (
  <FactsLine
    className="account-person"
    facts={[
      { label: fields.name, value: nameOf(user) },
      { label: texts.since, value: longDate(createdAt) },
      {
        label: fields.email,
        value: (
          <>
            {user.email}{' '}
            <span className={isEmailConfirmed ? 'account-confirmed' : 'account-waiting'}>
              {isEmailConfirmed ? texts.confirmed : texts.notConfirmed}
            </span>
          </>
        ),
      },
    ]}
  />
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
