import { useState, type FormEvent } from 'react';
import type { SignedInUser } from '#contract/auth.ts';
import { api } from '#browser/signed-in-api.ts';
import { LiveForm } from '../../account/live-form.tsx';
import { PasswordField } from '../../account/password-field.tsx';
import type { FormValues } from '../../base/page.tsx';
import { ACCOUNT_FORM_TEXTS as fields } from '../../texts/account.ts';
import { PROFILE_TEXTS as texts } from '../../texts/my-account.ts';
import { FormField } from '../../ui/form-field.tsx';
import { useForm } from '../../ui/form-state.ts';
import { toast } from '../../ui/toast.ts';

/** A user name that registering has made: nobody has chosen it, so that nobody is shown it. */
const MADE_USERNAME = /-[a-z\d]{8}$/;
const loadRules = () => import('../../account/rules.ts');
const NAMES = ['name', 'username', 'email'] as const;

/** Name, user name, e-mail. A changed e-mail address needs the password. */
export function ProfileForm({ user, onSaved }: { user: SignedInUser; onSaved(user: SignedInUser): void }) {
  const [address, setAddress] = useState(user.email);
  const isNewAddress = address.trim().toLowerCase() !== user.email.toLowerCase();
  const typed = ({ name = '', username = '', email = '', currentPassword = '' }: FormValues) => ({
    name,
    username,
    email,
    currentPassword: isNewAddress ? currentPassword : undefined,
  });

  const form = useForm({
    id: 'profil',
    isLasting: true,
    failure: texts.failure,
    prepare: loadRules,
    check: async (values) => (await loadRules()).checkProfile(typed(values)),
    async send(values) {
      const { currentPassword, ...all } = typed(values);
      const changed = Object.fromEntries(
        NAMES.filter((name) => all[name] !== user[name]).map((name) => [name, all[name]]),
      );
      const { user: now } = await api('PUT /api/auth/me', { body: { ...changed, currentPassword } });
      setAddress(now.email);
      onSaved(now);
      return { message: '' };
    },
    onSent: () => toast(texts.saved),
  });
  const isMade = MADE_USERNAME.test(user.username);
  const hear = ({ target }: FormEvent) => {
    const { name, value } = target as HTMLInputElement;
    if (name === 'email') setAddress(value);
  };
  return (
    <div className="account-form" onInput={hear}>
      <LiveForm form={form} submit={texts.submit} sending={fields.saving}>
        <FormField
          form={form}
          name="name"
          label={fields.name}
          autoComplete="name"
          initial={user.name}
          isRequired
          className={isMade ? '' : 'form-half'}
        />
        {isMade ? (
          <input type="hidden" name="username" value={user.username} />
        ) : (
          <FormField
            form={form}
            name="username"
            label={texts.username}
            autoComplete="nickname"
            initial={user.username}
            isRequired
            className="form-half"
          />
        )}
        <FormField
          form={form}
          name="email"
          label={fields.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          initial={user.email}
          isRequired
        />
        {isNewAddress && (
          <PasswordField
            form={form}
            name="currentPassword"
            label={fields.currentPassword}
            autoComplete="current-password"
            hint={texts.emailChange}
          />
        )}
      </LiveForm>
    </div>
  );
}
