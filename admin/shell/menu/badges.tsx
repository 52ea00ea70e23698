// What waits for somebody: counted beside the menu's lines, and told to who cannot see it change.
import { useState } from 'react';
import { useMay } from '../../base/access.ts';
import { useCall } from '../../base/queries.ts';
import { useSession } from '../../base/session.ts';
import { MENU_TEXTS as texts } from './texts.ts';

export type BadgeName = 'messages' | 'applications' | 'orders';
/** Of a badge, after its number. */
const BADGE_TEXTS: Record<BadgeName, string> = texts.badges;

const EVERY_MS = 60_000;
/** Of a list only its total matters. */
const WAITING_ORDERS = { query: { isWaiting: 'true', limit: 1 } } as const;

/**
 * Numbers of what waits; 0 until they are known. They are asked for every minute while the tab is in view, and after
 * each change.
 */
export function useBadges(): Record<BadgeName, number> {
  const may = useMay();
  const isSignedIn = useSession() !== null; // while the sign-in dialog waits, asking is of no use
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

/** A line's number; absent at 0. */
export function MenuBadge({ name, count }: { name: BadgeName; count: number }) {
  if (count === 0) return null;
  return (
    <b className="menu-badge" title={`${count} ${BADGE_TEXTS[name]}`}>
      <span aria-hidden="true">{count > MOST ? `${MOST}+` : count}</span>
      <span className="unseen">{` (${count} ${BADGE_TEXTS[name]})`}</span>
    </b>
  );
}

/** Tells screen readers when more is waiting than before. */
export function BadgeNews() {
  const badges = useBadges();
  return (Object.keys(BADGE_TEXTS) as BadgeName[]).map((name) => <News key={name} name={name} count={badges[name]} />);
}

/** Each number has a line of its own: a change of one does not take back what was just said of another. */
function News({ name, count }: { name: BadgeName; count: number }) {
  const [known, setKnown] = useState(count);
  const [news, setNews] = useState('');
  if (known !== count) {
    setKnown(count);
    setNews(count > known ? `${count} ${BADGE_TEXTS[name]}` : '');
  }
  return <output className="unseen">{news}</output>;
}
