// The owner's settings, as the frame and the door show them.
import { useEffect, useLayoutEffect } from 'react';
import { toSettings, type Settings } from '#contract/setting-defaults.ts';
import { panelColors } from './panel-colors.ts';
import { useCall } from './queries.ts';
import { COMMON_TEXTS } from './texts.ts';

export const VERSION_LABEL = 'v1.0.0';
export const THIS_YEAR = new Date().getFullYear();

/** Settings; the defaults until they are loaded. */
export const useSettings = (): Settings => toSettings(useCall('GET /api/settings', {}).data ?? []);

/** Title of the browser's tab. */
export const tabTitle = (title: string): string => COMMON_TEXTS.tabTitle(title);

/** Sets the owner's colours for the panel's own styles, and the page's title. */
export function usePage({ site_primary_color: primary }: Settings, title: string): void {
  useEffect(() => {
    const { accent, action, onAction } = panelColors(primary);
    const { style } = document.documentElement;
    style.setProperty('--accent', accent);
    style.setProperty('--action', action);
    style.setProperty('--on-action', onAction);
  }, [primary]);
  // Layout effects run before the effects of the screen inside, which may set a better title.
  useLayoutEffect(() => {
    document.title = tabTitle(title);
  }, [title]);
}

/** Company's experience: as set, otherwise computed from the year of foundation. */
export const experienceOf = (settings: Settings): string =>
  settings.company_experience_text || COMMON_TEXTS.yearsOfExperience(THIS_YEAR - settings.company_founded_year);
