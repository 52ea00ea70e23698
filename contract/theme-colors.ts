// The site's colours, computed from the owner's: one accent that white text can stand on, links that can be read.
import { clampChroma, formatHex, modeLrgb, modeOklch, modeRgb, useMode, wcagContrast } from 'culori/fn';
import { inkOn, readableOn } from './color.ts';

useMode(modeRgb); // registers the conversions in between
useMode(modeLrgb);
const toOklch = useMode(modeOklch);

/** Colours as '#rrggbb'. */
export interface ThemeColors {
  paper: string;
  ink: string;
  /** The owner's colour as it is: logo and large marks, never under white text. */
  primary: string;
  onPrimary: string;
  /** Ground of the one accent button in sight. */
  action: string;
  onAction: string;
  link: string;
  /** Grounds: 10 % of the primary colour (a selected row), heads of tables, pictures and active links. */
  tint: string;
  panel: string;
  panel2: string;
}

/** The owner's settings that the colours follow from. */
export interface OwnerColors {
  site_primary_color: string;
  site_background_color: string;
  site_text_color: string;
}

/** Least contrast of text by WCAG 2.2 AA. */
const MIN_CONTRAST = 4.5;
/** Running text reads at a higher one. */
const INK_CONTRAST = 7;
const STEP = 0.01;
/** A colour that would have to be darkened by more is no longer the owner's: it stays, with dark text on it. */
const MAX_DARKENING = 0.2;
/** Cool grey of the panels' grounds. */
const SLATE = '#5b7083';

const lightened = (color: string, by: number): string => {
  const oklch = toOklch(color)!;
  return formatHex(clampChroma({ ...oklch, l: Math.min(1, Math.max(0, oklch.l + by)) }, 'oklch'));
};

/** Share of a colour on the paper, as CSS `color-mix(in srgb, …)` gives it. */
export const mixed = (color: string, share: number, paper: string): string => {
  const channels = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
  const below = channels(paper);
  const sum = channels(color).map((channel, i) => Math.round(channel * share + below[i]! * (1 - share)));
  return `#${sum.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
};

/** The button's ground and the text on it. */
function actionOf(primary: string): { action: string; onAction: string } {
  for (let steps = 0; steps * STEP <= MAX_DARKENING + STEP / 2; steps++) {
    const action = steps === 0 ? primary : lightened(primary, -steps * STEP);
    if (wcagContrast('#ffffff', action) >= MIN_CONTRAST) return { action, onAction: '#ffffff' };
  }
  return { action: primary, onAction: inkOn(primary) };
}

/** The colour, darker (on a dark paper lighter) until it reads on every ground, its hue kept. */
function linkOn(primary: string, grounds: readonly string[]): string {
  const isDark = wcagContrast('#ffffff', grounds[0]!) > wcagContrast('#000000', grounds[0]!);
  const step = isDark ? STEP : -STEP;
  const reads = (color: string) => grounds.every((ground) => wcagContrast(color, ground) >= MIN_CONTRAST);
  for (let steps = 0; steps * STEP <= 1; steps++) {
    const link = steps === 0 ? primary : lightened(primary, steps * step);
    if (reads(link)) return link;
  }
  return isDark ? '#ffffff' : '#000000';
}

/** Rule: keep the hue, lower the lightness in OKLCH by hundredths until the contrast is reached (decision 0105). */
export function themeColors(owner: OwnerColors): ThemeColors {
  const primary = owner.site_primary_color;
  const paper = owner.site_background_color;
  const tint = mixed(primary, 0.1, paper);
  const [panel, panel2] = [mixed(SLATE, 0.05, paper), mixed(SLATE, 0.1, paper)];
  return {
    paper,
    ink: readableOn(owner.site_text_color, paper, INK_CONTRAST),
    primary,
    onPrimary: inkOn(primary),
    ...actionOf(primary),
    link: linkOn(primary, [paper, tint, panel2]),
    tint,
    panel,
    panel2,
  };
}
