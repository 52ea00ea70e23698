import { contrast, inkOn, readableOn } from '#contract/color.ts';

/** What text needs against its ground, by WCAG AA. */
export const MIN_CONTRAST = 4.5;
export const isHex = (text: unknown): text is string => typeof text === 'string' && /^#[0-9a-fA-F]{6}$/.test(text);

export const spellRatio = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1).replace('.', ',')}:1`;

/** One pair of colours that meet on the site. */
export interface Pair {
  what: string;
  ratio: number;
  isEnough: boolean;
  advice: string;
}

const pair = (what: string, text: string, ground: string, advice: string): Pair => {
  const ratio = contrast(text, ground);
  return { what, ratio, isEnough: ratio >= MIN_CONTRAST, advice };
};

const onIt = (color: string): Pair =>
  pair('Üzerindeki yazı', inkOn(color), color, 'Biraz daha açık veya daha koyu bir ton seçin.');

/** Of the colour of buttons and links. @param background the site's paper */
export const primaryPairs = (color: string, background: string): Pair[] => [
  onIt(color),
  pair(
    'Zemin üzerinde bağlantı',
    color,
    background,
    `Site bağlantılarda okunan tonunu kullanır: ${readableOn(color, background, 4.7)}.`,
  ),
];
/** Of a colour that only carries text. */
export const groundPairs = (color: string): Pair[] => [onIt(color)];
/** Of the text's colour. */
export const textPairs = (color: string, background: string): Pair[] => [
  pair(
    'Zemin üzerinde yazı',
    color,
    background,
    `Site yazıyı okunana kadar koyultur veya açar: ${readableOn(color, background, 7)}.`,
  ),
];
