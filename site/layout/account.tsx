import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { imageUrl } from '#contract/images.ts';
import { PANEL_PATH } from '#contract/panel-paths.ts';
import { ACCOUNT_PATH, ORDERS_PATH, SIGN_IN_PATH } from '#contract/paths.ts';
import { useSignOut } from '../account/sign-in-and-out.ts';
import { isStaff, useSession } from '../account/use-session.ts';
import { onStorage, readStored } from '../cart/stored.ts';
import { ACCOUNT_FRAME_TEXTS as texts, SIGN_IN_TEXTS } from '../texts/account.ts';
import { ChevronIcon, PersonIcon } from '../ui/icon.tsx';
import './account.css';

/** Links of the signed-in person. A dropdown in the bar, a list in the menu of narrow screens. */
export function Account({ place }: { place: 'bar' | 'menu' }) {
  const user = useSession()?.user;
  const isAdmin = useSyncExternalStore(onStorage, isAdminStored);
  const leave = useSignOut();
  const out = (
    <button type="button" onClick={() => void leave()}>
      {texts.signOut}
    </button>
  );
  const panel = isAdmin && (
    <a className={place === 'menu' ? 'button button--quiet' : undefined} href={PANEL_PATH}>
      {texts.panel}
    </a>
  );

  if (place === 'menu') {
    return (
      <>
        {user ? (
          <div className="account-links">
            <a href={ACCOUNT_PATH}>
              <Avatar image={user.avatar} />
              <b>{user.name}</b>
            </a>
            <a href={ORDERS_PATH}>{texts.orders}</a>
            {out}
          </div>
        ) : (
          <a className="button button--quiet" href={SIGN_IN_PATH}>
            {SIGN_IN_TEXTS.signIn}
          </a>
        )}
        {panel}
      </>
    );
  }
  if (!user)
    return (
      <a className="header-account" href={SIGN_IN_PATH}>
        <PersonIcon />
        <span>{SIGN_IN_TEXTS.signIn}</span>
      </a>
    );
  return (
    <Dropdown
      label={
        <>
          <Avatar image={user.avatar} />
          <span>{firstName(user.name)}</span>
          <ChevronIcon />
        </>
      }
      name={`${texts.account}: ${user.name}`}
    >
      <li className="account-who">
        <b>{user.name}</b>
        <small>{user.email}</small>
      </li>
      <li>
        <a href={ACCOUNT_PATH}>{texts.account}</a>
      </li>
      <li>
        <a href={ORDERS_PATH}>{texts.orders}</a>
      </li>
      {isStaff(user) && (
        <li>
          <a href={PANEL_PATH}>{texts.panel}</a>
        </li>
      )}
      <li>{out}</li>
    </Dropdown>
  );
}

const firstName = (name: string): string => name.trim().split(/\s+/)[0] || texts.account;

const Avatar = ({ image }: { image: string }) => (
  <img className="account-avatar" src={imageUrl('pages', image)} alt="" width={28} height={28} />
);

/** A dropdown that closes on Escape, on leaving it and on choosing. */
function Dropdown({ label, name, children }: { label: ReactNode; name: string; children: ReactNode }) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const leave = (event: Event) => {
      if (!box.current!.contains(event.target as Node)) box.current!.open = false;
    };
    document.addEventListener('focusin', leave, { signal });
    document.addEventListener(
      'click',
      (event) => {
        leave(event);
        if ((event.target as Element).closest('li :is(a, button)')) box.current!.open = false;
      },
      { signal },
    );
    box.current!.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !box.current!.open) return;
        box.current!.open = false;
        box.current!.querySelector('summary')!.focus();
      },
      { signal },
    );
    return () => listening.abort();
  }, []);
  return (
    <details className="account-dropdown" ref={box}>
      <summary className="header-account" aria-label={name}>
        {label}
      </summary>
      <ul>{children}</ul>
    </details>
  );
}

/** Whether the stored user says admin. For showing a link only: the server does not trust it. */
function isAdminStored(): boolean {
  try {
    const user: unknown = JSON.parse(readStored('user') ?? 'null');
    return (user as { role?: unknown } | null)?.role === 'admin';
  } catch {
    return false; // damaged
  }
}
