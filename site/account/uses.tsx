import { ACCOUNT_USES } from '../texts/account.ts';

/** What an account is good for. */
export const AccountUses = () => (
  <ul className="door-uses">
    {ACCOUNT_USES.map(({ title, text }) => (
      <li key={title}>
        <strong>{title}</strong>
        {text}
      </li>
    ))}
  </ul>
);
