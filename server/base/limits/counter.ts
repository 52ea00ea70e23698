// Counts tries in memory: for calls so cheap and so many that a row in the database for each would cost more.
import type { Clock } from '../clock.ts';

/** Returns a function that counts a try and returns the seconds to wait; 0: it was free. Each process counts its own. */
export function tryCounter({ times, minutes, now }: { times: number; minutes: number; now: Clock }) {
  const windowMs = minutes * 60_000;
  /** By client; the oldest window comes first. */
  const windows = new Map<string, { since: number; tries: number }>();
  return (client: string): number => {
    const at = now();
    for (const [name, { since }] of windows) {
      if (at - since < windowMs) break;
      windows.delete(name);
    }
    const known = windows.get(client);
    const window = known && at - known.since < windowMs ? known : { since: at, tries: 0 };
    if (window !== known) {
      windows.delete(client);
      windows.set(client, window);
    }
    if (window.tries >= times) return Math.max(1, Math.ceil((window.since + windowMs - at) / 1_000));
    window.tries += 1;
    return 0;
  };
}
