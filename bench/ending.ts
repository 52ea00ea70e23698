// Removes everything that must not outlive the run (children, temporary folders, databases), last first, also on
// Ctrl-C.
const steps: (() => unknown)[] = [];

/** Registers a step for the end. @returns a function that runs it now instead, once */
export function atEnd(step: () => unknown): () => Promise<void> {
  steps.push(step);
  return async () => {
    const i = steps.indexOf(step);
    if (i < 0) return;
    steps.splice(i, 1);
    await step();
  };
}

let ending: Promise<void> | undefined;

/** Runs all steps; a failing step does not stop the others. */
export const end = (): Promise<void> =>
  (ending ??= (async () => {
    for (let step = steps.pop(); step; step = steps.pop()) {
      try {
        await step();
      } catch (error) {
        console.error(`While cleaning up: ${(error as Error).message}`);
      }
    }
  })());

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const) {
  process.on(signal, () => {
    void end().finally(() => process.exit(code));
  });
}
