import { useState } from 'react';
import { ApiError } from '#contract/api-error.ts';
import { MIN_PASSWORD_LENGTH } from '#contract/passwords.ts';
import { session } from '#browser/session.ts';
import { LiveForm } from '../../account/live-form.tsx';
import { PasswordField } from '../../account/password-field.tsx';
import { api } from '../../base/browser-api.ts';
import type { PropsOf } from '../../base/page.tsx';
import {
  ACCOUNT_FORM_TEXTS as fields,
  FORGOT_TEXTS,
  RESET_TEXTS as texts,
  SIGN_IN_TEXTS,
} from '../../texts/account.ts';
import { Door } from '../../ui/door.tsx';
import { useFocusWhenSent, useForm } from '../../ui/form-state.ts';
import type { resetPasswordPage } from './page.ts';

const loadRules = () => import('../../account/rules.ts');

export default function ResetPasswordView({ params: { token }, search }: PropsOf<typeof resetPasswordPage>) {
  const [invalid, setInvalid] = useState<string>();
  const form = useForm({
    id: 'sifre',
    failure: texts.failure,
    prepare: loadRules,
    check: async ({ password = '' }) => (await loadRules()).checkReset({ password }),
    async send({ password = '' }) {
      await api('POST /api/auth/reset-password', { body: { token, password } });
      session.leave(); // the server has ended it with all others
      return { message: texts.done };
    },
    onRefused: (error) => {
      if (ApiError.is(error) && (error.code === 'INVALID_TOKEN' || error.fields?.['token'])) setInvalid(error.message);
    },
  });
  const isSent = form.phase === 'sent';
  const said = useFocusWhenSent(isSent || invalid !== undefined);
  if (isSent) {
    return (
      <Door title={texts.doneTitle}>
        <p className="door-said lead" tabIndex={-1} ref={said}>
          {form.message}
        </p>
        <p className="door-ways">
          <a className="button button--accent" href={search.signIn}>
            {SIGN_IN_TEXTS.signIn}
          </a>
        </p>
      </Door>
    );
  }
  if (invalid !== undefined) {
    return (
      <Door title={texts.invalidTitle}>
        <p className="door-said lead" tabIndex={-1} ref={said}>
          {invalid}
        </p>
        <p>{texts.invalidHint}</p>
        <p className="door-ways">
          <a className="button button--accent" href={search.forgotten}>
            {texts.again}
          </a>
          <a className="button button--quiet" href={search.signIn}>
            {FORGOT_TEXTS.toSignIn}
          </a>
        </p>
      </Door>
    );
  }
  return (
    <Door title={texts.title} lead={texts.lead}>
      <LiveForm form={form} submit={texts.submit}>
        <PasswordField
          form={form}
          name="password"
          label={fields.newPassword}
          autoComplete="new-password"
          min={MIN_PASSWORD_LENGTH}
        />
      </LiveForm>
    </Door>
  );
}
