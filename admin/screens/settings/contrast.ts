// What the site makes of the owner's colours, and where a chosen one cannot be read.
import { contrast, inkOn } from '#contract/color.ts';
import { SETTING_DEFAULTS } from '#contract/setting-defaults.ts';
import { themeColors } from '#contract/theme-colors.ts';
import { SETTINGS_TEXTS as texts } from './texts.ts';

const KEYS = [
  'site_primary_color',
  'site_secondary_color',
  'site_accent_color',
  'site_background_color',
  'site_text_color',
] as const;
export type ColorKey = (typeof KEYS)[number];
export type Colors = Record<ColorKey, string>;

export const isHex = (text: unknown): text is string => typeof text === 'string' && /^#[0-9a-fA-F]{6}$/.test(text);

/** The typed colours; the default for an invalid one. */
export const colorsOf = (values: Partial<Record<ColorKey, unknown>>): Colors =>
  Object.fromEntries(KEYS.map((key) => [key, isHex(values[key]) ? values[key] : SETTING_DEFAULTS[key]])) as Colors;

/** Minimum contrast of text by WCAG AA. */
const MIN_CONTRAST = 4.5;
const WHITE = '#ffffff';

const spellRatio = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1).replace('.', ',')}:1`;

export interface ContrastNote {
  text: string;
  isEnough: boolean;
}

/** Contrast of two colours that meet on the site, with advice where it is too low. */
function noteOf(what: string, text: string, ground: string, advice: string): ContrastNote {
  const ratio = contrast(text, ground);
  const isEnough = ratio >= MIN_CONTRAST;
  const spelled = `${what} ${spellRatio(ratio)}`;
  return { text: isEnough ? spelled : spelled + texts.contrastLow(spellRatio(MIN_CONTRAST), advice), isEnough };
}

/** The primary colour: what is computed from it reads whichever it is, so it is never warned of. */
function computedNotes(colors: Colors): ContrastNote[] {
  const { action, onAction, link, paper } = themeColors(colors);
  return [
    { text: `${texts.button(action, onAction === WHITE)} ${spellRatio(contrast(onAction, action))}`, isEnough: true },
    { text: `${texts.linkOnGround(link)} ${spellRatio(contrast(link, paper))}`, isEnough: true },
  ];
}

/** Notes below the input of a colour. */
export function contrastNotes(key: ColorKey, colors: Colors): ContrastNote[] {
  const paper = colors.site_background_color;
  switch (key) {
    case 'site_primary_color':
      return computedNotes(colors);
    case 'site_text_color':
      return [noteOf(texts.textOnGround, colors[key], paper, texts.textOnGroundAdvice(themeColors(colors).ink))];
    case 'site_background_color':
      return [];
    default:
      return [noteOf(texts.textOnColor, inkOn(colors[key]), colors[key], texts.textOnColorAdvice)];
  }
}
