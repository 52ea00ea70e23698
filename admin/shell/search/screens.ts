import { CARRIER_WORDS } from '#contract/carrier-texts.ts';
import {
  PANEL_HOMEPAGE_SETTINGS_PATH,
  PANEL_MAIL_SETTINGS_PATH,
  PANEL_MONEY_PATH,
  PANEL_PAYMENT_SETTINGS_PATH,
  PANEL_EXCHANGE_RATES_PATH,
  PANEL_SHIPPING_SETTINGS_PATH,
  PANEL_AUTOMATIC_REDIRECTS_PATH,
  PANEL_MISSED_SEARCHES_PATH,
  PANEL_MISSING_PAGES_PATH,
  PANEL_MAIL_TEMPLATES_PATH,
  PANEL_OUTBOX_PATH,
  PANEL_PROFILE_PATH,
  PANEL_SEARCH_TRIAL_PATH,
  PANEL_SITE_SETTINGS_PATH,
  panelListPath,
} from '#contract/panel-paths.ts';
import { fold, searchTerms } from '#contract/text.ts';
import {
  LOW_STOCK_PATH,
  SOLD_OUT_PATH,
  WAITING_APPLICATIONS_PATH,
  WAITING_ORDERS_PATH,
} from '../../base/narrowed-lists.ts';
import { COMMON_TEXTS, SCREEN_TITLES } from '../../base/texts.ts';
import { allowedGroups, type May, type MenuEntry } from '../menu/menu.ts';
import { SEARCH_TEXTS as texts } from './texts.ts';

export interface FoundScreen {
  label: string;
  path: string;
  /** Group in the menu. */
  group: string;
}
interface MoreScreen extends MenuEntry {
  group: string;
  /** Further words to find it by. */
  words?: string;
}

