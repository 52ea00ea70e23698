// Steps that can be undone.
export interface Steps<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
}

const MAX_STEPS = 50;

export const begin = <T>(present: T): Steps<T> => ({ past: [], present, future: [] });

export const step = <T>({ past, present }: Steps<T>, next: T): Steps<T> => ({
  past: [...past, present].slice(-MAX_STEPS),
  present: next,
  future: [],
});

export function undo<T>(steps: Steps<T>): Steps<T> {
  const { past, present, future } = steps;
  if (past.length === 0) return steps;
  return { past: past.slice(0, -1), present: past.at(-1)!, future: [present, ...future] };
}

export function redo<T>(steps: Steps<T>): Steps<T> {
  const { past, present, future } = steps;
  if (future.length === 0) return steps;
  return { past: [...past, present], present: future[0]!, future: future.slice(1) };
}
