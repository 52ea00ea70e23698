import type { Key } from '#contract/endpoints.ts';
import type { Scope } from '#contract/endpoint.ts';
import type { Versions } from '../db/open.ts';

const MAX_ENTRIES = 300;

/**
 * Remembers what pages ask for again and again (settings, menu, category tree), as long as the versions it was read at hold: those from
 * before the asking page began to read. Its values are shared: nobody may change them.
 */
export function createReplyMemo() {
  const memo = new Map<string, { version: number; value: Promise<unknown> }>();
  return (versions: Versions, key: Key, input: unknown, scopes: readonly Scope[], read: () => Promise<unknown>): Promise<unknown> => {
    const name = `${key} ${JSON.stringify(input)}`;
    const now = versions(...scopes);
    const known = memo.get(name);
    // Moved to the end either way: single products pass through, what every page asks for stays.
    memo.delete(name);
    if (known?.version === now) {
      memo.set(name, known);
      return known.value;
    }
    const value = read();
    memo.set(name, { version: now, value });
    value.catch(() => { if (memo.get(name)?.value === value) memo.delete(name); });
    if (memo.size > MAX_ENTRIES) memo.delete(memo.keys().next().value!);
    return value;
  };
}
export type ReplyMemo = ReturnType<typeof createReplyMemo>;
