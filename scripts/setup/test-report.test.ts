import { describe, expect, test } from 'vitest';
import { majorVersion } from './postgres-binaries.mjs';
import { countPlaywright, countVitest, sum } from './test-counts.mjs';
import { parseSelection } from './test-selection.mjs';

describe('counts', () => {
  test('Vitest: a file that does not load counts as one failure, one with failed tests only once', () => {
    expect(
      countVitest({
        numPassedTests: 5,
        numFailedTests: 1,
        testResults: [
          { status: 'passed', assertionResults: [{ status: 'passed' }] },
          { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
          { status: 'failed', assertionResults: [] },
        ],
      }),
    ).toEqual({ passed: 5, failed: 2 });
  });
  test('Playwright: flaky tests and errors outside tests count as failures, skipped ones do not', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 7 };
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 4, failed: 3 });
  });
  test('adds up', () => {
    expect(
      sum([
        { passed: 1, failed: 2 },
        { passed: 3, failed: 4 },
      ]),
    ).toEqual({ passed: 4, failed: 6 });
    expect(sum([])).toEqual({ passed: 0, failed: 0 });
  });
});

describe('selection', () => {
  test('runs everything without arguments', () => {
    expect(parseSelection([])).toEqual({
      steps: ['format', 'lint', 'types', 'build', 'server', 'browser'],
      runnerArgs: [],
      isAll: false,
    });
  });
  test.each([
    ['--changed', 'HEAD'],
    ['--changed=main', 'main'],
  ])('%s asks for the tests that changes since %s can break', (arg, since) => {
    expect(parseSelection([arg])).toMatchObject({ since, runnerArgs: [], isAll: false });
  });
  test('--all asks for both engines, whatever else is chosen', () => {
    expect(parseSelection(['--all', '--only=server', 'server/fuzz.test.ts'])).toEqual({
      steps: ['build', 'server'],
      runnerArgs: ['server/fuzz.test.ts'],
      isAll: true,
    });
  });
  test('--only runs one part with the steps it needs, and passes the arguments to its tool', () => {
    expect(parseSelection(['--only=browser', 'tests/shop.spec.ts', '--headed'])).toEqual({
      steps: ['build', 'browser'],
      runnerArgs: ['tests/shop.spec.ts', '--headed'],
      isAll: false,
    });
  });
  test.each([[['--only=all']], [['--only=']], [['--only=toString']], [['--only=lint', '--only=types']], [['money']]])(
    'refuses %j',
    (args) => {
      expect(() => parseSelection(args)).toThrow(/--only=/);
    },
  );
});

test.each([
  ['postgres (PostgreSQL) 15.14 (Debian 15.14-0+deb12u1)', 15],
  ['postgres (PostgreSQL) 18beta1', 18],
  ['postgres (PostgreSQL) 9.6.24', 9],
  ['', 0],
])('the major version in %j is %i', (text, expected) => {
  expect(majorVersion(text)).toBe(expected);
});
