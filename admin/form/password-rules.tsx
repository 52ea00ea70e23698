import { MIN_STAFF_PASSWORD_LENGTH } from '#contract/passwords.ts';

/** What a password of staff must be, ticked off while it is typed. What only the server knows is told, not ticked. */
export function PasswordRules({ password, min = MIN_STAFF_PASSWORD_LENGTH }: { password: string; min?: number }) {
  const missing = min - password.length;
  const isLongEnough = missing <= 0;
  return (
    <ul className="password-rules">
      <li data-met={isLongEnough || undefined}>
        En az {min} karakter{!isLongEnough && password !== '' ? ` (${missing} karakter daha)` : ''}
      </li>
      <li>Yaygın şifreler, adınız, e-postanız ve firma adı kabul edilmez</li>
      <li>Birkaç ilgisiz kelime, uzun ve akılda kalıcı bir şifre olur</li>
    </ul>
  );
}
