// What work on many rows would read again for each of them.
import type { Db, Trx } from './database.ts';

const known = new WeakMap<Db, Map<string, Promise<unknown>>>();

/** From here on the transaction asks each `readOnce` only once. For one that changes nothing of what is read so. */
export function rememberReads(trx: Trx): void {
  if (!known.has(trx)) known.set(trx, new Map());
}

/**
 * Reads, unless the transaction remembers it (`rememberReads`).
 * @param key of what is read, in the whole application
 */
export function readOnce<T>(db: Db, key: string, read: () => Promise<T>): Promise<T> {
  const answers = known.get(db);
  if (!answers) return read();
  const answer = (answers.get(key) as Promise<T> | undefined) ?? read();
  answers.set(key, answer);
  return answer;
}
