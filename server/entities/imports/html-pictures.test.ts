import { expect, test } from 'vitest';
import { picturesInHtml, withPicturesInHtml } from './html-pictures.ts';

const HTML =
  '<p>https://x.example/metin.jpg <a href="https://x.example/bag.jpg"><img class="a" src="https://x.example/a.jpg?w=1&amp;h=2" alt=\'x\'></a>' +
  "<IMG\n data-src='https://x.example/tembel.jpg' src='https://x.example/b.jpg'><img src=\"/img/blogs/c.webp\"><img src=x>";

test('pictures are those of tags that name an address on the web', () => {
  expect(picturesInHtml(HTML)).toEqual(['https://x.example/a.jpg?w=1&h=2', 'https://x.example/b.jpg']);
});

test('those that lie in the library take their places; all else stays', () => {
  const paths = new Map([
    ['https://x.example/a.jpg?w=1&h=2', '/img/blogs/1.webp'],
    ['https://x.example/b.jpg', '/img/blogs/2.webp'],
  ]);
  expect(withPicturesInHtml(HTML, (address) => paths.get(address))).toBe(
    HTML.replace('https://x.example/a.jpg?w=1&amp;h=2', '/img/blogs/1.webp').replace(
      "'https://x.example/b.jpg'",
      '"/img/blogs/2.webp"',
    ),
  );
  expect(withPicturesInHtml(HTML, () => undefined)).toBe(HTML);
});
