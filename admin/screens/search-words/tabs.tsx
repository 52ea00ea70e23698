// screens/search-words/: synonyms of the search, searches that found nothing, and why a hit stands where it does.
import { Link } from 'react-router';
import { PANEL_MISSED_SEARCHES_PATH, PANEL_SEARCH_TRIAL_PATH, panelListPath } from '#contract/panel-paths.ts';
import { SCREENS } from '../../base/screens.ts';
import { SEARCH_WORD_TEXTS as texts } from './texts.ts';
import './search-words.css';

const TABS = {
  synonyms: panelListPath('synonyms'),
  'synonyms/missed-searches': PANEL_MISSED_SEARCHES_PATH,
  'synonyms/trial': PANEL_SEARCH_TRIAL_PATH,
} as const;

/** The three screens of the menu's 'Arama Sözcükleri'. Each has an address of its own, so the tabs are links. */
export function SearchTabs({ open }: { open: keyof typeof TABS }) {
  return (
    <nav className="words-tabs" aria-label={texts.tabs}>
      {(Object.keys(TABS) as (keyof typeof TABS)[]).map((screen) => (
        <Link key={screen} to={TABS[screen]} aria-current={screen === open ? 'page' : undefined}>
          {screen === 'synonyms' ? texts.synonyms : SCREENS[screen].title}
        </Link>
      ))}
    </nav>
  );
}
