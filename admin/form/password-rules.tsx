import { MIN_STAFF_PASSWORD_LENGTH } from '#contract/passwords.ts';
import { FORM_TEXTS as texts } from './texts.ts';

/** Rules for a password, ticked while typing. Rules that only the server can check are listed without a tick. */
export function PasswordRules({ password, min = MIN_STAFF_PASSWORD_LENGTH }: { password: string; min?: number }) {
  const missing = min - password.length;
  const isLongEnough = missing <= 0;
  return (
    <ul className="password-rules">
      <li data-met={isLongEnough || undefined}>
        {texts.passwordMin(min, !isLongEnough && password !== '' ? texts.passwordMissing(missing) : '')}
      </li>
      <li>{texts.passwordCommon}</li>
      <li>{texts.passwordWords}</li>
    </ul>
  );
}
