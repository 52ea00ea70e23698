import { expect, test } from 'vitest';
import { toParagraphs, toText, wrapped } from './paragraphs.ts';

test('a blank line separates paragraphs, a new line is a break', () => {
  expect(toParagraphs('Bir\niki\r\n\r\n  \nÜç \n')).toEqual(['Bir<br>iki', 'Üç']);
  expect(toText(['Bir<br />iki', 'Üç'])).toBe('Bir\niki\n\nÜç');
  expect(toParagraphs('  ')).toEqual([]);
});

test('characters are shown unescaped unless they would become an entity', () => {
  expect(toText(['A &amp; B', '&amp;lt; ve 2 &lt; 3'])).toBe('A & B\n\n&amp;lt; ve 2 &lt; 3');
});

test('a mark goes around the selection', () => {
  expect(wrapped('bir iki', 4, 7, '<em>', '</em>')).toEqual({ text: 'bir <em>iki</em>', from: 8, to: 11 });
});
