import { ownPath } from '#contract/own-path.ts';
import {
  PANEL_HOME_PATH,
  PANEL_LOGIN_PATH,
  PANEL_PATH,
  PANEL_SETUP_PATH,
  panelDoorPath,
} from '#contract/panel-paths.ts';

const DOORS: readonly (string | undefined)[] = [PANEL_PATH, PANEL_LOGIN_PATH, PANEL_SETUP_PATH];

/** Target after signing in: the wanted address if it is in the panel, otherwise the dashboard. */
export function nextAddress(search: string): string {
  const wanted = ownPath(new URLSearchParams(search).get('next'));
  const pathname = wanted?.split(/[?#]/, 1)[0]?.replace(/\/$/, '');
  return wanted?.startsWith(`${PANEL_PATH}/`) && !DOORS.includes(pathname) ? wanted : PANEL_HOME_PATH;
}

/** Sign-in page that remembers the wanted address. */
export const doorFor = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string =>
  panelDoorPath(pathname + search + hash);

/** Arrives at the sign-in page because the session was no longer valid. */
export const ENDED_STATE = { hasEnded: true };

export const hasEnded = (state: unknown): boolean => (state as typeof ENDED_STATE | null)?.hasEnded === true;

/** Signs out by navigation, so that a changed form can ask first. */
export const SIGN_OUT_STATE = { signOut: true };

export const wantsSignOut = (state: unknown): boolean => (state as typeof SIGN_OUT_STATE | null)?.signOut === true;
