/**
 * Runs other programs, passes signals on to them, and ends the whole script in one place.
 *
 * npm runs a script through `sh -c` and, depending on that shell, does not pass SIGTERM on: our parent then disappears
 * while we and the server continue. So we watch our parent as well as our signals.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname } from 'node:path';
import { Interrupted, SetupFailure } from './failure.mjs';

/** @typedef {{ code: number | null, signal: NodeJS.Signals | null, timedOut: boolean, output: string }} Ended */

/** A process group's signal reaches the child too; a child that ends within this time needs no second signal. */
const GRACE_MS = 250;
/** A terminal sends Ctrl-C to the child itself; we send it only to a child that is still running after this time. */
const TERMINAL_GRACE_MS = 5000;
const PARENT_CHECK_MS = 500;
const SHELLS = new Set(['sh', 'dash', 'bash', 'ash', 'busybox', 'zsh', 'ksh']);

/** @type {Set<(signal: NodeJS.Signals) => void>} */
const listeners = new Set();
/** @type {(() => unknown)[]} */
const endings = [];
/** @type {NodeJS.Signals | null} */
let interruptedBy = null;

/** @param {NodeJS.Signals} signal */
function interrupt(signal) {
  if (interruptedBy) return; // npm and the terminal may both send one Ctrl-C
  interruptedBy = signal;
  for (const listener of listeners) listener(signal);
}

/**
 * Process numbers of our starters: our parent and, where that is the shell between npm and us, npm as well (known on
 * Linux only; elsewhere the usual shells replace themselves by us). The value changes when one of them ends.
 */
function ancestors() {
  const parent = process.ppid;
  if (process.platform !== 'linux') return `${parent}`;
  try {
    // "pid (name) state parent …"; the name may contain spaces and brackets
    const [, name = '', grandparent] = /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${parent}/stat`, 'utf8')) ?? [];
    return SHELLS.has(name) ? `${parent} ${grandparent}` : `${parent}`;
  } catch {
    return `${parent}`;
  }
}

function watchSignalsAndParent() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => interrupt(signal));
  // A reader that ends early (npm killed, `| head`) must not end us before the server has ended
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  // Only under npm: any other shell may start us in the background and exit
  const starters = ancestors();
  if (process.env.npm_lifecycle_event) {
    setInterval(() => {
      if (ancestors() !== starters) interrupt('SIGTERM');
    }, PARENT_CHECK_MS).unref();
  }
}

/** Throws `Interrupted` when a signal has arrived. */
export function stopIfInterrupted() {
  if (interruptedBy) throw new Interrupted(interruptedBy);
}

/** Registers a step for the end of the script, however it ends; the last one registered runs first.
 * @param {() => unknown} ending */
export function atEnd(ending) {
  endings.push(ending);
}

/**
 * Runs one program to its end. Signals that reach this script are passed on to it, each at most once.
 * @param {string} command
 * @param {string[]} args
 * @param {object} [options]
 * @param {string} [options.cwd]
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {boolean} [options.capture] collect stdout and stderr in `output` instead of showing them
 * @param {number} [options.timeoutMs] kill it after this time; `timedOut` is then true
 * @param {NodeJS.Signals} [options.stopSignal] send this instead of the signal received
 * @param {boolean} [options.isTied] give it a channel (IPC), whose end reports the end of this script, even by SIGKILL
 * @param {number} [options.killAfterMs] kill it this long after passing a signal on
 * @param {number} [options.uid]
 * @param {number} [options.gid]
 * @returns {Promise<Ended>} `code` is null and `output` says why when the program could not be started
 */
export function run(
  command,
  args,
  { cwd, env = process.env, capture = false, timeoutMs, stopSignal, killAfterMs, isTied = false, uid, gid } = {},
) {
  stopIfInterrupted();
  return new Promise((resolve) => {
    const streams = capture ? ['ignore', 'pipe', 'pipe'] : ['inherit', 'inherit', 'inherit'];
    const child = spawn(command, args, {
      cwd,
      env,
      uid,
      gid,
      stdio: /** @type {import('node:child_process').StdioOptions} */ (isTied ? [...streams, 'ipc'] : streams),
    });
    let output = '';
    let timedOut = false;
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });

    /** @type {NodeJS.Timeout[]} */
    const timers = [];
    if (timeoutMs)
      timers.push(
        setTimeout(() => {
          timedOut = true;
          child.kill('SIGKILL');
        }, timeoutMs),
      );
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => {
      const fromTerminal = signal === 'SIGINT' && Boolean(process.stdin.isTTY || process.stdout.isTTY);
      timers.push(setTimeout(() => child.kill(stopSignal ?? signal), fromTerminal ? TERMINAL_GRACE_MS : GRACE_MS));
      if (killAfterMs) timers.push(setTimeout(() => child.kill('SIGKILL'), killAfterMs));
    };
    listeners.add(passOn);

    /** @param {Ended} ended */
    const finish = (ended) => {
      listeners.delete(passOn);
      for (const timer of timers) clearTimeout(timer);
      resolve(ended);
    };
    child.on('error', (error) => finish({ code: null, signal: null, timedOut, output: error.message }));
    // 'close', not 'exit', when we read the output: the last lines may still be on their way
    child.on(capture ? 'close' : 'exit', (code, signal) => finish({ code, signal, timedOut, output }));
  });
}

/** An environment in which `node` is this one, including for programs that npm starts.
 * @param {string} node
 * @param {NodeJS.ProcessEnv} [env] */
export function withNodeFirst(node, env = process.env) {
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...env, [name]: [dirname(node), env[name]].filter(Boolean).join(delimiter) };
}

/** The exit code that a shell would report.
 * @param {Pick<Ended, 'code' | 'signal'>} ended */
export function exitCodeOf({ code, signal }) {
  if (signal) return 128 + (constants.signals[signal] ?? 0);
  return code ?? 1;
}

/** Our own failures, and errors of a full or read-only disk: the message alone is enough.
 * @param {unknown} error */
function isExpected(error) {
  return (
    error instanceof SetupFailure ||
    ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(/** @type {NodeJS.ErrnoException} */ (error)?.code ?? '')
  );
}

/** Runs a script's body, then the steps from `atEnd`, and exits with the number that the body returns.
 * @param {() => Promise<number>} body */
export async function main(body) {
  watchSignalsAndParent();
  let code = 1;
  try {
    code = await body();
  } catch (error) {
    code = error instanceof Interrupted ? exitCodeOf({ code: null, signal: error.signal }) : 1;
    console.error(isExpected(error) ? /** @type {Error} */ (error).message : error);
  }
  for (const ending of endings.toReversed()) {
    try {
      await ending();
    } catch (error) {
      code ||= 1;
      console.error(error);
    }
  }
  process.exit(code);
}
