// shell/: the frame around the screens and the way in: sign-in, session, menu, search, theme.
import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { App } from 'antd';
import { Navigate, Outlet, useLocation, useNavigation, useNavigationType } from 'react-router';
import type { SignedInUser } from '#contract/auth.ts';
import { NO_REPLY } from '#contract/client-texts.ts';
import { panelListPath } from '#contract/panel-paths.ts';
import { ORDERS_PATH } from '#contract/paths.ts';
import { useMay } from '../base/access.ts';
import { THIS_YEAR, usePage, useSettings } from '../base/company.ts';
import { useScreen } from '../base/screens.ts';
import { COMMON_TEXTS } from '../base/texts.ts';
import { Waiting } from '../base/waiting.tsx';
import type { SAME_FORM } from '../crud/list-state.ts';
import { LeaveGuard } from '../form/leave-guard.tsx';
import { ENDED_STATE, doorFor } from './door/addresses.ts';
import { onNotice } from './door/notice.ts';
import { useGuard } from './guard.ts';
import { Header } from './header.tsx';
import { BadgeNews } from './menu/badges.tsx';
import { MobileMenu } from './menu/mobile-menu.tsx';
import { Sidebar } from './menu/sidebar.tsx';
import { PanelTheme } from './panel-theme.tsx';
import { SessionDialog } from './session-dialog.tsx';
import { NotAllowed } from './state-views.tsx';
import { SHELL_TEXTS as texts } from './texts.ts';

/** Link of the public site to 'my orders': the panel's list for staff, their own for customers. */
const isOwnOrders = (pathname: string): boolean => pathname.replace(/\/$/, '') === panelListPath('orders');

/** Customers' pages belong to the site, so this is a full navigation. */
function ToOwnOrders() {
  useEffect(() => location.replace(ORDERS_PATH), []);
  return <Waiting />;
}

/** The panel after sign-in. */
export function PanelLayout() {
  const guard = useGuard();
  const location = useLocation();
  if (guard.state === 'out' && guard.isCustomer && isOwnOrders(location.pathname)) return <ToOwnOrders />;
  if (guard.state === 'out')
    return <Navigate to={doorFor(location)} replace state={guard.hasEnded ? ENDED_STATE : undefined} />;
  return (
    <PanelTheme>
      <Frame key={guard.user.id} user={guard.user}>
        {guard.state === 'checking' && <Waiting />}
        {guard.state === 'unreachable' && (
          <section className="state-view" role="alert">
            <h1>{texts.unreachable}</h1>
            <p>{NO_REPLY}</p>
            <p className="state-view-ways">
              <button type="button" className="door-button" onClick={guard.retry}>
                {COMMON_TEXTS.tryAgainSmall}
              </button>
            </p>
          </section>
        )}
        {guard.state === 'in' && <Screen />}
        {guard.state === 'in' && <SessionDialog owner={guard.user} hasEnded={guard.hasEnded} />}
      </Frame>
    </PanelTheme>
  );
}

function Screen() {
  const needs = useScreen()?.needs;
  const may = useMay();
  return needs && !may(needs) ? (
    <NotAllowed />
  ) : (
    <>
      <LeaveGuard />
      <Outlet />
    </>
  );
}

const COLLAPSED_KEY = 'panelMenuCollapsed';
const readCollapsed = (): boolean => {
  try {
    return localStorage.getItem(COLLAPSED_KEY) === 'true';
  } catch {
    return false;
  }
};
const keepCollapsed = (isCollapsed: boolean): void => {
  try {
    localStorage.setItem(COLLAPSED_KEY, String(isCollapsed));
  } catch {
    /* then it lasts as long as the page */
  }
};

function Frame({ user, children }: { user: SignedInUser; children: ReactNode }) {
  const settings = useSettings();
  const screen = useScreen();
  const { pathname, key, state } = useLocation();
  const [isCollapsed, setCollapsed] = useState(readCollapsed);
  const [menuAt, setMenuAt] = useState<string>(); // location where it was opened: any navigation closes it
  const isMoving = useNavigation().state !== 'idle';
  const main = useRef<HTMLElement>(null);
  const closeMenu = useCallback(() => setMenuAt(undefined), []);
  usePage(settings, screen?.title ?? COMMON_TEXTS.loading);
  useNotices();
  useArrival(main, pathname, (state as Partial<typeof SAME_FORM> | null)?.isSameForm === true);

  return (
    <div className="panel" data-collapsed={isCollapsed || undefined}>
      <a
        className="skip-link"
        href="#icerik"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {texts.skip}
      </a>
      <BadgeNews />
      <div className="panel-progress" data-moving={isMoving || undefined} />
      <aside className="panel-side">
        <Sidebar
          settings={settings}
          isCollapsed={isCollapsed}
          onCollapse={(next) => {
            keepCollapsed(next);
            setCollapsed(next);
          }}
        />
      </aside>
      <MobileMenu isOpen={menuAt === key} onClose={closeMenu}>
        <Sidebar settings={settings} />
      </MobileMenu>
      <div className="panel-body">
        <Header user={user} onMenu={() => setMenuAt(key)} />
        <main id="icerik" className="panel-main" ref={main} tabIndex={-1} aria-busy={isMoving}>
          {children}
        </main>
        <footer className="panel-foot">
          <span>{settings.site_copyright || `© ${THIS_YEAR} ${settings.site_title}`}</span>
          <span>{texts.footer(settings.company_warranty_text, settings.company_delivery_text)}</span>
        </footer>
      </div>
    </div>
  );
}

function useNotices(): void {
  const { message } = App.useApp();
  useEffect(
    () =>
      onNotice((sentence) => {
        setTimeout(() => void message.success(sentence)); // after the ended session's dialog has removed the toasts
      }),
    [message],
  );
}

/** Shows a new screen from its top and moves the focus there. Back and forward keep their position. */
function useArrival(main: RefObject<HTMLElement | null>, pathname: string, isSameForm: boolean): void {
  const type = useNavigationType();
  const arrivedAt = useRef(pathname);
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    if (isSameForm) return;
    if (type !== 'POP') scrollTo(0, 0);
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [main, pathname, type, isSameForm]);
}
