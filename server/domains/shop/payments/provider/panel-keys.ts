// Keys of a provider: those of the environment, otherwise the panel's. Read anew for each use, so that a change holds without
// a restart, in every process.
import type { SealedName } from '#contract/sealed.ts';
import type { Db } from '../../../../base/db/database.ts';
import { readSealed } from '../../../../base/keys/sealed.ts';
import type { Secret } from '../../../../base/keys/secret.ts';
import type { KeySource } from './provider.ts';

export interface FoundKeys<K extends string> {
  source: KeySource;
  /** null: no payment can be asked for. */
  keys: Record<K, string> | null;
}
export type FindKeys<K extends string> = (db: Db) => Promise<FoundKeys<K>>;

/**
 * @param names the panel's secret for each key
 * @param given the environment's keys, which the panel's never replace
 */
export const keyFinder =
  <K extends string>(names: Record<K, SealedName>, given: Record<K, string> | undefined, secret: Secret): FindKeys<K> =>
  async (db) => {
    if (given) return { source: 'environment', keys: given };
    const found: [string, string][] = [];
    for (const [key, name] of Object.entries<SealedName>(names)) {
      const sealed = await readSealed(db, secret, name);
      if (sealed === 'unreadable') return { source: 'unreadable', keys: null };
      if (!sealed) return { source: 'none', keys: null };
      found.push([key, sealed.value]);
    }
    return { source: 'panel', keys: Object.fromEntries(found) as Record<K, string> };
  };
