import { expect, test } from 'vitest';
import { PageSection } from '#contract/page-sections.ts';
import { halvesOf, isShown } from './arrangement.ts';

const section = (type: string, more: object = {}) => PageSection.parse({ type, title: type, ...more });
const values = (count: number) =>
  section('values', { values: Array.from({ length: count }, () => ({ title: 'x', description: 'y' })) });
const features = (count: number) =>
  section('features', { items: Array.from({ length: count }, () => ({ title: 'x', description: 'y' })) });
const mission = section('mission', { paragraphs: ['a'] });
const vision = section('vision', { paragraphs: ['a', 'b'] });
const story = section('company-story', { paragraphs: ['a'] });

const halves = (...sections: PageSection[]) => {
  const found = halvesOf(sections);
  return sections.map((one) => found.has(one));
};

test('two successive sections of one kind stand side by side, the third below them', () => {
  expect(halves(mission, vision)).toEqual([true, true]);
  expect(halves(values(3), features(4), values(3))).toEqual([true, true, false]);
});

test('a story, a statement beside a list, and sections apart keep the whole width', () => {
  expect(halves(story, mission)).toEqual([false, false]);
  expect(halves(vision, values(2))).toEqual([false, false]);
  expect(halves(mission, story, vision)).toEqual([false, false, false]);
});

test('a section that is much longer than its neighbour keeps the whole width', () => {
  expect(halves(values(2), features(5))).toEqual([true, true]);
  expect(halves(values(2), features(6))).toEqual([false, false]);
});

test('a list that holds nothing is left out; texts show with their heading alone', () => {
  expect([values(0), section('timeline'), section('quality-categories'), section('capacity')].map(isShown)).toEqual(
    Array(4).fill(false),
  );
  expect([values(1), section('mission'), section('standards'), section('growth')].map(isShown)).toEqual(
    Array(4).fill(true),
  );
  expect(isShown(section('capacity', { image: '/img/pages/x.webp' }))).toBe(true);
});
