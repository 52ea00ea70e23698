// Moving between pages without a page load: which address is shown, which is loading, what the browser's history gets.
// Knows neither React nor the window, so that its races can be tested.

/** An address within the site. */
export interface Location {
  pathname: string;
  search: string;
  hash: string;
  /** Names the entry in the history. */
  key: string;
}

/** The browser's history. */
export interface Entries {
  /** The entry that the browser is at. */
  current(): Location;
  /** An address as a new entry, not yet written. */
  to(address: string): Location;
  write(way: 'push' | 'replace', location: Location): void;
  onPop(listener: () => void): void;
}

/** Scroll positions of the history's entries. */
export interface Places {
  leave(key: string): void;
  arrive(location: Location, keepsPlace: boolean): void;
}

/** A loaded page, or the address that it leads on to. */
export type Loaded<P> = { page: P } | { movedTo: string };

export interface NavigateOptions {
  /** Replaces the current entry of the history. */
  replace?: boolean;
  /** Keeps the scroll position. */
  preventScrollReset?: boolean;
}
/** Leads to a path of the site. Resolves once its page is shown, or another navigation has begun. */
export type Navigate = (to: string, options?: NavigateOptions) => Promise<void>;

export interface NavigationState<P> {
  location: Location;
  page: P;
  /** The address that is loading. */
  next: Location | undefined;
  keepsPlace: boolean;
}

export interface Navigation<P> {
  navigate: Navigate;
  state(): NavigationState<P>;
  /** @param listener told of the state now and whenever it changes; the listener before it is told no more */
  onState(listener: (state: NavigationState<P>) => void): void;
  /** To be called when a state is in the document. */
  shown(state: NavigationState<P>): void;
}

interface Parts<P> {
  entries: Entries;
  places: Places;
  /** The page of the current address. */
  first: P;
  /** Never rejects: a failure is a page too. */
  load(location: Location, signal: AbortSignal): Promise<Loaded<P>>;
}

/** Whether only another part of the same page is wanted. An address without hash loads its page again. */
const isWithinPage = (from: Location, to: Location): boolean =>
  to.hash !== '' && from.pathname === to.pathname && from.search === to.search;

/**
 * The last page stays until the next one is loaded, and only then the history gets its entry. A navigation ends the one
 * before it, which leaves no trace.
 */
export function createNavigation<P>({ entries, places, first, load }: Parts<P>): Navigation<P> {
  let state: NavigationState<P> = { location: entries.current(), page: first, next: undefined, keepsPlace: false };
  let arrivedAt = state.location;
  let loading = new AbortController();
  let tell = (_state: NavigationState<P>): void => {};
  /** Navigations whose page is not in the document yet. */
  let waiting: (() => void)[] = [];

  const set = (next: NavigationState<P>): void => {
    state = next;
    tell(next);
  };

  /** @param way 'pop': the browser has moved already */
  async function go(way: 'push' | 'replace' | 'pop', location: Location, keepsPlace: boolean): Promise<void> {
    loading.abort();
    const own = (loading = new AbortController());
    let { page } = state;
    if (!isWithinPage(state.location, location)) {
      set({ ...state, next: location });
      const loaded = await load(location, own.signal);
      if (own.signal.aborted) return;
      if ('movedTo' in loaded) return go(way === 'pop' ? 'replace' : way, entries.to(loaded.movedTo), keepsPlace);
      page = loaded.page;
    }
    places.leave(state.location.key);
    if (way !== 'pop') entries.write(way, location);
    const shown = new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
    set({ location, page, next: undefined, keepsPlace });
    await shown;
  }
  entries.onPop(() => void go('pop', entries.current(), false));

  return {
    navigate: (to, { replace = false, preventScrollReset = false } = {}) =>
      go(replace ? 'replace' : 'push', entries.to(to), preventScrollReset),
    state: () => state,
    onState(listener) {
      tell = listener;
      tell(state);
    },
    shown(given) {
      if (given.location !== arrivedAt) {
        arrivedAt = given.location;
        places.arrive(given.location, given.keepsPlace);
      }
      if (given !== state) return;
      for (const resolve of waiting) resolve();
      waiting = [];
    },
  };
}
