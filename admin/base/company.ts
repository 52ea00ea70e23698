// The owner's settings, as the frame and the door show them.
import { useEffect, useLayoutEffect } from 'react';
import { readableOn } from '#contract/color.ts';
import { toSettings, type Settings } from '#contract/setting-defaults.ts';
import { useCall } from './queries.ts';
import { COMMON_TEXTS } from './texts.ts';

export const VERSION_LABEL = 'v1.0.0';
export const THIS_YEAR = new Date().getFullYear();

/** Settings, with the defaults until they have come. */
export const useSettings = (): Settings => toSettings(useCall('GET /api/settings', {}).data ?? []);

const GROUND = '#f4f6f8';
/** White text on it, and itself as text on white and on the panel's ground, can be read. */
export const accentOf = (primary: string): string => readableOn(primary, GROUND, 4.7);

/** What the browser's tab says. */
export const tabTitle = (title: string): string => COMMON_TEXTS.tabTitle(title);

/** Gives the owner's colour to the panel's own styles, and the page its title. */
export function usePage(settings: Settings, title: string): void {
  const accent = accentOf(settings.site_primary_color);
  useEffect(() => {
    document.documentElement.style.setProperty('--accent', accent);
  }, [accent]);
  // Before the effects of the screen within, which may know a better name.
  useLayoutEffect(() => {
    document.title = tabTitle(title);
  }, [title]);
}

/** How long the company has been at it: as set, otherwise computed from the year it was founded. */
export const experienceOf = (settings: Settings): string =>
  settings.company_experience_text || COMMON_TEXTS.yearsOfExperience(THIS_YEAR - settings.company_founded_year);
