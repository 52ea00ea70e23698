import { expect, test } from 'vitest';
import { createPlaces } from './scroll.ts';

const at = (key: string, hash = '') => ({ pathname: '/', search: '', hash, key });

/** A window with one element, and the tab's storage. */
function open(stored: { positions: string | null } = { positions: null }) {
  const screen = { top: 0, element: '' };
  const places = createPlaces({
    top: () => screen.top,
    scrollTo(top) {
      screen.top = top;
    },
    scrollToElement(id) {
      if (id !== 'bölüm') return false;
      screen.element = id;
      screen.top = 400;
      return true;
    },
    kept: () => stored.positions,
    keep(positions) {
      stored.positions = positions;
    },
  });
  return { screen, places, stored };
}

test('a new page begins at its top, a known entry where it was left', () => {
  const { screen, places } = open();
  screen.top = 900;
  places.leave('a');
  places.arrive(at('b'), false);
  expect(screen.top).toBe(0);
  places.leave('b');
  places.arrive(at('a'), false);
  expect(screen.top).toBe(900);
  screen.top = 50;
  places.arrive(at('b'), false);
  expect(screen.top).toBe(0); // left at the top, which is a place too
});

test('a place can be kept', () => {
  const { screen, places } = open();
  screen.top = 900;
  places.arrive(at('b'), true);
  expect(screen.top).toBe(900);
});

test('a hash leads to its element; one without an element to the top', () => {
  const { screen, places } = open();
  places.arrive(at('a', '#b%C3%B6l%C3%BCm'), true);
  expect(screen).toEqual({ element: 'bölüm', top: 400 });
  places.arrive(at('b', '#yok'), false);
  expect(screen.top).toBe(0);
  screen.top = 30;
  places.arrive(at('c', '#%E0%A4%A'), false);
  expect(screen.top).toBe(0);
  screen.top = 700;
  places.leave('a');
  screen.top = 0;
  places.arrive(at('a', '#b%C3%B6l%C3%BCm'), false);
  expect(screen.top).toBe(700); // back where the reader was, not where the part begins
});

test('positions outlive the document; damaged ones are forgotten', () => {
  const first = open();
  first.screen.top = 300;
  first.places.leave('a');
  first.screen.top = 80;
  first.places.hide('b');
  const second = open(first.stored);
  second.places.arrive(at('a'), false);
  expect(second.screen.top).toBe(300);
  second.places.arrive(at('b'), false);
  expect(second.screen.top).toBe(80);
  const third = open({ positions: '{' });
  third.screen.top = 10;
  third.places.arrive(at('a'), false);
  expect(third.screen.top).toBe(0);
});
