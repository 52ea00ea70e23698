import { expect, test } from 'vitest';
import { createNavigation, type Loaded, type Location, type NavigationState } from './navigation.ts';

const HOST = 'http://x';
const addressOf = ({ pathname, search, hash }: Location): string => pathname + search + hash;

/** A browser's history with its back button, pages that load when the test says so, and what of it was shown. */
function visit(start = '/a') {
  let keys = 0;
  const to = (address: string): Location => {
    const { pathname, search, hash } = new URL(address, HOST);
    return { pathname, search, hash, key: `k${keys++}` };
  };
  let entries = [to(start)];
  let at = 0;
  let popped = () => {};
  const loads = new Map<string, { signal: AbortSignal; end(loaded: Loaded<string>): void }>();
  const places: string[] = [];
  const states: NavigationState<string>[] = [];
  const navigation = createNavigation<string>({
    entries: {
      current: () => entries[at]!,
      to,
      write(way, location) {
        entries = way === 'push' ? [...entries.slice(0, ++at), location] : entries.with(at, location);
      },
      onPop(listener) {
        popped = listener;
      },
    },
    places: {
      leave: (key) => places.push(`leave ${key}`),
      arrive: ({ key }, keepsPlace) => places.push(`arrive ${key}${keepsPlace ? ' keeping' : ''}`),
    },
    first: `page ${start}`,
    load: (location, signal) =>
      new Promise((end) => {
        loads.set(addressOf(location), { signal, end });
      }),
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  navigation.onState((state) => {
    states.push(state);
    navigation.shown(state);
  });
  return {
    navigation,
    loads,
    places,
    states,
    shown: () => [addressOf(navigation.state().location), navigation.state().page],
    next: () => navigation.state().next?.pathname,
    history: () => entries.map(addressOf),
    back() {
      at--;
      popped();
    },
    forward() {
      at++;
      popped();
    },
    /** The browser itself followed a link to a part of the page. */
    followHash(hash: string) {
      entries = [...entries.slice(0, ++at), to(addressOf(entries[at - 1]!) + hash)];
      popped();
    },
    async arrive(address: string, loaded: Loaded<string> = { page: `page ${address}` }) {
      loads.get(address)!.end(loaded);
      await settled();
    },
    settled,
  };
}

test('the last page and its address stay until the next page is loaded', async () => {
  const { navigation, shown, next, history, arrive } = visit();
  const moving = navigation.navigate('/b?q=1#c');
  expect([shown(), next(), history()]).toEqual([['/a', 'page /a'], '/b', ['/a']]);
  await arrive('/b?q=1#c');
  await moving;
  expect([shown(), next(), history()]).toEqual([['/b?q=1#c', 'page /b?q=1#c'], undefined, ['/a', '/b?q=1#c']]);
});

test('a navigation ends the one before it, which leaves no trace however late it answers', async () => {
  const { navigation, loads, shown, history, states, arrive, settled } = visit();
  const first = navigation.navigate('/slow');
  const second = navigation.navigate('/b');
  expect([loads.get('/slow')!.signal.aborted, loads.get('/b')!.signal.aborted]).toEqual([true, false]);
  await arrive('/b');
  await second;
  await arrive('/slow');
  await first; // whoever waits for it goes on
  await settled();
  expect([shown(), history()]).toEqual([
    ['/b', 'page /b'],
    ['/a', '/b'],
  ]);
  expect(states.map(({ page }) => page)).not.toContain('page /slow');
});

test('the same address loads again; a part of the same page does not', async () => {
  const { navigation, loads, shown, history, arrive } = visit();
  void navigation.navigate('/a');
  await arrive('/a', { page: 'page /a, anew' });
  expect(shown()).toEqual(['/a', 'page /a, anew']);
  loads.clear();
  await navigation.navigate('/a#part');
  expect([shown(), history(), loads.size]).toEqual([['/a#part', 'page /a, anew'], ['/a', '/a', '/a#part'], 0]);
});

test('replacing leaves the history as long as it was', async () => {
  const { navigation, history, arrive } = visit();
  void navigation.navigate('/b', { replace: true });
  await arrive('/b');
  expect(history()).toEqual(['/b']);
});

test('a redirect leads on in the same way, without an entry of its own', async () => {
  const { navigation, shown, history, places, arrive } = visit();
  void navigation.navigate('/old', { preventScrollReset: true });
  await arrive('/old', { movedTo: '/new' });
  await arrive('/new');
  expect([shown(), history()]).toEqual([
    ['/new', 'page /new'],
    ['/a', '/new'],
  ]);
  expect(places.at(-1)).toMatch(/keeping$/);
  void navigation.navigate('/old', { replace: true });
  await arrive('/old', { movedTo: '/newer' });
  await arrive('/newer');
  expect(history()).toEqual(['/a', '/newer']);
});

test('back loads the page again; one that has moved since takes the place of its entry', async () => {
  const { navigation, shown, history, arrive, back, forward } = visit();
  void navigation.navigate('/b');
  await arrive('/b');
  back();
  expect(shown()).toEqual(['/b', 'page /b']);
  await arrive('/a', { movedTo: '/new' });
  await arrive('/new');
  expect([shown(), history()]).toEqual([
    ['/new', 'page /new'],
    ['/new', '/b'],
  ]);
  forward();
  await arrive('/b');
  expect(shown()).toEqual(['/b', 'page /b']);
});

test('back while a page loads gives up that page; a link while going back continues from there', async () => {
  const { navigation, loads, shown, history, arrive, back } = visit();
  void navigation.navigate('/b');
  await arrive('/b');
  void navigation.navigate('/c');
  back();
  expect(loads.get('/c')!.signal.aborted).toBe(true);
  void navigation.navigate('/d');
  expect(loads.get('/a')!.signal.aborted).toBe(true);
  await arrive('/d');
  expect([shown(), history()]).toEqual([
    ['/d', 'page /d'],
    ['/a', '/d'],
  ]);
});

test('a place is left when its page goes and arrived at once when the next is there', async () => {
  const { navigation, places, arrive, back, followHash } = visit();
  void navigation.navigate('/b');
  expect(places).toEqual([]);
  await arrive('/b');
  expect(places).toEqual(['leave k0', 'arrive k1']);
  back();
  await arrive('/a');
  expect(places.slice(2)).toEqual(['leave k1', 'arrive k0']);
  followHash('#part');
  expect(places.slice(4)).toEqual(['leave k0', 'arrive k2']);
});

test('a navigation has ended only when its page is in the document', async () => {
  const { navigation, arrive, settled } = visit();
  navigation.onState(() => {}); // nothing shows it yet
  let hasEnded = false;
  void navigation.navigate('/b').then(() => {
    hasEnded = true;
  });
  const before = navigation.state();
  await arrive('/b');
  navigation.shown(before);
  await settled();
  expect(hasEnded).toBe(false);
  navigation.shown(navigation.state());
  await settled();
  expect(hasEnded).toBe(true);
});

test('who asks late is told what has happened since', async () => {
  const { navigation, arrive } = visit();
  navigation.onState(() => {});
  void navigation.navigate('/b');
  await arrive('/b');
  const told: string[] = [];
  navigation.onState(({ page }) => told.push(page));
  expect(told).toEqual(['page /b']);
});
