import type { Entries, Location } from './navigation.ts';

const newKey = (): string => Math.random().toString(36).slice(2);

const at = ({ pathname, search, hash }: Omit<Location, 'key'>, key: string): Location => ({
  pathname,
  search,
  hash,
  key,
});

/** The window's history. Every entry gets a key, by which its scroll position is found again. */
export function browserEntries(): Entries {
  const current = (): Location => {
    let key = (history.state as { key?: string } | null)?.key;
    if (!key) {
      // The first entry, or one that the browser made for a hash.
      key = newKey();
      history.replaceState({ key }, '');
    }
    return at(location, key);
  };
  return {
    current,
    to: (address) => at(new URL(address, location.href), newKey()),
    write(way, { pathname, search, hash, key }) {
      const address = pathname + search + hash;
      try {
        if (way === 'push') history.pushState({ key }, '', address);
        else history.replaceState({ key }, '', address);
      } catch {
        // Browsers refuse too many entries within seconds: loads the page.
        if (way === 'push') location.assign(address);
        else location.replace(address);
      }
    },
    onPop: (listener) => addEventListener('popstate', listener),
  };
}
