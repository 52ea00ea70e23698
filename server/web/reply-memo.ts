import type { Part } from '#contract/endpoint.ts';
import type { Key } from '#contract/endpoints.ts';
import type { Versions } from '../base/db/changes.ts';
import { createKeptReplies } from './kept-replies.ts';

const MAX_ENTRIES = 300;

/** Replies count alike, whatever their size: they are few. */
interface Remembered {
  readonly bytes: 1;
  readonly readAt: number;
  parts: readonly Part[];
  readonly value: Promise<unknown>;
}

/**
 * Remembers replies that pages ask for repeatedly (settings, menu, category tree), as long as the data they show has
 * not changed since before it was read. Single products pass through, replies for every page stay. Its values are
 * shared: callers must not change them.
 */
export function createReplyMemo() {
  const memo = createKeptReplies<Remembered>(MAX_ENTRIES);
  /**
   * @param reads parts that the reply may show
   * @param partsOf parts that it does show, known once it has been read
   */
  return (
    versions: Versions,
    key: Key,
    input: unknown,
    reads: readonly Part[],
    read: () => Promise<unknown>,
    partsOf: (value: unknown) => readonly Part[] = () => reads,
  ): Promise<unknown> => {
    const name = `${key} ${JSON.stringify(input)}`;
    const known = memo.get(name);
    if (known && versions.last(known.parts) <= known.readAt) return known.value;
    const remembered: Remembered = { bytes: 1, readAt: versions.now, parts: reads, value: read() };
    memo.set(name, remembered);
    remembered.value.then(
      (value) => {
        remembered.parts = partsOf(value);
      },
      () => memo.drop(name, remembered),
    );
    return remembered.value;
  };
}
export type ReplyMemo = ReturnType<typeof createReplyMemo>;
