import type { ShopSearch } from './search.ts';

/** Carries parts of the state through a GET form. */
export function HiddenState({ state, keys }: { state: ShopSearch; keys: readonly (keyof ShopSearch)[] }) {
  return keys.map((key) => state[key] && <input key={key} type="hidden" name={key} value={state[key]} />);
}
