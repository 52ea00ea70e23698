// The owner's settings, as the frame and the door show them.
import { useEffect, useLayoutEffect } from 'react';
import { readableOn } from '#contract/color.ts';
import { toSettings, type Settings } from '#contract/setting-defaults.ts';
import { useCall } from './queries.ts';
import { COMMON_TEXTS } from './texts.ts';

export const VERSION_LABEL = 'v1.0.0';
export const THIS_YEAR = new Date().getFullYear();

/** Settings; the defaults until they are loaded. */
export const useSettings = (): Settings => toSettings(useCall('GET /api/settings', {}).data ?? []);

const GROUND = '#f4f6f8';
/** Darkens the colour until white text on it, and the colour itself as text on the panel's ground, can be read. */
export const accentOf = (primary: string): string => readableOn(primary, GROUND, 4.7);

/** Title of the browser's tab. */
export const tabTitle = (title: string): string => COMMON_TEXTS.tabTitle(title);

/** Sets the owner's colour for the panel's own styles, and the page's title. */
export function usePage(settings: Settings, title: string): void {
  const accent = accentOf(settings.site_primary_color);
  useEffect(() => {
    document.documentElement.style.setProperty('--accent', accent);
  }, [accent]);
  // Layout effects run before the effects of the screen inside, which may set a better title.
  useLayoutEffect(() => {
    document.title = tabTitle(title);
  }, [title]);
}

/** Company's experience: as set, otherwise computed from the year of foundation. */
export const experienceOf = (settings: Settings): string =>
  settings.company_experience_text || COMMON_TEXTS.yearsOfExperience(THIS_YEAR - settings.company_founded_year);
