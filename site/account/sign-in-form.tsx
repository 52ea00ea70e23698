import { api } from '#browser/signed-in-api.ts';
import { ACCOUNT_FORM_TEXTS as fields, SIGN_IN_PAGE_TEXTS as texts } from '../texts/account.ts';
import { FormField } from '../ui/form-field.tsx';
import { useForm, type Form } from '../ui/form-state.ts';
import { LiveForm } from './live-form.tsx';
import { PasswordField } from './password-field.tsx';
import { enter } from './sign-in-and-out.ts';

const loadRules = () => import('./rules.ts');

/** State of the sign-in form. @param id of the form */
export function useSignIn(id: string, onSignedIn: () => void): Form {
  const typed = ({ email = '', password = '' }: Readonly<Record<string, string>>) => ({
    email: email.trim(),
    password,
  });
  return useForm({
    id,
    failure: texts.failure,
    prepare: loadRules,
    check: async (values) => (await loadRules()).checkSignIn(typed(values)),
    async send(values) {
      enter(await api('POST /api/auth/login', { body: typed(values) }));
      return { message: '' };
    },
    onSent: onSignedIn,
    // Selects the password, to be typed again.
    onRefused(error) {
      const secret = error ? document.querySelector<HTMLInputElement>(`#${id}-password`) : null;
      secret?.focus();
      secret?.select();
    },
  });
}

export function SignInForm({ form, email = '' }: { form: Form; email?: string }) {
  return (
    <LiveForm form={form} submit={texts.title} sending={texts.signingIn}>
      <FormField
        form={form}
        name="email"
        label={fields.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        initial={email}
        isRequired
      />
      <PasswordField form={form} name="password" label={fields.password} autoComplete="current-password" />
    </LiveForm>
  );
}
