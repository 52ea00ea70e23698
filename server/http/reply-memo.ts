import type { Part } from '#contract/endpoint.ts';
import type { Key } from '#contract/endpoints.ts';
import type { Versions } from '../db/changes.ts';

const MAX_ENTRIES = 300;

/**
 * Remembers what pages ask for again and again (settings, menu, category tree), as long as nothing that it shows has changed since
 * before it was read. Its values are shared: nobody may change them.
 */
export function createReplyMemo() {
  const memo = new Map<string, { readAt: number; parts: readonly Part[]; value: Promise<unknown> }>();
  /**
   * @param reads parts that the reply may show
   * @param partsOf parts that it does show, known once it has been read
   */
  return (versions: Versions, key: Key, input: unknown, reads: readonly Part[], read: () => Promise<unknown>, partsOf: (value: unknown) => readonly Part[] = () => reads): Promise<unknown> => {
    const name = `${key} ${JSON.stringify(input)}`;
    const known = memo.get(name);
    // Moved to the end either way: single products pass through, what every page asks for stays.
    memo.delete(name);
    if (known && versions.last(known.parts) <= known.readAt) {
      memo.set(name, known);
      return known.value;
    }
    const entry = { readAt: versions.now, parts: reads, value: read() };
    memo.set(name, entry);
    entry.value.then(
      (value) => { entry.parts = partsOf(value); },
      () => { if (memo.get(name) === entry) memo.delete(name); },
    );
    if (memo.size > MAX_ENTRIES) memo.delete(memo.keys().next().value!);
    return entry.value;
  };
}
export type ReplyMemo = ReturnType<typeof createReplyMemo>;
