import type { ReactNode } from 'react';
import { ACCOUNT_USES } from '../../texts/account.ts';
import './door.css';

interface Props {
  title: string;
  lead?: string;
  /** Content beside the form, below it on phones. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A page with one form on a sheet: signing in, registering, and the pages that their mails lead to. */
export function Door({ title, lead, aside, children }: Props) {
  return (
    <div className="door grid-paper">
      <div className="wrap">
        <div className={`sheet${aside ? ' door-wide' : ''}`}>
          <div className="door-main">
            <h1>{title}</h1>
            {lead && <p className="door-lead">{lead}</p>}
            {children}
          </div>
          {aside && <aside className="door-aside">{aside}</aside>}
        </div>
      </div>
    </div>
  );
}

/** The uses of an account. */
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
