// The owner's colours as CSS variables.
import type { Settings } from '#contract/setting-defaults.ts';
import { themeColors } from '#contract/theme-colors.ts';

/** The text of the style element whose hash stands in the Content-Security-Policy. */
export function themeStyle(settings: Settings): string {
  const { onPrimary, onAction, panel2, ...colors } = themeColors(settings);
  const variables = { ...colors, 'on-primary': onPrimary, 'on-action': onAction, 'panel-2': panel2 };
  return `:root{${Object.entries(variables)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;
}
