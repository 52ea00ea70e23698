import { expect, test } from 'vitest';
import { contrast } from '#contract/color.ts';
import { panelColors } from './panel-colors.ts';

test.each(['#1890ff', '#ff6a00', '#16a34a', '#c8102e', '#111111', '#b9e000', '#ffd400', '#ffffff'])(
  "an owner's %s gives links and filled buttons that read, pointed at and pressed too",
  (primary) => {
    const { accent, accentHover, action, actionHover, actionPressed, onAction } = panelColors(primary);
    for (const color of [accent, accentHover])
      for (const ground of ['#ffffff', '#f4f6f8']) expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5);
    for (const ground of [action, actionHover, actionPressed])
      expect(contrast(onAction, ground)).toBeGreaterThanOrEqual(4.5);
  },
);

test('text on a light colour is dark, and the colour stays the owner’s', () => {
  expect(panelColors('#ffd400')).toMatchObject({ action: '#ffd400', onAction: '#101418' });
  expect(panelColors('#1890ff')).toMatchObject({ action: '#0075d5', onAction: '#ffffff' });
});
