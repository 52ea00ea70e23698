// Sections and rows have no ids. What is drawn for one must stay with it while it is edited and moved, so each object
// gets a key.
const keys = new WeakMap<object, string>();
let last = 0;

export function keyOf(item: object): string {
  const known = keys.get(item);
  if (known !== undefined) return known;
  const key = `oge-${++last}`;
  keys.set(item, key);
  return key;
}

/** The edited item is the same one as before. @returns it */
export function keep<T extends object>(before: object, after: T): T {
  keys.set(after, keyOf(before));
  return after;
}
