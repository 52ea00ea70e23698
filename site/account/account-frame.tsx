// `account/`: the signed-in person on the site: frame of the account's screens, guard, forms, session.
import type { ReactNode } from 'react';
import type { SignedInUser } from '#contract/auth.ts';
import { PANEL_PATH } from '#contract/panel-paths.ts';
import { ACCOUNT_PATH, ADDRESSES_PATH, CONTACT_PATH, ORDERS_PATH, SECURITY_PATH } from '#contract/paths.ts';
import { useLocation } from '../base/router.tsx';
import { ACCOUNT_FRAME_TEXTS as texts, ACCOUNT_USES, SIGN_IN_TEXTS } from '../texts/account.ts';
import { Breadcrumb, trailTo, type TrailStep } from '../ui/breadcrumb.tsx';
import { RuledFacts } from '../ui/door.tsx';
import { useSignOut } from './sign-in-and-out.ts';
import { SignInFirst } from './sign-in-first.tsx';
import { isStaff, useSession } from './use-session.ts';
import './account-frame.css';

const MENU = [
  { path: ACCOUNT_PATH, name: texts.account },
  { path: ORDERS_PATH, name: texts.orders },
  { path: ADDRESSES_PATH, name: texts.addresses },
  { path: SECURITY_PATH, name: texts.security },
] as const;

interface Props {
  title: string;
  /** The title with more than its words, as a number in another typeface. */
  heading?: ReactNode;
  /** The steps between 'Hesabım' and this screen. */
  between?: readonly Required<TrailStep>[];
  children: (user: SignedInUser) => ReactNode;
}

/** The frame of the account's screens: title, menu, and the content for the signed-in person. */
export function AccountFrame({ title, heading = title, between = [], children }: Props) {
  const { pathname } = useLocation();
  const isUnknown = useSession() === undefined;
  const trail =
    pathname === MENU[0].path
      ? trailTo(title, pathname)
      : [...trailTo(MENU[0].name, MENU[0].path), ...between, { name: title, path: pathname }];
  return (
    <div className="account wrap">
      <Breadcrumb trail={trail} />
      <h1>{heading}</h1>
      <div className="account-body">
        <Menu pathname={pathname} />
        {/* Made anew once the session is known: without the menu it has another place, and would be seen to move. */}
        <div key={String(isUnknown)} className="account-content">
          <SignInFirst
            below={
              <p>
                {texts.noWayIn}{' '}
                <a className="more" href={CONTACT_PATH}>
                  {SIGN_IN_TEXTS.contact}
                </a>
              </p>
            }
            beside={<RuledFacts id="account-uses" title={ACCOUNT_USES.title} facts={ACCOUNT_USES.facts} />}
          >
            {children}
          </SignInFirst>
        </div>
      </div>
    </div>
  );
}

function Menu({ pathname }: { pathname: string }) {
  const leave = useSignOut();
  const stored = useSession();
  const user = stored?.user;
  const currentOf = (path: string) => {
    if (pathname === path) return 'page';
    return path !== MENU[0].path && pathname.startsWith(`${path}/`) ? 'true' : undefined;
  };
  return (
    <nav className="account-menu" data-waiting={stored === undefined || undefined} aria-label={texts.menu}>
      <ul>
        {MENU.map(({ path, name }) => (
          <li key={path}>
            <a href={path} aria-current={currentOf(path)}>
              {name}
            </a>
          </li>
        ))}
        {user && isStaff(user) && (
          <li>
            <a href={PANEL_PATH}>{texts.panel}</a>
          </li>
        )}
        {user && (
          <li>
            <button type="button" onClick={() => void leave()}>
              {texts.signOut}
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}
