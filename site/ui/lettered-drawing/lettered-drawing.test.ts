import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LetteredDrawing } from './lettered-drawing.tsx';

const DRAWING = {
  image: '/img/products/a.svg',
  letters: { width: 1000, height: 400, letters: [{ key: 'd1', x: 250, y: 100 }] },
};
const rendered = (props: Partial<Parameters<typeof LetteredDrawing>[0]> = {}) =>
  renderToStaticMarkup(
    createElement(LetteredDrawing, {
      ...DRAWING,
      caption: 'Temsili çizim',
      name: 'Pim',
      marked: null,
      onMark: () => {},
      ...props,
    }),
  );

test('letters stand over the picture as text, without style attributes, which the policy forbids', () => {
  const html = rendered();
  expect(html).toContain('<text x="25%" y="25%" data-dim="d1">d1</text>');
  expect(html).toContain('width="1000" height="400"');
  expect(html).toContain('Temsili çizim');
  expect(html).not.toContain('style=');
});

test('values take the place of letters', () => {
  expect(rendered({ values: { d1: 'Ø6' } })).toContain('data-dim="d1">Ø6</text>');
});

test('the marked letter has a filled plate as wide as its text', () => {
  const html = rendered({ marked: 'd1' });
  expect(html).toMatch(/<svg x="25%" y="25%" data-dim="d1"><rect [^>]*width="1.8em"[^>]*><\/rect><text>d1<\/text>/);
  expect(rendered({ marked: 'L' })).not.toContain('<rect');
});

test('a picture without letters has no caption', () => {
  const html = rendered({ image: 'b.webp', letters: null, caption: undefined });
  expect(html).toContain('/img/products/b-640.png');
  expect(html).not.toMatch(/<svg|Temsili/);
});
