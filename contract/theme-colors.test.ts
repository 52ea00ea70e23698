import { expect, test } from 'vitest';
import { contrast } from './color.ts';
import { themeColors } from './theme-colors.ts';

const PAPER = '#ffffff';
const DARK = '#16191d';

/** Twelve colours of owners, light ones too, with the ground of the button that follows and the text on it. */
const OWNERS = [
  ['#1890ff', '#0075d5', '#ffffff'],
  ['#ff6a00', '#c75100', '#ffffff'],
  ['#16a34a', '#00883a', '#ffffff'],
  ['#00b8d4', '#007f93', '#ffffff'],
  ['#e91e63', '#e51760', '#ffffff'],
  ['#c8102e', '#c8102e', '#ffffff'],
  ['#003a70', '#003a70', '#ffffff'],
  ['#7b2cbf', '#7b2cbf', '#ffffff'],
  ['#8d6e63', '#8d6e63', '#ffffff'],
  ['#111111', '#111111', '#ffffff'],
  ['#b9e000', '#b9e000', '#101418'],
  ['#ffd400', '#ffd400', '#101418'],
] as const;

const themeOf = (primary: string, paper: string) =>
  themeColors({ site_primary_color: primary, site_background_color: paper, site_text_color: '#333333' });

test.each(OWNERS)("an owner's %s gives a button on %s with text in %s", (primary, action, onAction) => {
  const theme = themeOf(primary, PAPER);
  expect([theme.action, theme.onAction]).toEqual([action, onAction]);
  expect(contrast(theme.onAction, theme.action)).toBeGreaterThanOrEqual(4.5);
});

test.each(OWNERS.flatMap(([primary]) => [PAPER, DARK].map((paper) => [primary, paper] as const)))(
  'with %s on paper %s links and text read on every ground',
  (primary, paper) => {
    const theme = themeOf(primary, paper);
    for (const ground of [paper, theme.tint, theme.panel, theme.panel2]) {
      expect(contrast(theme.link, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(theme.ink, ground)).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test('a colour that reads as it is stays as it is', () => {
  expect(themeOf('#003a70', PAPER)).toMatchObject({ action: '#003a70', link: '#003a70', primary: '#003a70' });
});

test('grounds are mixed as CSS would mix them', () => {
  expect(themeOf('#1890ff', PAPER)).toMatchObject({ tint: '#e8f4ff', panel: '#f7f8f9', panel2: '#eff1f3' });
});
