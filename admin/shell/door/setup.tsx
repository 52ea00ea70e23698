import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#contract/api-error.ts';
import { SetupInput } from '#contract/auth.ts';
import { MIN_STAFF_PASSWORD_LENGTH, passwordTooShort } from '#contract/passwords.ts';
import { toFailed } from '#contract/issues.ts';
import { PANEL_HOME_PATH, PANEL_PATH } from '#contract/panel-paths.ts';
import { api } from '#browser/signed-in-api.ts';
import { session } from '#browser/session.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { PasswordRules } from '../../form/password-rules.tsx';
import { tell } from './notice.ts';
import { PasswordField, PlainField } from './plain-field.tsx';
import { Sheet } from './sheet.tsx';
import { DOOR_TEXTS as texts } from './texts.ts';

const EMPTY = { name: '', username: '', email: '', password: '', repeated: '' };
type Name = keyof typeof EMPTY;
const FIELDS: readonly {
  name: Exclude<Name, 'password' | 'repeated'>;
  label: string;
  type: string;
  autoComplete: string;
}[] = [
  { name: 'name', label: COMMON_TEXTS.fullName, type: 'text', autoComplete: 'name' },
  { name: 'username', label: texts.username, type: 'text', autoComplete: 'nickname' },
  { name: 'email', label: COMMON_TEXTS.email, type: 'email', autoComplete: 'username' },
];

/** The link's secret, removed from the address first, so that neither history nor a screenshot keeps it. */
const token = location.hash.slice(1);
if (token) history.replaceState(history.state, '', location.pathname);

/** Creates the first admin, from the link printed at the first start. */
export function Setup() {
  const navigate = useNavigate();
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [refusal, setRefusal] = useState(token ? '' : texts.linkInvalid);
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);
  // After the errors are rendered.
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
  }, [errors]);

  const set = (name: Name) => (value: string) => setValues((all) => ({ ...all, [name]: value }));

  function check(): Partial<Record<string, string>> {
    const { repeated, ...input } = values;
    const parsed = SetupInput.safeParse({ ...input, token });
    const found = parsed.success ? {} : toFailed(parsed.error.issues).fields;
    if (!found.password && input.password.length < MIN_STAFF_PASSWORD_LENGTH)
      found.password = passwordTooShort(MIN_STAFF_PASSWORD_LENGTH);
    if (input.email.trim() === '') found.email = texts.emailMissing;
    if (repeated !== input.password) found.repeated = COMMON_TEXTS.passwordsDiffer;
    return found;
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const found = check();
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    setRefusal('');
    try {
      const { repeated: _, ...input } = values;
      session.begin(await api('POST /api/auth/setup', { body: { ...input, token } }));
      tell(texts.adminCreated);
      void navigate(PANEL_HOME_PATH, { replace: true });
    } catch (error) {
      setSending(false);
      if (!ApiError.is(error)) throw error;
      setErrors(error.fields ?? {});
      if (!error.fields) setRefusal(error.message);
    }
  }

  return (
    <Sheet title={texts.setup} heading={texts.setupHeading} lead={texts.setupLead}>
      <div role="alert">
        {refusal && (
          <div className="door-alert">
            <p>{refusal}</p>
            <p>
              {texts.newLinkBefore}
              <span className="mono">npm run admin:create</span>
              {texts.newLinkAfter}
              <a href={PANEL_PATH}>{texts.newLinkSignIn}</a>.
            </p>
          </div>
        )}
      </div>
      {token && (
        <form ref={form} className="setup-form" noValidate onSubmit={(event) => void submit(event)}>
          {FIELDS.map(({ name, label, type, autoComplete }) => (
            <PlainField
              key={name}
              label={label}
              type={type}
              name={name}
              autoComplete={autoComplete}
              required
              value={values[name]}
              onChange={set(name)}
              error={errors[name]}
            />
          ))}
          <PasswordField
            label={COMMON_TEXTS.password}
            name="password"
            autoComplete="new-password"
            required
            value={values.password}
            onChange={set('password')}
            error={errors.password}
            below={<PasswordRules password={values.password} />}
          />
          <PasswordField
            label={texts.repeatPassword}
            name="repeated"
            autoComplete="new-password"
            required
            value={values.repeated}
            onChange={set('repeated')}
            error={errors.repeated}
          />
          <button type="submit" className="door-button" aria-disabled={isSending} data-busy={isSending || undefined}>
            {isSending ? texts.creating : texts.create}
          </button>
        </form>
      )}
    </Sheet>
  );
}
