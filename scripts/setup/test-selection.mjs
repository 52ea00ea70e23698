/** What `npm test -- …` asks for. */
import { SetupFailure } from './failure.mjs';

/** What `--only` may name, and the steps that this means.
 * @type {Record<string, Step[]>} */
const SELECTIONS = {
  lint: ['lint'],
  types: ['types'],
  server: ['build', 'server'],
  browser: ['build', 'browser'],
};

/** @typedef {'lint' | 'types' | 'build' | 'server' | 'browser'} Step */

/** Every step, in the order in which they run: the quickest answers first.
 * @type {Step[]} */
const ALL = ['lint', 'types', 'build', 'server', 'browser'];

/**
 * @param {string[]} args
 * @returns {{ steps: Step[], runnerArgs: string[] }} `runnerArgs` go to the one tool that `--only` names
 */
export function parseSelection(args) {
  const only = args.filter((arg) => arg.startsWith('--only=')).map((arg) => arg.slice('--only='.length));
  const runnerArgs = args.filter((arg) => !arg.startsWith('--only='));
  const names = Object.keys(SELECTIONS).join(', ');
  if (only.length > 1 || (only[0] !== undefined && !Object.hasOwn(SELECTIONS, only[0]))) throw new SetupFailure(`--only= takes one of ${names}.`);
  if (only.length === 0 && runnerArgs.length > 0) throw new SetupFailure(`To pass on ${runnerArgs.join(' ')}, say to whom: --only= with one of ${names}.`);
  return { steps: only.length ? SELECTIONS[only[0]] : ALL, runnerArgs };
}
