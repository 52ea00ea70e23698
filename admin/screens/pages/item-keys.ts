// Sections and rows have no ids. Each object gets a key, so that its element stays with it while it is edited and
// moved.
const keys = new WeakMap<object, string>();
let last = 0;

export function keyOf(item: object): string {
  const known = keys.get(item);
  if (known !== undefined) return known;
  const key = `oge-${++last}`;
  keys.set(item, key);
  return key;
}

/**
 * Gives the edited item the key of the old one.
 * @returns it
 */
export function keep<T extends object>(before: object, after: T): T {
  keys.set(after, keyOf(before));
  return after;
}
