// iyzico's keys: those of the environment, otherwise the panel's. Read anew for each use, so that a change holds without a
// restart, in every process.
import type { Db } from '../../../../base/db/database.ts';
import { readSealed } from '../../../../base/keys/sealed.ts';
import type { Secret } from '../../../../base/keys/secret.ts';
import type { KeySource } from '../provider/provider.ts';
import type { IyzicoKeys } from './signing.ts';

export interface FoundKeys {
  source: KeySource;
  /** null: no payment can be asked for. */
  keys: IyzicoKeys | null;
}
export type FindKeys = (db: Db) => Promise<FoundKeys>;

/** Keys of iyzico's test environment move no money. */
export const isSandbox = ({ apiKey }: Pick<IyzicoKeys, 'apiKey'>): boolean => apiKey.startsWith('sandbox-');

const originOf = (keys: IyzicoKeys): string =>
  isSandbox(keys) ? 'https://sandbox-api.iyzipay.com' : 'https://api.iyzipay.com';

/** Where calls with these keys go. @param base the environment's address, for tests */
export const apiBase = (keys: IyzicoKeys, base: string | undefined): string => base ?? originOf(keys);

/** @param fromEnvironment the environment's keys, which the panel's never replace */
export const keyFinder =
  (fromEnvironment: IyzicoKeys | undefined, secret: Secret): FindKeys =>
  async (db) => {
    if (fromEnvironment) return { source: 'environment', keys: fromEnvironment };
    const [apiKey, secretKey] = [
      await readSealed(db, secret, 'iyzico_api_key'),
      await readSealed(db, secret, 'iyzico_secret_key'),
    ];
    if (apiKey === 'unreadable' || secretKey === 'unreadable') return { source: 'unreadable', keys: null };
    if (!apiKey || !secretKey) return { source: 'none', keys: null };
    return { source: 'panel', keys: { apiKey: apiKey.value, secretKey: secretKey.value } };
  };
