import { useEffect, useRef, useState, type FormEvent } from 'react';
import { INVALID_EMAIL } from '#contract/form-texts.ts';
import { SIGN_IN_PATH } from '#contract/paths.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { PasswordField, PlainField } from './plain-field.tsx';
import { signIn, type Refusal } from './sign-in.ts';
import { DOOR_TEXTS } from './texts.ts';

function checkEmail(email: string): string | undefined {
  if (email === '') return DOOR_TEXTS.emailMissing;
  return /^[^@]+@[^@]+$/.test(email) ? undefined : INVALID_EMAIL;
}

/**
 * E-mail and password, on the sign-in page and in the dialog of an ended session.
 * @param props.email filled in, where it is known
 */
export function SignInForm({ email: known = '' }: { email?: string }) {
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<{ email?: string | undefined; password?: string | undefined }>({});
  const [refusal, setRefusal] = useState<Refusal>();
  const [isSending, setSending] = useState(false);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  useEffect(() => (known ? passwordField : emailField).current?.focus(), [known]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const found = {
      email: checkEmail(email.trim()),
      password: password === '' ? DOOR_TEXTS.passwordMissing : undefined,
    };
    setErrors(found);
    setRefusal(undefined);
    if (found.email) return emailField.current?.focus();
    if (found.password) return passwordField.current?.focus();
    setSending(true);
    const refused = await signIn(email.trim(), password);
    if (!refused) return; // stays busy until the next page is there
    setSending(false);
    setRefusal(refused);
    passwordField.current?.select();
    passwordField.current?.focus();
  }

  return (
    <form className="sign-in-form" noValidate onSubmit={(event) => void submit(event)}>
      <div role="alert">
        {refusal && (
          <div className="door-alert">
            <p>{refusal.sentence}</p>
            {refusal.isWrongRole && (
              <p>
                <a href={SIGN_IN_PATH}>{DOOR_TEXTS.toCustomers}</a>
              </p>
            )}
          </div>
        )}
      </div>
      <PlainField
        label={COMMON_TEXTS.email}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        maxLength={254}
        required
        value={email}
        onChange={setEmail}
        error={errors.email}
        inputRef={emailField}
      />
      <PasswordField
        label={COMMON_TEXTS.password}
        name="password"
        autoComplete="current-password"
        maxLength={1000}
        required
        value={password}
        onChange={setPassword}
        error={errors.password}
        inputRef={passwordField}
      />
      <button type="submit" className="door-button" aria-disabled={isSending} data-busy={isSending || undefined}>
        {isSending ? DOOR_TEXTS.signingIn : DOOR_TEXTS.signIn}
      </button>
    </form>
  );
}
