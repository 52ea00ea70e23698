import { delimiter } from 'node:path';
import { expect, test } from 'vitest';
import { exitCodeOf, withNodeFirst } from './commands.mjs';
import { isNewEnough } from './node24.mjs';

test.each([
  ['v24.15.0', true],
  ['v24.21.0', true],
  ['v25.0.0', true],
  ['v26.1.0', true],
  ['v24.14.9', false],
  ['v22.23.0', false],
  ['v20.20.2', false],
])('%s is new enough: %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected);
});

test('puts the Node of a path first, under any spelling of PATH', () => {
  expect(withNodeFirst('/n/bin/node', { PATH: '/usr/bin', A: '1' })).toEqual({
    PATH: `/n/bin${delimiter}/usr/bin`,
    A: '1',
  });
  expect(withNodeFirst('/n/bin/node', { Path: 'x' })).toEqual({ Path: `/n/bin${delimiter}x` });
});

test('reports exit codes as a shell does', () => {
  expect(exitCodeOf({ code: 0, signal: null })).toBe(0);
  expect(exitCodeOf({ code: 3, signal: null })).toBe(3);
  expect(exitCodeOf({ code: null, signal: 'SIGTERM' })).toBe(143);
  expect(exitCodeOf({ code: null, signal: null })).toBe(1);
});
