import { useEffect, useRef } from 'react';

/** Pause after typing before a list follows. */
const PAUSE_MS = 250;

/** Runs the last of several calls once they pause. */
export function usePause(): (work: () => void) => void {
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (work) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(work, PAUSE_MS);
  };
}
