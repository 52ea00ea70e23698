// Has models built by a process of its own: a crash or an endless loop of the kernel must not touch the shop, and its
// memory, which WebAssembly never gives back, ends with it.
import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Job, Made, Model, ModelJob, Ready, Reply } from '../kernel/process.ts';
import type { SheetContent } from '../sheet/content.ts';

/** The model could not be built now; another try may succeed. */
export class ModellerUnavailable extends Error {
  override name = 'ModellerUnavailable';
}
/** The body makes no model, now and at every other try. */
export class ModelFailed extends Error {
  override name = 'ModelFailed';
}

export interface ModellerLimits {
  /** The process ends after so long without work. */
  idleMs: number;
  /** It ends after so many models, and above so much memory: a pin leaves 0.4 MB behind, a spring 60. */
  maxModels: number;
  maxRssBytes: number;
  /** A model that takes longer is given up; starting the process does not count. */
  modelMs: number;
  /** A process that takes longer to start is given up: the machine has no time for it. */
  startMs: number;
  /** Models that may wait. */
  maxWaiting: number;
}
export const MODELLER_LIMITS: ModellerLimits = {
  idleMs: 90_000,
  maxModels: 300,
  maxRssBytes: 600 * 1024 * 1024,
  modelMs: 20_000,
  startMs: 60_000,
  maxWaiting: 40,
};

export interface Modeller {
  /** @throws ModellerUnavailable, ModelFailed */
  make(job: ModelJob): Promise<Model>;
  /** A drawing sheet as PDF. @throws as `make` */
  print(sheet: SheetContent): Promise<Model['file']>;
  /** Of the process that runs; undefined: none does. */
  readonly pid: number | undefined;
  /** Ends the process; models that wait are given up. */
  stop(): void;
}

interface Waiting {
  job: Job;
  resolve(made: Made): void;
  reject(error: Error): void;
}

const PROCESS = fileURLToPath(new URL('../kernel/process.ts', import.meta.url));

/**
 * Nice by so much: pages come first. On a machine whose cores are all at work it still gets about a quarter of one; at 10,
 * Node's PRIORITY_BELOW_NORMAL, a tenth, so that a start took half a minute.
 */
const NICENESS = 5;

/** Starts no process before the first model is wanted. */
export function openModeller(limits: ModellerLimits = MODELLER_LIMITS, path = PROCESS): Modeller {
  const waiting: Waiting[] = [];
  let current: Waiting | undefined;
  let child: ChildProcess | undefined;
  let made = 0;
  /** Whether the process has started and takes jobs. */
  let isReady = false;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function start(): ChildProcess {
    const started = fork(path, [], {
      execArgv: ['--max-old-space-size=256'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    if (started.pid !== undefined)
      try {
        setPriority(started.pid, NICENESS);
      } catch {
        // It has ended already, which 'exit' tells.
      }
    started.on('message', (message: Reply | Ready) => {
      if (started !== child) return;
      if ('isReady' in message) becomeReady();
      else take(message);
    });
    started.on('exit', (code, signal) => started === child && lose(`ended (${signal ?? code})`));
    started.on('error', (error) => started === child && lose(error.message));
    made = 0;
    isReady = false;
    return started;
  }

  function retire(): void {
    const old = child;
    child = undefined;
    old?.kill('SIGKILL'); // it holds nothing that could be lost
  }

  function end(settle: (ended: Waiting) => void): void {
    clearTimeout(timer);
    const ended = current;
    current = undefined;
    if (ended) settle(ended);
    next();
  }
  function take(reply: Reply): void {
    made += 1;
    if (made >= limits.maxModels || reply.rssBytes > limits.maxRssBytes) retire();
    end(({ resolve, reject }) => ('made' in reply ? resolve(reply.made) : reject(new ModelFailed(reply.failure))));
  }
  function lose(what: string): void {
    child = undefined;
    end(({ reject }) => reject(new ModellerUnavailable(`the CAD process ${what}`)));
  }

  function becomeReady(): void {
    isReady = true;
    if (current) watch();
  }

  /** Gives the current model its time. */
  function watch(): void {
    clearTimeout(timer);
    const [ms, late] = isReady
      ? [limits.modelMs, new ModelFailed(`took longer than ${limits.modelMs} ms`)]
      : [limits.startMs, new ModellerUnavailable(`the CAD process did not start in ${limits.startMs} ms`)];
    timer = setTimeout(() => {
      retire();
      end(({ reject }) => reject(late));
    }, ms);
  }

  function next(): void {
    if (current) return;
    current = waiting.shift();
    clearTimeout(timer);
    if (!current) {
      timer = setTimeout(retire, limits.idleMs);
      timer.unref();
      return;
    }
    child ??= start();
    watch();
    // A failure to send is followed by 'exit' or 'error'.
    child.send(current.job, () => {});
  }

  const ask = (job: Job): Promise<Made> =>
    new Promise((resolve, reject) => {
      if (isStopped) return reject(new ModellerUnavailable('the server is ending'));
      if (waiting.length >= limits.maxWaiting) return reject(new ModellerUnavailable('too many models wait'));
      waiting.push({ job, resolve, reject });
      next();
    });

  return {
    // The process answers each job in its kind.
    make: async (job) => (await ask(job)) as Model,
    print: async (sheet) => (await ask({ sheet })).file,
    get pid() {
      return child?.pid;
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      retire();
      for (const { reject } of [...(current ? [current] : []), ...waiting.splice(0)])
        reject(new ModellerUnavailable('the server is ending'));
      current = undefined;
    },
  };
}
