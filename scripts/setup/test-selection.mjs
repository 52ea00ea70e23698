/** Parses the arguments of `npm test -- …`. */
import { SetupFailure } from './failure.mjs';

/** Values of `--only`, and the steps of each.
 * @type {Record<string, Step[]>} */
const SELECTIONS = {
  format: ['format'],
  lint: ['lint'],
  types: ['types'],
  server: ['build', 'server'],
  browser: ['build', 'browser'],
};

/** @typedef {'format' | 'lint' | 'types' | 'build' | 'server' | 'browser'} Step */

/** All steps in running order: the quickest answers first.
 * @type {Step[]} */
const ALL = ['format', 'lint', 'types', 'build', 'server', 'browser'];

/**
 * @param {string[]} args
 * @returns {{ steps: Step[], runnerArgs: string[], isAll: boolean, since?: string }} `runnerArgs` go to the one tool that
 * `--only` names; `isAll`: every test of a database runs on both engines; `since`: only tests that the changes since
 * then can break
 */
export function parseSelection(args) {
  const chosen = args.filter((arg) => arg.startsWith('--only=')).map((arg) => arg.slice('--only='.length));
  const isAll = args.includes('--all');
  const changed = args.find((arg) => arg === '--changed' || arg.startsWith('--changed='));
  const since = changed && (changed.slice('--changed='.length) || 'HEAD');
  const runnerArgs = args.filter((arg) => arg !== '--all' && arg !== changed && !arg.startsWith('--only='));
  const names = Object.keys(SELECTIONS).join(', ');
  const [only] = chosen;
  if (chosen.length > 1 || (only !== undefined && !Object.hasOwn(SELECTIONS, only)))
    throw new SetupFailure(`--only= takes one of ${names}.`);
  if (only === undefined && runnerArgs.length > 0)
    throw new SetupFailure(`To pass on ${runnerArgs.join(' ')}, say to whom: --only= with one of ${names}.`);
  return { steps: (only !== undefined && SELECTIONS[only]) || ALL, runnerArgs, isAll, since };
}
