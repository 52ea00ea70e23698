// Kept replies that stand in for a database that is away.
import type { IncomingHttpHeaders } from 'node:http';

/** Tells caches and monitors what the reply is (RFC 9211); browsers ask again next time. */
export const STAND_IN_HEADERS = { 'cache-status': 'kaliphane; hit; detail=database-away', 'cache-control': 'no-store' };

/** As `refreshCookies` names it. */
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-kaliphane|kaliphane_session)=/;

/** Whoever is signed in sees what holds now, or that it cannot be seen. */
export const maySeeStandIn = ({ authorization, cookie }: IncomingHttpHeaders): boolean =>
  authorization === undefined && !(cookie !== undefined && SESSION_COOKIE.test(cookie));
