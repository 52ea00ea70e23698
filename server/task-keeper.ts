// Sees to it that somebody works on tasks: starts their process when one waits (`task-process.ts`), of which an
// installation has one at a time.
import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Clock } from './base/clock.ts';
import type { Database } from './base/db/database.ts';
import { hasWork, releaseTasks } from './entities/tasks/run.ts';

const PROCESS = fileURLToPath(new URL('./task-process.ts', import.meta.url));
const LOOK_EVERY_MS = 1_000;
/** Heap of the process, MiB; the rest of its 256 is the engine's and the database's. */
const HEAP_MIB = 160;
/** Nice by so much: pages come first. */
const NICENESS = 5;

interface Parts {
  database: Database;
  now: Clock;
  onError(error: unknown): void;
  /** Of the process; by default the server's. */
  environment?: NodeJS.ProcessEnv;
}

export interface TaskKeeper {
  /** Of the process that works; undefined: none does. */
  pid(): number | undefined;
  /** Ends it; a task that runs is left after its batch, and goes on at the next start. */
  stop(): Promise<void>;
}

/** Looks every second. */
export function startTasks({ database, now, onError, environment = process.env }: Parts): TaskKeeper {
  let child: ChildProcess | undefined;
  let isStopped = false;
  let looking: Promise<void> | undefined;
  let releasing: Promise<void> | undefined;

  function start(): void {
    const runner = randomUUID();
    const started = fork(PROCESS, [runner], {
      execArgv: [`--max-old-space-size=${HEAP_MIB}`, '--max-semi-space-size=4'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: environment,
    });
    child = started;
    if (started.pid !== undefined)
      try {
        setPriority(started.pid, NICENESS);
      } catch {
        // It has ended already, which 'exit' tells.
      }
    const ended = (): void => {
      // What a killed one held goes on at once; a process that dies at the same place again ends the task.
      releasing = releaseTasks({ database }, runner)
        .catch(onError) // it is anybody's once it has been silent long enough
        .finally(() => {
          if (child === started) child = undefined;
        });
    };
    started.once('exit', ended);
    started.once('error', (error) => {
      onError(error);
      if (started.pid === undefined) ended();
    });
  }

  async function look(): Promise<void> {
    if (isStopped || child) return;
    if ((await hasWork({ database, now })) && !isStopped) start();
  }

  const timer = setInterval(() => {
    looking ??= look()
      .catch(onError)
      .finally(() => (looking = undefined));
  }, LOOK_EVERY_MS).unref();
  return {
    pid: () => child?.pid,
    async stop(): Promise<void> {
      isStopped = true;
      clearInterval(timer);
      await looking;
      const running = child;
      if (!running || running.exitCode !== null || running.signalCode !== null) return releasing;
      const gone = new Promise<void>((resolve) => running.once('exit', () => resolve()));
      running.kill('SIGTERM');
      await gone;
      await releasing;
    },
  };
}
