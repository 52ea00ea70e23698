// Numbers of waiting work beside the menu's entries, and announcements for screen readers.
import { useState } from 'react';
import { useMay } from '../../base/access.ts';
import { useCall } from '../../base/queries.ts';
import { useSession } from '../../base/session.ts';
import { MENU_TEXTS as texts } from './texts.ts';

export type BadgeName = 'messages' | 'applications' | 'orders';
/** Of a badge, after its number. */
const BADGE_TEXTS: Record<BadgeName, string> = texts.badges;

const EVERY_MS = 60_000;
/** Only the total matters. */
const WAITING_ORDERS = { query: { isWaiting: 'true', limit: 1 } } as const;

/** Numbers of waiting work; 0 until loaded. Read every minute while the tab is visible, and after each change. */
export function useBadges(): Record<BadgeName, number> {
  const may = useMay();
  const isSignedIn = useSession() !== null; // no calls while the sign-in dialog waits
  const messages = useCall(
    'GET /api/contacts/stats/dashboard',
    {},
    { enabled: isSignedIn && may('GET /api/contacts/stats/dashboard'), everyMs: EVERY_MS },
  );
  const applications = useCall(
    'GET /api/job-applications/stats/dashboard',
    {},
    { enabled: isSignedIn && may('GET /api/job-applications/stats/dashboard'), everyMs: EVERY_MS },
  );
  const orders = useCall('GET /api/orders', WAITING_ORDERS, {
    enabled: isSignedIn && may('GET /api/orders'),
    everyMs: EVERY_MS,
  });
  return {
    messages: messages.data?.unread ?? 0,
    applications: applications.data?.pending ?? 0,
    orders: orders.data?.total ?? 0,
  };
}

const MOST = 99;

/** Number of an entry; nothing at 0. */
export function MenuBadge({ name, count }: { name: BadgeName; count: number }) {
  if (count === 0) return null;
  return (
    <b className="menu-badge" title={`${count} ${BADGE_TEXTS[name]}`}>
      <span aria-hidden="true">{count > MOST ? `${MOST}+` : count}</span>
      <span className="unseen">{` (${count} ${BADGE_TEXTS[name]})`}</span>
    </b>
  );
}

/** Announces to screen readers that more is waiting. */
export function BadgeNews() {
  const badges = useBadges();
  return (Object.keys(BADGE_TEXTS) as BadgeName[]).map((name) => <News key={name} name={name} count={badges[name]} />);
}

/** One output per number, so that a change of one does not replace the announcement of another. */
function News({ name, count }: { name: BadgeName; count: number }) {
  const [known, setKnown] = useState(count);
  const [news, setNews] = useState('');
  if (known !== count) {
    setKnown(count);
    setNews(count > known ? `${count} ${BADGE_TEXTS[name]}` : '');
  }
  return <output className="unseen">{news}</output>;
}
