import { expect, test } from 'vitest';
import { MAIL_KIND_LABELS } from './outbox-texts.ts';
import { filled, PLACES, unknownPlaces, WORDED_KINDS, WORDED_MAILS } from './mail-wording.ts';

test('fills what it has a value for, once: a value with braces is no place', () => {
  expect(filled('{a}, {b} {a} {} {', { a: '{b}', b: '2' })).toBe('{b}, 2 {b} {} {');
  expect(filled('{toString}', {})).toBe('{toString}');
});

test('names unknown places', () => {
  expect(unknownPlaces('{site} {Site} { site } {x} {x}', ['site'])).toEqual(['Site', ' site ', 'x']);
  expect(unknownPlaces('{} ve {', ['site'])).toEqual(['']);
});

test('every worded mail has a name, and words whose places it knows', () => {
  for (const kind of WORDED_KINDS) {
    const { places, words } = WORDED_MAILS[kind];
    expect(Object.keys(MAIL_KIND_LABELS), kind).toContain(kind);
    for (const text of Object.values(words)) expect(unknownPlaces(text, places), kind).toEqual([]);
    for (const place of places) expect(Object.keys(PLACES)).toContain(place);
  }
});
