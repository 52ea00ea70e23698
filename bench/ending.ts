// What must not outlive the run: children, temporary folders, databases. Undone last first, also on Ctrl-C.
const steps: (() => unknown)[] = [];

/** @returns does it now instead, once */
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

/** Undoes everything; a step that fails does not keep the others from running. */
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
