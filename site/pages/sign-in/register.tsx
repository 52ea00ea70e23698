import { NOTICE_VERSION } from '#contract/consent.ts';
import { doorPath } from '#contract/page-paths.ts';
import { MIN_PASSWORD_LENGTH } from '#contract/passwords.ts';
import { ACCOUNT_PATH, SIGN_IN_PATH } from '#contract/paths.ts';
import { api } from '#browser/signed-in-api.ts';
import { LiveForm } from '../../account/live-form.tsx';
import { useNext } from '../../account/next.ts';
import { PasswordField } from '../../account/password-field.tsx';
import { enter } from '../../account/sign-in-and-out.ts';
import { useSession } from '../../account/use-session.ts';
import type { FormValues } from '../../base/page.tsx';
import { useNavigate } from '../../base/router.tsx';
import {
  ACCOUNT_FORM_TEXTS as fields,
  ACCOUNT_USES,
  REGISTER_TEXTS as texts,
  SIGN_IN_TEXTS,
} from '../../texts/account.ts';
import { Door, RuledFacts } from '../../ui/door.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { DataNotice } from '../../ui/form-notice.tsx';
import { useForm } from '../../ui/form-state.ts';
import { toast } from '../../ui/toast.ts';
import { SignedIn } from './signed-in.tsx';

const loadRules = () => import('../../account/rules.ts');
const typed = ({ name = '', email = '', password = '' }: FormValues) => ({ name, email, password });

export default function RegisterView() {
  const next = useNext();
  const navigate = useNavigate();
  const stored = useSession();
  const form = useForm({
    id: 'kayit',
    failure: texts.failure,
    prepare: loadRules,
    check: async (values) => (await loadRules()).checkRegistration(typed(values)),
    async send(values) {
      enter(await api('POST /api/auth/register', { body: { ...typed(values), noticeVersion: NOTICE_VERSION } }));
      return { message: '' };
    },
    onSent() {
      toast(texts.welcome);
      void navigate(next ?? ACCOUNT_PATH, { replace: true });
    },
  });
  // After registering here, the page is being left already.
  if (stored && form.phase === 'editing') return <SignedIn user={stored.user} next={next} />;
  return (
    <Door
      title={texts.title}
      aside={<RuledFacts id="account-uses" title={ACCOUNT_USES.title} facts={ACCOUNT_USES.facts} />}
    >
      <LiveForm
        form={form}
        submit={texts.submit}
        sending={texts.registering}
        note={<DataNotice purpose={texts.purpose} />}
      >
        <FormField form={form} name="name" label={fields.name} autoComplete="name" isRequired />
        <FormField
          form={form}
          name="email"
          label={fields.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          isRequired
        />
        <PasswordField
          form={form}
          name="password"
          label={fields.password}
          autoComplete="new-password"
          min={MIN_PASSWORD_LENGTH}
        />
      </LiveForm>
      <div className="door-links">
        <p>
          {texts.knownTitle}
          <a className="more" href={doorPath(SIGN_IN_PATH, next)}>
            {SIGN_IN_TEXTS.signIn}
          </a>
        </p>
      </div>
    </Door>
  );
}
