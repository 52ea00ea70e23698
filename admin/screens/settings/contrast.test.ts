import { expect, test } from 'vitest';
import { colorsOf, contrastNotes } from './contrast.ts';

test.each([
  ['#1890ff', 'Düğme zemini #0075d5, beyaz yazı 4,6:1'],
  ['#003a70', 'Düğme zemini #003a70, beyaz yazı 11,4:1'],
  ['#ffee00', 'Düğme zemini #ffee00, koyu yazı 15,3:1'],
])('of the primary colour %s the notes say what is computed, without a warning', (primary, button) => {
  const notes = contrastNotes('site_primary_color', colorsOf({ site_primary_color: primary }));
  expect(notes[0]!.text).toBe(button);
  expect(notes[1]!.text).toMatch(/^Bağlantı #[0-9a-f]{6}, zemin üzerinde \d+,\d:1$/);
  expect(notes.every(({ isEnough }) => isEnough)).toBe(true);
});

test('a text colour that the ground swallows is warned of, with the one that the site takes', () => {
  const [note] = contrastNotes('site_text_color', colorsOf({ site_text_color: '#bbbbbb' }));
  expect(note!.isEnough).toBe(false);
  expect(note!.text).toMatch(/^Zemin üzerinde yazı 1,\d:1\. Kontrast en az 4,5:1 olmalı\. .*#[0-9a-f]{6}\.$/);
});

test('a typed colour that is none counts as the default', () => {
  expect(colorsOf({ site_primary_color: '#12' }).site_primary_color).toBe('#1890ff');
});
