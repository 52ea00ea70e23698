import type { Key } from '#contract/endpoints.ts';
import type { Scope } from '#contract/endpoint.ts';
import type { Versions } from '../db/open.ts';
import { createKeptReplies } from './kept-replies.ts';

const MAX_ENTRIES = 300;

/** Each counts alike, whatever its size: they are few. */
interface Remembered { readonly bytes: 1; version: number; value: Promise<unknown> }

/**
 * Remembers what pages ask for again and again (settings, menu, category tree), as long as the versions it was read at hold: those from
 * before the asking page began to read. Single products pass through, what every page asks for stays. Its values are shared: nobody may change them.
 */
export function createReplyMemo() {
  const memo = createKeptReplies<Remembered>(MAX_ENTRIES);
  return (versions: Versions, key: Key, input: unknown, scopes: readonly Scope[], read: () => Promise<unknown>): Promise<unknown> => {
    const name = `${key} ${JSON.stringify(input)}`;
    const now = versions(...scopes);
    const known = memo.get(name);
    if (known?.version === now) return known.value;
    const remembered: Remembered = { bytes: 1, version: now, value: read() };
    memo.set(name, remembered);
    remembered.value.catch(() => memo.drop(name, remembered));
    return remembered.value;
  };
}
export type ReplyMemo = ReturnType<typeof createReplyMemo>;