/** Screens and filtered lists without a menu entry. */
const MORE: readonly MoreScreen[] = [
  {
    label: SCREEN_TITLES['settings/site'],
    path: PANEL_SITE_SETTINGS_PATH,
    group: SCREEN_TITLES.settings,
    needs: 'PUT /api/settings',
    words: texts.siteWords,
  },
  {
    label: SCREEN_TITLES['settings/homepage'],
    path: PANEL_HOMEPAGE_SETTINGS_PATH,
    group: SCREEN_TITLES.settings,
    needs: 'PUT /api/settings',
    words: texts.homepageWords,
  },
  {
    label: SCREEN_TITLES['settings/money'],
    path: PANEL_MONEY_PATH,
    group: SCREEN_TITLES.settings,
    needs: 'POST /api/money',
    words: texts.moneyWords,
  },
  {
    label: SCREEN_TITLES['settings/exchange-rates'],
    path: PANEL_EXCHANGE_RATES_PATH,
    group: SCREEN_TITLES.settings,
    needs: 'PUT /api/exchange-rates',
    words: texts.ratesWords,
  },
  {
    label: SCREEN_TITLES['settings/shipping'],
    path: PANEL_SHIPPING_SETTINGS_PATH,
    group: SCREEN_TITLES.settings,
    needs: 'PUT /api/settings',
    words: texts.shippingWords,
  },
  {
    label: SCREEN_TITLES['settings/payment'],
    path: PANEL_PAYMENT_SETTINGS_PATH,
    group: SCREEN_TITLES.settings,
    needs: 'PUT /api/settings',
    words: texts.paymentWords,
  },
  {
    label: CARRIER_WORDS.list,
    path: panelListPath('carriers'),
    group: SCREEN_TITLES.settings,
    needs: 'PUT /api/settings', // beside them, in their hub
    words: texts.carrierWords,
  },
  {
    label: SCREEN_TITLES['settings/mail'],
    path: PANEL_MAIL_SETTINGS_PATH,
    group: SCREEN_TITLES.settings,
    needs: 'PUT /api/settings',
    words: texts.mailWords,
  },
  {
    label: SCREEN_TITLES['settings/mail-templates'],
    path: PANEL_MAIL_TEMPLATES_PATH,
    group: SCREEN_TITLES.settings,
    needs: 'GET /api/mail/templates',
    words: texts.mailTemplateWords,
  },
  {
    label: SCREEN_TITLES['settings/outbox'],
    path: PANEL_OUTBOX_PATH,
    group: SCREEN_TITLES.settings,
    needs: 'GET /api/outbox',
    words: texts.outboxWords,
  },
  { label: SCREEN_TITLES.profile, path: PANEL_PROFILE_PATH, group: texts.account, words: texts.profileWords },
  {
    label: SCREEN_TITLES['synonyms/missed-searches'],
    path: PANEL_MISSED_SEARCHES_PATH,
    group: SCREEN_TITLES.products,
    needs: 'GET /api/missed-searches',
    words: texts.missedWords,
  },
  {
    label: SCREEN_TITLES['synonyms/trial'],
    path: PANEL_SEARCH_TRIAL_PATH,
    group: SCREEN_TITLES.products,
    needs: 'POST /api/synonyms',
    words: texts.trialWords,
  },
  {
    label: SCREEN_TITLES['redirects/missing-pages'],
    path: PANEL_MISSING_PAGES_PATH,
    group: COMMON_TEXTS.content,
    needs: 'GET /api/missing-pages',
    words: texts.missingPagesWords,
  },
  {
    label: SCREEN_TITLES['redirects/automatic'],
    path: PANEL_AUTOMATIC_REDIRECTS_PATH,
    group: COMMON_TEXTS.content,
    needs: 'GET /api/redirects/automatic',
    words: texts.automaticRedirectsWords,
  },
  {
    label: texts.waitingOrders,
    path: WAITING_ORDERS_PATH,
    group: SCREEN_TITLES.orders,
    needs: 'GET /api/orders',
    words: texts.waitingOrdersWords,
  },
  {
    label: COMMON_TEXTS.lowStock,
    path: LOW_STOCK_PATH,
    group: SCREEN_TITLES.products,
    needs: 'POST /api/products',
    words: 'biten',
  },
  {
    label: texts.soldOut,
    path: SOLD_OUT_PATH,
    group: SCREEN_TITLES.products,
    needs: 'POST /api/products',
    words: texts.soldOutWords,
  },
  {
    label: texts.unreadMessages,
    path: panelListPath('messages', { isRead: false }),
    group: SCREEN_TITLES.messages,
    needs: 'GET /api/contacts',
    words: 'teklif',
  },
  {
    label: texts.waitingApplications,
    path: WAITING_APPLICATIONS_PATH,
    group: COMMON_TEXTS.people,
    needs: 'GET /api/job-applications',
    words: texts.waitingApplicationsWords,
  },
];
const MENU_WORDS: Record<string, string> = texts.menuWords;

const allScreens = (may: May): (FoundScreen & { words: string })[] => [
  ...allowedGroups(may).flatMap(({ label: group, entries }) =>
    entries.map(({ label, path }) => ({
      label,
      path,
      group,
      words: MENU_WORDS[path] ?? (path.endsWith('/create') ? texts.createWords : ''),
    })),
  ),
  ...MORE.filter(({ needs }) => !needs || may(needs)).map(({ label, path, group, words = '' }) => ({
    label,
    path,
    group,
    words,
  })),
];

/**
 * The role's screens and actions that contain every word of the text, ignoring case and Turkish letters; best matches
 * first.
 */
export function findScreens(text: string, may: May, limit: number): FoundScreen[] {
  const terms = searchTerms(text);
  if (terms.length === 0) return [];
  const rank = ({ label }: FoundScreen): number => {
    const folded = ` ${fold(label)}`;
    if (folded.startsWith(` ${terms[0]}`)) return 0;
    return terms.every((term) => folded.includes(` ${term}`)) ? 1 : 2;
  };
  return allScreens(may)
    .filter(({ label, group, words }) => {
      const folded = ` ${fold(`${label} ${group} ${words}`)}`;
      return terms.every((term) => folded.includes(` ${term}`));
    })
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, limit);
}
