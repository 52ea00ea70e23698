// Colours as '#rrggbb', and whether text on them can be read.

type Rgb = readonly [number, number, number];

const parse = (hex: string): Rgb => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as unknown as Rgb;
const spell = (rgb: Rgb): string =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance by WCAG 2.2. */
const luminance = (rgb: Rgb): number => {
  const [r, g, b] = rgb.map((channel) => {
    const c = channel / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Contrast ratio by WCAG 2.2, 1 to 21. */
export const contrast = (a: string, b: string): number => {
  const [light, dark] = [luminance(parse(a)), luminance(parse(b))].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

/** The least that WCAG 2.2 AA asks of text of usual size. */
const MIN_CONTRAST = 4.5;

/** White where it reads well enough, otherwise white or near-black, whichever reads better on the colour. */
export const inkOn = (color: string): string => {
  const white = contrast('#ffffff', color);
  return white >= MIN_CONTRAST || white > contrast('#101418', color) ? '#ffffff' : '#101418';
};

/** The colour, moved towards black or white until it reads on the background with at least `ratio`. */
export const readableOn = (color: string, background: string, ratio = MIN_CONTRAST): string => {
  const target: Rgb = luminance(parse(background)) > 0.4 ? [0, 0, 0] : [255, 255, 255];
  for (let part = 0; part <= 1; part += 0.04) {
    const mixed = spell(parse(color).map((channel, i) => channel + (target[i]! - channel) * part) as unknown as Rgb);
    if (contrast(mixed, background) >= ratio) return mixed;
  }
  return spell(target);
};
