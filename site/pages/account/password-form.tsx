import { useEffect, useRef } from 'react';
import { minPasswordLength } from '#contract/passwords.ts';
import type { SignedInUser } from '#contract/auth.ts';
import { api } from '#browser/signed-in-api.ts';
import { LiveForm } from '../../account/live-form.tsx';
import { PasswordField } from '../../account/password-field.tsx';
import type { FormValues } from '../../base/page.tsx';
import { ACCOUNT_FORM_TEXTS as fields } from '../../texts/account.ts';
import { SECURITY_TEXTS } from '../../texts/my-account.ts';
import { useForm } from '../../ui/form-state.ts';

const texts = SECURITY_TEXTS.password;
const loadRules = () => import('../../account/rules.ts');
const typed = ({ currentPassword = '', newPassword = '' }: FormValues) => ({ currentPassword, newPassword });

interface Props {
  user: SignedInUser;
  /** The password has just been changed; this form is a new one. */
  wasChanged: boolean;
  onChanged(): void;
}

/** Changes the person's own password, which ends all other sessions. */
export function PasswordForm({ user, wasChanged, onChanged }: Props) {
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (wasChanged) done.current!.focus();
  }, [wasChanged]);
  const form = useForm({
    id: 'sifre',
    failure: texts.failure,
    prepare: loadRules,
    check: async (values) => (await loadRules()).checkPasswordChange(typed(values), user.role),
    async send(values) {
      await api('POST /api/auth/password', { body: typed(values) });
      return { message: '' };
    },
    onSent: onChanged,
  });
  return (
    <div className="account-form account-form--narrow">
      {wasChanged && (
        <p className="notice account-done" tabIndex={-1} ref={done}>
          {texts.done}
        </p>
      )}
      <LiveForm form={form} submit={texts.submit} sending={fields.saving}>
        {/* Tells password managers whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          form={form}
          name="currentPassword"
          label={fields.currentPassword}
          autoComplete="current-password"
        />
        <PasswordField
          form={form}
          name="newPassword"
          label={fields.newPassword}
          autoComplete="new-password"
          min={minPasswordLength(user.role)}
        />
      </LiveForm>
    </div>
  );
}
