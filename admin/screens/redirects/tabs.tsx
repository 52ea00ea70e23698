// screens/redirects/: redirects, the former addresses that the site knows by itself, and addresses that nobody found.
import { REDIRECT_WORDS } from '#contract/redirect-texts.ts';
import { PANEL_AUTOMATIC_REDIRECTS_PATH, PANEL_MISSING_PAGES_PATH, panelListPath } from '#contract/panel-paths.ts';
import { SCREEN_TITLES } from '../../base/texts.ts';
import { ScreenTabs } from '../../crud/screen-tabs.tsx';
import { REDIRECT_TEXTS as texts } from './texts.ts';
import './redirects.css';

const TABS = [
  { path: panelListPath('redirects'), title: REDIRECT_WORDS.list },
  { path: PANEL_AUTOMATIC_REDIRECTS_PATH, title: texts.automatic },
  { path: PANEL_MISSING_PAGES_PATH, title: SCREEN_TITLES['redirects/missing-pages'] },
];

/** The three screens of the menu's 'Yönlendirmeler'. */
export const RedirectTabs = ({ open }: { open: string }) => <ScreenTabs label={texts.tabs} tabs={TABS} open={open} />;
