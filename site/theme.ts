// The owner's colours as CSS variables, with inks computed so that text on them and of them can be read.
import type { Settings } from '#contract/setting-defaults.ts';

type Rgb = readonly [number, number, number];

const parse = (hex: string): Rgb => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as unknown as Rgb;
const spell = (rgb: Rgb): string => `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance by WCAG 2.2. */
const luminance = (rgb: Rgb): number => {
  const [r, g, b] = rgb.map((channel) => { const c = channel / 255; return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4; }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Contrast ratio by WCAG 2.2, 1 to 21. */
export const contrast = (a: string, b: string): number => {
  const [light, dark] = [luminance(parse(a)), luminance(parse(b))].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

/** White or near-black, whichever reads better on the colour. */
export const inkOn = (color: string): string => (contrast('#ffffff', color) >= 4.5 ? '#ffffff' : contrast('#101418', color) >= contrast('#ffffff', color) ? '#101418' : '#ffffff');

/** The colour, moved towards black or white until it reads on the background with at least `ratio`. */
export const readableOn = (color: string, background: string, ratio = 4.5): string => {
  const target: Rgb = luminance(parse(background)) > 0.4 ? [0, 0, 0] : [255, 255, 255];
  for (let part = 0; part <= 1; part += 0.04) {
    const mixed = spell(parse(color).map((channel, i) => channel + (target[i]! - channel) * part) as unknown as Rgb);
    if (contrast(mixed, background) >= ratio) return mixed;
  }
  return spell(target);
};

/** The style element's text; its hash stands in the Content-Security-Policy. */
export function themeStyle(settings: Settings): string {
  const paper = settings.site_background_color;
  const variables: Record<string, string> = { paper, ink: readableOn(settings.site_text_color, paper, 7) };
  for (const [name, color] of [['primary', settings.site_primary_color], ['secondary', settings.site_secondary_color], ['accent', settings.site_accent_color]] as const) {
    variables[name] = color;
    variables[`on-${name}`] = inkOn(color);
    variables[`${name}-text`] = readableOn(color, paper, 4.7); // a little more than 4.5: it also stands on the pale panels
  }
  return `:root{${Object.entries(variables).map(([name, value]) => `--${name}:${value}`).join(';')}}`;
}
