import { expect, test } from 'vitest';
import { XSS_VECTORS } from '../../testing/xss-vectors.ts';
import { isPlainMarkup } from './plain-markup.ts';
import { sanitizeRichText } from './sanitize.ts';

/** The sanitizer's own answer: what follows a mark that is not plain is taken apart. */
const NOT_PLAIN = '<hr />';
const sanitized = (html: string): string => sanitizeRichText(html + NOT_PLAIN).slice(0, -NOT_PLAIN.length);

const PIECES = [
  '<p>',
  '</p>',
  '<h3>',
  '</h3>',
  '<ul>',
  '</ul>',
  '<ol>',
  '<li>',
  '</li>',
  '<strong>',
  '</strong>',
  '<b>',
  '</b>',
  '<sup>',
  '<br />',
  '<P>',
  '<p >',
  '<p class="a">',
  '<script>',
  '</script>',
  '<!--',
  '<a href="/x">',
  '</a>',
  '&amp;',
  '&lt;',
  '&gt;',
  '&nbsp;',
  '&',
  '<',
  '>',
  '"',
  "'",
  '\0',
  '\r\n',
  '\u2028',
  ' Ø5 ',
  'ışık',
  '😀',
  '\ud800',
];

/** A generator of its own, so that every run tries the same texts. */
function* numbers(seed: number): Generator<number, never> {
  for (let n = seed; ;) yield (n = (n * 48_271) % 2_147_483_647);
}

test('prose of products is plain', () => {
  expect(
    isPlainMarkup(
      '<p><strong>İtici pim</strong> (Ø5&lt;6 &amp; h6)</p><h3>Seçim</h3><ul><li>Bir <em><sub>iki</sub></em></li><li></li></ul>söz',
    ),
  ).toBe(true);
  expect(isPlainMarkup('')).toBe(true);
});

test.each([
  '<p>a',
  'a</p>',
  '<p><ul></ul></p>',
  '<p><p></p></p>',
  '<ul>a<p></p></ul>',
  '<li>a</li>',
  '<strong>a</strong>',
  '<b><p></p></b>',
  '<p class="a">a</p>',
  '<p>a & b</p>',
  '<br />',
  '<p>&nbsp;</p>',
])('not plain: %s', (html) => expect(isPlainMarkup(html)).toBe(false));

test('no known attack is plain', () =>
  expect(XSS_VECTORS.filter((vector) => vector.includes('<') && isPlainMarkup(vector))).toEqual([]));

test('what is plain is what the sanitizer leaves as it is', () => {
  const texts = PIECES.flatMap((first) =>
    PIECES.flatMap((second) => [
      `${first}${second}`,
      `<p>${first}${second}</p>`,
      `<ul><li>${first}${second}</li></ul>`,
    ]),
  );
  const random = numbers(42);
  const PLAIN = PIECES.filter((piece) => isPlainMarkup(piece) || /^<\/?(?:p|h3|ul|ol|li|strong|b|sup)>$/.test(piece));
  for (let i = 0; i < 3_000; i++) {
    // Grown from what is plain so far, so that long ones are too.
    let text = '';
    for (let n = 0; n < 8; n++) {
      const piece = PLAIN[random.next().value % PLAIN.length]!;
      const tag = /^<(\w+)>$/.exec(piece)?.[1];
      const inside = PLAIN[random.next().value % PLAIN.length]!;
      const grown = text + (tag ? `<${tag}>${inside}</${tag}>` : piece);
      text = n % 2 === 0 ? grown : `<p>${grown}</p>`;
      texts.push(text);
    }
  }
  const plain = texts.filter(isPlainMarkup);
  expect(plain.length).toBeGreaterThan(200);
  for (const html of plain) expect(sanitized(html)).toBe(html);
});
