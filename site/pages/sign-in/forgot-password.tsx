import { api } from '../../base/browser-api.ts';
import type { PropsOf } from '../../base/page.tsx';
import { ACCOUNT_FORM_TEXTS as fields, FORGOT_TEXTS as texts } from '../../texts/account.ts';
import { Door } from '../../ui/door.tsx';
import { FormEnd, FormField } from '../../ui/form-field.tsx';
import { useFocusWhenSent, useForm } from '../../ui/form-state.ts';
import type { forgotPasswordPage } from './page.ts';

const loadRules = () => import('../../account/rules.ts');

export default function ForgotPasswordView({ data, search }: PropsOf<typeof forgotPasswordPage>) {
  const form = useForm({
    id: 'sifremi-unuttum',
    given: data ?? undefined,
    failure: texts.failure,
    prepare: loadRules,
    check: async ({ email = '' }) => (await loadRules()).checkForgotten({ email }),
    send: ({ email = '' }) => api('POST /api/auth/forgot-password', { body: { email } }),
  });
  const isSent = form.phase === 'sent';
  const said = useFocusWhenSent(isSent);
  if (isSent) {
    return (
      <Door title={texts.sentTitle}>
        <p className="door-said lead" tabIndex={-1} ref={said}>
          {form.message || texts.sent}
        </p>
        <p className="muted">{texts.sentHint}</p>
        <p className="door-ways">
          <a className="button button--accent" href={search.signIn}>
            {texts.toSignIn}
          </a>
          <a
            className="button button--quiet"
            href={search.forgotten}
            onClick={(event) => {
              event.preventDefault();
              form.restart();
            }}
          >
            {texts.again}
          </a>
        </p>
      </Door>
    );
  }
  return (
    <Door title={texts.title} lead={texts.lead}>
      <form className="form" {...form.props}>
        <FormField
          form={form}
          name="email"
          label={fields.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          isRequired
        />
        <FormEnd form={form} submit={texts.submit} />
      </form>
      <p className="door-links">
        <a className="more" href={search.signIn}>
          {texts.toSignIn}
        </a>
      </p>
    </Door>
  );
}
