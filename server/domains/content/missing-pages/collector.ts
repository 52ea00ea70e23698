import {
  ACCOUNT_PATH,
  EMAIL_CONFIRMATION_PREFIX,
  NEWSLETTER_CONFIRMATION_PREFIX,
  NEWSLETTER_END_PREFIX,
  PASSWORD_RESET_PREFIX,
  PREVIEW_PREFIX,
} from '#contract/paths.ts';
import { comparedAddress } from '#contract/redirect-paths.ts';
import { batches } from '../../../base/batches.ts';
import type { Clock } from '../../../base/clock.ts';
import { agentName, isBot } from '../../../call/bots.ts';
import type { PageRequest } from '../../../call/missing-answers.ts';
import { isAttack } from './attacks.ts';
import { ATTACKS, type CountedPage, type missingPageStore } from './store.ts';

/** Counts wait so long for one transaction, so that a request costs no write; a killed process loses them. */
const WAIT_MS = 60_000;
/** Addresses that wait at the same time; further ones are not counted: a flood of invented ones costs no more. */
export const MAX_WAITING = 500;
/** Longer addresses are not counted: no page had one, and no redirect may begin with one. */
export const MAX_PATH_LENGTH = 300;

/** Addresses whose end is a secret or a person's own. */
const PRIVATE = [
  `${ACCOUNT_PATH}/`,
  PASSWORD_RESET_PREFIX,
  EMAIL_CONFIRMATION_PREFIX,
  NEWSLETTER_CONFIRMATION_PREFIX,
  NEWSLETTER_END_PREFIX,
  PREVIEW_PREFIX,
];
const isPrivate = (path: string): boolean => path.includes('@') || PRIVATE.some((prefix) => path.startsWith(prefix));

/** Files of pages, which bots ask for in all the places where they may lie. */
const ASSET = /\.(?:css|js|mjs|map|json|xml|txt|png|jpe?g|gif|webp|avif|svg|ico|woff2?|ttf|eot|mp4|webm)$/;
/** Files that browsers and programs ask for by themselves, without a link. */
const ASKED_UNLINKED =
  /^\/(?:favicon\.ico|apple-touch-icon[^/]*\.png|browserconfig\.xml|ads\.txt|app-ads\.txt|humans\.txt|\.well-known\/.*)$/;

/** Host of the page that a link was on; '' for none, and for what is no address. */
function hostOf(referer: string | undefined): string {
  if (referer === undefined || !URL.canParse(referer)) return '';
  const { protocol, host } = new URL(referer);
  return /^https?:$/.test(protocol) ? host.slice(0, 255) : '';
}

interface Parts {
  store: Pick<ReturnType<typeof missingPageStore>, 'add'>;
  now: Clock;
  /** Told of counts that could not be written; they wait for the next time. */
  onError(error: unknown): void;
}
export type MissingCollector = ReturnType<typeof missingCollector>;

/** Counts requests that found no page in memory, and writes them in batches. */
export function missingCollector({ store, now, onError }: Parts) {
  const waiting = batches<CountedPage>({
    waitMs: WAIT_MS,
    maxWaiting: MAX_WAITING,
    merge: (known, next) => ({
      ...known,
      hits: known.hits + next.hits,
      lastAt: next.lastAt,
      refererHost: next.refererHost || known.refererHost,
    }),
    write: store.add,
    onError,
  });
  const put = (path: string, refererHost: string): void => {
    const at = new Date(now());
    waiting.put(path, { path, hits: 1, firstAt: at, lastAt: at, refererHost });
  };

  return {
    note({ address, referer, userAgent }: Omit<PageRequest, 'hasPage'>): void {
      const path = comparedAddress(address)?.path;
      if (path === undefined || (path.length <= MAX_PATH_LENGTH && isAttack(path))) return put(ATTACKS, '');
      if (path.length > MAX_PATH_LENGTH || isPrivate(path) || ASKED_UNLINKED.test(path)) return undefined;
      if (ASSET.test(path) && isBot(agentName(userAgent))) return undefined;
      return put(path, hostOf(referer));
    },
    /** Writes what waits. Never rejects. */
    flush: waiting.flush,
  };
}
