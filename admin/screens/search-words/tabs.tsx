// screens/search-words/: synonyms of the search, searches that found nothing, and why a hit stands where it does.
import { PANEL_MISSED_SEARCHES_PATH, PANEL_SEARCH_TRIAL_PATH, panelListPath } from '#contract/panel-paths.ts';
import { SCREEN_TITLES } from '../../base/texts.ts';
import { ScreenTabs } from '../../crud/screen-tabs.tsx';
import { SEARCH_WORD_TEXTS as texts } from './texts.ts';
import './search-words.css';

const TABS = {
  synonyms: { path: panelListPath('synonyms'), title: texts.synonyms },
  'synonyms/missed-searches': {
    path: PANEL_MISSED_SEARCHES_PATH,
    title: SCREEN_TITLES['synonyms/missed-searches'],
  },
  'synonyms/trial': { path: PANEL_SEARCH_TRIAL_PATH, title: SCREEN_TITLES['synonyms/trial'] },
} as const;

/** The three screens of the menu's 'Arama Sözcükleri'. */
export const SearchTabs = ({ open }: { open: keyof typeof TABS }) => (
  <ScreenTabs label={texts.tabs} tabs={Object.values(TABS)} open={TABS[open].path} />
);
