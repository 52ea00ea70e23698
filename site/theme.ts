// The owner's colours as CSS variables, with inks computed so that all text is readable.
import { inkOn, readableOn } from '#contract/color.ts';
import type { Settings } from '#contract/setting-defaults.ts';

/** The text of the style element whose hash stands in the Content-Security-Policy. */
export function themeStyle(settings: Settings): string {
  const paper = settings.site_background_color;
  const variables: Record<string, string> = { paper, ink: readableOn(settings.site_text_color, paper, 7) };
  for (const [name, color] of [
    ['primary', settings.site_primary_color],
    ['secondary', settings.site_secondary_color],
    ['accent', settings.site_accent_color],
  ] as const) {
    variables[name] = color;
    variables[`on-${name}`] = inkOn(color);
    variables[`${name}-text`] = readableOn(color, paper, 5.2); // leaves a contrast of 4.5 on both panel colours
  }
  return `:root{${Object.entries(variables)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;
}
